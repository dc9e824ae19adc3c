/**
 * The fast one: a deal of a laying game as integers and masks. One core is changed in place by `step`; nothing here
 * allocates but `newCore`. A tile is one byte, `low << 4 | high`; a move is one integer.
 *
 * A hand is one word a suit: bit b of word a says that the seat holds a-b; a tile stands in the words of both halves.
 * So "all tiles of a hand that match this end" is one look-up, for every set up to double-twelve.
 */
import { type BlockedRule, writePoints } from './scores.ts';
import type { Tables } from './tables.ts';

/** What a seat does that cannot play, by the words of the rules page. */
export type Stuck = 'pass' | 'draw 1';

/** How many tiles a seat may draw in one turn. */
const MOST_DRAWN: Readonly<Record<Stuck, number>> = { pass: 0, 'draw 1': 1 };

/** All that the rules of one table come to: game, options and seats. */
export interface Plan {
  readonly tables: Tables;
  readonly seats: number;
  readonly handSize: number;
  readonly spinner: number;
  readonly arms: number;
  readonly duty: boolean;
  readonly stuckOpening: Stuck;
  readonly stuckFreePlay: Stuck;
  /** Tiles of the boneyard that may not be drawn. */
  readonly reserve: number;
  readonly drawForLead: boolean;
  readonly blocked: BlockedRule;
}

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

/** The end of an arm that nobody has started. */
export const NOT_STARTED = -1;

export interface Core {
  readonly plan: Plan;
  readonly drawsOpening: number;
  readonly drawsFreePlay: number;
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
  /** The open end of each arm, or `NOT_STARTED`. */
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
  /** Passes since the last tile was laid. */
  passes: number;
  /** Turns that ended, since the core was set up. */
  turns: number;
  /** The pip count of each hand. */
  readonly counts: Int32Array;
  /** What the deal writes for each seat; filled when it ends. */
  readonly points: Int32Array;
}

/** A core for one table; its deal is not set up yet. */
export function newCore(plan: Plan): Core {
  const tiles = plan.tables.codes.length;
  return {
    plan,
    drawsOpening: MOST_DRAWN[plan.stuckOpening],
    drawsFreePlay: MOST_DRAWN[plan.stuckFreePlay],
    faces: Uint8Array.from(plan.tables.codes),
    hands: new Int32Array(plan.seats << 4),
    suits: new Int32Array(plan.seats),
    sizes: new Int32Array(plan.seats),
    armsOf: new Int32Array(16),
    open: 0,
    ends: new Int8Array(plan.arms),
    free: 0,
    yard: new Uint8Array(tiles),
    yardNext: 0,
    yardEnd: 0,
    phase: LEADING,
    seat: 0,
    drew: 0,
    passes: 0,
    turns: 0,
    counts: new Int32Array(plan.seats),
    points: new Int32Array(plan.seats),
  };
}

