/** The way of one tile from its present place to a new one: pushed over the cloth, or lifted, carried and put down. */
import { arc } from '../../motion/ease.ts';
import { carried, knocked, sprung } from '../../motion/spring.ts';
import type { Placed } from '../places/placement.ts';
import { PIXELS } from '../space/camera.ts';
import { add, mix, mix3, type Quat, slerp, times, turned, type Vec3 } from '../space/vectors.ts';

/**
 * The times and manner of a tile's way. Times are parts (0…1) of the whole motion, or of the tile's own way if so
 * noted.
 */
export interface Flight {
  readonly from?: number;
  readonly to?: number;
  /** Height to which it is lifted, world units; without it the tile is pushed. */
  readonly lift?: number;
  /** The part of its own way after which it hits the cloth; then it settles. */
  readonly hits?: number;
  /** The part of its own way, until it hits, in which it turns over. */
  readonly turns?: readonly [number, number];
  /** Way that it is drawn out, flat, before it is lifted; world units. */
  readonly slide?: Vec3;
  /** Offset from its place at which it comes down before it is pushed under another tile; world units. */
  readonly under?: Vec3;
  /** Way that it gives when it hits, or is hit; world units. */
  readonly knock?: Vec3;
}

/** The part of its own way in which a tile is drawn out. */
const SLIDING = 0.3;
/** The part of its own way, until it hits, in which a tile is pushed under another one. */
const PUSHING = 0.25;
/** Height of a tile's jump after it hits, in its own scale. */
const JUMP = 0.07;
/** Lean of a tile back when it starts and forward when it is stopped, radians on a long way. */
const LEAN = 0.26;
/** Below this scale a tile is hidden under the plate of its seat; `LEAST` is its smallest scale once it comes out. */
const HIDDEN = 0.01;
const LEAST = 18 / PIXELS;
/** The part of its way in which a tile comes out from under a plate, or goes there. */
const UNDER = 0.16;
/** Length of a long way, world units. */
const LONG = 4;

/** Returns the progress of one tile at `progress` of the whole motion. */
export function flightProgress({ from = 0, to = 1 }: Flight, progress: number): number {
  return progress >= 1 ? 1 : Math.max(0, Math.min(1, (progress - from) / (to - from)));
}

/** Returns the place and look of a tile at part `t` (0…1) of its own way. */
export function onWay(from: Placed, to: Placed, flight: Flight, t: number): Placed {
  const look = t > 0 ? to : from;
  // A tile that is being turned face down keeps its face until it is turned.
  const face = look.above || look.below ? look : from;
  const pose = flight.lift === undefined ? pushed(from, to, t) : flown(from, to, flight, flight.lift, t);
  const { hits = 0 } = flight;
  const given = flight.knock ? knocked((t - hits) / (1 - hits)) : 0;
  return {
    ...look,
    ...pose,
    at: flight.knock && given > 0 ? add(pose.at, times(flight.knock, given)) : pose.at,
    above: face.above,
    below: face.below,
    glow: mix(from.glow, to.glow, t),
    dim: mix(from.dim, to.dim, t),
    marked: mix(from.marked, to.marked, t),
    upper: mix(from.upper, to.upper, t),
    coveredAbove: mix(from.coveredAbove, to.coveredAbove, t),
    coveredBelow: mix(from.coveredBelow, to.coveredBelow, t),
  };
}

function pushed(from: Placed, to: Placed, t: number) {
  const eased = sprung(t);
  return {
    at: mix3(from.at, to.at, eased),
    turn: slerp(from.turn, to.turn, eased),
    scale: mix(from.scale, to.scale, eased),
  };
}

function flown(from: Placed, to: Placed, flight: Flight, lift: number, t: number) {
  const { hits = 1, turns: [first, last] = [0, 1], slide, under } = flight;
  const u = Math.min(1, t / hits);
  const start = slide ? SLIDING * 0.6 : 0;
  const down = under ? 1 - PUSHING : 1;
  const air = Math.max(0, Math.min(1, (u - start) / (down - start)));
  const gone = carried(air);
  const begun = slide ? add(from.at, times(slide, carried(u / SLIDING))) : from.at;
  const end = under ? add(to.at, times(under, 1 - carried((u - down) / PUSHING))) : to.at;
  const at = mix3(begun, end, gone);
  const turn = slerp(from.turn, to.turn, carried((u - first) / (last - first)));
  const settled = hits < 1 ? Math.max(0, (t - hits) / (1 - hits)) : 1;
  const jump = settled < 0.6 ? JUMP * to.scale * Math.min(1, lift) * arc(settled / 0.6) : 0;
  return {
    at: [at[0], at[1], at[2] + lift * arc(air) + jump] as const,
    turn: leaning(turn, from.at, to.at, air),
    scale: Math.max(mix(from.scale, to.scale, gone), leastOf(from, to, t)),
  };
}

/**
 * Returns the least scale of a tile from or to a seat that shows only a count. It is seen all the way, except under the
 * plate.
 */
function leastOf(from: Placed, to: Placed, t: number): number {
  const out = from.scale < HIDDEN ? t / UNDER : 1;
  const under = to.scale < HIDDEN ? (1 - t) / UNDER : 1;
  return from.scale < HIDDEN || to.scale < HIDDEN ? LEAST * Math.min(1, out, under) : 0;
}

/** Returns the same turn, its leading edge up while the hand gathers speed, and down while it slows. */
function leaning(turn: Quat, from: Vec3, to: Vec3, t: number): Quat {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(x, y);
  if (far < 0.05 || t <= 0 || t >= 1) return turn;
  const half = (LEAN / 2) * Math.min(1, far / LONG) * Math.sin(2 * Math.PI * t);
  const s = Math.sin(half) / far;
  return turned([y * s, -x * s, 0, Math.cos(half)], turn);
}
