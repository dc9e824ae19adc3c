/** The table itself: deep blue cloth with the star inlaid in copper, set into oiled olive wood. */
import { LIGHT, SHAPES } from '../light.ts';
import { RIM } from './rim.ts';

export const CLOTH_VERTEX = `#version 300 es
in vec2 aPosition;
uniform mat4 uView;
out vec2 vPoint;
void main() {
  vPoint = aPosition;
  gl_Position = uView * vec4(aPosition, 0., 1.);
}`;

const HEAD = `#version 300 es
precision highp float;
in vec2 vPoint;
uniform vec3 uEye;
uniform vec2 uHalfScreen;
uniform vec4 uRack;   // the same of the tray that the own hand stands on
uniform vec4 uStar;   // middle of the star, side of a half-tile, how bright the inlay is lit
uniform float uPoints; // of the inlaid star: 8, 4, or 0 for a plain cross
uniform vec2 uRun;    // how far light has run along the inlay, how strong
uniform sampler2D uNoise;
out vec4 finalColor;
const vec3 COPPER = vec3(.72, .34, .15);
${LIGHT}
${SHAPES}
${RIM}
// Outside the two trays, cloth and rack: how far from the nearer one.
float trayAway(vec2 p) {
  return min(rimAway(p), boxAway(p - uRack.xy, uRack.zw, .32));
}
// For eight arms: two stars, turned by half a sector.
float eightAway(vec2 p) {
  float d = abs(starAway(p, 8., 5.1, 4.)) - .026;
  vec2 q = vec2(p.x * .92388 - p.y * .38268, p.x * .38268 + p.y * .92388);
  return min(d, abs(starAway(q, 8., 3.55, 2.6667)) - .013);
}
// For four: a compass rose, its small points between the large ones.
float fourAway(vec2 p) {
  float large = starAway(p, 4., 5.1, 2.5);
  vec2 q = vec2(p.x - p.y, p.x + p.y) * .70711;
  float small = starAway(q, 4., 4.1, 2.25);
  float d = abs(large) - .026;
  // The small points come out from under the large ones.
  d = min(d, max(abs(small) - .013, .05 - large));
  return d;
}
// For a line that becomes a cross: two plain strings that stop before the middle.
float crossAway(vec2 p) {
  vec2 a = abs(p);
  vec2 s = a.x > a.y ? a : a.yx;
  return max(abs(s.y - .09) - .014, max(1.30 - s.x, s.x - 5.1));
}
// The inlay in half-tile sides around its middle: what fits the game, the hub and the rim.
float inlayAway(vec2 p) {
  float r = length(p);
  float d = uPoints > 6. ? eightAway(p) : uPoints > 2. ? fourAway(p) : crossAway(p);
  d = min(d, abs(r - 1.16) - .026);
  d = min(d, abs(r - 1.30) - .010);
  d = min(d, abs(r - 5.42) - .014);
  float wide = 6.2831853 / max(uPoints, 4.);
  float sector = mod(atan(p.x, p.y) + wide * .5, wide) - wide * .5;
  vec2 tip = vec2(sin(sector), cos(sector)) * r;
  d = min(d, length(tip - vec2(0., 5.42)) - .065);
  return d;
}
`;

