/** The table itself: cloth with an ornament inlaid in metal, set into oiled wood. Their colours are in `themes/`. */
import { LIGHT, SHAPES } from '../lighting.ts';
import { RIM } from '../rim-shader.ts';
import { STAR_LIGHT } from './inlay-light-shader.ts';

export const CLOTH_VERTEX = `#version 300 es
in vec2 aPosition;
uniform mat4 uView;
out vec2 vPoint;
void main() {
  vPoint = aPosition;
  gl_Position = uView * vec4(aPosition, 0., 1.);
}`;

const HEAD = `precision highp float;
in vec2 vPoint;
uniform vec3 uEye;
uniform vec2 uHalfScreen;
uniform vec4 uRack;   // the same of the tray under the own hand
uniform vec4 uStar;   // middle of the star, side of a half-tile, brightness of the lit inlay
uniform float uInlaid; // the points of a star, 8 or 4; 0: a plain cross; below 0: the kind of bands
uniform vec2 uRun;    // the front of the light along the inlay, and its strength
uniform sampler2D uNoise;
out vec4 finalColor;
uniform vec3 uDye;      // the cloth's colour, and the sheen of its nap
uniform vec3 uNap;
uniform vec3 uInlay;    // the metal in cloth and wood
uniform vec3 uWood;     // the ground of the wood, its late wood, its veins
uniform vec3 uLateWood;
uniform vec3 uVein;
${LIGHT}
${SHAPES}
${RIM}
#ifdef ALIGHT
${STAR_LIGHT}
#endif
// Distance to the nearer of the two trays, cloth and rack; below 0 inside one.
float trayAway(vec2 p) {
  return min(rimAway(p), boxAway(p - uRack.xy, uRack.zw, .32));
}
// Distance from a point of half a sector to the edge of a star. p: along the middle between two tips, and across; tip:
// direction of one of them; edge: along the edge, from the tip inwards.
float edgeAway(vec2 p, float r, vec2 tip, vec2 edge) {
  p -= r * tip;
  p += edge * clamp(-dot(p, edge), 0., r * tip.y / edge.y);
  return length(p) * sign(p.x);
}
const vec2 EIGHTH = vec2(.92388, .38268);
// Folds a point into half a quarter of the cloth, or from there into half an eighth, beside the upright.
vec2 quarter(vec2 p) {
  p = abs(p);
  return p.x > p.y ? p.yx : p;
}
vec2 eighth(vec2 q) {
  vec2 fold = vec2(EIGHTH.x, -EIGHTH.y);
  return q - 2. * max(dot(q, fold), 0.) * fold;
}
// A star of eight points with that radius; q: folded.
float pointedAway(vec2 q, float r) {
  return edgeAway(vec2(dot(q, EIGHTH.yx), dot(q, vec2(-EIGHTH.x, EIGHTH.y))), r, EIGHTH, vec2(.70711));
}
// For eight arms: two stars, turned by half a sector.
float eightAway(vec2 q) {
  return min(abs(pointedAway(q, 5.1)) - .026, abs(edgeAway(q.yx, 3.55, EIGHTH, EIGHTH.yx)) - .013);
}
// For four: a compass rose, with a slender kite of metal between each two of its points.
float fourAway(vec2 q) {
  vec2 ray = vec2(q.y + q.x, q.y - q.x) * .70711;
  float large = edgeAway(ray, 5.1, vec2(.70711), vec2(.30902, .95106));
  // The part that shows beside a tile is of one piece.
  float kite = max(ray.y - min((4.35 - ray.x) * .13, (ray.x - 2.6) * .36), max(ray.x - 4.35, 2.6 - ray.x));
  return min(abs(large) - .026, kite);
}
// For a line that becomes a cross: two plain strings that stop before the middle.
float crossAway(vec2 q) { return max(abs(q.x - .09) - .014, max(1.30 - q.y, q.y - 5.1)); }
#ifdef BANDED
// For tables without a star: defined at the end.
float inlayAway(vec2 p);
float bandAway(vec2 p, vec2 step_);
const float BAND = .62;
#else
const float BAND = 0.;
// The inlay in half-tile sides around its middle: the game's figure, the hub and the rim. All of it is alike in each
// half of a sector, and measured in the half beside the upright.
float inlayAway(vec2 p) {
  float r = length(p);
  vec2 q = quarter(p);
  float d;
  if (uInlaid > 6.) {
    q = eighth(q);
    d = eightAway(q);
  } else d = uInlaid > 2. ? fourAway(q) : crossAway(q);
  d = min(d, abs(r - 1.16) - .026);
  d = min(d, abs(r - 1.30) - .010);
  d = min(d, abs(r - 5.3) - .014);
  return min(d, length(q - vec2(0., 5.3)) - .065);
}
#endif
// The rack has no inlay. It lies below the cloth, or at its left.
bool inRack(vec2 p) { return p.y < uRack.y + uRack.w + .1 && p.x < uRack.x + uRack.z + .1; }
// The whole inlay at a point of the cloth. A border of two strings runs around; the inner one gives way to a small star
// in each corner. The figure ends at the field's edge. Without a star a band runs between the strings.
float inlaidAway(vec2 t, vec2 s) {
  float unit = .1 * min(uCloth.z, uCloth.w);
  vec2 from = abs(t - uCloth.xy), corner = uCloth.zw - from - .42 * unit;
  float inside = min(corner.x, corner.y), nook = 1.1 * unit - length(corner);
  float field = max(BAND * unit - inside, nook);
  float border = min(abs(inside + .12 * unit) - .018, abs(field) - .009);
  if (nook > 0.) border = min(border, abs(pointedAway(eighth(quarter(corner - .34 * unit)), .36 * unit)) - .011);
#ifdef BANDED
  else {
    vec2 side = corner.x < corner.y ? vec2(from.y, uCloth.w) : vec2(from.x, uCloth.z);
    float reach = side.y - 1.5 * unit, steps = floor(reach / (.66 * unit)) + .5;
    float half_ = .5 * BAND * unit;
    border = min(border, bandAway(vec2(side.x * steps / reach, inside / half_ - .8), vec2(reach / steps, half_)));
  }
#endif
  // Farther out there is practically nothing of the inlay.
  float star = dot(s, s) < 42. ? min(inlayAway(s), 1.1) : 1.1;
  return min(max(star, field / uStar.z), border / uStar.z);
}
`;

