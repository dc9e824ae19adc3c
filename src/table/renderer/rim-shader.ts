/** The opening in the wood that the cloth is seen through. Needs `SHAPES`. */
export const RIM = `
uniform vec4 uCloth;  // middle and half size of the cloth
uniform vec3 uNear;   // a point p of the cloth is seen at z * p + xy
vec2 seenThere(vec2 p) { return (p - uNear.xy) / uNear.z; }
float rimAway(vec2 p) { return boxAway(p - uCloth.xy, uCloth.zw, .32); }
// The wood throws its shadow on what lies beside and under it.
float rimShade(float lampAway, float away) {
  float shadow = smoothstep(-.30, .16, lampAway);
  float tuck = smoothstep(-.22, 0., away);
  return (1. - .62 * shadow) * (1. - .45 * tuck * tuck);
}
// How far beyond the opening something is seen; the opening is wide for what is not cut, and while the table is whole.
float beyondRim(vec2 ground, float cut) {
  if (uNear.z <= 1.) return -1e3;
  return rimAway(ground) - (1. - cut) * 40.;
}
`;

/** Where the line of sight through a point of the world meets the plane of the cloth. Needs `uEye`. */
export const BEHIND = `
vec2 behind(vec3 world) { return uEye.xy + (world.xy - uEye.xy) * uEye.z / (uEye.z - world.z); }
`;
