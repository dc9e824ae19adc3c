/** A box that slides on the cloth, seen from above: a tile, or a wall. Lengths in tile widths, times in seconds. */
export class SlidingBox {
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** The distance of a corner from the middle. */
  readonly radius: number;
  readonly friction: number;
  /** Both are 0 for a wall, which nothing moves. */
  readonly inverseMass: number;
  readonly inverseInertia: number;
  x: number;
  y: number;
  vx = 0;
  vy = 0;
  /** Radians a second. */
  spin = 0;
  /** The directions of the box's own axes: (cos, sin) along its width, (−sin, cos) along its height. */
  cos = 1;
  sin = 0;
  #angle = 0;

  /** @param mass infinite for a wall. */
  constructor(x: number, y: number, halfWidth: number, halfHeight: number, mass: number, friction: number) {
    this.x = x;
    this.y = y;
    this.halfWidth = halfWidth;
    this.halfHeight = halfHeight;
    this.radius = Math.hypot(halfWidth, halfHeight);
    this.friction = friction;
    this.inverseMass = 1 / mass;
    this.inverseInertia = 3 / (mass * (halfWidth ** 2 + halfHeight ** 2));
  }

  /** Radians; at 0 the box stands upright. */
  get angle(): number {
    return this.#angle;
  }

  set angle(angle: number) {
    this.#angle = angle;
    this.cos = Math.cos(angle);
    this.sin = Math.sin(angle);
  }

  /** Pushes the box at a point, given from its middle: the impulse in tile masses × tile widths a second. */
  push(atX: number, atY: number, impulseX: number, impulseY: number): void {
    this.vx += impulseX * this.inverseMass;
    this.vy += impulseY * this.inverseMass;
    this.spin += (atX * impulseY - atY * impulseX) * this.inverseInertia;
  }

  /** Moves the box as `push` would change its speed: that takes it out of another box. */
  shift(atX: number, atY: number, impulseX: number, impulseY: number): void {
    if (this.inverseMass === 0) return;
    this.x += impulseX * this.inverseMass;
    this.y += impulseY * this.inverseMass;
    this.angle += (atX * impulseY - atY * impulseX) * this.inverseInertia;
  }

  /** Returns the inverse of the mass that an impulse along a unit vector has to move at a point. */
  yielding(atX: number, atY: number, alongX: number, alongY: number): number {
    return this.inverseMass + (atX * alongY - atY * alongX) ** 2 * this.inverseInertia;
  }
}