/** Empties hands and table; faces stay. */
export function clear(core: Core): void {
  core.hands.fill(0);
  core.suits.fill(0);
  core.sizes.fill(0);
  core.counts.fill(0);
  core.armsOf.fill(0);
  core.ends.fill(NOT_STARTED);
  core.open = 0;
  core.free = 0;
  core.yardNext = 0;
  core.yardEnd = 0;
  core.drew = 0;
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

/** Takes the tile a-b out of a hand. No branches: which words fall empty cannot be foreseen, and guessing costs. */
function take(core: Core, seat: number, a: number, b: number): void {
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

/** Lets tiles of a suit be laid on an arm, or no longer. */
export function openArm(core: Core, arm: number, suit: number): void {
  core.armsOf[suit] = (core.armsOf[suit] as number) | (1 << arm);
  core.open |= 1 << suit;
}

function closeArm(core: Core, arm: number, suit: number): void {
  const left = (core.armsOf[suit] as number) & ~(1 << arm);
  core.armsOf[suit] = left;
  core.open &= ~(isZero(left) << suit);
}

/** 1.1: deals the heap as it lies in `faces`: seat 0 the first positions, and so on. The deal then leads or is thrown in. */
export function deal(core: Core): void {
  const { plan, faces } = core;
  const { seats, handSize, spinner } = plan;
  const dealt = seats * handSize;
  const double = (spinner << 4) | spinner;
  let leader = 0;
  while (leader < dealt && faces[leader] !== double) leader++;
  clear(core);
  // 1.2: nobody holds the spinner's double: thrown in, or (2.6) drawn for, from seat 0 on.
  const held = leader < dealt;
  core.phase = held || plan.drawForLead ? LEADING : THROWN_IN;
  if (core.phase === THROWN_IN) return;
  core.seat = held ? (leader / handSize) | 0 : 0;
  for (let seat = 0, at = 0; seat < seats; seat++) {
    for (const end = at + handSize; at < end; at++) give(core, seat, faces[at] as number);
  }
  for (let at = dealt; at < faces.length; at++) core.yard[core.yardEnd++] = at;
}

/** 1.7: whether the seat, which cannot play, may draw now. */
export function mayDraw(core: Core): boolean {
  const most = core.phase === OPENING ? core.drawsOpening : core.drawsFreePlay;
  return core.drew < most && core.yardEnd - core.yardNext > core.plan.reserve;
}

/** Whether the seat holds the spinner's double, and so leads (1.2). */
export function holdsSpinner(core: Core): boolean {
  const { spinner } = core.plan;
  return ((core.hands[(core.seat << 4) | spinner] as number) & (1 << spinner)) !== 0;
}

/** Plays a legal move of the seat whose turn it is. */
export function step(core: Core, move: number): void {
  if (move < LEAD) lay(core, move >> 8, (move >> 4) & 15, move & 15);
  else if (move < DRAW) lead(core, move & 15);
  else if (move < PASS) draw(core, move & 127);
  else pass(core);
}

function lead(core: Core, suit: number): void {
  take(core, core.seat, suit, suit);
  for (let arm = 0; arm < core.plan.arms; arm++) openArm(core, arm, suit);
  core.free = core.armsOf[suit] as number;
  core.phase = core.plan.duty ? OPENING : FREE_PLAY;
  changed(core);
}

function lay(core: Core, arm: number, inner: number, outer: number): void {
  take(core, core.seat, inner, outer);
  closeArm(core, arm, inner);
  core.ends[arm] = outer;
  core.free &= ~(1 << arm);
  if (core.phase === FREE_PLAY) openArm(core, arm, outer);
  else if (core.free === 0) startFreePlay(core);
  changed(core);
}

/** 1.4: the star is complete: all ends open at once. */
function startFreePlay(core: Core): void {
  core.phase = FREE_PLAY;
  for (let arm = 0; arm < core.plan.arms; arm++) openArm(core, arm, core.ends[arm] as number);
}

/** After a tile was laid: the deal is over when it was the last one of its hand, else the turn is. */
function changed(core: Core): void {
  core.passes = 0;
  if (core.sizes[core.seat] === 0) end(core, 'domino');
  else nextSeat(core);
}

function draw(core: Core, fromNext: number): void {
  let index = core.yardNext;
  if (fromNext !== 0) while (core.yard[index] !== fromNext - 1) index++;
  const at = core.yard[index] as number;
  for (; index > core.yardNext; index--) core.yard[index] = core.yard[index - 1] as number;
  core.yardNext++;
  give(core, core.seat, core.faces[at] as number);
  core.drew++;
  // 2.6: one tile each, clockwise, until the spinner's double is drawn.
  if (core.phase === LEADING && !holdsSpinner(core)) nextSeat(core);
}

/** 1.9: as many passes in a row as there are seats, those after draws too, and nothing to draw: the deal is blocked. */
function pass(core: Core): void {
  core.drew = 0;
  if (++core.passes >= core.plan.seats && !mayDraw(core)) end(core, 'blocked');
  else nextSeat(core);
}

function nextSeat(core: Core): void {
  core.turns++;
  core.drew = 0;
  core.seat = core.seat + 1 === core.plan.seats ? 0 : core.seat + 1;
}

function end(core: Core, how: 'domino' | 'blocked'): void {
  core.turns++;
  core.phase = ENDED;
  writePoints(how, core.seat, core.counts, core.plan.blocked, core.points);
}
