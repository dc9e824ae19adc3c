import type { Game, Seat, Settlement } from '../rules/game.ts';

/** How a deal's points come about, read off the lines of its settlement: no rule is asked. */
export type Arithmetic =
  | {
      readonly kind: 'sum';
      readonly seat: Seat;
      readonly counts: readonly number[];
      readonly less: number;
      readonly result: number;
    }
  | { readonly kind: 'each'; readonly points: number }
  | { readonly kind: 'nobody' }
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

/** How a deal was written, line by line. */
export function arithmeticOf(settlement: Settlement, points: Game['points']): readonly Arithmetic[] {
  return points === 'lost' ? lossesOf(settlement) : gainsOf(settlement);
}

/** One for every side that takes points; `sum`: what it takes, less its own where that is the rule. */
function gainsOf({ lines }: Settlement): readonly Arithmetic[] {
  const [first] = lines;
  if (!first) return [{ kind: 'nobody' }];
  if (first.why === 'each') return [{ kind: 'each', points: first.points }];
  return [...new Set(lines.map(({ side }) => side))].map((seat) => {
    const mine = lines.filter(({ side }) => side === seat).map(({ points }) => points);
    const counts = mine.filter((points) => points >= 0);
    const less = mine.filter((points) => points < 0);
    return { kind: 'sum', seat, counts, less: Math.abs(sumOf(less)), result: sumOf(mine) };
  });
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
