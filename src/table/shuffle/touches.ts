/** Where boxes touch one another and the walls, or would before the step is over, and what keeps them apart there. */
import { type Box, push, WALL } from './box.ts';

/** One point where two boxes meet. */
export class Touch {
  a = WALL;
  b = WALL;
  /** From a to b. */
  nx = 0;
  ny = 0;
  /** The point from the middle of each. */
  ax = 0;
  ay = 0;
  bx = 0;
  by = 0;
  /** How far apart they are there; below 0 they are inside one another. */
  apart = 0;
  /** The mass that a push along the normal has to move, and one across it. */
  mass = 0;
  slide = 0;
  friction = 0;
  /** How fast they came together before anything pushed. */
  came = 0;
  /** What has pushed them apart in this step, and rubbed across. */
  pushed = 0;
  rubbed = 0;
}

/** The touches of one step; the same objects serve step after step. */
export interface Touches {
  readonly all: readonly Touch[];
  /** How many of them hold. */
  count: number;
  /** x, y: of the point, in the world; nx, ny: from a to b. */
  add(a: Box, b: Box, x: number, y: number, nx: number, ny: number, apart: number): void;
}

const FRICTION = 0.15;
const WALL_FRICTION = 0.02;
/** How deep boxes may lie in one another unpushed, and which part of what is deeper is undone in one step. */
const SLOP = 0.008;
const UNDONE = 0.4;
/** The fastest at which boxes are pushed out of one another, tile widths a second. */
const FASTEST = 8;

export function createTouches(): Touches {
  const all: Touch[] = [];
  const touches = {
    all,
    count: 0,
    add(a: Box, b: Box, x: number, y: number, nx: number, ny: number, apart: number) {
      const touch = all[touches.count] ?? new Touch();
      all[touches.count++] = touch;
      touch.a = a;
      touch.b = b;
      touch.nx = nx;
      touch.ny = ny;
      touch.ax = x - a.x;
      touch.ay = y - a.y;
      touch.bx = x - b.x;
      touch.by = y - b.y;
      touch.apart = apart;
      const eases = a.ease + b.ease;
      const an = touch.ax * ny - touch.ay * nx;
      const bn = touch.bx * ny - touch.by * nx;
      const at = touch.ax * nx + touch.ay * ny;
      const bt = touch.bx * nx + touch.by * ny;
      touch.mass = 1 / (eases + an * an * a.turnEase + bn * bn * b.turnEase);
      touch.slide = 1 / (eases + at * at * a.turnEase + bt * bt * b.turnEase);
      touch.friction = b.ease === 0 ? WALL_FRICTION : FRICTION;
      touch.pushed = 0;
      touch.rubbed = 0;
      touch.came = -together(touch);
    },
  };
  return touches;
}

/** How fast b goes away from a along the normal. */
function together({ a, b, nx, ny, ax, ay, bx, by }: Touch): number {
  const vx = b.vx - b.spin * by - a.vx + a.spin * ay;
  const vy = b.vy + b.spin * bx - a.vy - a.spin * ax;
  return vx * nx + vy * ny;
}

/** Pushes once at every touch, so that nobody is inside another when the step is over. */
export function keepApart({ all, count }: Touches, step: number): void {
  for (let i = 0; i < count; i++) {
    const touch = all[i];
    if (touch) keepOne(touch, step);
  }
}

function keepOne(touch: Touch, step: number): void {
  const { a, b, nx, ny, ax, ay, bx, by, apart } = touch;
  if (touch.pushed > 0) {
    // Across: the normal turned by a right angle.
    const vx = b.vx - b.spin * by - a.vx + a.spin * ay;
    const vy = b.vy + b.spin * bx - a.vy - a.spin * ax;
    const most = touch.friction * touch.pushed;
    const rubbed = Math.max(-most, Math.min(most, touch.rubbed - (vy * nx - vx * ny) * touch.slide));
    const rub = rubbed - touch.rubbed;
    touch.rubbed = rubbed;
    push(b, bx, by, -ny * rub, nx * rub);
    push(a, ax, ay, ny * rub, -nx * rub);
  }
  // What is still apart may come as near as it is; what is too deep goes out again.
  const wanted = apart > 0 ? -apart / step : Math.min(FASTEST, (UNDONE * Math.max(0, -apart - SLOP)) / step);
  const pushed = Math.max(0, touch.pushed + (wanted - together(touch)) * touch.mass);
  const by_ = pushed - touch.pushed;
  if (by_ === 0) return;
  touch.pushed = pushed;
  push(b, bx, by, nx * by_, ny * by_);
  push(a, ax, ay, -nx * by_, -ny * by_);
}