/** Threads of the cloth in one unit of the world. */
const THREADS = 17;

const FULL = `${HEAD}
vec4 noiseAt(vec2 p) { return texture(uNoise, p); }
// Oiled wood along x: years that wander, dark veins that come and go, short pores.
vec3 timber(vec2 p) {
  float bend = noiseAt(p * vec2(.0045, .016)).r;
  float sway = noiseAt(p * vec2(.017, .075) + .37).r;
  float age = p.y * .62 + bend * 8.5 + sway * 1.7;
  float year = sin(age * 6.2832 + .9 * sin(age * 6.2832));
  float heart = smoothstep(.46, .74, noiseAt(p * vec2(.008, .034) + .61).r);
  float fibre = noiseAt(vec2(p.x * .035, p.y * .50)).g;
  float silk = noiseAt(vec2(p.x * .10, p.y * 1.15) + .2).g;
  float pores = noiseAt(vec2(p.x * .022, p.y * .42) + .5).b;
  vec3 c = mix(uWood, uLateWood, smoothstep(-.4, 1., year) * .62 + heart * .25 + (.5 - fibre) * .5);
  float vein = sin(age * 17. + sway * 7. + fibre * 2.2);
  c = mix(c, uVein, smoothstep(.72, .98, vein) * smoothstep(.34, .62, heart + fibre * .45) * .72);
  c *= .80 + .26 * fibre + .16 * silk;
  return c * (1. - .34 * smoothstep(.60, .76, pores));
}
// A plain weave: threads that go over and under each other. Returns the height there, and its slope.
vec3 woven(vec2 t) {
  vec2 at = fract(t) - .5;
  bool warp = mod(floor(t.x) + floor(t.y), 2.) > .5;
  vec2 across = warp ? vec2(at.x, 0.) : vec2(0., at.y);
  vec2 along = warp ? vec2(0., at.y) : vec2(at.x, 0.);
  return vec3(1. - 2.6 * dot(across, across) - 1.5 * dot(along, along), across * 2.2 + along * 1.2);
}
void main() {
  vec2 p = vPoint;
  vec3 world = vec3(p, 0.);
  vec3 v = normalize(uEye - world);
  float edge = trayAway(p);
  float px = fwidth(edge);
  // Derivatives need neighbours that take the same path, so they are computed before the branch.
  vec2 t = seenThere(p);
  vec2 s = (t - uStar.xy) / uStar.z;
  float d = inlaidAway(t, s);
  vec2 rise = vec2(dFdx(d), dFdy(d));
  float w = max(fwidth(d), .004);
  float pixel = fwidth(s.x);
  float breadth = max(.014, 3. * pixel);
  // Threads narrower than a few pixels would only shimmer.
  float close_ = 1. - smoothstep(.12, .34, fwidth(t.y) * ${THREADS.toFixed(1)});
  vec3 c;
  if (edge < 0.) {
    // Cloth: threads when seen closely, a little nap, the rim's shadow at the lit sides.
    vec3 weave = mix(vec3(.68, 0., 0.), woven(t * ${THREADS.toFixed(1)}), close_);
    float nap = noiseAt(t * .055).r;
    float lint = noiseAt(t * .31).b;
    vec3 albedo = uDye * (.58 + .62 * weave.x) * (.86 + .20 * nap + .10 * lint);
    // The tray is lined with a lighter cloth, for dark tiles to stand out from.
    if (inRack(p)) albedo *= 1.5, d = 9.;
    vec3 n = normalize(vec3(weave.yz * .30 + (nap - .5) * .10, 1.));
    float gloss = 0.;
    float inlay = 1. - smoothstep(-w * .6, w * .6, d);
    float seam = (1. - smoothstep(0., .05 + w, d)) * (1. - inlay);
    albedo *= 1. - .55 * seam;
    vec3 metal = uInlay * (.52 + .50 * noiseAt(t * vec2(.7, .7)).a);
    albedo = mix(albedo, metal, inlay);
    // The edges of a line are bevelled; a broad line is flat in its middle. On a line hardly wider than a pixel,
    // neighbours would not agree on the slope, and it would look beaded.
    vec2 slope = rise / w * smoothstep(-breadth, 0., d) * smoothstep(.014, .008, pixel);
    n = normalize(mix(n, vec3(slope * .34, 1.), inlay));
    gloss = mix(gloss, .62, inlay);
    c = lit(albedo, n, v, gloss, inlay * .85);
    float sheen = 1. - max(dot(n, v), 0.);
    c += uNap * 2. * sheen * sheen * (1. - inlay) * weave.x;
#ifdef ALIGHT
    c += starLight(s, d, inlay, weave.x);
#endif
    c *= rimShade(trayAway(p + vec2(-.16, .15)), edge);
  } else {
    // Four planks, each cut from another place, that meet in mitres.
    vec2 q = p - uCloth.xy;
    vec2 over = abs(q) - uCloth.zw;
    bool upright = over.x > over.y;
    vec3 albedo = timber(upright ? p.yx + vec2(7.7, 31. * step(0., q.x)) : p + vec2(0., 17. * step(0., q.y)));
    float corner = abs(over.x - over.y) * .7071;
    float mitre = (1. - smoothstep(.012, .012 + px * 1.2, corner)) * step(0., min(over.x, over.y));
    albedo *= 1. - .68 * mitre;
    // The lip falls to the cloth; a string of metal runs beside it.
    vec2 fall = -vec2(trayAway(p + vec2(.01, 0.)) - edge, trayAway(p + vec2(0., .01)) - edge) / .01;
    float lip = 1. - smoothstep(.02, .11, edge);
    vec3 n = normalize(vec3(fall * lip * 1.25, 1.));
    float string = 1. - smoothstep(.016 - px, .016 + px, abs(edge - .155));
    albedo = mix(albedo, uInlay * .8, string);
    vec4 fine = noiseAt((upright ? p.yx : p) * vec2(.12, .7));
    n = normalize(n + vec3((fine.bg - .5) * .07, 0.));
    c = lit(albedo, n, v, mix(.20, .7, string), string);
    // Oil: a broad, soft shine under the lamp.
    float oiled = pow(max(dot(n, normalize(LAMP + v)), 0.), 26.);
    c += WARM * oiled * .014 * (1. - string);
    c *= 1. - .42 * exp(-edge * 9.) * (1. - lip);
  }
  c *= lamplight(p / uHalfScreen);
  finalColor = vec4(developed(c), 1.);
}`;

