import type { Ending, Game, Seat, Settlement } from '../rules/game.ts';

/** How a deal's points come about, read off the lines of its settlement: no rule is asked. */
export type Arithmetic =
  /** What a seat takes: points on the way (6.10), and what the hands of others are worth, less its own. */
  | {
      readonly kind: 'sum';
      readonly seat: Seat;
      readonly made: number;
      readonly counts: readonly number[];
      readonly less: number;
      readonly result: number;
    }
  | { readonly kind: 'each'; readonly points: number }
  /** Nothing is written; `level`: nor for the tiles, where points were made on the way (1.10). */
  | { readonly kind: 'nobody' | 'level' }
  /** What is left comes to nothing, rounded or not (14.3). */
  | { readonly kind: 'worthless' }
  /** 5.7: a loss is written, with what was remembered before; `opens`: the account did not stand open before. */
  | {
      readonly kind: 'writes';
      readonly seat: Seat;
      readonly count: number;
      readonly before: number;
      readonly result: number;
      readonly opens: boolean;
    }
  /** 5.7: a loss is only remembered, with what was there before. */
  | {
      readonly kind: 'remembers';
      readonly seat: Seat;
      readonly count: number;
      readonly before: number;
      readonly result: number;
    };

/** How a deal that ended like that was written, line by line. */
export function arithmeticOf(settlement: Settlement, points: Game['points'], how: Ending): readonly Arithmetic[] {
  return points === 'lost' ? lossesOf(settlement) : gainsOf(settlement, how);
}

/** One for every side that takes points, and one where nothing is taken for the tiles. */
function gainsOf({ lines, counts: left }: Settlement, how: Ending): readonly Arithmetic[] {
  const [first] = lines;
  if (first?.why === 'each') return [{ kind: 'each', points: first.points }];
  const sums = [...new Set(lines.map(({ side }) => side))].map((seat): Arithmetic => {
    const mine = lines.filter(({ side }) => side === seat);
    const made = sumOf(mine.filter(({ why }) => why === 'made').map(({ points }) => points));
    const atEnd = mine.filter(({ why }) => why !== 'made').map(({ points }) => points);
    const counts = atEnd.filter((points) => points >= 0);
    const less = Math.abs(sumOf(atEnd.filter((points) => points < 0)));
    return { kind: 'sum', seat, made, counts, less, result: made + sumOf(atEnd) };
  });
  if (lines.some(({ why }) => why !== 'made')) return sums;
  if (how === 'domino' || !isLevel(left)) return [...sums, { kind: 'worthless' }];
  return [...sums, { kind: sums.length > 0 ? 'level' : 'nobody' }];
}

/** Whether several hold the lowest count. */
function isLevel(counts: readonly number[]): boolean {
  const lowest = Math.min(...counts);
  return counts.filter((count) => count === lowest).length > 1;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** One line for every seat that loses something; none for those that lose nothing. */
function lossesOf({ counts, points, remembered = [], standing }: Settlement): readonly Arithmetic[] {
  const lines = counts.flatMap((count, seat): readonly Arithmetic[] => {
    const written = points[seat] ?? 0;
    const waiting = remembered[seat] ?? 0;
    if (written > 0) {
      const opens = (standing.totals[seat] ?? 0) === written;
      return [{ kind: 'writes', seat, count, before: written - count, result: written, opens }];
    }
    return waiting > 0 ? [{ kind: 'remembers', seat, count, before: waiting - count, result: waiting }] : [];
  });
  return lines.length > 0 ? lines : [{ kind: 'nobody' }];
}
