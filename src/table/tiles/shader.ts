/** How a tile is lit: ivory with engraved halves and a brass pin on a back of dark wood with an inlaid star. */
import { BEHIND, RIM } from '../cloth/rim.ts';
import { LIGHT, ROTATE, SHAPES } from '../light.ts';
import { COLUMNS, NUMERALS, ROWS } from './atlas.ts';
import { HALF_THICK } from './box.ts';

const INSTANCE = `
in vec4 iAt;    // x, y, z, scale
in vec4 iTurn;
in vec4 iFace;  // number above, number below, grain, glow
in vec4 iState; // dim, marked, focused, kind
in float iCut;  // how far the opening above the cloth has closed around it
`;

export const TILE_VERTEX = `#version 300 es
in vec3 aPosition;
in vec3 aNormal;
${INSTANCE}
uniform mat4 uView;
out vec3 vWorld;
out vec3 vNormal;
out vec3 vLocal;
flat out vec4 vFace;
flat out vec4 vState;
flat out vec4 vTurn;
flat out float vScale;
flat out float vCut;
${ROTATE}
void main() {
  vLocal = aPosition;
  vNormal = rotated(iTurn, aNormal);
  vWorld = rotated(iTurn, aPosition * iAt.w) + iAt.xyz;
  vFace = iFace;
  vState = iState;
  vTurn = iTurn;
  vScale = iAt.w;
  vCut = iCut;
  gl_Position = uView * vec4(vWorld, 1.);
}`;

const HEAD = `#version 300 es
precision highp float;
in vec3 vWorld;
in vec3 vNormal;
in vec3 vLocal;
flat in vec4 vFace;
flat in vec4 vState;
flat in vec4 vTurn;
flat in float vScale;
flat in float vCut;
uniform vec3 uEye;
uniform vec2 uHalfScreen;
uniform float uNumeralsBelow;
uniform sampler2D uAtlas;
uniform sampler2D uNoise;
out vec4 finalColor;
const float TOP = ${HALF_THICK.toFixed(3)};
const vec3 BACK = vec3(.034, .016, .010);
const vec3 COPPER = vec3(.74, .36, .17);
const vec3 BRASS = vec3(.78, .56, .22);
${LIGHT}
${ROTATE}
${SHAPES}
${RIM}
${BEHIND}
// Where in its half, and in which, a point of the face lies; numerals stand upright for whoever looks.
vec3 halfPlace(vec2 p) {
  float up = step(0., p.y);
  float number = floor(mix(vFace.y, vFace.x, up) + .5);
  vec2 h = vec2(p.x, p.y - (up - .5)) * 1.02;
  if (vScale < uNumeralsBelow) {
    number += ${NUMERALS.toFixed(1)};
    vec3 sky = rotated(vec4(-vTurn.xyz, vTurn.w), vec3(0., .8, .6));
    h = abs(sky.x) > abs(sky.y) ? (sky.x > 0. ? vec2(-h.y, h.x) : vec2(h.y, -h.x)) : (sky.y > 0. ? h : -h);
  }
  return vec3(clamp(vec2(h.x, -h.y) + .5, .02, .98), number);
}
vec4 engraved(vec3 place, vec2 dx, vec2 dy) {
  vec2 cell = vec2(mod(place.z, ${COLUMNS.toFixed(1)}), floor(place.z / ${COLUMNS.toFixed(1)}));
  return textureGrad(uAtlas, (cell + place.xy) / vec2(${COLUMNS.toFixed(1)}, ${ROWS.toFixed(1)}), dx, dy);
}
`;

/** The colour under a state: dimmed tiles lose light and colour, glowing ones catch copper light at their edges. */
const FINISH = `
vec3 finished(vec3 c, vec3 n, vec3 v) {
  float edge = pow(1. - max(dot(n, v), 0.), 2.5);
  c = mix(c, vec3(dot(c, vec3(.3, .5, .2))) * vec3(.33, .37, .44), vState.x * .88);
  c += vFace.w * (vec3(1., .62, .22) * edge * 1.4 + vec3(.030, .016, .004));
  c += vState.z * vec3(.25, .55, .80) * (edge * 1.6 + .05);
  return developed(c * lamplight(vWorld.xy / uHalfScreen));
}`;