/** Plain colours, the same shapes. */
const LOW = `${HEAD}
void main() {
  vec2 p = vPoint;
  float edge = trayAway(p);
  vec2 s = (seenThere(p) - uStar.xy) / uStar.z;
  // Computed in all pixels, before the branch: inside it, neighbours may not compute it.
  float w = max(.75 * length(fwidth(s)), .004);
  vec3 c;
  if (edge < 0.) {
    c = uDye;
    if (inRack(p)) c *= 1.5;
    else {
      float d = inlaidAway(seenThere(p), s);
      float inlay = 1. - smoothstep(-w * .6, w * .6, d);
      c = mix(c, uInlay * .75, inlay);
#ifdef ALIGHT
      c += starLight(s, d, inlay, .6);
#endif
    }
    c *= 1. - .5 * smoothstep(-.30, .16, trayAway(p + vec2(-.16, .15)));
  } else {
    c = mix(uLateWood, uWood, textureLod(uNoise, p * vec2(.02, .35), 0.).g);
    c *= edge < .12 ? .7 : 1.;
  }
  finalColor = vec4(developed(c * 1.05 * lamplight(p / uHalfScreen)), 1.);
}`;

/**
 * The cloth as it mostly lies there, or while light runs along its inlay, which takes twice as much computing.
 *
 * @param bands `BANDS` of `bands-shader.ts` for a table without a star, else nothing.
 */
export const clothFragment = (isFull: boolean, isAlight: boolean, bands: string): string =>
  ['#version 300 es', isAlight ? '#define ALIGHT' : '', bands ? '#define BANDED' : '', isFull ? FULL : LOW, bands].join(
    '\n',
  );
