/**
 * The shadows of the tiles. Shadows of lying tiles are on the cloth, under the glow there. Shadows of tiles in the air
 * fall on anything below, as high as the tops of lying tiles. `tile-shader.ts` shades a tile under another one.
 */

import { HALF_LENGTH, HALF_THICK, HALF_WIDTH } from '../../space/tile-size.ts';
import type { Pose } from '../../space/vectors.ts';
import { INSTANCE } from '../instance-shader.ts';
import { LAMP, ROTATE, SHAPES } from '../lighting.ts';
import { RIM } from '../rim-shader.ts';

/** Height above the cloth from which a tile is in the air, in half-tile sides. */
const ALOFT = 0.02;

/** True if a tile is in the air: its lowest point is not on the cloth. */
export function isAloft({ at, turn: [x, y, z, w], scale }: Pose): boolean {
  const width = Math.abs(x * z - w * y) * 2 * HALF_WIDTH;
  const length = Math.abs(y * z + w * x) * 2 * HALF_LENGTH;
  const thickness = Math.abs(1 - 2 * (x * x + y * y)) * HALF_THICK;
  return at[2] - (width + length + thickness) * scale >= ALOFT * scale;
}

const shift = `vec2(${(-LAMP[0] / LAMP[2]).toFixed(4)}, ${(-LAMP[1] / LAMP[2]).toFixed(4)})`;

export const SHADOW_VERTEX = `#version 300 es
in vec2 aPosition;
${INSTANCE}
uniform mat4 uView;
uniform float uTops;  // height of the tops of lying tiles, for tiles in the air; 0: for lying tiles
out vec2 vPoint;
flat out vec2 vHalf;
flat out vec4 vDrop;  // the lamp's shift of the shadows of bottom and top, in the frame of the footprint
flat out vec4 vSoft;  // blur of the bottom, blur of the top, strength, size of the tile
out vec2 vGround;
flat out float vCut;
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
  float under = iAt.z - reach;
  // A tile that rests on others throws its shadow on the cloth.
  float aloft = step(${ALOFT} * s, under);
  float part = uTops > 0. ? aloft * (1. - iOver.x) : max(1. - aloft, iOver.x);
  if (part == 0.) {
    gl_Position = vec4(2., 2., 2., 1.);
    return;
  }
  // The shadow goes up with its tile until it is above the lying ones.
  float floor_ = min(max(under, 0.) * .9, uTops);
  float low = max(under - floor_, 0.), high = iAt.z + reach - floor_;
  vec2 move = vec2(dot(${shift}, u), dot(${shift}, v)) * .8;
  vec2 near = move * low, far = move * high;
  float nearBlur = .05 * s + .30 * low, farBlur = .16 * s + .30 * high;
  vPoint = aPosition * (half_ + farBlur * 1.6) + mix(near, far, step(0., aPosition * sign(far - near + 1e-6)));
  vHalf = half_;
  vDrop = vec4(near, far);
  vSoft = vec4(nearBlur, farBlur, part / (1. + low / s * .35), s);
  vec2 at = iAt.xy + u * vPoint.x + v * vPoint.y;
  vGround = at;
  vCut = iCut;
  gl_Position = uView * vec4(at, floor_, 1.);
}`;

const HEAD = `#version 300 es
precision highp float;
in vec2 vPoint;
flat in vec2 vHalf;
flat in vec4 vDrop;
flat in vec4 vSoft;
in vec2 vGround;
flat in float vCut;
out vec4 finalColor;
${SHAPES}
${RIM}
void main() {
  if (beyondRim(vGround, vCut) > 0.) discard;
`;

export const SHADOW_FRAGMENT = `${HEAD}
  float near = 1. - smoothstep(-vSoft.x, vSoft.x * 1.6, boxAway(vPoint - vDrop.xy, vHalf, .08 * vSoft.w));
  float middle = 1. - smoothstep(-vSoft.y * .6, vSoft.y, boxAway(vPoint - mix(vDrop.xy, vDrop.zw, .5), vHalf, .1 * vSoft.w));
  float far = 1. - smoothstep(-vSoft.y, vSoft.y * 1.4, boxAway(vPoint - vDrop.zw, vHalf, .1 * vSoft.w));
  float dark = 1. - (1. - near * .62) * (1. - middle * .34) * (1. - far * .26);
  finalColor = vec4(vec3(.004, .006, .012) * dark, dark) * vSoft.z;
}`;

/** One soft blot for slow machines. */
export const SHADOW_FRAGMENT_LOW = `${HEAD}
  vec2 e = abs(vPoint - mix(vDrop.xy, vDrop.zw, .6)) - vHalf;
  float dark = .55 * (1. - smoothstep(-vSoft.x, vSoft.y, max(e.x, e.y)));
  finalColor = vec4(0., 0., 0., dark) * vSoft.z;
}`;
