/** The options of a table as nobody has set them: those of the book, but to a match of several deals (1.11, 1.12). */
import type { Game, OptionSpec, Options, Result } from '../../rules/game.ts';
import targets from './usual-targets.json';

/**
 * The usual targets at tables where the book's would make one deal of a match, by table (`tableKey`) and number of seats.
 * `npm run times` writes them (tools/usual-targets.ts).
 */
export const TARGETS: Readonly<Record<string, Readonly<Record<number, number>>>> = targets;

/** Options that somebody has set; what is left out is as usual. */
export type Given = Readonly<Record<string, string | number | boolean>>;

/** The tables that last equally long: the game, and what is chosen otherwise than in the book. */
export function tableKey(game: Game, options: Given): string {
  const others = game.optionSpecs.flatMap((spec) => {
    const value = options[spec.id] ?? spec.default;
    return value !== spec.default && isOtherTable(game, spec) ? [`${spec.id}=${value}`] : [];
  });
  return [game.id, ...others].join(' ');
}

/** Whether an option says how long a match is. */
export const isLength = ({ id }: Pick<OptionSpec, 'id'>): boolean => id === 'target' || id === 'deals';

/** Whether another value of an option makes another table: a choice does, and a flag that parts partners (16.1). */
export function isOtherTable(game: Game, { id, kind }: OptionSpec): boolean {
  const sides = (value: boolean) => game.sides({ [id]: value }, Math.max(...game.seats)).join();
  if (isLength({ id })) return false;
  return kind === 'choice' || (kind === 'flag' && sides(true) !== sides(false));
}

/** What was given, filled in as usual; refused where the game refuses it. */
export function usualOptions(game: Game, given: Given, seats: number): Result<Options> {
  const book = game.options(given, seats);
  if (!book.ok || given.target !== undefined) return book;
  const target = TARGETS[tableKey(game, book.value)]?.[seats];
  return target === undefined ? book : game.options({ ...given, target }, seats);
}
