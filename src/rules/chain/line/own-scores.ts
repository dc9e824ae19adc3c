/** The ends of deals with their own ways of scoring (11.5, 14.8); all by sides. */

import type { Over } from '../../chain-rules.ts';
import type { Deal, Ending, Line, Reason, Side } from '../../game.ts';
import { isDouble } from '../../tiles.ts';
import type { OwnLines } from './line-row.ts';

/** The seats that hold a double, as bits. */
function doublesIn({ hands }: Over): number {
  let seats = 0;
  for (let at = 0; at < hands.length; at++) if (((hands[at] as number) >> (at & 15)) & 1) seats |= 1 << (at >> 4);
  return seats;
}

/** The seats that hold a double in a deal that lies open, as bits. */
const holdersIn = ({ hands, heap }: Deal): number =>
  hands.reduce(
    (seats, hand, seat) => (hand.some((at) => isDouble(heap[at] ?? '0-1')) ? seats | (1 << seat) : seats),
    0,
  );

/** Points that are the same whatever is left (11.5, 14.8). */
const FLAT = 'flat';
/** The loss of a barricade that scores nothing, whatever is left (9.5). */
const BARRED = 'barred';
/** The amount that rounding adds or drops (14.8). */
const ROUNDED = 'rounded';

export const nothing = () => 0;

/** Points for going out in Bergen, and for the winner of a blocked deal (11.5). */
const IN_BERGEN = 2;
/** 9.5: the loss of a seat that bars in Bergen and does not score. */
export const BERGEN_BAR = 2;
/** Points for going out in Muggins (14.8). */
const IN_MUGGINS = 10;

/** More than any hand's count. */
const HEAVY = 1000;

/** Returns the side with the lowest count, sides in `behind` (bits) after all others; -1 if two or more are level. */
function lowest(counts: ArrayLike<number>, behind = 0): Side {
  let best = 0;
  let level = 1;
  for (let side = 1; side < counts.length; side++) {
    const apart = ((behind >> side) & 1) - ((behind >> best) & 1);
    const less = (counts[side] as number) - (counts[best] as number) + HEAVY * apart;
    if (less < 0) best = side;
    if (less <= 0) level = less < 0 ? 1 : level + 1;
  }
  return level === 1 ? best : -1;
}

export function total(counts: ArrayLike<number>): number {
  let sum = 0;
  for (let side = 0; side < counts.length; side++) sum += counts[side] as number;
  return sum;
}

/** Returns the side that scores: the one that went out, or else the lowest; -1 for nobody. */
export const winnerOf = (how: Ending, by: Side, counts: ArrayLike<number>): Side =>
  how === 'domino' ? by : lowest(counts);

/** Returns a line for each side with points. */
export const eachLine = (points: readonly number[], sides: number, why: Reason): readonly Line[] =>
  points.slice(0, sides).flatMap((made, side) => (made === 0 ? [] : [{ side, points: made, why }]));

/** 11.5: in a blocked deal, sides without a double come before those with one. */
export const bergenScore: OwnLines = {
  note: doublesIn,
  noteIn: holdersIn,
  write(how, by, counts, doubles, points) {
    const winner = how === 'domino' ? by : lowest(counts, doubles);
    if (winner >= 0) points[winner] = IN_BERGEN;
    if (how === 'barricade' && winner !== by) points[by] = -BERGEN_BAR;
  },
  lines: (_, counts, points) =>
    eachLine(points, counts.length, FLAT).map((line) => (line.points < 0 ? { ...line, why: BARRED } : line)),
  reasons: [FLAT, BARRED],
};

/** 14.8: in a blocked deal, the points of the lowest are rounded as a whole. */
export const mugginsScore: OwnLines = {
  note: nothing,
  noteIn: nothing,
  write(how, by, counts, _, points) {
    const winner = winnerOf(how, by, counts);
    if (how === 'domino') points[winner] = IN_MUGGINS;
    else if (winner >= 0) points[winner] = 5 * Math.round((total(counts) - 2 * (counts[winner] as number)) / 5);
  },
  lines({ how, by }, counts, points) {
    if (how === 'domino') return eachLine(points, counts.length, FLAT);
    const side = winnerOf(how, by, counts);
    if (side < 0) return [];
    const hands = counts.flatMap((count, from): Line[] =>
      from === side || count === 0 ? [] : [{ side, from, points: count, why: 'hand' }],
    );
    const own = counts[side] ?? 0;
    const rounded = (points[side] ?? 0) - (total(counts) - 2 * own);
    return [
      ...hands,
      ...(own === 0 ? [] : [{ side, points: -own, why: 'own' } as const]),
      ...(rounded === 0 ? [] : [{ side, points: rounded, why: ROUNDED } as const]),
    ];
  },
  reasons: [FLAT, 'hand', 'own', ROUNDED],
};
