/**
 * The deals of a game by their numbers. On most tables a number is a shuffle; in an outline it is a puzzle (23). The
 * title needs them; the screens for choosing a deal are in `PageKind.deals`.
 */
import type { Texts } from '../../i18n/index.ts';
import type { Game } from '../../rules/game.ts';
import { dayNumber, isDeal } from '../deal-number.ts';
import { anyPuzzle, numberOfPuzzle, puzzleOfDay } from '../setup/puzzles.ts';
import { newSetup } from '../store/kept-matches.ts';
import type { MatchSetup } from '../table.machine.ts';

type Create = (...table: Parameters<typeof newSetup>) => MatchSetup | Promise<MatchSetup>;

interface DealNumbers {
  /** Returns the words for a match of that game whose deal has this number. */
  words(title: Texts['title'], game: string, number: number): string;
  /** Returns the number of the deal that a host starts with; `undefined` for any. */
  hosted(): number | undefined;
  /** Returns the number of moves that stay in a deal that is played on. `given`: those that it began with. */
  fixed(played: number, given: number | undefined): number | undefined;
  /** Loads the function that creates a match. `fetchPuzzles` loads the one that computes the given tiles. */
  creator(fetchPuzzles: () => Promise<Create>): Promise<Create>;
}

const shuffles: DealNumbers = {
  words(title, game, number) {
    if (isDeal(number)) return title.numbered(game, number);
    return number === dayNumber(new Date()) ? title.dayToday : title.dayThen(number);
  },
  hosted: () => undefined,
  fixed: (played) => played,
  creator: async () => newSetup,
};

const puzzles: DealNumbers = {
  words: (title, game, number) =>
    number === puzzleOfDay(new Date()) ? title.puzzleToday(game) : title.puzzle(game, numberOfPuzzle(number)),
  // 23: a host's outline begins empty.
  hosted: () => anyPuzzle(0, Math.random()),
  // 23.2: tiles can be lifted again.
  fixed: (_, given) => given,
  creator: (fetchPuzzles) => fetchPuzzles(),
};

/** 32: each deal is a puzzle. */
const mosaics: DealNumbers = { ...puzzles, hosted: () => anyPuzzle(1, Math.random()) };

export const dealNumbersOf = ({ dealing }: Pick<Game, 'dealing'>): DealNumbers =>
  dealing?.puzzles ? mosaics : dealing?.withGiven ? puzzles : shuffles;
