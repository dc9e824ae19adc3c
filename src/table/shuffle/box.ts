/** A tile as the physics knows it: a box that lies flat. Lengths in tile widths, masses in tiles, times in seconds. */
export class Box {
  x: number;
  y: number;
  /** Radians; 0 is a tile that stands on its short side. */
  angle: number;
  /** Cosine and sine of the angle. */
  cos: number;
  sin: number;
  vx = 0;
  vy = 0;
  /** Radians a second. */
  spin = 0;
  /** Where it was before it last moved. */
  wasX: number;
  wasY: number;
  wasAngle: number;
  /** Half its width and half its length. */
  readonly halfWidth = 0.5;
  readonly halfLength: number;
  /** How easily it is moved and turned: one over its mass, and over its inertia; 0: not at all. */
  readonly ease: number;
  readonly turnEase: number;

  /** A tile one wide and so long, at rest; `mass` in tiles. */
  constructor(x: number, y: number, angle: number, length: number, mass = 1) {
    this.x = x;
    this.y = y;
    this.angle = angle;
    this.cos = Math.cos(angle);
    this.sin = Math.sin(angle);
    this.wasX = x;
    this.wasY = y;
    this.wasAngle = angle;
    this.halfLength = length / 2;
    this.ease = 1 / mass;
    this.turnEase = 12 / (1 + length * length) / mass;
  }
}

/** What never gives: all walls are one. */
export const WALL = new Box(0, 0, 0, 1, Number.POSITIVE_INFINITY);

/** Lets `step` seconds go by. */
export function move(box: Box, step: number): void {
  box.wasX = box.x;
  box.wasY = box.y;
  box.wasAngle = box.angle;
  box.x += box.vx * step;
  box.y += box.vy * step;
  box.angle += box.spin * step;
  box.cos = Math.cos(box.angle);
  box.sin = Math.sin(box.angle);
}

/** Pushes at the point x, y from the middle of the box. */
export function push(box: Box, x: number, y: number, px: number, py: number): void {
  box.vx += px * box.ease;
  box.vy += py * box.ease;
  box.spin += (x * py - y * px) * box.turnEase;
}
