/** The ways in which the stones of a mosaic are laid, for the shader of its ground. */

/**
 * Each way returns the distance to the nearest joint, and names the stone in `stone`. g: rows and columns of
 * half-places; distances are in the same unit.
 */
export const STONES = `
ivec2 stone;
float chance(ivec2 at, int salt) {
  uint h = uint(at.x) * 374761393u + uint(at.y) * 668265263u + uint(salt) * 2246822519u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return float((h ^ (h >> 16)) & 0xffffu) / 65535.;
}
// A stone of a grid with that many stones in one unit.
float squareStone(vec2 u, vec2 many) {
  stone = ivec2(floor(u));
  vec2 from = (.5 - abs(fract(u) - .5)) / many;
  return min(from.x, from.y);
}
float straight(vec2 g) { return squareStone(g * 6., vec2(6.)); }
float aslant(vec2 g) { return squareStone(vec2(g.x + g.y, g.x - g.y) * 4.2426, vec2(6.)); }
// Long stones, each row moved by half a stone.
float bonded(vec2 g) {
  vec2 u = g * vec2(3., 6.);
  if (mod(floor(u.y), 2.) > .5) u.x += .5;
  return squareStone(u, vec2(3., 6.));
}
// Pairs of stones, upright and lying by turns.
float woven(vec2 g) {
  vec2 u = g * 3., at = floor(u);
  bool isUpright = mod(at.x + at.y, 2.) > .5;
  float d = squareStone(isUpright ? u * vec2(2., 1.) : u * vec2(1., 2.), isUpright ? vec2(6., 3.) : vec2(3., 6.));
  stone = stone * 2 + (isUpright ? 1 : 0);
  return d;
}
// Fans that cover each other like scales; each of two rings of stones around a core.
float scaly(vec2 g) {
  vec2 u = g * 2.5;
  float d = 9.;
  for (int k = 2; k > -2; k--) {
    float row = floor(u.y * 2.) + float(k);
    float off = mod(row, 2.) * .5;
    vec2 middle = vec2(floor(u.x - off) + .5 + off, row * .5);
    vec2 from = u - middle;
    float r = length(from);
    if (r > .5) { d = min(d, r - .5); continue; }
    float ring = floor(r * 6.), many = ring * 4. + 1.;
    float turn = (atan(from.x, from.y) / 6.28318 + .5) * many;
    d = min(d, min(.5 - r, .5 / 6. - abs(r - (ring + .5) / 6.)));
    if (ring > .5) d = min(d, (.5 - abs(fract(turn) - .5)) / many * 6.28318 * r);
    stone = ivec2(middle * 4.) * 16 + ivec2(int(ring), int(turn));
    break;
  }
  return d / 2.5;
}
float sixSided(vec2 g) {
  vec2 u = g * 5.6, step_ = vec2(1., 1.7320508);
  vec2 one = floor(u / step_) + .5, other = floor(u / step_ + .5);
  vec2 a = u - one * step_, b = u - other * step_;
  bool isOne = dot(a, a) < dot(b, b);
  vec2 from = abs(isOne ? a : b);
  stone = ivec2((isOne ? one : other) * 2.) * 2 + (isOne ? 1 : 0);
  return (.5 - max(from.x, dot(from, vec2(.5, .8660254)))) / 5.6;
}
// Rows that rise and fall.
float waving(vec2 g) {
  vec2 u = g * 6.;
  u.y += .85 * sin(u.x * 1.0472);
  if (mod(floor(u.y), 2.) > .5) u.x += .5;
  return squareStone(u, vec2(6., 7.));
}
// Broken stones of any shape.
float broken(vec2 g) {
  vec2 u = g * 4.4;
  ivec2 cell = ivec2(floor(u));
  float least = 9., next = 9.;
  for (int n = 0; n < 9; n++) {
    ivec2 at = cell + ivec2(n % 3 - 1, n / 3 - 1);
    vec2 from = vec2(at) + .5 + .78 * (vec2(chance(at, 1), chance(at, 2)) - .5) - u;
    float d = length(from);
    if (d < least) { next = least; least = d; stone = at; }
    else next = min(next, d);
  }
  return (next - least) * .5 / 4.4;
}
float laidStones(int way, vec2 g) {
  if (way < 1) return straight(g);
  if (way < 2) return scaly(g);
  if (way < 3) return aslant(g);
  if (way < 4) return bonded(g);
  if (way < 5) return sixSided(g);
  if (way < 6) return waving(g);
  if (way < 7) return broken(g);
  return woven(g);
}
`;
