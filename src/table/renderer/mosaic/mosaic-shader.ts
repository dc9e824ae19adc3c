/** The ground of a mosaic: a slab of small stones let into the cloth, in the light of the table. */
import { EARTHS } from '../../../art/earths.ts';
import type { ExtraParts } from '../extras.ts';
import { STONES } from './stones-shader.ts';

/** Texels in a row and in a column of the data, and the row at which fields begin; half-places lie before it. */
export const DATA_SIDE = 16;
export const FIELD_ROW = 12;

const LIMESTONE = 0xc2b08c;
const GROUT = 0x2f2721;

type Tools = ExtraParts['tools'];

const head = ({ LIGHT, SHAPES, RIM, vector, albedoOf }: Tools) => `precision highp float;
in vec2 vPoint;
uniform vec3 uEye;
uniform vec2 uHalfScreen;
uniform vec4 uStar;
uniform sampler2D uNoise;
uniform sampler2D uFields;
uniform vec4 uMosaic; // columns, rows, pitch in half-tile sides
uniform vec3 uInlay;
out vec4 finalColor;
${LIGHT}
${SHAPES}
${RIM}
${STONES}
const vec3 EARTHS[${EARTHS.length}] = vec3[](${EARTHS.map((earth) => vector(albedoOf(earth))).join(', ')});
const vec3 LIMESTONE = ${vector(albedoOf(LIMESTONE))};
const vec3 GROUT = ${vector(albedoOf(GROUT))};
// The number of the field there, from 1; 0 beside the outline.
int fieldAt(ivec2 cell) {
  if (any(lessThan(cell, ivec2(0))) || any(greaterThanEqual(vec2(cell), uMosaic.xy))) return 0;
  return int(texelFetch(uFields, cell, 0).r * 255. + .5);
}
// Its earth, its way, its state (0 open, 1 kept, 2 broken), and the light on it.
vec4 lookOf(int field) {
  return texelFetch(uFields, ivec2((field - 1) % ${DATA_SIDE}, ${FIELD_ROW} + (field - 1) / ${DATA_SIDE}), 0) * 255.;
}
// Distance from a point beside the outline to it. along: the way along its edge.
float outlineAway(vec2 g, out float along) {
  ivec2 cell = ivec2(floor(g));
  float least = 9.;
  along = 0.;
  for (int n = 0; n < 9; n++) {
    ivec2 at = cell + ivec2(n % 3 - 1, n / 3 - 1);
    if (fieldAt(at) == 0) continue;
    vec2 from = g - vec2(at) - .5, over = abs(from) - .5;
    float d = length(max(over, 0.));
    if (d >= least) continue;
    least = d;
    bool isCorner = min(over.x, over.y) > 0.;
    along = isCorner ? floor(over.x > over.y ? g.x : g.y) + 99.02 : over.x > over.y ? g.y : g.x;
  }
  return least;
}
// Distance from a point of a field to its border, and the way along it.
float borderAway(vec2 g, int field, out float along) {
  ivec2 cell = ivec2(floor(g));
  vec2 f = fract(g), near = min(f, 1. - f);
  ivec2 side = ivec2(f.x < .5 ? -1 : 1, f.y < .5 ? -1 : 1);
  bool isAcross = fieldAt(cell + ivec2(side.x, 0)) != field, isAlong = fieldAt(cell + ivec2(0, side.y)) != field;
  float dx = isAcross ? near.x : 9., dy = isAlong ? near.y : 9.;
  along = dx < dy ? g.y : g.x;
  float d = min(dx, dy);
  if (!isAcross && !isAlong && fieldAt(cell + side) != field) {
    d = length(near);
    along = near.x < near.y ? g.y : g.x;
  }
  return d;
}
// A thin line that breaks through the stones.
float crackAway(vec2 p) {
  float at = p.x * 3.3;
  float one = chance(ivec2(int(floor(at)), 7), 3), other = chance(ivec2(int(floor(at)) + 1, 7), 3);
  return abs(p.y - (mix(one, other, fract(at)) - .5) * .30) - .006 - .014 * one;
}
const float JOINT = .020;   // half a border between two fields
const float KEPT = .042;    // the string of metal around a field that keeps its promise
const float ROW = .140;     // where the row of stones along a border ends
const float FRAME = .175;   // where the frame around everything ends
`;

