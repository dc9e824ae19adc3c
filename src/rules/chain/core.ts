/**
 * The fast core: a deal of a chain game as integers and bit masks. `step` changes a core in place; only `newCore`
 * allocates. A tile is one byte, `low << 4 | high`; a move is one integer.
 *
 * A hand is one word a suit: bit b of word a says that the seat holds a-b; a tile stands in the words of both halves.
 * So "all tiles of a hand that match this end" is one look-up, for every set up to double-twelve.
 */
import { type ChainRules, MOST_DRAWN } from './chain-rules.ts';

/** The phases of a deal, in the order of their numbers in a core. */
export const PHASES = ['leading', 'opening', 'freePlay', 'thrownIn', 'ended'] as const;
export const LEADING = 0;
export const OPENING = 1;
export const FREE_PLAY = 2;
export const THROWN_IN = 3;
export const ENDED = 4;

// A move as an integer: a tile on an arm is `arm << 8 | inner half << 4 | outer half`; one bit each for the others.
/** `LEAD | tile` */
export const LEAD = 1 << 12;
/** Alone: the lowest position left. `DRAW | position + 1`: that one. */
export const DRAW = 1 << 13;
export const PASS = 1 << 14;
/** Beside a double on an arm: laid face down (4.2, 5.5). */
export const CLOSED = 1 << 15;
/** Beside a double on an arm: the turn is not over (5.4). */
export const GOES_ON = 1 << 16;

/** The end of an arm that nobody has started. */
export const NOT_STARTED = -1;
/** The end of an arm that was shut by a double laid closed. */
export const SHUT = -2;
/** The spinner's suit while there is no spinner, and where there never is one. */
export const NO_SPINNER = -1;
export const NEVER_A_SPINNER = -2;

export interface Core {
  readonly rules: ChainRules;
  /** The memory of all lists below but `points`, so that it is copied in one go. */
  readonly memory: Uint8Array;
  readonly drawsOpening: number;
  readonly drawsFreePlay: number;
  /** Whether a seat may ever have other moves than to lay a tile open or, if it cannot, to draw or pass. */
  readonly isWide: boolean;
  /** Whether a turn ends with a draw (7.1), and whether tiles are drawn in pairs that are kept (13.3). */
  readonly drawsAfter: boolean;
  readonly drawsPairs: boolean;
  /** The number of the deal, from 1; and the doubles that lead it, in order. */
  number: number;
  order: readonly number[];
  /** The seat that leads or plays first where the hands do not say who does (3.4, 5.2). */
  starter: number;
  /** The tile at each heap position. */
  readonly faces: Uint8Array;
  /** `hands[seat << 4 | suit]`: the other halves of that suit's tiles in the hand, as bits. */
  readonly hands: Int32Array;
  /** The suits that each seat has any tile of, as bits. */
  readonly suits: Int32Array;
  /** The number of tiles each seat holds. */
  readonly sizes: Int32Array;
  /** The arms whose places take a tile of this suit now, as bits: free blades, and ends where they may be played on. */
  readonly armsOf: Int32Array;
  /** The suits with any arm in `armsOf`, as bits. */
  open: number;
  /** The suit of the double from which the free blades grow, or `NO_SPINNER`. */
  spinner: number;
  /** The open end of each arm, `NOT_STARTED` or `SHUT`. */
  readonly ends: Int8Array;
  /** The free blades, as bits. */
  free: number;
  /** The boneyard: heap positions, ascending, from `yardNext` to before `yardEnd`. */
  readonly yard: Uint8Array;
  yardNext: number;
  yardEnd: number;
  phase: number;
  seat: number;
  /** Tiles that the seat drew in this turn. */
  drew: number;
  /** 1 while a seat that laid is still to draw (7.1), else 0. */
  laid: number;
  /** 1 while nothing lies beside the first tile, else 0; kept up only where sums of the ends score, as the next. */
  isAlone: number;
  /** The arms whose last tile is a double, a led one included, as bits: it counts both halves (6.9). */
  doubles: number;
  /** 1 while a seat that laid a double is to lay another in the same turn (5.4), else 0. */
  goesOn: number;
  /** Passes since the last tile was laid. */
  passes: number;
  /** Turns that ended, since the core was set up. */
  turns: number;
  /** The pip count of each hand. */
  readonly counts: Int32Array;
  /** What each seat made on the way (6.10). */
  readonly made: Int32Array;
  /** What the deal writes for each seat; filled when it ends. */
  readonly points: Int32Array;
}

