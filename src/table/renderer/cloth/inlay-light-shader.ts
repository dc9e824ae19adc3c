/** The light of a complete star: it runs outwards along the inlay, and the cloth around it glows warmly. */

/** Adds to the light of a point of the cloth. Needs `uRun`, `uStar` and `uDye`. */
export const STAR_LIGHT = `
const vec3 FIRE = vec3(1., .60, .22);
// On a cloth of any colour, light stays copper only if that colour is taken from it.
vec3 ember() { return vec3(1., .27, .11) - 1.6 * uDye; }
// s: half-tile sides around the middle; d: distance from the inlay; inlay, weave: amounts of each.
vec3 starLight(vec2 s, float d, float inlay, float weave) {
  float r = length(s);
  float front = uRun.x * 6.2;
  // Only the part that the light has reached goes on glowing.
  float rest = uStar.w * smoothstep(front + .2, front - .6, r);
  float head = exp(-pow((r - front) * 3.2, 2.));
  float run = exp(-pow((r - front) * 1.2, 2.));
  float wake = smoothstep(front + .3, front - 2.6, r) * smoothstep(front - 6., front - 1., r);
  // At its start the light goes on burning between the blades until it fades.
  float hub = smoothstep(2.9, .7, r) * (.55 + .45 * exp(-front * .5)) * uRun.y;
  float swell = exp(-pow((r - front * 1.15 + .9) * .5, 2.));
  vec3 on = FIRE * (rest * .85 + (run * 3. + wake * 1.3) * uRun.y) + vec3(1., .85, .62) * head * 3. * uRun.y + FIRE * hub * 1.6;
  float near = exp(-max(d, 0.) * 3.5);
  return inlay * on + FIRE * (near * (rest * .06 + (run * .34 + wake * .09) * uRun.y)) + vec3(1., .40, .07) * (weave * step(d, 8.) * swell * uRun.y * .08) + ember() * (weave * hub * .9);
}
`;
