/** The inlay of a tree's table, for the cloth's shader: a wreath under its root, and a vine around the cloth. */
export const WREATH = `
// A leaf along y: a lens of that half breadth and half length.
float leafAway(vec2 p, float breadth, float len) {
  p = abs(p);
  float r = (len * len + breadth * breadth) / (2. * breadth);
  return p.y > len ? length(p - vec2(0., len)) : length(vec2(p.x + r - breadth, p.y)) - r;
}
vec2 leant(vec2 p, float by) { float c = cos(by), s = sin(by); return vec2(c * p.x - s * p.y, s * p.x + c * p.y); }
// A ring of pairs of leaves, all leaning one way round. q: along the ring and outwards, around the middle of a pair.
float ringAway(vec2 q, float size) {
  vec2 outer = leant(q - vec2(.05, .23) * size, .95), inner = leant(q - vec2(.05, -.23) * size, 2.19);
  float pair = min(leafAway(outer, .085 * size, .27 * size), leafAway(inner, .085 * size, .27 * size));
  // The rib of a leaf is bare cloth.
  return max(pair, .011 - min(abs(outer.x), abs(inner.x)));
}
vec2 roundRing(vec2 p, float radius, float pairs) {
  float step_ = 6.28319 / pairs;
  return vec2((fract(atan(p.x, p.y) / step_) - .5) * step_ * radius, length(p) - radius);
}
// Twigs that cross at the foot hold it together. It has grown once the first double branches.
float inlayAway(vec2 p) {
  float r = length(p);
  if (r > 6.4) return 1.1;
  bool isGrown = uInlaid < -7.5;
  float d = abs(r - 2.75) - .020;
  d = min(d, ringAway(roundRing(p, 2.75, 20.), 1.));
  if (!isGrown) return min(d, abs(r - 3.45) - .009);
  d = min(d, min(abs(r - 4.25) - .016, ringAway(roundRing(p, 4.25, 30.), 1.)));
  vec2 berry = roundRing(p, 3.5, 24.);
  return min(d, min(length(berry) - .055, abs(r - 4.95) - .009));
}
// A stem that swings along the side, with a leaf in each bow.
float bandAway(vec2 p, vec2 step_) {
  float wave = .5 * cos(3.14159 * p.x), steep = 1.57 * sin(3.14159 * p.x) * step_.y / step_.x;
  float stem = abs(p.y - wave) * step_.y * inversesqrt(1. + steep * steep) - .013;
  float bow = floor(p.x + .5), side = mod(bow, 2.) > .5 ? -1. : 1.;
  vec2 q = vec2((p.x - bow) * step_.x, (p.y + side * .30) * step_.y);
  float leaf = leafAway(leant(q, side * 1.15), .17 * step_.y, .46 * step_.y);
  return min(stem, max(leaf, -.016 - leaf * 1.6));
}
`;
