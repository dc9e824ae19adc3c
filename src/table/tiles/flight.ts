/** How one tile goes from where it is to where it belongs: pushed over the cloth, or lifted, carried and put down. */
import { arc } from '../../motion/ease.ts';
import { carried, knocked, sprung } from '../../motion/spring.ts';
import type { Placed } from '../places/placement.ts';
import { PIXELS } from '../space/camera.ts';
import { add, mix, mix3, type Quat, slerp, times, turned, type Vec3 } from '../space/vectors.ts';

/** When and how a tile goes. Times are parts (0…1) of the whole motion, or of the tile's own way where said. */
export interface Flight {
  readonly from?: number;
  readonly to?: number;
  /** How high it is carried, world units; without it the tile is pushed. */
  readonly lift?: number;
  /** After which part of its own way it hits the cloth; then it settles. */
  readonly hits?: number;
  /** In which part of its own way, until it hits, it turns over. */
  readonly turns?: readonly [number, number];
  /** How far it is drawn out, flat, before it is lifted; world units. */
  readonly slide?: Vec3;
  /** From how far beside its place it is pushed under another tile, once it is down; world units. */
  readonly under?: Vec3;
  /** How far it gives when it hits, or is hit; world units. */
  readonly knock?: Vec3;
}

/** The part of its own way in which a tile is drawn out. */
const SLIDING = 0.3;
/** The part of its own way, until it hits, in which a tile is pushed under another one. */
const PUSHING = 0.25;
/** How high a tile jumps after it hit, in its own scale. */
const JUMP = 0.07;
/** How far a tile leans back when it starts and forward when it is stopped, radians at a long way. */
const LEAN = 0.26;
/** Below this scale a tile is hidden under the plate of its seat; so large it is at least as soon as it comes out. */
const HIDDEN = 0.01;
const LEAST = 18 / PIXELS;
/** The part of its way in which a tile comes out from under a plate, or goes there. */
const UNDER = 0.16;
/** A way that is long, world units. */
const LONG = 4;

/** How far one tile has come when the whole motion has come to `progress`. */
export function timeOf({ from = 0, to = 1 }: Flight, progress: number): number {
  return progress >= 1 ? 1 : Math.max(0, Math.min(1, (progress - from) / (to - from)));
}

/** Where a tile is at part `t` (0…1) of its own way, and how it looks. */
export function onWay(from: Placed, to: Placed, flight: Flight, t: number): Placed {
  const look = t > 0 ? to : from;
  // A tile that turns its back keeps its face until it is turned.
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

/** A tile of a seat that shows only a count is seen on all of its way but for what of it lies under the plate. */
function leastOf(from: Placed, to: Placed, t: number): number {
  const out = from.scale < HIDDEN ? t / UNDER : 1;
  const under = to.scale < HIDDEN ? (1 - t) / UNDER : 1;
  return from.scale < HIDDEN || to.scale < HIDDEN ? LEAST * Math.min(1, out, under) : 0;
}

/** The same turn, its leading edge up while the hand gathers speed, and down while it slows. */
function leaning(turn: Quat, from: Vec3, to: Vec3, t: number): Quat {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(x, y);
  if (far < 0.05 || t <= 0 || t >= 1) return turn;
  const half = (LEAN / 2) * Math.min(1, far / LONG) * Math.sin(2 * Math.PI * t);
  const s = Math.sin(half) / far;
  return turned([y * s, -x * s, 0, Math.cos(half)], turn);
}