export const CLOTH_FRAGMENT = `${HEAD}
vec4 noiseAt(vec2 p) { return texture(uNoise, p); }
// Oiled olive wood along x: honey and umber, dark lines that wander.
vec3 olive(vec2 p) {
  float bend = noiseAt(p * vec2(.009, .022)).r - .5;
  float slow = noiseAt(p * vec2(.006, .045) + .37).r;
  float figure = p.y * .30 + bend * 3.4 + (slow - .5) * 1.6;
  float rings = .5 + .5 * sin(figure * 6.2832);
  float veins = .5 + .5 * sin(figure * 19. + slow * 9.);
  float fibre = noiseAt(vec2(p.x * .022, p.y * .62)).g;
  float pores = noiseAt(vec2(p.x * .045, p.y * 1.3) + .5).b;
  vec3 c = mix(vec3(.064, .027, .0095), vec3(.172, .084, .030), smoothstep(.05, .95, rings * .55 + slow * .45));
  c *= 1. - .50 * smoothstep(.80, .99, veins) * smoothstep(.30, .62, fibre) * smoothstep(.2, .7, slow + bend);
  c *= .66 + .62 * fibre;
  c *= .86 + .28 * pores;
  return c;
}
void main() {
  vec2 p = vPoint;
  vec3 world = vec3(p, 0.);
  vec3 v = normalize(uEye - world);
  float edge = trayAway(p);
  float px = fwidth(edge);
  // How things change from pixel to pixel is known only where all neighbours go the same way: before the branch.
  vec2 t = seenThere(p);
  vec2 s = (t - uStar.xy) / uStar.z;
  float d = inlayAway(s);
  vec2 rise = vec2(dFdx(d), dFdy(d));
  float w = max(fwidth(d), .004);
  float breadth = max(.014, 3. * fwidth(s.x));
  vec3 c;
  if (edge < 0.) {
    // Cloth: two threads, a little nap, the rim's shadow at the lit sides.
    vec4 fine = noiseAt(t * vec2(.42, 1.9)), fine2 = noiseAt(t.yx * vec2(.42, 1.9) + .3);
    float weave = (fine.b + fine2.b) * .5;
    float nap = noiseAt(t * .055).r;
    vec3 albedo = vec3(.0060, .0390, .0940) * (.40 + 1.0 * weave) * (.80 + .42 * nap);
    vec3 n = normalize(vec3((fine.b - .5) * .26, (fine2.b - .5) * .26, 1.));
    float gloss = 0.;
    d += 9. * step(p.y, uRack.y + uRack.w + .1);
    float inlay = 1. - smoothstep(-w * .6, w * .6, d);
    float seam = (1. - smoothstep(0., .05 + w, d)) * (1. - inlay);
    albedo *= 1. - .55 * seam;
    vec3 copper = COPPER * (.34 + .42 * noiseAt(t * vec2(.7, .7)).a);
    albedo = mix(albedo, copper, inlay);
    // A line has its edges bevelled; where it is broad, its middle is flat.
    vec2 slope = rise / w * smoothstep(-breadth, 0., d);
    n = normalize(mix(n, vec3(slope * .34, 1.), inlay));
    gloss = mix(gloss, .62, inlay);
    c = lit(albedo, n, v, gloss, inlay * .85);
    float sheen = pow(1. - max(dot(n, v), 0.), 2.);
    c += vec3(.008, .03, .055) * sheen * (1. - inlay) * weave;
    float r = length(s);
    float front = uRun.x * 6.2;
    float run = exp(-pow((r - front) * 1.5, 2.)) * uRun.y;
    float wake = smoothstep(front + .3, front - 2.6, r) * smoothstep(front - 6., front - 1., r) * uRun.y;
    vec3 fire = vec3(1., .60, .22);
    c += fire * inlay * (uStar.w * .85 + run * 3.4 + wake * 1.2);
    c += fire * exp(-max(d, 0.) * 3.5) * (run * .30 + wake * .07 + uStar.w * .05);
    c *= rimShade(trayAway(p + vec2(-.16, .15)), edge);
  } else {
    vec2 q = p - uCloth.xy;
    vec2 over = abs(q) - uCloth.zw;
    bool upright = over.x > over.y;
    vec3 albedo = olive(upright ? p.yx + 7.7 : p);
    float mitre = 1. - smoothstep(.0, .03 + px, abs(over.x - over.y));
    albedo *= 1. - .45 * mitre * step(0., min(over.x, over.y));
    // The lip falls to the cloth; a copper string runs beside it.
    vec2 fall = -vec2(trayAway(p + vec2(.01, 0.)) - edge, trayAway(p + vec2(0., .01)) - edge) / .01;
    float lip = 1. - smoothstep(.02, .11, edge);
    vec3 n = normalize(vec3(fall * lip * 1.25, 1.));
    float string = 1. - smoothstep(.014 - px, .014 + px, abs(edge - .155));
    albedo = mix(albedo, COPPER * .6, string);
    vec4 fine = noiseAt(p * vec2(.9, .9));
    n = normalize(n + vec3((fine.ba - .5) * .05, 0.));
    c = lit(albedo, n, v, mix(.15, .7, string), string);
    c *= 1. - .42 * exp(-edge * 9.) * (1. - lip);
  }
  c *= lamplight(p / uHalfScreen);
  finalColor = vec4(developed(c), 1.);
}`;

/** Plain colours, the same shapes. */
export const CLOTH_FRAGMENT_LOW = `${HEAD}
void main() {
  vec2 p = vPoint;
  float edge = trayAway(p);
  vec4 noise = texture(uNoise, p * vec2(.02, .35));
  vec2 s = (seenThere(p) - uStar.xy) / uStar.z;
  // From all pixels, before the branch: within it a neighbour may not know.
  float w = max(.75 * length(fwidth(s)), .004);
  vec3 c;
  if (edge < 0.) {
    c = vec3(.0065, .042, .100);
    if (dot(s, s) < 32. && p.y > uRack.y + uRack.w + .1) {
      float d = inlayAway(s);
      float r = length(s);
      float run = exp(-pow((r - uRun.x * 6.2) * 1.5, 2.)) * uRun.y;
      c = mix(c, COPPER * .55 + vec3(1., .6, .22) * (uStar.w * .6 + run * 2.), 1. - smoothstep(-w * .6, w * .6, d));
    }
    c *= 1. - .5 * smoothstep(-.30, .16, trayAway(p + vec2(-.16, .15)));
  } else {
    c = mix(vec3(.060, .026, .009), vec3(.175, .085, .031), noise.g);
    c *= edge < .12 ? .7 : 1.;
  }
  finalColor = vec4(developed(c * lamplight(p / uHalfScreen)), 1.);
}`;
