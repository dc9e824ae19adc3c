import type { Seat, Settlement } from '../rules/game.ts';

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
  | { readonly kind: 'nobody' };

/** One line for every seat that takes points; `sum`: the counts of the others, less its own where that is the rule. */
export function arithmeticOf({ counts, points }: Settlement): readonly Arithmetic[] {
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
