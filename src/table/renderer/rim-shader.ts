/** The opening in the wood that the cloth is seen through. Needs `SHAPES`. */
export const RIM = `
uniform vec4 uCloth;  // middle and half size of the cloth
uniform vec3 uNear;   // a point p of the cloth is seen at z * p + xy
vec2 seenThere(vec2 p) { return (p - uNear.xy) / uNear.z; }
float rimAway(vec2 p) { return boxAway(p - uCloth.xy, uCloth.zw, .32); }
// The shadow of the wood on things beside and under it.
float rimShade(float lampAway, float away) {
  float shadow = smoothstep(-.30, .16, lampAway);
  float tuck = smoothstep(-.22, 0., away);
  return (1. - .62 * shadow) * (1. - .45 * tuck * tuck);
}
// Distance beyond the opening. The opening is wide for things that are not cut, and while the whole table is in view.
float beyondRim(vec2 ground, float cut) {
  if (uNear.z <= 1.) return -1e3;
  return rimAway(ground) - (1. - cut) * 40.;
}
`;

/** Finds the point on the plane of the cloth behind a point of the world, as the eye sees it. Needs `uEye`. */
export const BEHIND = `
vec2 behind(vec3 world) { return uEye.xy + (world.xy - uEye.xy) * uEye.z / (uEye.z - world.z); }
`;