/** A core for one table. No deal is loaded yet. */
export function newCore(rules: ChainRules): Core {
  const { tables, seats, lead, stuckOpening, stuckFreePlay } = rules;
  const isPlain = rules.closing === 'never' && !lead.takesLeftOver && lead.any === 'never';
  const drawsAfter = stuckFreePlay === 'draw 1 after every turn';
  const drawsPairs = stuckFreePlay === 'pass or draw 2';
  const memory = new Uint8Array(4 * (20 * seats + 16) + rules.arms + 2 * tables.codes.length);
  let used = 0;
  const words = (count: number) => {
    const list = new Int32Array(memory.buffer, used, count);
    used += list.byteLength;
    return list;
  };
  const hands = words(seats << 4);
  const suits = words(seats);
  const sizes = words(seats);
  const counts = words(seats);
  const made = words(seats);
  const armsOf = words(16);
  const ends = new Int8Array(memory.buffer, used, rules.arms);
  const yard = memory.subarray(used + rules.arms, used + rules.arms + tables.codes.length);
  const faces = memory.subarray(used + rules.arms + tables.codes.length);
  faces.set(tables.codes);
  return {
    rules,
    memory,
    drawsOpening: MOST_DRAWN[stuckOpening],
    drawsFreePlay: MOST_DRAWN[stuckFreePlay],
    isWide:
      !isPlain ||
      drawsAfter ||
      drawsPairs ||
      stuckOpening === 'draw 1, may keep' ||
      stuckFreePlay === 'draw until able and willing',
    drawsAfter,
    drawsPairs,
    number: 1,
    order: lead.orders[0] ?? [],
    starter: 0,
    faces,
    hands,
    suits,
    sizes,
    armsOf,
    open: 0,
    spinner: NO_SPINNER,
    ends,
    free: 0,
    yard,
    yardNext: 0,
    yardEnd: 0,
    phase: LEADING,
    seat: 0,
    drew: 0,
    laid: 0,
    isAlone: 0,
    doubles: 0,
    goesOn: 0,
    passes: 0,
    turns: 0,
    counts,
    made,
    points: new Int32Array(seats),
  };
}

/** Sets the number of the next deal, from 1, and who starts it where the hands do not decide it (3.4, 5.2). */
export function numberDeal(core: Core, deal: number, starter: number): void {
  const { orders } = core.rules.lead;
  core.number = deal;
  core.order = orders[(deal - 1) % orders.length] ?? [];
  core.starter = starter;
}

/** Empties hands and table; faces stay. */
export function clear(core: Core): void {
  core.hands.fill(0);
  core.suits.fill(0);
  core.sizes.fill(0);
  core.counts.fill(0);
  core.made.fill(0);
  core.armsOf.fill(0);
  core.ends.fill(NOT_STARTED);
  core.open = 0;
  core.spinner = core.rules.branching === 'never' ? NEVER_A_SPINNER : NO_SPINNER;
  core.free = 0;
  core.yardNext = 0;
  core.yardEnd = 0;
  core.drew = 0;
  core.laid = 0;
  core.isAlone = 0;
  core.doubles = 0;
  core.goesOn = 0;
  core.passes = 0;
  core.turns = 0;
}

/** Puts a tile into a hand. */
export function give(core: Core, seat: number, tile: number): void {
  const { hands, suits, sizes, counts } = core;
  const a = tile >> 4;
  const b = tile & 15;
  hands[(seat << 4) | a] = (hands[(seat << 4) | a] as number) | (1 << b);
  hands[(seat << 4) | b] = (hands[(seat << 4) | b] as number) | (1 << a);
  suits[seat] = (suits[seat] as number) | (1 << a) | (1 << b);
  sizes[seat] = (sizes[seat] as number) + 1;
  counts[seat] = (counts[seat] as number) + a + b;
}

/** Takes the tile a-b out of a hand. Without branches: they would be mispredicted. */
export function take(core: Core, seat: number, a: number, b: number): void {
  const { hands, suits, sizes, counts } = core;
  const ofA = (hands[(seat << 4) | a] as number) & ~(1 << b);
  hands[(seat << 4) | a] = ofA;
  const ofB = (hands[(seat << 4) | b] as number) & ~(1 << a);
  hands[(seat << 4) | b] = ofB;
  suits[seat] = (suits[seat] as number) & ~(isZero(ofA) << a) & ~(isZero(ofB) << b);
  sizes[seat] = (sizes[seat] as number) - 1;
  counts[seat] = (counts[seat] as number) - a - b;
}

/** 1 for an empty mask, 0 for any other. */
function isZero(mask: number): number {
  return (mask - 1) >>> 31;
}

/** Lets tiles of a suit be laid on an arm. */
export function openArm(core: Core, arm: number, suit: number): void {
  core.armsOf[suit] = (core.armsOf[suit] as number) | (1 << arm);
  core.open |= 1 << suit;
}

/** Lets tiles of a suit no longer be laid on an arm. */
export function closeArm(core: Core, arm: number, suit: number): void {
  const left = (core.armsOf[suit] as number) & ~(1 << arm);
  core.armsOf[suit] = left;
  core.open &= ~(isZero(left) << suit);
}
