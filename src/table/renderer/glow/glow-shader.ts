/** Shaders of things that glow on the cloth or are let into it: places that wait for a tile, and marks of shut ends. */

import { HALF_LENGTH, HALF_WIDTH } from '../../space/tile-size.ts';
import { INSTANCE } from '../instance-shader.ts';
import { LAMPWARDS, ROTATE, SHAPES } from '../lighting.ts';
import { RIM } from '../rim-shader.ts';
import { BLADE_LIGHT } from './glow-shapes-shader.ts';

/**
 * Kinds of instance (`iState.w`): copper light, or the mark of a shut end: a bar if it is dead, a stud if it was
 * closed.
 */
export const LIT = 1;
export const BAR = 2;
export const STUD = 3;

export const PLACE_VERTEX = `#version 300 es
in vec2 aPosition;
${INSTANCE}
uniform mat4 uView;
out vec2 vPoint;       // from its middle, world units: along it and across
flat out vec2 vHalf;
flat out vec4 vGlow;   // brightness, focus, side of a half-tile, shape
flat out vec3 vShows;  // two numbers, and the kind
flat out vec3 vUp;     // direction of the screen's top, and the lamp's side, seen from a light
out vec2 vGround;
flat out float vCut;
${LAMPWARDS}
${ROTATE}
void main() {
  float s = iAt.w;
  vec2 u = normalize(rotated(iTurn, vec3(0., 1., 0.)).xy), v = vec2(-u.y, u.x);
  vHalf = vec2(${HALF_LENGTH}, ${HALF_WIDTH}) * s;
  if (iState.w > 2.5) vHalf = vec2(.36 * s);
  else if (iState.w > 1.5) vHalf.y *= .36;
  vPoint = aPosition * (vHalf + (iState.w > 1.5 ? .2 : .8) * s);
  vGlow = vec4(iFace.w, iState.z, s, iState.x);
  vShows = vec3(iFace.xy, iState.w);
  vUp = vec3(-u.x, u.y, clamp(dot(normalize(LAMP.xy), -v) * 1.6, -1., 1.));
  vGround = iAt.xy + u * vPoint.x + v * vPoint.y;
  vCut = iCut;
  gl_Position = uView * vec4(vGround, iAt.z, 1.);
}`;

const HEAD = `precision highp float;
in vec2 vPoint;
flat in vec2 vHalf;
flat in vec4 vGlow;
flat in vec3 vShows;
flat in vec3 vUp;
in vec2 vGround;
flat in float vCut;
uniform sampler2D uAtlas;
out vec4 finalColor;
${SHAPES}
${RIM}
${BLADE_LIGHT}
vec4 light(vec2 p) {
  if (vGlow.w > 4.5) return plate(p, vGlow.x, vGlow.y, vShows.xy);
  if (vGlow.w > 3.5) return threadLight(p, vGlow.x, vGlow.y, vGlow.z);
  if (vGlow.w > 1.5) return flashLight(p, vGlow.w - 2.);
  return vGlow.w > .5 ? bladeLight(p, vGlow.x, vGlow.y, vUp.z) : ghostLight(p, vGlow.x, vGlow.y, vShows.xy);
}
void main() {
  if (beyondRim(vGround, vCut) > 0.) discard;
  float s = vGlow.z;
  if (vShows.z < 1.5) {
    finalColor = light(vec2(-vPoint.y, vPoint.x) / s);
    return;
  }
`;

export const PLACE_FRAGMENT = `#version 300 es
${HEAD}
  float d = boxAway(vPoint, vHalf, vHalf.y) / s;
  // A stud is a ring.
  if (vShows.z > 2.5) d = abs(d + .15) - .13;
  float body = 1. - smoothstep(-.03, .03, d), dark = 1. - smoothstep(.0, .16, d);
  float lit = smoothstep(-.12, .02, d) * .35 + .65;
  finalColor = vec4(vec3(.86, .46, .22) * lit * body, max(body, dark * .5));
}`;

/** The marks of ends in plain colours. */
export const PLACE_FRAGMENT_LOW = `#version 300 es
${HEAD}
  vec2 e = abs(vPoint) - vHalf;
  if (vShows.z > 2.5) e = vec2(abs(length(vPoint) - .22 * s) - .13 * s);
  finalColor = max(e.x, e.y) > 0. ? vec4(0.) : vec4(.80, .42, .20, 1.);
}`;
