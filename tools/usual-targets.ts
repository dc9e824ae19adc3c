/**
 * Derives the usual targets of matches from measured lengths, for tables at which the default target makes only one
 * deal.
 */
import type { Game } from '../src/rules/game.ts';
import { type Given, isOtherTable, tableKey } from '../src/shell/setup/usual-options.ts';
import { dealsTo, type UsualLength } from '../src/shell/setup/usual-time.ts';

export type Targets = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** A usual match has at least this number of deals, by the middle of the measured range: about three. */
const SEVERAL = 2.5;
/** Targets other than the default are multiples of this. */
const ROUND = 50;

/**
 * Returns the default options, and each other value of an option that makes another table: alone, and with another set
 * than the default.
 */
export function variantsOf(game: Game): readonly Given[] {
  const others = game.optionSpecs.flatMap((spec) => {
    if (spec.kind === 'number' || !isOtherTable(game, spec)) return [];
    const values = spec.kind === 'flag' ? [true, false] : spec.values;
    return values.filter((value) => value !== spec.default).map((value) => ({ [spec.id]: value }));
  });
  const sets = others.filter((given) => given.set !== undefined);
  const pairs = sets.flatMap((set) =>
    others.filter((given) => given.set === undefined).map((given) => ({ ...set, ...given })),
  );
  return [{}, ...others, ...pairs];
}

/**
 * Returns targets by table (`tableKey`) and number of seats. Tables at which the default target makes several deals
 * have none.
 */
export function targetsOf(
  games: readonly Game[],
  lengths: Readonly<Record<string, Readonly<Record<number, UsualLength>>>>,
): Targets {
  const tables = games.flatMap((game) =>
    variantsOf(game).flatMap((given) => {
      const key = tableKey(game, given);
      const rows = game.seats.flatMap((seats) => {
        const length = lengths[key]?.[seats];
        const target = length && targetOf(game, given, seats, length);
        return target ? [[seats, target] as const] : [];
      });
      return rows.length > 0 ? [[key, Object.fromEntries(rows)] as const] : [];
    }),
  );
  return Object.fromEntries(tables);
}

/** Returns the usual target; `null` if the default target makes several deals. */
function targetOf(game: Game, given: Given, seats: number, length: UsualLength): number | null {
  const spec = game.optionSpecs.find(({ id }) => id === 'target');
  const book = game.options(given, seats);
  if (!book.ok || !spec || spec.kind === 'flag' || length.deals.length === 0) return null;
  const deals = (target: number) => (dealsTo(length, target, 'low') + dealsTo(length, target, 'high')) / 2;
  const usual = Number(book.value.target);
  if (deals(usual) >= SEVERAL) return null;
  if (spec.kind === 'choice') {
    // 15.6: targets that were not measured are refused.
    const longer = length.deals.map(({ target }) => target).filter((target) => target > usual);
    return longer.find((target) => deals(target) >= SEVERAL) ?? longer.at(-1) ?? null;
  }
  for (let target = ROUND; target <= spec.max; target += ROUND)
    if (target > usual && deals(target) >= SEVERAL) return target;
  return null;
}
