/** The plaques with the signs of a mosaic's fields. They lie over tiles, in the corners between them. */
import { HALF_THICK } from '../../space/tile-size.ts';
import type { ExtraParts } from '../extras.ts';
import { SIGN_ASPECT, SIGN_COLUMNS, SIGN_ROWS } from './sign-atlas.ts';

/** The room around a plaque for its shadow, in heights of it. */
const AROUND = 0.5;

export const PLAQUE_VERTEX = `#version 300 es
in vec2 aCorner;
in vec4 aBox;   // its middle, half its width and half its height, half-tile sides
in vec3 aShows; // index of its sign, state, light
uniform mat4 uView;
uniform vec4 uStar;
uniform vec3 uNear;
out vec2 vPoint;
out vec2 vGround;
flat out vec2 vHalf;
flat out vec3 vShows;
void main() {
  vHalf = aBox.zw / aBox.w;
  vPoint = aCorner * (vHalf + ${AROUND.toFixed(2)});
  vShows = aShows;
  vec2 there = uStar.xy + (aBox.xy + vPoint * aBox.w) * uStar.z;
  vGround = uNear.z * there + uNear.xy;
  gl_Position = uView * vec4(vGround, ${(2 * HALF_THICK).toFixed(3)} * uStar.z * uNear.z + .006, 1.);
}`;

/** Lengths are halves of the plaque's height. */
export const plaqueFragment = (isFull: boolean, { LIGHT, SHAPES, RIM }: ExtraParts['tools']): string => `#version 300 es
precision highp float;
in vec2 vPoint;
in vec2 vGround;
flat in vec2 vHalf;
flat in vec3 vShows;
uniform vec3 uEye;
uniform vec2 uHalfScreen;
uniform vec3 uInlay;
uniform sampler2D uSigns;
uniform sampler2D uNoise;
out vec4 finalColor;
${LIGHT}
${SHAPES}
${RIM}
void main() {
  if (beyondRim(vGround, 1.) > 0.) discard;
  bool isKept = vShows.y > .5 && vShows.y < 1.5, isBroken = vShows.y > 1.5;
  vec2 p = vPoint;
  // A corner of a broken one has come off, and a fine crack goes on from there.
  float gap = 9., fine = 9.;
  if (isBroken) {
    float off = p.x - vHalf.x - p.y - .10 + .10 * (abs(fract(p.x * 1.7 + .2 * p.y) - .5) * 4. - 1.);
    gap = abs(off + .14) - .075;
    fine = abs(p.x + p.y * .35 - vHalf.x + .95 + .16 * (abs(fract(p.y * 1.4) - .5) * 4. - 1.));
    if (off > -.14) p += vec2(-.10, .12);
  }
  float d = max(boxAway(p, vHalf, .42), -gap), px = fwidth(vPoint.x);
  float cover = 1. - smoothstep(-px, px * .5, d);
  float shadow = .58 * smoothstep(.42, -.16, boxAway(vPoint - vec2(.10, -.16), vHalf, .42));
  vec2 uv = vec2(p.x / vHalf.y, -p.y) * .5 / vec2(${SIGN_ASPECT.toFixed(3)}, 1.) + .5;
  vec2 cell = vec2(mod(vShows.x, ${SIGN_COLUMNS.toFixed(1)}), floor(vShows.x / ${SIGN_COLUMNS.toFixed(1)}));
  vec2 share = 1. / vec2(${SIGN_COLUMNS.toFixed(1)}, ${SIGN_ROWS.toFixed(1)});
  vec2 step_ = vec2(.5 / ${SIGN_ASPECT.toFixed(3)}, .5) * share;
  float ink = textureGrad(uSigns, (cell + clamp(uv, .01, .99)) * share, dFdx(vPoint) * step_, dFdy(vPoint) * step_).r;
  float rim = smoothstep(-.20 - px, -.20, boxAway(p, vHalf, .42));
  vec3 brass = isBroken ? vec3(.36, .045, .02) : uInlay * .86;
  vec3 face = isKept ? vec3(.80, .62, .30) : vec3(.020, .015, .011);
  vec3 letters = isKept ? vec3(.035, .02, .012) : vec3(.95, .88, .72);
  float metal = isKept ? 1. : rim;
  vec3 albedo = mix(mix(face, isKept ? brass * .55 : brass, rim), letters, ink * (1. - rim));
  albedo = mix(albedo, vec3(.012), (1. - smoothstep(.03, .05 + px, fine)) * (1. - ink));
  metal *= isBroken ? .3 : 1. - ink;
${
  isFull
    ? `
  vec2 out_ = normalize(p - clamp(p, -max(vHalf - .42, 0.), max(vHalf - .42, 0.)) + 1e-4);
  float lip = smoothstep(-.16, .0, d);
  vec3 n = normalize(vec3(out_ * lip * .8, 1.));
  vec3 c = lit(albedo, n, normalize(uEye - vec3(vGround, .1)), mix(.22, .55, metal), metal * .7);`
    : `
  vec3 c = albedo * 1.1;`
}
  c += vec3(1., .70, .34) * vShows.z * (.42 - .42 * ink);
  c *= lamplight(vGround / uHalfScreen);
  // A quiet light lies around a plaque whose field has just been kept.
  float halo = vShows.z * exp(-max(d, 0.) * 3.2) * (1. - cover) * .55;
  finalColor = vec4(developed(c) * cover + vec3(1., .68, .34) * halo, max(cover, shadow * (1. - .4 * vShows.z)));
}`;
