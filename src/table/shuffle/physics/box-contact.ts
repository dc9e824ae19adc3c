/**
 * Two boxes that may touch: a side of one, and up to two points of the other on it. Solved by impulses in turn, as Erin
 * Catto describes in “Iterative Dynamics with Temporal Coherence” (2005).
 */
import type { SlidingBox } from './sliding-box.ts';

/** The part of a collision's speed that is kept, and the slowest collision that keeps any, in tile widths a second. */
const RESTITUTION = 0.2;
const BOUNCING = 1;
/** The overlap that is left, so that boxes at rest keep touching; and the most that one correction takes away. */
const SLOP = 0.005;
const FARTHEST = 0.2;
/** The distance at which boxes are apart again for the ear, in tile widths. */
const RATTLING = 0.02;
/** The share of an overlap that one correction takes away. */
const CORRECTED = 0.2;
/** A side is only replaced by another one that overlaps clearly less: otherwise it would change in every step. */
const CLEARLY = { share: 0.95, length: 0.01 } as const;

interface ContactPoint {
  isOn: boolean;
  /** The place on the box `other`, by its own axes. */
  localX: number;
  localY: number;
  /** The place from the middles of both boxes. */
  aX: number;
  aY: number;
  bX: number;
  bY: number;
  /** The masses against the normal and along the side, and the speed to which the boxes part. */
  normalMass: number;
  tangentMass: number;
  parting: number;
  /** The impulses of this step; the next one begins with them. */
  normal: number;
  tangent: number;
}

const newPoint = (): ContactPoint => ({
  isOn: false,
  localX: 0,
  localY: 0,
  aX: 0,
  aY: 0,
  bX: 0,
  bY: 0,
  normalMass: 0,
  tangentMass: 0,
  parting: 0,
  normal: 0,
  tangent: 0,
});

export class BoxContact {
  readonly a: SlidingBox;
  readonly b: SlidingBox;
  isTouching = false;
  /** True until the first touch has been heard: boxes that have only just come apart touch again without a sound. */
  isUnheard = true;
  readonly #friction: number;
  readonly #points = [newPoint(), newPoint()] as const;
  /** The box whose side touches, and the other one. */
  #side: SlidingBox;
  #other: SlidingBox;
  /** True if the side looks along the height of its box; 1 or −1 for its direction there. */
  #isAlong = false;
  #sign = 1;
  /** The direction from `a` to `b`, at right angles to the side. */
  #nx = 0;
  #ny = 0;
  /** A number for the pair of sides that touch; while it stays, impulses are kept from step to step. */
  #feature = -1;

  constructor(a: SlidingBox, b: SlidingBox) {
    this.a = a;
    this.b = b;
    this.#side = a;
    this.#other = b;
    this.#friction = Math.sqrt(a.friction * b.friction);
  }

  /** Ends the contact of boxes that are so far apart. */
  part(gap: number): void {
    this.isTouching = false;
    this.isUnheard ||= gap > RATTLING;
    this.#feature = -1;
  }

  /** Finds out anew where the boxes touch. */
  find(): void {
    const { a, b } = this;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const aX = a.cos * dx + a.sin * dy;
    const aY = a.cos * dy - a.sin * dx;
    const bX = b.cos * dx + b.sin * dy;
    const bY = b.cos * dy - b.sin * dx;
    const c = Math.abs(a.cos * b.cos + a.sin * b.sin);
    const s = Math.abs(a.cos * b.sin - a.sin * b.cos);
    // The gap at each pair of sides, by the directions of both boxes; the greatest is the true one.
    const wideOfA = Math.abs(aX) - a.halfWidth - c * b.halfWidth - s * b.halfHeight;
    const highOfA = Math.abs(aY) - a.halfHeight - s * b.halfWidth - c * b.halfHeight;
    const wideOfB = Math.abs(bX) - b.halfWidth - c * a.halfWidth - s * a.halfHeight;
    const highOfB = Math.abs(bY) - b.halfHeight - s * a.halfWidth - c * a.halfHeight;
    const apart = Math.max(wideOfA, highOfA, wideOfB, highOfB);
    if (apart > 0) {
      this.part(apart);
      return;
    }
    let gap = wideOfA;
    this.#take(a, b, false, aX);
    if (isClearly(highOfA, gap, a.halfHeight)) {
      gap = highOfA;
      this.#take(a, b, true, aY);
    }
    if (isClearly(wideOfB, gap, b.halfWidth)) {
      gap = wideOfB;
      this.#take(b, a, false, -bX);
    }
    if (isClearly(highOfB, gap, b.halfHeight)) this.#take(b, a, true, -bY);
    this.#clip();
  }

