/** The light of the room, the same for every shader: warm, from the upper left. */

import { add, dot, mix3, times, unit, type Vec3 } from '../space/vectors.ts';

/** Direction of the lamp. */
export const LAMP = [-0.5, 0.46, 0.86] as const;

/** Returns a vector for the shaders. */
export const vector = (v: readonly number[]) => `vec${v.length}(${v.map((x) => x.toFixed(4)).join(', ')})`;

/** Colours of the lamp and of the window's light, of the light from above and from below, and the window's direction. */
const WARM: Vec3 = [1, 0.9, 0.74];
const WINDOW: Vec3 = [0.35, -0.75, 0.55];
const SKY: Vec3 = [0.2, 0.215, 0.245];
const GROUND: Vec3 = [0.075, 0.06, 0.05];
const DAY: Vec3 = [0.208, 0.208, 0.221];

/** Returns the red, green and blue light on a matt surface that faces that way. */
export function lightOn(normal: Vec3): Vec3 {
  const from = (light: Vec3) => Math.max(0, dot(normal, unit(light)));
  return add(add(times(WARM, from(LAMP) * 1.02), times(DAY, from(WINDOW))), mix3(GROUND, SKY, 0.5 + 0.5 * normal[2]));
}

/** The same on a surface that lies flat. */
export const FLAT: readonly number[] = lightOn([0, 0, 1]);

/** The direction of the lamp; part of `LIGHT`. */
export const LAMPWARDS = `const vec3 LAMP = normalize(${vector(LAMP)});`;

/** The colour around anything with the keyboard's focus. */
export const FOCUS = `const vec3 CHOSEN = vec3(.45, .80, 1.);`;

export const LIGHT = `
${LAMPWARDS}
const vec3 WARM = ${vector(WARM)};
// Returns the light from a surface to the eye. albedo linear; gloss 0 matt ... 1 polished; metal 0 or 1.
vec3 lit(vec3 albedo, vec3 n, vec3 v, float gloss, float metal) {
  float lamp = max(dot(n, LAMP), 0.);
  float window = max(dot(n, normalize(${vector(WINDOW)})), 0.);
  vec3 ambient = mix(${vector(GROUND)}, ${vector(SKY)}, .5 + .5 * n.z);
  vec3 h = normalize(LAMP + v);
  float shine = pow(max(dot(n, h), 0.), mix(40., 190., gloss));
  vec3 r = reflect(-v, n);
  float sky = smoothstep(.35, .95, dot(r, normalize(vec3(-.25, .55, .8))));
  // A surface that faces the player reflects the lit room behind them.
  float room = smoothstep(.30, .95, dot(r, normalize(vec3(.1, -.85, .5))));
  float rim = 1. - max(dot(n, v), 0.);
  rim *= rim;
  rim *= rim;
  vec3 body = albedo * (WARM * lamp * 1.02 + ${vector(DAY)} * window + ambient) * (1. - .55 * metal);
  vec3 gleam = mix(vec3(1.), albedo * 1.6, metal);
  return body + gleam * (WARM * shine * (.15 * gloss + .75 * gloss * gloss) * (1. + 1.5 * metal) + (vec3(.85, .92, 1.) * (sky * .40 * metal + rim * .16) + WARM * room * .42 * metal) * gloss);
}
vec3 developed(vec3 c) {
  c = (c * (2.51 * c + .03)) / (c * (2.43 * c + .59) + .14);
  // To the power of 1 / 2.2, to half a step of 255, by roots: powers are expensive.
  c = clamp(c, 0., 1.);
  vec3 root = sqrt(c);
  return 1.0051 * root + .0711 * sqrt(root) - .0781 * c;
}
// Darker towards the corners of the screen, brightest a little up and left.
float lamplight(vec2 screen) {
  vec2 p = screen - vec2(-.24, .24);
  float d = dot(p, p);
  return 1.12 - .45 * d + .05 * d * d;
}
`;

export const ROTATE = `
vec3 rotated(vec4 q, vec3 v) { return v + 2. * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
`;

/** Stars with any number of points, and rounded boxes, as signed distances. */
export const SHAPES = `
float starAway(vec2 p, float points, float r, float sharp) {
  float an = 3.14159265 / points;
  float en = 3.14159265 / sharp;
  vec2 acs = vec2(cos(an), sin(an)), ecs = vec2(cos(en), sin(en));
  float bn = mod(atan(p.x, p.y), 2. * an) - an;
  p = length(p) * vec2(cos(bn), abs(sin(bn)));
  p -= r * acs;
  p += ecs * clamp(-dot(p, ecs), 0., r * acs.y / ecs.y);
  return length(p) * sign(p.x);
}
float boxAway(vec2 p, vec2 half_, float round_) {
  vec2 d = abs(p) - half_ + round_;
  return length(max(d, 0.)) + min(max(d.x, d.y), 0.) - round_;
}
`;
