/** The usual options of a table: those of the book, except that a match has several deals (1.11, 1.12). */
import type { Game, OptionSpec, Options, Result } from '../../rules/game.ts';
import { lastWhere } from '../../rules/last-where.ts';
import targets from './usual-targets.json';

/**
 * The usual targets of tables at which the book's target would give matches of one deal, by `tableKey` and seats. `npm
 * run times` writes them (tools/usual-targets.ts).
 */
export const TARGETS: Readonly<Record<string, Readonly<Record<number, number>>>> = targets;

/** Options set by the player; missing ones are usual. */
export type Given = Readonly<Record<string, string | number | boolean>>;

/** Returns the key of all tables with the same duration: the game, and the differences from the book. */
export function tableKey(game: Game, options: Given): string {
  const others = game.optionSpecs.flatMap((spec) => {
    const value = options[spec.id] ?? spec.default;
    return value !== spec.default && isOtherTable(game, spec) ? [`${spec.id}=${value}`] : [];
  });
  return [game.id, ...others].join(' ');
}

/** True if the option sets the length of a match. */
export const isLength = ({ id }: Pick<OptionSpec, 'id'>): boolean =>
  id === 'target' || id === 'deals' || id === 'minutes';

/** True if the option sets the length of a match, or what it is counted by (6.13, 20.7). */
export const isOfLength = ({ id }: Pick<OptionSpec, 'id'>): boolean => id === 'by' || isLength({ id });

/** True if the source gives the same length for all values of the option (15.6). */
const sharesLength = ({ optionSpecs }: Game, id: string): boolean =>
  optionSpecs.some((spec) => spec.id === id && spec.sharesLength === true);

/**
 * 1.14: returns the length that the game's source gives for such a table; `null` if it gives none, or a match has no
 * length to choose.
 */
export function bookLength(
  game: Game,
  given: Given,
  seats: number,
): { readonly id: string; readonly value: number } | null {
  // 6.13, 15.6: the source gives one length, whatever a match is counted by.
  const others = Object.fromEntries(
    Object.entries(given).filter(([id]) => !isOfLength({ id }) && !sharesLength(game, id)),
  );
  const book = game.options(others, seats);
  const spec = game.optionSpecs.find((each) => isLength(each) && book.ok && book.value[each.id] !== undefined);
  if (!book.ok || !spec || spec.isOurs) return null;
  const { id } = spec;
  // 29.9: the default is shorter than the source's.
  const longest =
    spec.kind === 'choice' && spec.isLongestOwn
      ? lastWhere(spec.values, (value) => game.options({ ...others, [id]: value }, seats).ok)
      : undefined;
  return { id, value: Number(longest ?? book.value[id]) };
}

/**
 * True if another value of the option makes a different table: for a choice, and for a flag that separates partners
 * (16.1).
 */
export function isOtherTable(game: Game, { id, kind }: OptionSpec): boolean {
  const sides = (value: boolean) => game.sides({ [id]: value }, Math.max(...game.seats)).join();
  if (isOfLength({ id })) return false;
  return kind === 'choice' || (kind === 'flag' && sides(true) !== sides(false));
}

/** 33.6: returns the target that the game suggests with these options; `undefined` if it suggests none. */
function suggested({ optionSpecs }: Game, options: Options): number | undefined {
  const spec = optionSpecs.find(({ id }) => id === 'target');
  const usual = spec?.kind === 'number' ? spec.usual : undefined;
  return usual && Object.entries(usual.with).every(([id, value]) => options[id] === value) ? usual.is : undefined;
}

/** Completes the given options with the usual ones; returns a refusal if the game refuses them. */
export function usualOptions(game: Game, given: Given, seats: number): Result<Options> {
  const book = game.options(given, seats);
  // 6.13: a match to a number of deals has no target.
  if (!book.ok || given.target !== undefined || book.value.target === undefined) return book;
  const target = suggested(game, book.value) ?? TARGETS[tableKey(game, book.value)]?.[seats];
  return target === undefined ? book : game.options({ ...given, target }, seats);
}
