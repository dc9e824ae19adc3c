/**
 * The fast core: a deal of a chain game as integers and bit masks. `step` changes a core in place; only `newCore`
 * allocates. A tile is one byte, `low << 4 | high`; a move is one integer.
 * A hand has one word for each suit: bit b of word a means that the seat holds a-b. A tile is in the words of both
 * halves. So one look-up gives all tiles of a hand that match an end, for every set up to double-twelve. Jokers, which
 * match every end (10.2), have a row of their own: bit b means that the seat holds the joker with half b.
 */
import { type ChainRules, MOST_DRAWN } from '../chain-rules.ts';
import type { Phase } from '../deal.ts';

/** The phases of a deal, in the order of their numbers in a core. */
export const PHASES: readonly Phase[] = ['leading', 'opening', 'freePlay', 'thrownIn', 'ended'];
export const LEADING = 0;
export const OPENING = 1;
export const FREE_PLAY = 2;
export const THROWN_IN = 3;
export const ENDED = 4;

// A move as an integer: a tile on an arm is `arm << 8 | inner half << 4 | outer half`; one bit each for the others.
/** `LEAD | tile` */
export const LEAD = 1 << 12;
/** Alone: draws the lowest position left. `DRAW | position + 1`: draws that position. */
export const DRAW = 1 << 13;
export const PASS = 1 << 14;
/** Beside a double on an arm: laid face down (4.2, 5.5). */
export const CLOSED = 1 << 15;
/** Beside a tile: the turn is not over (5.4, 12.1). */
export const GOES_ON = 1 << 16;
/** Beside a double on an arm: a barricade (9.2). */
export const BARRICADE = 1 << 17;
/** Beside a tile on an arm: it fits there whatever its halves are (10.2). */
export const JOKER = 1 << 18;
/** Beside a double on an arm: laid along the line (14.6). */
export const LENGTHWISE = 1 << 19;
/** Beside a tile that leads: the match is at stake (17.7). */
export const HUNDRED = 1 << 20;

/** The row of tiles that fit any end: beyond all suits. */
export const JOKERS = 15;

/** The end of an arm that nobody has started. */
export const NOT_STARTED = -1;
/** The end of an arm that was shut by a double laid closed. */
export const SHUT = -2;
/** The spinner's suit while there is no spinner. */
export const NO_SPINNER = -1;
const NEVER_A_SPINNER = -2;
/** The spinner's suit while the line has no house (19.2). */
export const NO_HOUSE = -3;

export interface Core {
  readonly rules: ChainRules;
  /** The memory behind all lists below but `points`, so that one call copies it. */
  readonly memory: Uint8Array;
  /** The part of it that is empty before the deal: hands, suits, sizes, counts, points on the way, `armsOf`. */
  readonly words: Int32Array;
  readonly drawsOpening: number;
  readonly drawsFreePlay: number;
  /**
   * True if seats may have moves other than a lead, an open tile or, if nothing fits, a draw or pass. Also if a tile that
   * fits may have to wait (28.3).
   */
  readonly isWide: boolean;
  /** True if a turn ends with a draw (7.1); next: true if tiles are drawn in pairs and kept (13.3). */
  readonly drawsAfter: boolean;
  readonly drawsPairs: boolean;
  /** The number that an end takes, and the jokers: from the tables of the set. */
  readonly takes: Uint8Array;
  readonly jokers: Uint8Array | null;
  /** The value of `spinner` at the beginning of a deal. */
  readonly noSpinner: number;
  /** The number of the deal, from 1; and the tiles that lead it, in order. */
  number: number;
  order: readonly number[];
  /** The seat that leads or plays first if the hands do not decide it (3.4, 5.2). */
  starter: number;
  /** The tile at each heap position. */
  readonly faces: Uint8Array;
  /** `hands[seat << 4 | suit]`: the other halves of that suit's tiles in the hand, as bits. */
  readonly hands: Int32Array;
  /** The suits that each seat has any tile of, as bits. */
  readonly suits: Int32Array;
  /** The number of tiles each seat holds. */
  readonly sizes: Int32Array;
  /** The arms that take a tile of this suit now, as bits: free blades, and ends where the phase allows play. */
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
  /** The arms that wait for the double of their open number (28.3), as bits. While any does, only doubles fit. */
  due: number;
  /** Tiles that the seat drew in this turn. */
  drew: number;
  /** 1 while a seat that has played must still draw (7.1), else 0. */
  laid: number;
  /** The arms with tiles beside the first, as bits. Only kept in games with points on the way, like the next two. */
  started: number;
  /** The arms whose last tile is a double across the line, led ones included, as bits: both its halves count (6.9). */
  doubles: number;
  /** The highest double on the table, or -1 (11.3). */
  highestDouble: number;
  /** The arms on which a seat has laid tiles in a turn that is not over (5.4, 12.1), as bits; else 0. */
  goesOn: number;
  /** The suits of the doubles that the seat drew in this turn, as bits; only kept if it may not bar with them. */
  drewDoubles: number;
  /** The seat that laid the last tile that is not a double; if there was none, the seat that led (17.10). */
  fisher: number;
  /** The seat that staked the match (17.7), counted from 1; 0 if nobody did. */
  staked: number;
  /** Passes since the last tile was laid. */
  passes: number;
  /** Turns that ended since the core was set up. */
  turns: number;
  /** The pip count of each hand. */
  readonly counts: Int32Array;
  /** Points that each seat made on the way (6.10). */
  readonly made: Int32Array;
  /** Points that the deal writes for each seat; filled when it ends. */
  readonly points: Int32Array;
}

