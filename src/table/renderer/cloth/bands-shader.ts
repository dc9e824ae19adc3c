/** Inlays of tables without a star, for the cloth's shader. */

/** The reach of a sun, and the distance of its middle from the middle line of the row; half-tile sides. */
export const SUN = { reach: 0.42, beside: 1 } as const;

export const BANDS = `
// Two small suns, in half-tile sides around the middle. They stand beside the line where its ends began, one on either
// side. Each is smaller than a half.
float sunsAway(vec2 p) {
  p = uInlaid > -1.5 ? p : p.yx;
  vec2 sun = vec2(1., ${(-SUN.beside).toFixed(2)});
  p = (dot(p, sun) < 0. ? -p : p) - sun;
  float r = length(p);
  if (r > ${(SUN.reach + 0.04).toFixed(2)}) return r - ${(SUN.reach + 0.02).toFixed(2)};
  return min(r - .15, max(starAway(p, 12., ${SUN.reach.toFixed(2)}, 4.6), .215 - r));
}
// Bands around the field. p: steps along a side from its middle, whole ones and a half at either end; and halves of the
// band's breadth from its middle. step_: length of a step, and half the breadth. Two strands, each of which goes over
// the other where it went under before.
float knotsAway(vec2 p, vec2 step_) {
  vec2 wave = .72 * cos(3.14159 * p.x) * vec2(1., -1.);
  float steep = 2.26 * sin(3.14159 * p.x) * step_.y / step_.x;
  vec2 d = abs(p.y - wave) * step_.y * inversesqrt(1. + steep * steep);
  if (mod(floor(p.x), 2.) > .5) d = d.yx;
  float thin = .009 + .075 * step_.y;
  return min(d.x, max(d.y, 4. * thin - d.x)) - thin;
}
// Two rows of stitches, up and across by turns.
float wovenAway(vec2 p, vec2 step_) {
  vec2 at = vec2(p.x * 2., p.y * 1.1) + vec2(.5, 1.);
  vec2 stitch = fract(at) - .5;
  if (mod(floor(at.x) + floor(at.y), 2.) > .5) stitch = stitch.yx;
  if (abs(p.y) > .92) return .1;
  return boxAway(stitch, vec2(.40, .13), .1) * step_.y * .9;
}
// Two ruts, and paving between them: stones row by row, each row moved by half a stone.
float roadAway(vec2 p, vec2 step_) {
  float rut = abs(abs(p.y) - .92) * step_.y - .012;
  vec2 at = vec2(p.x * 3., p.y * 1.8 + .5);
  if (mod(floor(at.y), 2.) > .5) at.x += .5;
  vec2 stone = abs(fract(at) - .5);
  float paving = abs(p.y) > .82 ? .1 : boxAway(stone, vec2(.38, .30), .12) * step_.y * .5;
  return min(rut, paving);
}
// Two rails on their sleepers, which stand out at both sides.
float railsAway(vec2 p, vec2 step_) {
  float rail = abs(abs(p.y) - .42) * step_.y - .014;
  float sleeper = max((abs(fract(p.x * 3.) - .5) - .13) * step_.x / 3., (abs(p.y) - .8) * step_.y);
  return min(rail, max(abs(sleeper + .009) - .007, .011 - abs(rail)));
}
// An outline of 14 squares (23.1), each with a string around it and a fine cross between its half-places: four squares
// in the outer rows, three in the inner ones.
float squaresAway(vec2 p) {
  vec2 q = p / 1.05, a = abs(q);
  bool isInner = a.y < 2.;
  float end = isInner ? 3. : 4.;
  // Beyond the outline the distance to the nearest square is the distance to its edge.
  if (a.x > end || a.y > 4.) return .025 + (isInner ? min(a.x - 3., 2. - a.y) : max(a.x - 4., a.y - 4.));
  vec2 at = mod(q + vec2(isInner ? 1. : 0., 0.), 2.) - 1.;
  float string = abs(boxAway(at, vec2(.95), .09)) - .025;
  vec2 from = abs(at);
  float cross_ = max(min(from.x, from.y) - .007, max(from.x, from.y) - .86);
  float stud = length(at) - .05;
  return min(string, min(cross_, stud));
}
// Small squares of four.
float fourfoldAway(vec2 p, vec2 step_) {
  vec2 q = vec2((fract(p.x) - .5) * step_.x, p.y * step_.y);
  float side = .66 * step_.y;
  float d = abs(boxAway(q, vec2(side), .02)) - .010;
  vec2 from = abs(q);
  return min(d, max(min(from.x, from.y) - .005, max(from.x, from.y) - side));
}
float inlayAway(vec2 p) { return uInlaid > -2.5 ? sunsAway(p) : uInlaid < -5.5 && uInlaid > -15.5 ? squaresAway(p) : 1.1; }
float bandAway(vec2 p, vec2 step_) { return uInlaid > -2.5 ? knotsAway(p, step_) : uInlaid > -3.5 ? wovenAway(p, step_)
  : uInlaid > -4.5 ? roadAway(p, step_) : uInlaid > -5.5 ? railsAway(p, step_) : uInlaid > -15.5 ? fourfoldAway(p, step_) : 1.1; }
`;