export const TILE_FRAGMENT = `${HEAD}
${FINISH}
void main() {
  vec2 ground = behind(vWorld);
  float away = beyondRim(ground, vCut);
  vec3 n = normalize(vNormal);
  vec3 v = normalize(uEye - vWorld);
  vec2 p = vLocal.xy;
  vec2 dx = dFdx(p), dy = dFdy(p);
  vec2 reach = vec2(1. / ${COLUMNS.toFixed(1)}, 1. / ${ROWS.toFixed(1)});
  float layer = smoothstep(-.055, -.040, vLocal.z);
  vec4 grain = texture(uNoise, p * vec2(.9, .16) + vFace.z * 7.3);
  vec3 ivory = mix(vec3(.80, .70, .53), vec3(.86, .79, .65), .35 * vFace.z + .65 * grain.g);
  ivory *= .94 + .10 * grain.b;
  vec3 wood = BACK * (.7 + .8 * grain.g);
  vec3 albedo = mix(wood, ivory, layer);
  float gloss = mix(.55, .40, layer), metal = 0.;
  albedo *= 1. - .5 * smoothstep(.012, .0, abs(vLocal.z + .047));
  vec3 bend = vec3(0.);
  if (vLocal.z > TOP - .012) {
    vec3 place = halfPlace(p);
    float e = .014;
    vec4 ink = engraved(place, dx * reach, dy * reach);
    float right = engraved(halfPlace(p + vec2(e, 0.)), dx * reach, dy * reach).a;
    float above = engraved(halfPlace(p + vec2(0., e)), dx * reach, dy * reach).a;
    float pin = length(p);
    float pinned = 1. - smoothstep(.058, .066, pin);
    vec2 slope = vec2(right, above) - ink.a;
    float groove = (1. - smoothstep(.008, .022, abs(p.y))) * (1. - smoothstep(.35, .37, abs(p.x)));
    slope.y += groove * sign(p.y) * -.7;
    vec3 colour = ink.rgb / max(ink.a, .02);
    colour *= colour * .50;
    albedo = mix(albedo, colour, ink.a);
    albedo *= 1. - .62 * groove;
    albedo *= 1. - .25 * (1. - smoothstep(.066, .10, pin)) * (1. - pinned);
    bend = vec3(slope * 1.15, 0.);
    gloss = mix(gloss, .75, ink.a * .6);
    albedo = mix(albedo, BRASS, pinned);
    bend = mix(bend, vec3(p / .06 * .75, 0.), pinned);
    gloss = mix(gloss, .8, pinned);
    metal = pinned;
    float border = abs(boxAway(p, vec2(.415, .915), .06));
    float marked = step(.01, vState.y) * (1. - smoothstep(.016, .028, border - .012 * vState.y)) * (.35 + .65 * vState.y);
    albedo = mix(albedo, vec3(.80, .33, .10), marked);
    gloss = mix(gloss, .5, marked);
    metal = max(metal, marked * .4);
  } else if (vLocal.z < -TOP + .012) {
    float star = starAway(p, 8., .40, 3.6);
    float line = abs(star) - .018;
    line = min(line, abs(length(p) - .45) - .010);
    line = min(line, abs(boxAway(p, vec2(.40, .90), .07)) - .010);
    line = min(line, length(p) - .085);
    float w = fwidth(line) * .7;
    float inlay = 1. - smoothstep(-w, w, line);
    albedo = mix(albedo, COPPER, inlay);
    gloss = mix(gloss, .7, inlay);
    metal = inlay;
  }
  vec3 c = lit(albedo, normalize(n + rotated(vTurn, bend)), v, gloss, metal);
  // Less light reaches what is close to the cloth and turned aside.
  c *= mix(.55, 1., smoothstep(-TOP, TOP, vLocal.z * sign(n.z + .001) + .12) * .6 + .4);
  // The wood shades tiles that reach under it, as it shades the cloth.
  if (vCut > .5 && uNear.z > 1.) c *= mix(1., rimShade(rimAway(ground + vec2(-.16, .15)), away), vCut);
  if (away > 0.) discard;
  finalColor = vec4(finished(c, n, v), 1.);
}`;

/** The same tile for slow machines: one look at the picture, no engraving, no gleam. */
export const TILE_FRAGMENT_LOW = `${HEAD}
${FINISH}
void main() {
  float away = beyondRim(behind(vWorld), vCut);
  vec3 n = normalize(vNormal);
  vec3 v = normalize(uEye - vWorld);
  vec2 p = vLocal.xy;
  vec2 reach = vec2(1. / ${COLUMNS.toFixed(1)}, 1. / ${ROWS.toFixed(1)});
  vec2 dx = dFdx(p) * reach, dy = dFdy(p) * reach;
  vec3 albedo = vLocal.z > -.047 ? vec3(.84, .76, .60) : BACK * 1.3;
  if (vLocal.z > TOP - .012) {
    vec4 ink = engraved(halfPlace(p), dx, dy);
    albedo = mix(albedo, ink.rgb * ink.rgb * .55 / max(ink.a * ink.a, .01), ink.a);
    if (abs(p.y) < .02 && abs(p.x) < .36) albedo *= .45;
    float border = max(abs(p.x) - .42, abs(p.y) - .92);
    if (vState.y > .01 && abs(border) < .02 + .012 * vState.y) albedo = mix(albedo, vec3(.80, .33, .10), .35 + .65 * vState.y);
  } else if (vLocal.z < -TOP + .012) {
    float around = abs(length(p) - .34);
    if (around < .03 || length(p) < .12) albedo = COPPER * .6;
  }
  vec3 c = albedo * (WARM * max(dot(n, LAMP), 0.) * 1.02 + mix(vec3(.07), vec3(.22), .5 + .5 * n.z));
  if (away > 0.) discard;
  finalColor = vec4(finished(c, n, v), 1.);
}`;

/** What the two meshes of instances read, and how it lies in their common buffer: seventeen floats an instance. */
export const FLOATS = 17;
export { INSTANCE };
