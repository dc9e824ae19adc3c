/**
 * The shader of tiles: a face with engraved halves and a pin, on a lower layer with an inlaid star. Materials:
 * `themes/`.
 */

import { RACK_LIGHT } from '../../places/look.ts';
import { HALF_LENGTH, HALF_THICK, HALF_WIDTH, LEAN } from '../../space/tile-size.ts';
import { INSTANCE } from '../instance-shader.ts';
import { FLAT, FOCUS, LAMPWARDS, LIGHT, lightOn, ROTATE, SHAPES, vector } from '../lighting.ts';
import { BEHIND, RIM } from '../rim-shader.ts';
import { COLUMNS, NUMERALS, ROWS } from './face-atlas.ts';

export const TILE_VERTEX = `#version 300 es
in vec3 aPosition;
in vec3 aNormal;
${INSTANCE}
uniform mat4 uView;
uniform float uNumeralsBelow;
out vec3 vWorld;
out vec3 vNormal;
out vec3 vLocal;
flat out vec4 vFace;
flat out vec2 vUpright; // turn of numerals and pictures, which stand upright for the viewer; pips are not turned
flat out vec4 vState;
flat out vec4 vTurn;
flat out float vCut;
flat out float vLean; // 0 for a tile that lies flat, 1 for one that leans as on the rack
flat out vec2 vCovered; // amounts by which the halves lie under another tile: the upper, the lower
flat out vec2 vLamp;    // direction of the lamp, seen from the face
${LAMPWARDS}
${ROTATE}
void main() {
  vec3 lamp = rotated(vec4(-iTurn.xyz, iTurn.w), LAMP);
  vLamp = lamp.xy / max(length(lamp.xy), .05);
  vLocal = aPosition;
  vNormal = rotated(iTurn, aNormal);
  vWorld = rotated(iTurn, aPosition * iAt.w) + iAt.xyz;
  vFace = iFace;
  vState = iState;
  vTurn = iTurn;
  // A face that leans away is harder to read.
  float flat_ = rotated(iTurn, vec3(0., 0., 1.)).z;
  vLean = min(1., (1. - abs(flat_)) * ${(1 / (1 - Math.cos(LEAN))).toFixed(2)});
  vUpright = vec2(1., 0.);
  if (iAt.w * clamp(flat_ * flat_, .8, 1.) < uNumeralsBelow) {
    vFace.xy += ${NUMERALS.toFixed(1)};
    vec2 sky = rotated(vec4(-iTurn.xyz, iTurn.w), vec3(0., .8, .6)).xy;
    vUpright = abs(sky.x) > abs(sky.y) ? vec2(0., sky.x > 0. ? 1. : -1.) : vec2(sky.y > 0. ? 1. : -1., 0.);
  }
  vCut = iCut;
  vCovered = iOver.yz;
  gl_Position = uView * vec4(vWorld, 1.);
}`;

const HEAD = `#version 300 es
precision highp float;
in vec3 vWorld;
in vec3 vNormal;
in vec3 vLocal;
flat in vec4 vFace;
flat in vec4 vState;
flat in vec2 vUpright;
flat in vec4 vTurn;
flat in float vCut;
flat in float vLean;
flat in vec2 vCovered;
flat in vec2 vLamp;
uniform vec3 uEye;
uniform vec2 uHalfScreen;
uniform sampler2D uAtlas;
uniform sampler2D uNoise;
out vec4 finalColor;
const float TOP = ${HALF_THICK.toFixed(3)};
uniform vec3 uFaceFrom;  // the two colours of the face's streaks
uniform vec3 uFaceTo;
uniform vec4 uFaceBody;  // gloss, metal, warmth at the edges, depth of the engraving
uniform vec3 uInk[13];
uniform vec3 uAccent[7]; // second colours of pictures
uniform vec3 uBack;      // the lower layer, and the star in it
uniform vec3 uStarInlay;
uniform vec3 uPin;
uniform vec3 uMark;
uniform float uFrame;
${LIGHT}
${ROTATE}
${SHAPES}
${RIM}
${BEHIND}
// The half that a point of the face lies in, and its place there.
vec3 halfPlace(vec2 p) {
  float up = step(0., p.y);
  vec2 h = vec2(p.x, p.y - (up - .5)) * 1.02;
  h = vec2(h.x * vUpright.x - h.y * vUpright.y, h.x * vUpright.y + h.y * vUpright.x);
  return vec3(clamp(vec2(h.x, -h.y) + .5, .02, .98), floor(mix(vFace.y, vFace.x, up) + .5));
}
// Amount of engraving there, its depth, and the amount in the second colour; dx, dy: change of the place from pixel to pixel.
vec3 engraved(vec3 place, vec2 dx, vec2 dy) {
  vec2 cell = vec2(mod(place.z, ${COLUMNS.toFixed(1)}), floor(place.z / ${COLUMNS.toFixed(1)}));
  vec2 share = vec2(1. / ${COLUMNS.toFixed(1)}, 1. / ${ROWS.toFixed(1)});
  return textureGrad(uAtlas, (cell + place.xy) * share, dx * share, dy * share).rgb;
}
// The shade of tiles over one half, on the other. p.y: distance from the line between the halves.
float coveredShade(vec2 p) {
  vec2 away = max(vec2(-p.y, p.y), 0.);
  vec2 towards = max(vec2(vLamp.y, -vLamp.y), .02);
  vec2 shade = max(.55 * exp(-away * 13.), .62 * smoothstep(.34, .12, away / towards));
  return (1. - shade.x * vCovered.x) * (1. - shade.y * vCovered.y);
}
vec3 inkOf(float number, vec3 ink) {
  int n = int(mod(number, ${NUMERALS.toFixed(1)}));
  return mix(uInk[n], uAccent[min(n, 6)], ink.b / max(ink.r, .01));
}
`;

