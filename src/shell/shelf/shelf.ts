/** Selects the games on the shelf by filters, and groups them under headings. */
import type { SetUpTexts } from '../../i18n/index.ts';
import type { Game } from '../../rules/game.ts';
import { usualSeats } from '../address.ts';
import type { GameKind } from '../kind.ts';
import { usualOptions } from '../setup/usual-options.ts';
import { type TimedSpeed, usualTime } from '../setup/usual-time.ts';
import type { createFinder } from './finder.ts';
import { folded } from './folded.ts';
import { byKind, gameKindOf, seatsWithPartners } from './game-kinds.ts';

/** The search by all names in all languages; `null` until it has loaded. Meanwhile the page's own words are searched. */
type Finder = ReturnType<typeof createFinder> | null;

/** The filters of the shelf. */
export interface ShelfWish {
  /** The number of people; `null` for any. */
  readonly people: number | null;
  /** The greatest usual duration of a match in minutes; `null` for any. */
  readonly minutes: number | null;
  /** True if only games with partners are wanted. */
  readonly partners: boolean;
  readonly search: string;
}

export const ANYTHING: ShelfWish = { people: null, minutes: null, partners: false, search: '' };

/** The offered numbers of people; the last also stands for more. */
export const PEOPLE = [1, 2, 3, 4, 5, 6] as const;
export const MINUTES = [10, 20, 40] as const;

/** A game, with the table that a press would set up. */
export interface OnShelf {
  readonly game: Game;
  readonly seats: number;
  /** The number of people; the others are bots. */
  readonly people: number;
  /** The usual duration; `null` if it has not been measured. */
  readonly minutes: number | null;
}

/**
 * The headings. `called`: games with the name that was looked for. `own`: played last, and favourites. `together`:
 * people on all seats. `bots`: bots on the others. `closest`: games that are not quite what was looked for.
 */
export type Heading = GameKind | 'called' | 'own' | 'together' | 'bots' | 'closest';

export interface ShelfGroup {
  readonly heading: Heading;
  readonly games: readonly OnShelf[];
}

/** Returns the table of a game for this number of people, with `partners` if wanted; `null` if it has no such table. */
export function tableFor(game: Game, people: number | null, speed: TimedSpeed, partners = false): OnShelf | null {
  const seats = seatsFor(game, people, partners ? seatsWithPartners(game) : game.seats);
  if (seats === null) return null;
  const persons = people ?? 1;
  const options = usualOptions(game, {}, seats);
  const sitters = Array.from({ length: seats }, (_, seat) => ({ kind: seat < persons ? 'person' : 'bot' }) as const);
  const time = options.ok ? usualTime(game, options.value, sitters, speed) : null;
  return { game, seats, people: Math.min(persons, seats), minutes: time?.minutes ?? null };
}

/**
 * Returns the number of seats: without bots if possible, otherwise with as few as possible. One person gets the usual
 * table.
 */
function seatsFor(game: Game, people: number | null, offered: readonly number[]): number | null {
  const usual = usualSeats(game);
  if ((people === null || people === 1) && offered.includes(usual)) return usual;
  return offered.find((seats) => seats >= (people ?? 1)) ?? null;
}

/** The data by which the shelf is searched and timed. */
export interface Shelving {
  readonly texts: SetUpTexts;
  readonly speed: TimedSpeed;
  readonly finder: Finder;
}

/**
 * Returns the groups of the shelf. Games with the name that was looked for come first. Without a number of people: the
 * player's own games, then kind by kind. With one: games without bots, then those with bots. Each game appears once. If
 * none is found, the closest ones.
 * @param own the games that come first, in order.
 */
export function shelfFor(
  games: readonly Game[],
  wish: ShelfWish,
  own: readonly string[],
  by: Shelving,
): readonly ShelfGroup[] {
  const first = own.flatMap((id) => games.find((game) => game.id === id) ?? []);
  const rest = byKind(games.filter((game) => !first.includes(game)));
  const groups: readonly ShelfGroup[] =
    wish.people === null
      ? [
          { heading: 'own', games: wanted(first, wish, by) },
          ...rest.map(({ kind, games: those }) => ({ heading: kind, games: wanted(those, wish, by) })),
        ]
      : byCompany(wanted([...first, ...rest.flatMap((each) => each.games)], wish, by));
  const found = withCalledFirst(groups, wish.search, by).filter((group) => group.games.length > 0);
  return found.length > 0 ? found : closestGroup(games, wish, by);
}

