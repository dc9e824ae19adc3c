/** Copper light on the cloth: a blade that waits, the ghost of a tile that fits, the flash of a tile that locked in. */
import { FOCUS } from '../lighting.ts';
import { COLUMNS, NUMERALS, ROWS } from '../tiles/face-atlas.ts';

/**
 * Colours are premultiplied, with little cover: light. p: half-tile sides around the middle, x across, y outwards.
 * Needs `SHAPES` and `LAMPWARDS`.
 */
export const BLADE_LIGHT = `
const vec3 COPPER = vec3(1., .56, .22);
const vec3 BRIGHT = vec3(1., .78, .48);
${FOCUS}
// Light stays copper however much of it adds up; without this it would burn out to white.
float together(float light) { return 1.3 * (1. - exp(-1.05 * light)); }
// A slender kite: widest near the hub, its tip outwards.
float kiteAway(vec2 p) {
  vec2 a = vec2(abs(p.x), p.y);
  return max(dot(a - vec2(0., -.94), vec2(.843, -.538)), dot(a - vec2(0., .96), vec2(.970, .243)));
}
// Cut in two facets, one of which faces the lamp. across: the lamp's direction across the blade.
vec4 bladeLight(vec2 p, float glow, float focus, float across) {
  float d = kiteAway(p), px = fwidth(d);
  float inside = smoothstep(px, -px, d);
  float facet = mix(.34, .92, .5 + .5 * smoothstep(-.02, .02, p.x) * across - .5 * smoothstep(.02, -.02, p.x) * across);
  float ridge = exp(-abs(p.x) * 26.) * inside;
  float edge = 1. - smoothstep(.008 + px * .4, .03 + px, abs(d + .012));
  float halo = exp(-max(max(d, abs(p.y) - .93), 0.) * 7.) * (1. - inside) * smoothstep(1.5, 1., abs(p.y));
  float tip = .75 + .25 * p.y;
  vec3 light = mix(COPPER, BRIGHT, max(edge, ridge) * .8 * glow * glow);
  light = mix(light, CHOSEN, focus);
  float a = max(glow, focus);
  float body = inside * (facet + ridge * .35) * tip;
  return vec4(light * together((body + edge * .7 + halo * glow * .7) * a), (inside * .85 + edge * .3) * min(a, 1.) * .9);
}
// numbers: on the half that points outwards, and on the other; less than 0: blank. on: 1 if it lies on ivory.
vec4 ghostOn(vec2 p, float glow, float focus, vec2 numbers, float on) {
  // A square instead of a tile.
  float d = boxAway(p, vec2(numbers.x < -150. ? .97 : .47, .97), .09), px = fwidth(d);
  float inside = smoothstep(px, -px, d);
  float line = 1. - smoothstep(.014, .03 + px, abs(d + .012));
  float halo = exp(-max(d, 0.) * 6.5) * (1. - inside);
  float pool = exp(min(d, 0.) * 4.5) * inside;
  float groove = (1. - smoothstep(.006, .016 + px, abs(p.y))) * step(abs(p.x), .34) * step(-150., numbers.x);
  float ink = 0.;
  float up = step(0., p.y), number = mix(numbers.y, numbers.x, up);
  vec2 h = vec2(p.x, p.y - (up - .5)) * 1.02;
  // Numerals stand upright for the viewer.
  if (number > ${(NUMERALS - 1).toFixed(1)}) h = abs(vUp.x) > abs(vUp.y) ? (vUp.x > 0. ? vec2(-h.y, h.x) : vec2(h.y, -h.x)) : h * sign(vUp.y);
  vec2 share = 1. / vec2(${COLUMNS.toFixed(1)}, ${ROWS.toFixed(1)});
  vec2 cell = vec2(mod(number, ${COLUMNS.toFixed(1)}), floor(number / ${COLUMNS.toFixed(1)}));
  ink = textureGrad(uAtlas, (cell + clamp(vec2(h.x, -h.y) + .5, .02, .98)) * share, dFdx(p) * share, dFdy(p) * share).r;
  ink *= step(0., number) * inside;
  vec3 light = mix(mix(COPPER, BRIGHT, max(line, ink)), CHOSEN, focus);
  float a = max(glow, focus);
  // A square lies on tiles: only its line is seen.
  float shown = line + (halo * .62 + pool * .42 + inside * .16) * (numbers.x < -150. || on > .5 ? .22 : 1.) + groove * .4 + ink;
  // Ivory outshines light, so it is covered, and darkened around.
  float cover = max(inside * mix(.34, .93, on) + line * mix(.45, .07, on), halo * halo * .5 * on);
  return vec4(light * together(shown * a), cover * a);
}
vec4 ghostLight(vec2 p, float glow, float focus, vec2 numbers) { return ghostOn(p, glow, focus, numbers, 0.); }
vec4 plate(vec2 p, float glow, float focus, vec2 numbers) { return ghostOn(p, glow, focus, numbers, 1.); }
// side: half the length of the thread, world units.
vec4 threadLight(vec2 p, float glow, float focus, float side) {
  float d = max(abs(p.x) * side - .028, (abs(p.y) - 1.) * side), px = fwidth(d);
  float line = smoothstep(px, -px, d), halo = exp(-max(d, 0.) * 26.) * .45;
  float a = max(glow, focus);
  return vec4(mix(BRIGHT, CHOSEN, focus) * together((line + halo) * a), (line * .8 + halo) * a);
}
// Light runs along the edge of a tile from its inner end, and sinks into the cloth.
vec4 flashLight(vec2 p, float gone) {
  float d = boxAway(p, vec2(.47, .97), .09);
  float front = exp(-pow((p.y * .5 + .5 - gone * 1.7) * 2.4, 2.));
  float left = (1. - gone) * (1. - gone);
  // Close to the tile: eight of them meet around the spinner, and their light adds up.
  float near = .62 * exp(-max(d, 0.) * 7.5);
  float line = exp(-abs(d) * 22.);
  return vec4(mix(COPPER, BRIGHT, line * .8) * together((near * (front * 1.1 + left * .5) + line * (front + left)) * (1. - gone)), 0.);
}
`;
