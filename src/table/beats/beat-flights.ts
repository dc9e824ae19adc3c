/** How tiles go when they are laid, drawn, dealt and turned up. Parts of a motion are 0…1, lengths world units. */
import type { Situation } from '../../match/ports.ts';
import { HITS } from '../../motion/durations.ts';
import type { Position } from '../../rules/game.ts';
import type { Placed, Placement } from '../places/placement.ts';
import { HALF_THICK } from '../space/tile-size.ts';
import { dot, type Pose, rotate, sub, times, unit, type Vec3 } from '../space/vectors.ts';
import type { Flight } from '../tiles/flight.ts';

type Flights = Map<Position, Flight>;

/** How high tiles are carried. */
const CARRY = 1.5;
const DRAWN = 1.3;
const DEALT = 1.7;
const PASSED = 0.7;
const PUSHED = 0.6;
const REVEALED = 0.8;
/** A tile that has less far to go was put down by hand. */
const AT_HAND = 0.5;
/** How far the tile that hits gives, and those behind it, in half-tile sides: the air between two tiles is 0.028. */
const GIVES = [0.075, 0.048, 0.021] as const;
/** How far a tile of the boneyard is drawn out of its pile before it is lifted, in half-tile sides. */
const DRAWN_OUT = 1.1;
/** How far outside its place a tile comes down that is pushed under another one, in half-tile sides. */
const PUSHED_UNDER = 1.1;
/** The part of the dealing that one tile takes, and until when the last one has started. */
const ONE = 0.26;
/** From when to when the rest is pushed to the rim, and how long one tile of it takes. */
const REST = { from: 0.42, last: 0.7, takes: 0.3 } as const;
/** The part of the revealing that one tile takes. */
const TURNED_UP = 0.42;

/** A tile is carried to its place on the board, and knocks into what it is laid to. */
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

/** The tile that this one was laid to, and the one behind that. */
function neighbours(at: Position, { laid }: Situation['seen']): Position[] {
  const tile = laid.find((one) => one.at === at);
  const first = tile?.to == null ? undefined : laid[tile.to];
  const second = first?.to == null ? undefined : laid[first.to];
  return [first, second].flatMap((one) => (one ? [one.at] : []));
}

/** Drawn out of its pile flat on the cloth, towards the middle of the table, then turned over in the air. */
export function drawingOf(at: Position, from: Pose | undefined): Flights {
  if (!from) return new Map();
  const along = lengthwise(from);
  const inwards = dot(along, from.at) > 0 ? -1 : 1;
  return new Map([[at, { lift: DRAWN, turns: [0.35, 0.9], slide: times(along, inwards * DRAWN_OUT * from.scale) }]]);
}

/** Which way the upper half of a tile points on the cloth. */
function lengthwise({ turn }: Pose): Vec3 {
  const [x, y] = rotate(turn, [0, 1, 0]);
  return unit([x, y, 0]);
}

/**
 * One tile after the other to seat after seat, in rounds; those that the eye sees turn over high in the air, and what
 * is left is pushed to the rim once the way is free.
 */
export function dealingOf({ seen: { hands } }: Situation, { tiles }: Placement): Flights {
  const flights: Flights = new Map();
  const rounds = Math.max(...hands.map((hand) => hand.length));
  for (const [seat, hand] of hands.entries()) {
    for (const [round, at] of hand.entries()) {
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

/** Hand by hand a wave of tiles that turn up. */
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

/** How high a tile has to be lifted at least to turn over where it lies. */
export const flipped = ({ scale }: Pose): Flight => ({ lift: scale * (0.6 + HALF_THICK), turns: [0.15, 0.85] });