const WITHOUT_SPINNER = { star: NO_SPINNER, cross: NO_SPINNER, covered: NO_HOUSE, never: NEVER_A_SPINNER };

/** Returns a core for one table. No deal is loaded yet. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: It lists the fields of one flat object, which engines build alike.
export function newCore(rules: ChainRules): Core {
  const { tables, seats, lead, stuckOpening, stuckFreePlay } = rules;
  const isPlain =
    rules.closing === 'never' &&
    rules.tilesInTurn === '1' &&
    rules.bars === 'none' &&
    rules.duty !== 'star, then doubles' &&
    !rules.lengthwise &&
    !lead.takesLeftOver;
  const drawsAfter = stuckFreePlay === 'draw 1 after every turn';
  const drawsPairs = stuckFreePlay === 'pass or draw 2';
  const all = 20 * seats + 16;
  const memory = new Uint8Array(4 * all + rules.arms + 2 * tables.codes.length);
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
    words: new Int32Array(memory.buffer, 0, all),
    drawsOpening: MOST_DRAWN[stuckOpening],
    drawsFreePlay: MOST_DRAWN[stuckFreePlay],
    isWide:
      !isPlain ||
      drawsAfter ||
      drawsPairs ||
      stuckOpening === 'draw 1, may keep' ||
      stuckFreePlay === 'draw until able and willing' ||
      stuckFreePlay === 'draw until able, 1 at will',
    drawsAfter,
    drawsPairs,
    takes: tables.takes,
    jokers: tables.jokers,
    noSpinner: WITHOUT_SPINNER[rules.branching],
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
    due: 0,
    drew: 0,
    laid: 0,
    started: 0,
    doubles: 0,
    highestDouble: -1,
    goesOn: 0,
    drewDoubles: 0,
    fisher: 0,
    staked: 0,
    passes: 0,
    turns: 0,
    counts,
    made,
    points: new Int32Array(seats),
  };
}

/** Sets the number of the next deal, from 1, and the seat that starts it if the hands do not decide it (3.4, 5.2). */
export function numberDeal(core: Core, deal: number, starter: number): void {
  const { orders } = core.rules.lead;
  core.number = deal;
  core.order = orders[(deal - 1) % orders.length] ?? [];
  core.starter = starter;
}

/** Empties hands and table; faces stay. */
export function clear(core: Core): void {
  core.words.fill(0);
  core.ends.fill(NOT_STARTED);
  core.open = 0;
  core.spinner = core.noSpinner;
  core.free = 0;
  core.yardNext = 0;
  core.yardEnd = 0;
  core.due = 0;
  core.drew = 0;
  core.laid = 0;
  core.started = 0;
  core.doubles = 0;
  core.highestDouble = -1;
  core.goesOn = 0;
  core.drewDoubles = 0;
  core.staked = 0;
  core.passes = 0;
  core.turns = 0;
}

/** Returns 1 for an empty mask, 0 for any other. */
export function isZero(mask: number): number {
  return (mask - 1) >>> 31;
}

/** Makes an arm take tiles of a suit. */
export function openArm(core: Core, arm: number, suit: number): void {
  core.armsOf[suit] = (core.armsOf[suit] as number) | (1 << arm);
  core.open |= 1 << suit;
}

/** Makes an arm take the tiles that fit an end with this number (6.4, 10.2). */
export function openEnd(core: Core, arm: number, shows: number): void {
  openArm(core, arm, core.takes[shows] as number);
  if (core.jokers !== null) openArm(core, arm, JOKERS);
}

/** Makes an arm no longer take tiles of a suit. */
export function closeArm(core: Core, arm: number, suit: number): void {
  const left = (core.armsOf[suit] as number) & ~(1 << arm);
  core.armsOf[suit] = left;
  core.open &= ~(isZero(left) << suit);
}
