/** The inlay of a table with trains, for the cloth's shader: a hub with a track for each, and rails around the cloth. */
export const HUB = `
// The directions of the tracks, as bits from the upright one on, clockwise.
float tracksOf(float trains) {
  if (trains < 3.5) return 21.;
  if (trains < 4.5) return 85.;
  if (trains < 5.5) return 93.;
  if (trains < 6.5) return 222.;
  if (trains < 7.5) return 223.;
  return trains < 8.5 ? 255. : 0.;
}
// Two rails on sleepers that leave the hub, in half-tile sides along y.
float trackAway(vec2 q) {
  float along = max(1.78 - q.y, q.y - 4.55);
  float rail = max(abs(abs(q.x) - .27) - .017, along);
  float sleeper = max(max(abs(fract(q.y * 2.2) - .5) / 2.2 - .045, abs(q.x) - .46), along + .1);
  // The sleepers lie under the rails.
  return min(rail, max(abs(sleeper + .012) - .009, .03 - abs(abs(q.x) - .27)));
}
float inlayAway(vec2 p) {
  float r = length(p);
  if (r > 6.) return 1.1;
  float trains = -uInlaid - 6.;
  float wide = trains > 8.5 ? .62 : 0.;
  float d = min(abs(r - 1.12) - .010, abs(r - 1.76 - wide) - .024);
  float at = mod(floor(atan(p.x, p.y) / .785398 + .5), 8.), turn = at * .785398;
  vec2 q = vec2(p.x * cos(turn) - p.y * sin(turn), p.x * sin(turn) + p.y * cos(turn));
  if (mod(floor(tracksOf(trains) / exp2(at)), 2.) > .5) d = min(d, trackAway(q));
  return d;
}
// Two rails on their sleepers.
float bandAway(vec2 p, vec2 step_) {
  float rail = abs(abs(p.y) - .42) * step_.y - .014;
  float sleeper = max((abs(fract(p.x * 3.) - .5) - .13) * step_.x / 3., (abs(p.y) - .8) * step_.y);
  return min(rail, max(abs(sleeper + .009) - .007, .011 - abs(rail)));
}
`;
