/**
 * A deal of Chicken Foot on numbers, for fast playouts. Ends with one number are alike, so that only their number
 * counts. A tile is its lower half times sixteen plus its higher one. Allocates nothing but in `newFastFeet`.
 */
import { BITS, NTH_BIT } from '../chain/set-tables.ts';
import type { FastChance } from '../chance.ts';
import { type MaskedHands, MOST_TILES, playFromHand, takeToHand } from '../masked-hands.ts';

/** No number is due. */
export const NOTHING_DUE = 255;
/** 30.4: a foot has three toes. */
const TOES = 3;

export interface FastFeet extends MaskedHands {
  /** The numbers that each seat has, as bits. */
  readonly held: Uint16Array;
  /** For each number, how many open ends show it; the places of a duty are not among them. */
  readonly open: Uint8Array;
  /** The numbers that open ends show, as bits. */
  shown: number;
  /** For each number, how many tiles with it lie on the table. */
  readonly lying: Uint8Array;
  /** The number that the root or a foot needs (30.3, 30.4), and for how many tiles. */
  due: number;
  dueLeft: number;
  /** The boneyard; the last of its tiles is drawn next. */
  readonly yard: Uint8Array;
  yardLeft: number;
  /** Passes in a row. */
  passes: number;
  /** The seat to move. */
  seat: number;
  isOver: boolean;
}

/** Returns an empty deal. */
export const newFastFeet = (seats: number, highest: number, blank: number): FastFeet => ({
  seats,
  highest,
  blank,
  hands: new Uint16Array(seats << 4),
  held: new Uint16Array(seats),
  sizes: new Uint8Array(seats),
  open: new Uint8Array(highest + 1),
  shown: 0,
  lying: new Uint8Array(highest + 1),
  due: NOTHING_DUE,
  dueLeft: 0,
  yard: new Uint8Array(MOST_TILES),
  yardLeft: 0,
  passes: 0,
  seat: 0,
  isOver: false,
});

/** Copies `from` to `to`; both have the same seats and set. */
export function copyFeet(from: FastFeet, to: FastFeet): void {
  to.hands.set(from.hands);
  to.held.set(from.held);
  to.sizes.set(from.sizes);
  to.open.set(from.open);
  to.shown = from.shown;
  to.lying.set(from.lying);
  to.due = from.due;
  to.dueLeft = from.dueLeft;
  to.yard.set(from.yard);
  to.yardLeft = from.yardLeft;
  to.passes = from.passes;
  to.seat = from.seat;
  to.isOver = from.isOver;
}

export function giveTile(feet: FastFeet, seat: number, tile: number): void {
  takeToHand(feet, seat, tile);
  feet.held[seat] = (feet.held[seat] as number) | (1 << (tile >> 4)) | (1 << (tile & 15));
}

/** 30.3: puts the first double on the table, with so many arms around it. */
export function putRoot(feet: FastFeet, number: number, root: number): void {
  feet.lying[number] = 1;
  feet.due = number;
  feet.dueLeft = root;
}

/** An open end shows that number no more. */
function cover(feet: FastFeet, number: number): void {
  const left = (feet.open[number] as number) - 1;
  feet.open[number] = left;
  if (left === 0) feet.shown &= ~(1 << number);
}

/** Puts a tile on an end, or on a place that is due: its half `number` joins, and its half `outer` points outward. */
export function putTile(feet: FastFeet, number: number, outer: number): void {
  const { open, lying, highest } = feet;
  lying[number] = (lying[number] as number) + 1;
  if (outer === number) {
    // 30.4: the end becomes a foot.
    cover(feet, number);
    feet.due = number;
    feet.dueLeft = TOES;
  } else {
    lying[outer] = (lying[outer] as number) + 1;
    open[outer] = (open[outer] as number) + 1;
    feet.shown |= 1 << outer;
    if (feet.due === NOTHING_DUE) cover(feet, number);
    else feet.dueLeft--;
  }
  if (feet.due === NOTHING_DUE) return;
  // 30.5: nothing can be laid on it any more.
  if (feet.dueLeft === 0 || lying[feet.due] === highest + 1) feet.due = NOTHING_DUE;
}

/** A play: the half that joins times sixteen, plus the half that points outward. */
export const feetMove = (number: number, outer: number): number => (number << 4) | outer;

/** Plays a tile of the seat to move. */
export function layFeet(feet: FastFeet, move: number): void {
  const { seat, hands, held } = feet;
  const number = move >> 4;
  const outer = move & 15;
  const base = seat << 4;
  const left = playFromHand(feet, seat, number, outer);
  const gone = (hands[base | number] === 0 ? 1 << number : 0) | (hands[base | outer] === 0 ? 1 << outer : 0);
  held[seat] = (held[seat] as number) & ~gone;
  putTile(feet, number, outer);
  feet.passes = 0;
  if (left === 0) feet.isOver = true;
  else feet.seat = seat + 1 === feet.seats ? 0 : seat + 1;
}

/** Returns in how many ways the seat to move can play, each tile on each end counted. */
function waysOf({ seat, hands, held, open, shown, due }: FastFeet): number {
  const base = seat << 4;
  if (due !== NOTHING_DUE) return BITS[hands[base | due] as number] as number;
  let ways = 0;
  for (let left = (held[seat] as number) & shown; left !== 0; left &= left - 1) {
    const number = 31 - Math.clz32(left & -left);
    ways += (open[number] as number) * (BITS[hands[base | number] as number] as number);
  }
  return ways;
}

/** Returns one of these ways. */
function nthWay({ seat, hands, held, open, shown, due }: FastFeet, nth: number): number {
  const base = seat << 4;
  if (due !== NOTHING_DUE) return feetMove(due, NTH_BIT[((hands[base | due] as number) << 4) | nth] as number);
  let ways = nth;
  for (let left = (held[seat] as number) & shown; ; left &= left - 1) {
    const number = 31 - Math.clz32(left & -left);
    const mask = hands[base | number] as number;
    const tiles = BITS[mask] as number;
    const here = (open[number] as number) * tiles;
    if (ways < here) return feetMove(number, NTH_BIT[(mask << 4) | (ways % tiles)] as number);
    ways -= here;
  }
}

/** 30.6: the seat that cannot lay draws one tile. Returns in how many ways it can play then; 0 if it has passed. */
function waysAfterDraw(feet: FastFeet): number {
  if (feet.yardLeft > 0) {
    giveTile(feet, feet.seat, feet.yard[--feet.yardLeft] as number);
    const ways = waysOf(feet);
    if (ways > 0) return ways;
  }
  feet.passes++;
  if (feet.passes >= feet.seats && feet.yardLeft === 0) feet.isOver = true;
  else feet.seat = feet.seat + 1 === feet.seats ? 0 : feet.seat + 1;
  return 0;
}

/** Plays the deal at random to its end, and returns the turns. The first tile must lie. */
export function playFeetOut(feet: FastFeet, chance: FastChance): number {
  let turns = 0;
  for (; !feet.isOver; turns++) {
    const ways = waysOf(feet) || waysAfterDraw(feet);
    if (ways > 0) layFeet(feet, nthWay(feet, ways > 1 ? chance.below(ways) : 0));
  }
  return turns;
}