/** The part of its brightness on the screen that a wholly dim tile keeps. */
export const SHADE = 0.56;

/** The part of the light that a lean takes from a face and the rack's light gives back. */
const GIVEN_BACK = 0.9;
const leaning = lightOn([0, -Math.sin(LEAN), Math.cos(LEAN)]);
/** Red, green and blue light of the rack on a face, as a part of its own light, if the tile glows by 1. */
export const RACK: readonly number[] = FLAT.map(
  (flat, i) => (GIVEN_BACK * (flat / (leaning[i] ?? 1) - 1)) / RACK_LIGHT,
);

/**
 * The colour in a state: dim tiles lie in shade, glowing ones catch warm light at their edges. The tile with the
 * keyboard's focus has a ring. The rack's light gives a leaning face the colour of one that lies on the cloth. Shade
 * falls on the developed colour: darker light would bring out the grain of the face, and look like dirt.
 */
const FINISH = `
${FOCUS}
vec3 finished(vec3 c, vec3 n, vec3 v) {
  float aside = 1. - max(dot(n, v), 0.);
  float edge = aside * aside * sqrt(aside);
  // A dark face, which has a frame, stands in more of it.
  vec3 more = mix(vec3(.7 + .8 * uFrame), ${vector(RACK)} + .4 * uFrame, vLean);
  c *= 1. + more * min(vFace.w, ${RACK_LIGHT});
  c += vFace.w * (vec3(1., .62, .22) * edge * 1.4 + vec3(.030, .016, .004));
  vec2 beyond = abs(vLocal.xy) - vec2(${HALF_WIDTH}, ${HALF_LENGTH});
  float ring = smoothstep(-.1, -.075, max(beyond.x, beyond.y)) * mix(.4, 1., step(TOP - .05, vLocal.z));
  // Numbers must stay legible: a dark face loses less.
  vec3 seen = developed(c * lamplight(vWorld.xy / uHalfScreen)) * mix(1., ${SHADE} * (1. + .5 * uFrame), vState.x);
  return mix(seen, CHOSEN, vState.z * ring);
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
  float layer = smoothstep(-.055, -.040, vLocal.z);
  // Faint streaks along the tile, finer ones across them, and a cloud: no two tiles are cut from one place.
  vec2 cut = vec2(vFace.z * 7.3, vFace.z * 3.1);
  float streak = texture(uNoise, p * vec2(.95, .05) + cut).g;
  float cloud = texture(uNoise, p * vec2(.09, .05) + cut.yx).r;
  float fine = texture(uNoise, p * vec2(.55, .20) + cut).b;
  vec3 face = mix(uFaceFrom, uFaceTo, clamp(streak * .9 + cloud * .8 - .35, 0., 1.)) * (.965 + .07 * fine);
  vec3 albedo = mix(uBack * (.72 + .36 * streak + .22 * fine), face, layer);
  float gloss = mix(.34, uFaceBody.x, layer), metal = uFaceBody.y * layer;
  // Hands have polished the edges, and light comes through where the face is thin.
  float round_ = smoothstep(.405, .47, max(abs(p.x), abs(p.y) - .5));
  gloss += .18 * round_ * layer;
  float liner = smoothstep(.013, .004, abs(vLocal.z + .047));
  albedo = mix(albedo, uPin * .45, liner * (.35 + .65 * uFrame));
  // A face is never quite flat, and metal is brushed across.
  vec2 bend = p * vec2(.10, .05) + vec2(0., (streak - .5) * .5 * metal);
  float lip = 0.;
  if (vLocal.z > TOP - .012) {
    vec3 place = halfPlace(p);
    float e = .021;
    vec3 ink = engraved(place, dx, dy);
    vec3 toLamp = engraved(halfPlace(p + vLamp * e), dx, dy);
    vec3 fromLamp = engraved(halfPlace(p - vLamp * e), dx, dy);
    float pin = length(p);
    float pinned = 1. - smoothstep(.060, .068, pin);
    float groove = (1. - smoothstep(.007, .020, abs(p.y))) * (1. - smoothstep(.34, .37, abs(p.x)));
    // The wall next to the lamp turns from it and shades the floor; the wall across and the lip behind it catch its
    // light.
    float depth = uFaceBody.w;
    bend += vLamp * (toLamp.g - fromLamp.g) * .62 * depth;
    bend.y += groove * sign(p.y) * -.8;
    float shade = ink.r * (1. - toLamp.r);
    lip = (1. - ink.r) * toLamp.r * depth;
    albedo = mix(albedo, inkOf(place.z, ink) * (1. - .55 * shade * depth), ink.r);
    metal *= 1. - ink.r;
    gloss = mix(gloss, .26, ink.r);
    albedo *= 1. - .55 * groove;
    // A seat is turned for the pin.
    albedo *= 1. - .35 * (1. - smoothstep(.068, .098, pin)) * (1. - pinned);
    float border = abs(boxAway(p, vec2(.415, .915), .06));
    float frame = uFrame * (1. - smoothstep(.007, .015, abs(boxAway(p, vec2(.437, .937), .05))));
    float brass = max(pinned, frame);
    albedo = mix(albedo, uPin * 1.1, brass);
    bend = mix(bend, p / .06 * .72, pinned);
    gloss = mix(gloss, .85, brass);
    metal = mix(metal, 1., brass);
    float marked = step(.01, vState.y) * (1. - smoothstep(.016, .028, border - .012 * vState.y)) * (.35 + .65 * vState.y);
    albedo = mix(albedo, uMark, marked);
    gloss = mix(gloss, .5, marked);
    metal = mix(metal, .3, marked);
  } else if (vLocal.z < -TOP + .012) {
    float star = starAway(p, 8., .40, 3.6);
    float line = abs(star) - .018;
    line = min(line, abs(length(p) - .45) - .010);
    line = min(line, abs(boxAway(p, vec2(.40, .90), .07)) - .010);
    line = min(line, length(p) - .085);
    float w = fwidth(line) * .7;
    float inlay = 1. - smoothstep(-w, w, line);
    albedo = mix(albedo, uStarInlay, inlay);
    gloss = mix(gloss, .7, inlay);
    metal = max(metal, inlay * .7);
  }
  vec3 c = lit(albedo, normalize(n + rotated(vTurn, vec3(bend, 0.))), v, gloss, metal);
  c += lip * face * .28;
  c += layer * uFaceBody.z * face * vec3(.16, .075, .02) * round_ * (.55 - .45 * dot(n, LAMP));
  c *= coveredShade(p);
  // Less light reaches parts that are close to the cloth and turned aside.
  c *= mix(.55, 1., smoothstep(-TOP, TOP, vLocal.z * sign(n.z + .001) + .12) * .6 + .4);
  // The wood shades tiles that reach under it, as it shades the cloth.
  if (vCut > .5 && uNear.z > 1.) c *= mix(1., rimShade(rimAway(ground + vec2(-.16, .15)), away), vCut);
  if (away > 0.) discard;
  finalColor = vec4(finished(c, n, v), 1.);
}`;