/** Returns the groups with the games that have the name that was looked for in a group of their own, the first. */
function withCalledFirst(groups: readonly ShelfGroup[], search: string, by: Shelving): readonly ShelfGroup[] {
  const words = wordsOf(search, by);
  if (words.length === 0) return groups;
  const near = new Map(
    groups.flatMap(({ games }) => games.map((table) => [table, nearnessOf(table.game, words, by)] as const)),
  );
  const called = [...near].flatMap(([table, nearness]) => (nearness === null ? [] : [{ table, nearness }]));
  const games = called.sort((a, b) => a.nearness - b.nearness).map(({ table }) => table);
  const others = groups.map((group) => ({ ...group, games: group.games.filter((table) => !games.includes(table)) }));
  return [{ heading: 'called', games }, ...others];
}

/**
 * Returns 0 if the words are the game's name in some language, 1 if each begins a word of it, 2 if players also call it
 * so, 3 if each word begins a word of one such name, otherwise `null`. Until other languages have loaded, only the page's
 * own is looked at.
 */
function nearnessOf(game: Game, words: readonly string[], { texts, finder }: Shelving): 0 | 1 | 2 | 3 | null {
  const whole = words.join(' ');
  const own = folded(texts.games[game.id]?.name ?? game.id);
  const { titles, names } = finder?.namesOf(game) ?? { titles: [], names: [] };
  if (own === whole || titles.includes(whole)) return 0;
  const isIn = (name: string) =>
    words.every((word) => ` ${name}`.includes(` ${word}`)) || name.replaceAll(' ', '').startsWith(words.join(''));
  if ([own, ...titles].some(isIn)) return 1;
  if (names.includes(whole)) return 2;
  return names.some(isIn) ? 3 : null;
}

/** Returns the words of a search that tell games apart, folded. */
const wordsOf = (search: string, { finder }: Shelving): readonly string[] =>
  finder ? finder.tellingWords(search) : folded(search).split(' ').filter(Boolean);

/** Returns the games that the search alone finds, whatever the other filters; otherwise those with a similar name. */
function closestGroup(games: readonly Game[], wish: ShelfWish, by: Shelving): readonly ShelfGroup[] {
  if (wish.search === '') return [];
  const named = games.filter((game) => isFound(game, wish.search, by));
  const close = named.length > 0 ? named : (by.finder?.closest(wish.search) ?? []);
  const tables = wanted(close, { ...wish, people: null, minutes: null, partners: false, search: '' }, by);
  return tables.length > 0 ? [{ heading: 'closest', games: tables }] : [];
}

function byCompany(games: readonly OnShelf[]): readonly ShelfGroup[] {
  return [
    { heading: 'together', games: games.filter(({ seats, people }) => seats === people) },
    { heading: 'bots', games: games.filter(({ seats, people }) => seats > people) },
  ];
}

function wanted(games: readonly Game[], wish: ShelfWish, by: Shelving): readonly OnShelf[] {
  return games.flatMap((game) => {
    const table = tableFor(game, wish.people, by.speed, wish.partners);
    if (!table || !isFound(game, wish.search, by)) return [];
    return wish.minutes !== null && (table.minutes ?? 0) > wish.minutes ? [] : [table];
  });
}

/** True if every word of the search occurs in the game's name, line or kind, or begins a word of its other names. */
function isFound(game: Game, search: string, by: Shelving): boolean {
  if (search === '') return true;
  const { texts, finder } = by;
  const said = folded(
    [texts.games[game.id]?.name, texts.lines[game.id], texts.setup.kinds[gameKindOf(game)]].join(' '),
  );
  return wordsOf(search, by).every((word) => said.includes(word) || (finder?.isNamed(game, word) ?? false));
}