const MAIN = `
void main() {
  vec2 p = vPoint;
  float edge = rimAway(p);
  vec2 s = (seenThere(p) - uStar.xy) / uStar.z / uMosaic.z;
  vec2 g = vec2(s.x, -s.y) + .5 * uMosaic.xy;
  float px = fwidth(g.x);
  int field = fieldAt(ivec2(floor(g)));
  float along, beside, d, deep = 1.;
  vec3 albedo;
  vec4 look = vec4(0.);
  float metal = 0., dark = 1., ember = 0.;
  if (field == 0) {
    float away = outlineAway(g, along), none;
    float thrown = outlineAway(g - vec2(.07, .09), none);
    if (away > .34 || edge > 0.) discard;
    float many = 6.;
    stone = ivec2(int(floor(along * many)), 31);
    d = min(min(away - .012, FRAME - .035 - away), (.5 - abs(fract(along * many) - .5)) / many);
    albedo = LIMESTONE;
    metal = smoothstep(-px, px, away - FRAME + .030);
    deep = 1. - smoothstep(FRAME - px, FRAME + px, away);
    dark = smoothstep(.34, .10, thrown) * (1. - deep);
  } else {
    look = lookOf(field);
    float away = borderAway(g, field, along);
    float joint = look.z > 1.5 ? JOINT + .035 * abs(fract(along * 4.) - .5) * chance(ivec2(int(floor(along * 4.)), field), 5) : JOINT;
    albedo = EARTHS[int(look.x)];
    if (away < ROW) {
      float many = 6.;
      stone = ivec2(int(floor(along * many)), 57 + field);
      d = min(min(away - joint, ROW - away), (.5 - abs(fract(along * many) - .5)) / many);
      // The row at the border is of the field's darkest stones.
      albedo *= .80;
    } else {
      d = min(laidStones(int(look.y), g), away - ROW);
      albedo *= 1.06;
    }
    // Places are told apart by a thin groove.
    vec2 f = abs(fract(g - .5) - .5);
    float groove = min(f.x, f.y) - .006;
    if (away > JOINT) d = min(d, max(groove, 0.) + .012 * step(.012, groove));
    if (look.z > 1.5) {
      float crack = crackAway(vec2(g.x + g.y, g.y - floor(g.y) - .5 + .2 * (fract(g.x) - .5)));
      d = min(d, crack);
      ember = smoothstep(.05, .0, min(crack, away - joint)) + .35 * smoothstep(.2, 0., away);
      albedo *= .66;
    }
    if (look.z > .5 && look.z < 1.5) metal = 1. - smoothstep(KEPT - px * .7, KEPT + px * .7, away), albedo *= 1.1;
  }
  GROUND
  finalColor = vec4(developed(c * lamplight(p / uHalfScreen)) * deep, max(deep, .62 * dark));
}`;

const FULL = MAIN.replace(
  'GROUND',
  `
  vec3 v = normalize(uEye - vec3(p, 0.));
  float one = chance(stone, 1), two = chance(stone, 2), three = chance(stone, 3);
  vec4 grain = texture(uNoise, g * .21 + one * 7.), fine = texture(uNoise, g * .9 + two);
  // Every stone is a little darker, lighter or warmer than the next, and leans a little otherwise.
  albedo *= (.66 + .50 * one) * (.82 + .22 * grain.r + .16 * fine.b);
  albedo = mix(albedo, albedo * vec3(1.16, .98, .80), two * .6);
  albedo = mix(albedo, mix(albedo, LIMESTONE, .42), step(.88, three));
  float soft = max(.008, .9 * px);
  float solid = smoothstep(.003, .003 + soft, d);
  // Small stones seen from afar: the joints would only shimmer.
  solid = mix(solid, .82, smoothstep(.05, .14, px));
  vec2 rise = vec2(dFdx(d), -dFdy(d)) / max(px, 1e-4);
  float bevel = (1. - smoothstep(.0, .034, d)) * step(dot(rise, rise), 2.5);
  vec3 n = normalize(vec3((vec2(two, three) - .5) * .17 + (fine.ba - .5) * .10 - rise * bevel * .34, 1.));
  albedo = mix(GROUT, albedo, solid);
  float gloss = mix(.05, .24, solid);
  vec3 brass = uInlay * (.62 + .40 * fine.a);
  albedo = mix(albedo, brass, metal);
  n = normalize(mix(n, vec3(0., 0., 1.), metal));
  vec3 c = lit(albedo, n, v, mix(gloss, .62, metal), metal * .85);
  // The slab lies a little deeper than the cloth: its edges at the lamp's side are in shade.
  float warm = look.w / 255.;
  c += EARTHS[int(look.x)] * vec3(1.25, .95, .62) * warm * (.5 + .5 * solid) * .9 + vec3(1., .66, .28) * metal * warm * .8;
  c += vec3(.75, .13, .03) * ember * (.16 + .5 * warm) * (field == 0 ? 0. : 1.);
  c *= rimShade(trayShade(p), edge);
`,
).replace('void main()', 'float trayShade(vec2 p) { return rimAway(p + vec2(-.16, .15)); }\nvoid main()');

/** Plainer stones of the same shapes. */
const LOW = MAIN.replace(
  'GROUND',
  `
  albedo *= .80 + .36 * chance(stone, 1);
  float solid = mix(smoothstep(.001, .004 + px, d), .82, smoothstep(.05, .14, px));
  vec3 c = mix(mix(GROUT, albedo, solid), uInlay * .75, metal) * 1.05;
  c += vec3(.5, .36, .16) * (look.w / 255.) * (.35 + metal) + vec3(.75, .13, .03) * ember * .2 * (field == 0 ? 0. : 1.);
`,
);

export const mosaicFragment = (isFull: boolean, tools: Tools): string =>
  `#version 300 es\n${head(tools)}\n${isFull ? FULL : LOW}`;