/** The same tile for slow machines: one reading of the picture, no engraving, no gleam. */
export const TILE_FRAGMENT_LOW = `${HEAD}
${FINISH}
void main() {
  float away = beyondRim(behind(vWorld), vCut);
  vec3 n = normalize(vNormal);
  vec3 v = normalize(uEye - vWorld);
  vec2 p = vLocal.xy;
  vec2 dx = dFdx(p), dy = dFdy(p);
  vec3 albedo = vLocal.z > -.047 ? mix(uFaceFrom, uFaceTo, .5) : uBack;
  if (vLocal.z > TOP - .012) {
    vec3 place = halfPlace(p);
    vec3 ink = engraved(place, dx, dy);
    albedo = mix(albedo, inkOf(place.z, ink), ink.r);
    if (abs(p.y) < .02 && abs(p.x) < .36) albedo *= .45;
    vec2 inside = abs(p) - vec2(.437, .937);
    if (abs(max(inside.x, inside.y)) < .012) albedo = mix(albedo, uPin, uFrame);
    float border = max(abs(p.x) - .42, abs(p.y) - .92);
    if (vState.y > .01 && abs(border) < .02 + .012 * vState.y) albedo = mix(albedo, uMark, .35 + .65 * vState.y);
  } else if (vLocal.z < -TOP + .012) {
    float around = abs(length(p) - .34);
    if (around < .03 || length(p) < .12) albedo = uStarInlay;
  }
  albedo *= coveredShade(p);
  vec3 c = albedo * (WARM * max(dot(n, LAMP), 0.) * 1.02 + mix(vec3(.07), vec3(.32), .5 + .5 * n.z));
  if (away > 0.) discard;
  finalColor = vec4(finished(c, n, v), 1.);
}`;
