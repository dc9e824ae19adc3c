import type { Game, Seat, Settlement } from '../rules/game.ts';

/** How a deal's points come about, read off the settlement: no rule is asked. */
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

/** One line for every seat that takes points; `sum`: the counts of the others, less its own where that is the rule. */
function gainsOf({ counts, points }: Settlement): readonly Arithmetic[] {
  const taken = points.flatMap((n, seat) => (n > 0 ? [{ n, seat }] : []));
  const [first] = taken;
  if (!first) return [{ kind: 'nobody' }];
  if (taken.length === points.length && taken.every(({ n }) => n === first.n))
    return [{ kind: 'each', points: first.n }];
  return taken.map(({ n, seat }) => {
    const others = counts.filter((_, other) => other !== seat);
    const sum = others.reduce((a, b) => a + b, 0);
    const own = counts[seat] ?? 0;
    const known = sum === n || sum - own === n;
    return { kind: 'sum', seat, counts: known ? others : [n], less: known && sum !== n ? own : 0, result: n };
  });
}

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
