import type { Seat, Tile } from '../game.ts';
import type { DealEnd } from '../record/format.ts';
import { pipCount } from '../tiles.ts';
import { demand } from './fault.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const equal = (a: readonly unknown[], b: readonly unknown[]) => a.length === b.length && a.every((x, i) => x === b[i]);

/** 1.10: who scores in a finished deal, and what; *lowest takes* where it is blocked. */
function pointsOf(counts: readonly number[], end: DealEnd['end'], dominoed: Seat | null): number[] {
  const lowest = Math.min(...counts);
  const lowestSeats = [...counts.keys()].filter((seat) => counts[seat] === lowest);
  const [taker, ...tied] = end === 'domino' ? [dominoed] : lowestSeats;
  const own = end === 'domino' ? 0 : lowest;
  return counts.map((count, seat) => (seat === taker && tied.length === 0 ? sum(counts) - count - own : 0));
}

/**
 * Judges what a finished deal writes down.
 * @returns the totals after it.
 */
export function judgeSheet(
  record: DealEnd,
  hands: readonly (readonly Tile[])[],
  last: Seat | null,
  before: readonly number[],
): readonly number[] {
  demand(record.left.length === hands.length, 'records', `${record.left.length} hands are left, not ${hands.length}`);
  for (const [seat, hand] of hands.entries()) {
    const left = [...(record.left[seat] ?? [])].sort();
    demand(equal(left, [...hand].sort()), 'records', `seat ${seat} is left with ${hand.join(' ') || 'no tile'}`);
  }
  const counts = hands.map((hand) => sum(hand.map(pipCount)));
  demand(equal(record.counts, counts), '1.10', `the counts are ${counts.join(' ')}`);
  const points = pointsOf(counts, record.end, last);
  demand(equal(record.points, points), '1.10', `the points are ${points.join(' ')}`);
  const totals = before.map((total, seat) => total + (points[seat] ?? 0));
  demand(equal(record.totals, totals), '1.11', `the totals are ${totals.join(' ')}`);
  demand(record.remembered === undefined, 'records', 'nothing is remembered in this game');
  return totals;
}
