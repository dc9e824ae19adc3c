/** Flights of tiles that are played, drawn, dealt and turned up. Parts of a motion are 0…1, lengths are world units. */
import type { Situation } from '../../match/ports.ts';
import { HITS } from '../../motion/durations.ts';
import type { Position } from '../../rules/game.ts';
import type { Placed, Placement } from '../places/placement.ts';
import { HALF_THICK } from '../space/tile-size.ts';
import { dot, type Pose, rotate, sub, times, unit, type Vec3 } from '../space/vectors.ts';
import type { Flight } from '../tiles/flight.ts';

type Flights = Map<Position, Flight>;

/** Heights to which tiles are lifted. */
const CARRY = 1.5;
const DRAWN = 1.3;
const DEALT = 1.7;
const PASSED = 0.7;
const PUSHED = 0.6;
const REVEALED = 0.8;
/** A tile with a shorter way was put down by hand. */
const AT_HAND = 0.5;
/** Knocks of the tile that hits and of those behind it, in half-tile sides; the air between two tiles is 0.028. */
const GIVES = [0.075, 0.048, 0.021] as const;
/** Distance that a tile of the boneyard is drawn out of its pile before it is lifted, in half-tile sides. */
const DRAWN_OUT = 1.1;
/** Distance from its place at which a tile comes down before it is pushed under another one, in half-tile sides. */
const PUSHED_UNDER = 1.1;
/** The part of the dealing that one tile takes; the last one starts that much before the end. */
const ONE = 0.26;
/** Parts of the dealing: the first and the last start of pushing the rest to the rim, and the time for one tile. */
const REST = { from: 0.42, last: 0.7, takes: 0.3 } as const;
/** The least distance, world units, that is a way to go. */
const THERE = 0.01;
/** The part of the revealing that one tile takes. */
const TURNED_UP = 0.42;

/** Carries a tile to its place on the board, where it knocks into its neighbour. */
export function layingOf(at: Position, tiles: readonly Placed[], laid: Placement, { seen }: Situation): Flights {
  const flights: Flights = new Map();
  const [from, to] = [tiles[at], laid.tiles[at]];
  if (!from || !to) return flights;
  const far = Math.hypot(from.at[0] - to.at[0], from.at[1] - to.at[1]);
  const hits = far < AT_HAND ? HITS.atHand : HITS.flying;
  const lift = far < AT_HAND ? 0 : CARRY * Math.min(1, far / 2);
  const behind = neighbours(at, seen);
  const next = laid.tiles[behind[0] ?? at] ?? to;
  const [x, y] = sub(next.at, to.at);
  const push = unit([x, y, 0]);
  const under = lift > 0 && to.coveredBelow > 0 ? { under: times(lengthwise(to), PUSHED_UNDER * to.scale) } : {};
  flights.set(at, { lift, hits, turns: [0.05, 0.85], knock: times(push, GIVES[0] * to.scale), ...under });
  for (const [k, other] of behind.entries()) {
    flights.set(other, { from: hits, knock: times(push, (GIVES[k + 1] ?? 0) * to.scale) });
  }
  return flights;
}

/** Returns the tile that this one was played to, and the one behind it. */
function neighbours(at: Position, { laid }: Situation['seen']): Position[] {
  const tile = laid.find((one) => one.at === at);
  const first = tile?.to == null ? undefined : laid[tile.to];
  const second = first?.to == null ? undefined : laid[first.to];
  return [first, second].flatMap((one) => (one ? [one.at] : []));
}

/**
 * Draws a tile out of its pile flat on the cloth, towards the middle of the table. Then the tile turns over in the air.
 */
export function drawingOf(at: Position, from: Pose | undefined): Flights {
  if (!from) return new Map();
  const along = lengthwise(from);
  const inwards = dot(along, from.at) > 0 ? -1 : 1;
  return new Map([[at, { lift: DRAWN, turns: [0.35, 0.9], slide: times(along, inwards * DRAWN_OUT * from.scale) }]]);
}

/** Returns the direction of a tile's upper half on the cloth. */
function lengthwise({ turn }: Pose): Vec3 {
  const [x, y] = rotate(turn, [0, 1, 0]);
  return unit([x, y, 0]);
}

/**
 * Deals tile by tile to the seats in rounds. Tiles that the eye sees turn over high in the air. The rest is pushed to
 * the rim once the way is free.
 * @param before the tiles as they lie until then.
 */
export function dealingOf({ seen: { hands } }: Situation, { tiles }: Placement, before: readonly Placed[]): Flights {
  const flights: Flights = new Map();
  const rounds = Math.max(...hands.map((hand) => hand.length));
  for (const [seat, hand] of hands.entries()) {
    for (const [round, at] of hand.entries()) {
      if (isThere(before[at], tiles[at])) continue;
      const from = ((round * hands.length + seat) / (rounds * hands.length)) * (1 - ONE);
      const isSeen = tiles[at]?.where === 'own';
      flights.set(at, { from, to: from + ONE, lift: isSeen ? DEALT : PASSED, turns: isSeen ? [0.15, 0.9] : [0.4, 1] });
    }
  }
  const rest = [...tiles.keys()].filter((at) => tiles[at]?.where === 'boneyard' || tiles[at]?.where === 'dead');
  for (const [k, at] of rest.entries()) {
    const from = REST.from + (k / rest.length) * (REST.last - REST.from);
    flights.set(at, { from, to: from + REST.takes, lift: PUSHED });
  }
  return flights;
}

/** 1.13: true if the tile was taken: it is in its place already. */
const isThere = (from: Placed | undefined, to: Placed | undefined): boolean =>
  from !== undefined && from.where === to?.where && Math.hypot(...sub(from.at, to.at)) < THERE;

/** Turns up the tiles hand by hand, in a wave. */
export function revealingOf({ seen: { hands } }: Situation): Flights {
  const longest = Math.max(1, ...hands.map((hand) => hand.length));
  const flights: Flights = new Map();
  for (const [seat, hand] of hands.entries()) {
    for (const [k, at] of hand.entries()) {
      const from = (0.35 * (seat / hands.length) + 0.65 * (k / longest)) * (1 - TURNED_UP);
      flights.set(at, { from, to: from + TURNED_UP, lift: REVEALED, hits: 0.85, turns: [0.1, 0.9] });
    }
  }
  return flights;
}

/** Returns the lowest flight in which a tile can turn over where it lies. */
export const flipped = ({ scale }: Pose): Flight => ({ lift: scale * (0.6 + HALF_THICK), turns: [0.15, 0.85] });