  #take(side: SlidingBox, other: SlidingBox, isAlong: boolean, toOther: number): void {
    this.#side = side;
    this.#other = other;
    this.#isAlong = isAlong;
    this.#sign = toOther < 0 ? -1 : 1;
  }

  /** Looks along the side, away from its box, and from `a` to `b`. */
  #look(): void {
    const side = this.#side;
    const sign = side === this.a ? this.#sign : -this.#sign;
    this.#nx = sign * (this.#isAlong ? -side.sin : side.cos);
    this.#ny = sign * (this.#isAlong ? side.cos : side.sin);
  }

  /** Finds the points of the other box on the side: those of its nearest side, cut to the length of this one. */
  #clip(): void {
    this.#look();
    const [side, other, isAlong] = [this.#side, this.#other, this.#isAlong];
    const back = side === this.a ? -1 : 1;
    const faceX = back * (other.cos * this.#nx + other.sin * this.#ny);
    const faceY = back * (other.cos * this.#ny - other.sin * this.#nx);
    const isWide = Math.abs(faceX) > Math.abs(faceY);
    const fixed = isWide ? Math.sign(faceX) * other.halfWidth : Math.sign(faceY) * other.halfHeight;
    const reach = isWide ? other.halfHeight : other.halfWidth;
    const half = isAlong ? side.halfWidth : side.halfHeight;
    /** The place along the side of the other box's point, `share` of the way to its end. */
    const alongAt = (share: number) => {
      const [x, y] = isWide ? [fixed, share * reach] : [share * reach, fixed];
      const dx = other.x + other.cos * x - other.sin * y - side.x;
      const dy = other.y + other.sin * x + other.cos * y - side.y;
      return isAlong ? side.cos * dx + side.sin * dy : side.cos * dy - side.sin * dx;
    };
    const [from, to] = [alongAt(-1), alongAt(1)];
    const ends = from < to ? ([-1, 1] as const) : ([1, -1] as const);
    const least = Math.min(from, to);
    const length = Math.abs(to - from) || 1;
    const cut = (along: number) => ends[0] + ((ends[1] - ends[0]) * (along - least)) / length;
    const feature =
      (side === this.a ? 0 : 1) +
      (isAlong ? 2 : 0) +
      (this.#sign > 0 ? 4 : 0) +
      (isWide ? 8 : 0) +
      (fixed > 0 ? 16 : 0);
    const isSame = feature === this.#feature;
    this.#feature = feature;
    this.isTouching = false;
    for (const [k, point] of this.#points.entries()) {
      const end = k === 0 ? least : least + length;
      const share = cut(Math.max(-half, Math.min(half, end)));
      point.localX = isWide ? fixed : share * reach;
      point.localY = isWide ? share * reach : fixed;
      const wasOn = point.isOn && isSame;
      point.isOn = this.#gapOf(point) <= 0;
      if (!point.isOn || !wasOn) point.normal = point.tangent = 0;
      this.isTouching ||= point.isOn;
    }
  }

  /** Returns the distance of a point from the side, negative inside; and notes the point from both middles. */
  #gapOf(point: ContactPoint): number {
    const { a, b } = this;
    const [side, other] = [this.#side, this.#other];
    const x = other.x + other.cos * point.localX - other.sin * point.localY;
    const y = other.y + other.sin * point.localX + other.cos * point.localY;
    point.aX = x - a.x;
    point.aY = y - a.y;
    point.bX = x - b.x;
    point.bY = y - b.y;
    const out = side === a ? 1 : -1;
    const away = out * ((x - side.x) * this.#nx + (y - side.y) * this.#ny);
    return away - (this.#isAlong ? side.halfHeight : side.halfWidth);
  }

  /** Prepares a step: begins with the impulses of the last one. */
  begin(): void {
    const { a, b } = this;
    const [nx, ny] = [this.#nx, this.#ny];
    for (const point of this.#points) {
      if (!point.isOn) continue;
      const { aX, aY, bX, bY } = point;
      point.normalMass = 1 / (a.yielding(aX, aY, nx, ny) + b.yielding(bX, bY, nx, ny));
      point.tangentMass = 1 / (a.yielding(aX, aY, -ny, nx) + b.yielding(bX, bY, -ny, nx));
      const closing = this.#speed(point, nx, ny);
      point.parting = closing < -BOUNCING ? -RESTITUTION * closing : 0;
      this.#push(point, nx * point.normal - ny * point.tangent, ny * point.normal + nx * point.tangent);
    }
  }

  /** Changes the speeds so that the boxes do not move into one another; all contacts are solved in turn, some times. */
  solve(): void {
    const [nx, ny] = [this.#nx, this.#ny];
    for (const point of this.#points) {
      if (!point.isOn) continue;
      const most = this.#friction * point.normal;
      const wanted = point.tangent - point.tangentMass * this.#speed(point, -ny, nx);
      const tangent = Math.max(-most, Math.min(most, wanted));
      const rubbed = tangent - point.tangent;
      point.tangent = tangent;
      this.#push(point, -ny * rubbed, nx * rubbed);
      const normal = Math.max(0, point.normal - point.normalMass * (this.#speed(point, nx, ny) - point.parting));
      const pushed = normal - point.normal;
      point.normal = normal;
      this.#push(point, nx * pushed, ny * pushed);
    }
  }

  /** Moves the boxes out of one another, some way; returns the greatest overlap before. */
  separate(): number {
    let deepest = 0;
    for (const point of this.#points) {
      if (!point.isOn) continue;
      this.#look();
      const gap = this.#gapOf(point);
      deepest = Math.max(deepest, -gap);
      const [nx, ny] = [this.#nx, this.#ny];
      const { a, b } = this;
      const { aX, aY, bX, bY } = point;
      const way = Math.min(FARTHEST, Math.max(0, -CORRECTED * (gap + SLOP)));
      if (way === 0) continue;
      const impulse = way / (a.yielding(aX, aY, nx, ny) + b.yielding(bX, bY, nx, ny));
      a.shift(aX, aY, -nx * impulse, -ny * impulse);
      b.shift(bX, bY, nx * impulse, ny * impulse);
    }
    return deepest;
  }

  /** The greater impulse of both points in this step. */
  get impulse(): number {
    return Math.max(...this.#points.map(({ isOn, normal }) => (isOn ? normal : 0)));
  }

  /** Returns the speed of `b` against `a` at the point, along a unit vector. */
  #speed({ aX, aY, bX, bY }: ContactPoint, alongX: number, alongY: number): number {
    const { a, b } = this;
    const vx = b.vx - b.spin * bY - a.vx + a.spin * aY;
    const vy = b.vy + b.spin * bX - a.vy - a.spin * aX;
    return vx * alongX + vy * alongY;
  }

  #push({ aX, aY, bX, bY }: ContactPoint, x: number, y: number): void {
    this.a.push(aX, aY, -x, -y);
    this.b.push(bX, bY, x, y);
  }
}

const isClearly = (gap: number, best: number, half: number): boolean =>
  gap > CLEARLY.share * best + CLEARLY.length * half;
