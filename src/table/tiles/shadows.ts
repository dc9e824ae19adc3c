/** What lies flat on the cloth under and beside the tiles: their shadows, and the light on places that wait. */
import { BLADE_LIGHT } from '../cloth/blade-light.ts';
import { RIM } from '../cloth/rim.ts';
import { LAMP, LAMPWARDS, ROTATE, SHAPES } from '../light/light.ts';
import { HALF_LENGTH, HALF_THICK, HALF_WIDTH } from './box.ts';
import { INSTANCE } from './shader.ts';

/** What an instance is (`iState.w`). */
export const SOLID = 0;
export const PLACE = 1;
/** The marks of an end that is shut: a bar where it is dead, a round stud where it was closed. */
export const BAR = 2;
export const STUD = 3;

const shift = `vec2(${(-LAMP[0] / LAMP[2]).toFixed(4)}, ${(-LAMP[1] / LAMP[2]).toFixed(4)})`;

export const SHADOW_VERTEX = `#version 300 es
in vec2 aPosition;
${INSTANCE}
uniform mat4 uView;
out vec2 vPoint;
flat out vec2 vHalf;
flat out vec4 vDrop;  // how far the lamp moves the shadow of the bottom and of the top, in the frame of the footprint
flat out vec4 vSoft;  // blur of the bottom, blur of the top, strength, kind
flat out vec4 vGlow;
flat out vec3 vUp;     // where the top of the screen is, and how far across the lamp is, seen from a light
out vec2 vGround;
flat out float vCut;
${LAMPWARDS}
${ROTATE}
void main() {
  float s = iAt.w;
  vec3 x = rotated(iTurn, vec3(${HALF_WIDTH} * s, 0., 0.));
  vec3 y = rotated(iTurn, vec3(0., ${HALF_LENGTH} * s, 0.));
  vec3 z = rotated(iTurn, vec3(0., 0., ${HALF_THICK} * s));
  // The footprint lies along the longest of the three edges as they appear on the cloth.
  vec2 long_ = dot(x.xy, x.xy) > dot(y.xy, y.xy) ? x.xy : y.xy;
  if (dot(z.xy, z.xy) > dot(long_, long_)) long_ = z.xy;
  vec2 u = normalize(long_), v = vec2(-u.y, u.x);
  vec2 half_ = vec2(abs(dot(x.xy, u)) + abs(dot(y.xy, u)) + abs(dot(z.xy, u)), abs(dot(x.xy, v)) + abs(dot(y.xy, v)) + abs(dot(z.xy, v)));
  float reach = abs(x.z) + abs(y.z) + abs(z.z);
  float low = max(iAt.z - reach, 0.), high = iAt.z + reach;
  vec2 move = vec2(dot(${shift}, u), dot(${shift}, v)) * .8;
  float place = min(iState.w, 1.);
  if (iState.w > 2.5) half_ = vec2(.36 * s);
  else if (iState.w > 1.5) half_.y *= .36;
  vec2 near = move * low * (1. - place), far = move * high * (1. - place);
  float nearBlur = .05 * s + .30 * low, farBlur = .16 * s + .30 * high;
  float margin = place > .5 ? .8 * s : farBlur * 1.6;
  vec2 corner = aPosition * (half_ + margin);
  vPoint = corner + mix(near, far, step(0., aPosition * sign(far - near + 1e-6)));
  vHalf = half_;
  // A light has no shadow, but numbers.
  vDrop = place > .5 ? vec4(iFace.xy, 0., 0.) : vec4(near, far);
  vUp = vec3(-u.x, u.y, clamp(dot(normalize(LAMP.xy), -v) * 1.6, -1., 1.));
  vSoft = vec4(nearBlur, farBlur, 1. / (1. + low / s * .35), iState.w);
  vGlow = vec4(iFace.w, iState.z, s, iState.x);
  vec2 at = iAt.xy + u * vPoint.x + v * vPoint.y;
  vGround = at;
  vCut = iCut;
  gl_Position = uView * vec4(at, place > .5 ? iAt.z : .0, 1.);
}`;

const HEAD = `precision highp float;
in vec2 vPoint;
flat in vec2 vHalf;
flat in vec4 vDrop;
flat in vec4 vSoft;
flat in vec4 vGlow;
flat in vec3 vUp;
in vec2 vGround;
flat in float vCut;
uniform sampler2D uAtlas;
out vec4 finalColor;
${SHAPES}
${RIM}
${BLADE_LIGHT}
vec4 light(vec2 p) {
  if (vGlow.w > 1.5) return flashLight(p, vGlow.w - 2.);
  return vGlow.w > .5 ? bladeLight(p, vGlow.x, vGlow.y, vUp.z) : ghostLight(p, vGlow.x, vGlow.y, vDrop.xy);
}
void main() {
  if (beyondRim(vGround, vCut) > 0.) discard;
  if (vSoft.w > .5 && vSoft.w < 1.5) {
    finalColor = light(vec2(-vPoint.y, vPoint.x) / vGlow.z);
    return;
  }
`;

export const SHADOW_FRAGMENT = `#version 300 es
#define PIPS
${HEAD}
  if (vSoft.w > 1.5) {
    float s = vGlow.z, d = boxAway(vPoint, vHalf, vHalf.y) / s;
    // A stud is a ring.
    if (vSoft.w > 2.5) d = abs(d + .15) - .13;
    float body = 1. - smoothstep(-.03, .03, d), dark = 1. - smoothstep(.0, .16, d);
    float lit = smoothstep(-.12, .02, d) * .35 + .65;
    finalColor = vec4(vec3(.86, .46, .22) * lit * body, max(body, dark * .5));
    return;
  }
  float near = 1. - smoothstep(-vSoft.x, vSoft.x * 1.6, boxAway(vPoint - vDrop.xy, vHalf, .08 * vGlow.z));
  float middle = 1. - smoothstep(-vSoft.y * .6, vSoft.y, boxAway(vPoint - mix(vDrop.xy, vDrop.zw, .5), vHalf, .1 * vGlow.z));
  float far = 1. - smoothstep(-vSoft.y, vSoft.y * 1.4, boxAway(vPoint - vDrop.zw, vHalf, .1 * vGlow.z));
  float dark = 1. - (1. - near * .62) * (1. - middle * .34) * (1. - far * .26);
  finalColor = vec4(vec3(.004, .006, .012) * dark, dark) * vSoft.z;
}`;

/** One soft blot for slow machines. */
export const SHADOW_FRAGMENT_LOW = `#version 300 es
${HEAD}
  if (vSoft.w > 1.5) {
    vec2 e = abs(vPoint) - vHalf;
    if (vSoft.w > 2.5) e = vec2(abs(length(vPoint) / vGlow.z - .22) * vGlow.z - .13 * vGlow.z);
    finalColor = max(e.x, e.y) > 0. ? vec4(0.) : vec4(.80, .42, .20, 1.);
    return;
  }
  vec2 e = abs(vPoint - mix(vDrop.xy, vDrop.zw, .6)) - vHalf;
  float dark = .55 * (1. - smoothstep(-vSoft.x, vSoft.y, max(e.x, e.y)));
  finalColor = vec4(0., 0., 0., dark) * vSoft.z;
}`;
