/** Finds games by all of their names, in all languages, whatever the language of the page. Loaded with the shelf. */
import { namesEverywhere } from '../../i18n/games-everywhere.ts';
import type { Game } from '../../rules/game.ts';
import { folded } from './folded.ts';
import { gameKindOf } from './game-kinds.ts';
import words from './search-words.json';

/** The words that players type; the data has an entry only for games, kinds and options that need one. */
interface SearchWords {
  /** Words that are about every game. */
  readonly common: readonly string[];
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** The words for options after which a game with them is called. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly games: Readonly<Record<string, readonly string[]>>;
}
const { common, kinds, options, games }: SearchWords = words;
const COMMON: ReadonlySet<string> = new Set(common.flatMap((some) => folded(some).split(' ')));

/** Returns the words of a search that tell games apart, folded. */
const tellingWords = (search: string): readonly string[] =>
  folded(search)
    .split(' ')
    .filter((word) => word !== '' && !COMMON.has(word));

/** Returns a name without the words about every game, folded; the whole name if nothing else is left. */
const telling = (name: string): string => tellingWords(name).join(' ') || folded(name);

/** The number of wrong letters, by the length of the word, up to which a name still counts as close. */
const mayDiffer = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : length < 10 ? 2 : 3);

/** A game's names, folded. */
interface GameNames {
  /** Its own names in all languages. */
  readonly titles: readonly string[];
  /** These, and what players also call it. */
  readonly names: readonly string[];
}

/** Creates the search among these games, whose names are folded once. */
export function createFinder(those: readonly Game[]) {
  const named = those.map((game) => {
    // A search loses its words about every game, so a title is also known without them.
    const titles = [...new Set(namesEverywhere(game.id).flatMap((name) => [folded(name), telling(name)]))];
    const names = [...titles, ...(games[game.id] ?? []).map(folded)];
    const by = game.optionSpecs.flatMap(({ id }) => options[id] ?? []);
    const kind = [...(kinds[gameKindOf(game)] ?? []), ...by].map(folded);
    const parts = [...new Set(names.flatMap((name) => [...name.split(' '), name.replaceAll(' ', '')]))];
    return { game, titles, names, parts, said: ` ${[...names, ...kind].join(' ')}` };
  });
  const by = new Map(named.map(({ game, ...of }) => [game, of]));
  return {
    tellingWords,
    /** True if a word of the game's names or kind begins with `word`, or a name written without its spaces. */
    isNamed(game: Game, word: string): boolean {
      const of = by.get(game);
      return of !== undefined && (of.said.includes(` ${word}`) || of.parts.some((part) => part.startsWith(word)));
    },
    /** Returns the game's names, folded: `titles`, its own in each language, are among them. */
    namesOf: (game: Game): Pick<GameNames, 'titles' | 'names'> => by.get(game) ?? { titles: [], names: [] },
    /** Returns the games whose names are closest to the search; empty if none is close. */
    closest(search: string): readonly Game[] {
      const wanted = tellingWords(search).join('');
      const all = named.map(({ game, parts }) => ({
        game,
        far: Math.min(...parts.map((part) => distance(wanted, part))),
      }));
      const least = Math.min(...all.map(({ far }) => far));
      return least > mayDiffer(wanted.length) ? [] : all.flatMap(({ game, far }) => (far === least ? [game] : []));
    },
  };
}

/** Returns the distance of two words: the number of letters to change, add, leave out, or swap with the next one. */
export function distance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, against] of b.entries()) {
      const swapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === against ? (before[j - 1] ?? 0) + 1 : 99;
      row.push(
        Math.min((last[j] ?? 0) + (letter === against ? 0 : 1), (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, swapped),
      );
    }
    before = last;
    last = row;
  }
  return last.at(-1) ?? 0;
}
