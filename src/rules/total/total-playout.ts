/**
 * A deal of a running total (15) as integers, for fast playouts: a tile is only its pips. Nobody draws or passes, and
 * all seats have equally many turns. Allocates nothing but in `newTotalDeal`.
 */
import type { FastChance } from '../chance.ts';
import type { Goal } from '../game.ts';

/** Room for the tiles of a hand. */
export const HAND = 16;
/** More than the pips of any tile. */
const MOST_PIPS = 40;

export interface TotalDeal {
  readonly seats: number;
  /** The points for bringing the total to each number (15.2). */
  readonly worth: Int32Array;
  /** For each number, the next goal above it; 0 if there is none. */
  readonly next: Int32Array;
  /** The last goal: the deal is over at it or past it (15.4). */
  readonly last: number;
  /** The pips of the tiles that each seat holds, `HAND` places a seat. */
  readonly hands: Uint8Array;
  readonly sizes: Uint8Array;
  /** For each number of pips, the number of tiles that do not lie yet. */
  readonly out: Uint8Array;
  /** Points that each seat has made. */
  readonly points: Int32Array;
  total: number;
  /** The seat to move. */
  seat: number;
}

/** Returns an empty deal. */
export function newTotalDeal(goals: readonly Goal[], seats: number): TotalDeal {
  const last = goals.at(-1)?.at ?? 0;
  const numbers = Array.from({ length: last + MOST_PIPS }, (_, total) => total);
  return {
    seats,
    worth: Int32Array.from(numbers, (total) => goals.find(({ at }) => at === total)?.scores ?? 0),
    next: Int32Array.from(numbers, (total) => goals.find(({ at }) => at > total)?.at ?? 0),
    last,
    hands: new Uint8Array(seats * HAND),
    sizes: new Uint8Array(seats),
    out: new Uint8Array(MOST_PIPS),
    points: new Int32Array(seats),
    total: 0,
    seat: 0,
  };
}

/** Copies `from` to `to`; both have the same goals and seats. */
export function copyTotal(from: TotalDeal, to: TotalDeal): void {
  to.hands.set(from.hands);
  to.sizes.set(from.sizes);
  to.out.set(from.out);
  to.points.set(from.points);
  to.total = from.total;
  to.seat = from.seat;
}

/** Lays the `nth` tile of the seat to move. */
export function layNth(deal: TotalDeal, nth: number): void {
  const { seat, hands, sizes } = deal;
  const from = seat * HAND;
  const left = (sizes[seat] as number) - 1;
  const pips = hands[from + nth] as number;
  hands[from + nth] = hands[from + left] as number;
  sizes[seat] = left;
  deal.total += pips;
  deal.out[pips] = (deal.out[pips] as number) - 1;
  // 15.2: a tile without pips does not change the total, so it scores nothing.
  if (pips > 0) deal.points[seat] = (deal.points[seat] as number) + (deal.worth[deal.total] as number);
  deal.seat = seat + 1 === deal.seats ? 0 : seat + 1;
}

/** 15.4: true if nothing more can be laid or scored. */
export const isTotalOver = ({ total, last, sizes, seat }: TotalDeal): boolean => total >= last || sizes[seat] === 0;

/** Plays the deal at random to its end, and returns the turns. */
export function playTotalAtRandom(deal: TotalDeal, chance: FastChance): number {
  let turns = 0;
  for (; !isTotalOver(deal); turns++) layNth(deal, chance.below(deal.sizes[deal.seat] as number));
  return turns;
}

/**
 * Plays the deal to its end with simple strategy: a seat hits the next goal if it can. Else it lays the tile, of some
 * random ones, that leaves least to others.
 */
export function playTotalOut(deal: TotalDeal, chance: FastChance): void {
  while (!isTotalOver(deal)) layNth(deal, hitting(deal) ?? safest(deal, chance));
}

/** Returns the index of a tile of the seat to move that hits the next goal; `null` if there is none. */
function hitting({ hands, sizes, seat, next, total }: TotalDeal): number | null {
  const from = seat * HAND;
  const wanted = (next[total] as number) - total;
  for (let nth = 0; nth < (sizes[seat] as number); nth++) if (hands[from + nth] === wanted) return nth;
  return null;
}

function safest(deal: TotalDeal, chance: FastChance): number {
  const { hands, sizes, seat, next, total, out, worth } = deal;
  const from = seat * HAND;
  const size = sizes[seat] as number;
  const first = chance.below(size);
  let [best, least] = [first, 1e9];
  for (let each = 0; each < size; each++) {
    const nth = first + each < size ? first + each : first + each - size;
    const after = total + (hands[from + nth] as number);
    const goal = next[after] as number;
    const missing = goal - after;
    const risk = missing > 0 && missing < MOST_PIPS ? (out[missing] as number) * (worth[goal] as number) : 0;
    if (risk < least) [best, least] = [nth, risk];
  }
  return best;
}
