/** The kinds of table, loaded only here. The star is always there; every other kind is one chunk. */
import type { WordKind } from '../access/kind.ts';
import { star as starWords } from '../access/kinds/star.ts';
import type { Texts } from '../i18n/index.ts';
import type { Game, KindName } from '../rules/game.ts';
import type { DrawnKind } from '../table/kinds/drawn-kind.ts';

/** The parts that differ by kind of table. */
interface Kind {
  /** Loads the drawing of the table. The star's is loaded with the scene, so that the title need not wait for it. */
  readonly table: () => Promise<DrawnKind>;
  /** Loads the words for the table in text and buttons, with the texts that only this kind needs. */
  readonly words: (texts: Texts) => Promise<WordKind>;
}

/** Fetches what draws a star. Rejects if it cannot be had. */
export const fetchStar = async () => (await import('../table/kinds/star.ts')).star;

const star: Kind = {
  table: fetchStar,
  words: async (texts) => starWords(texts.arm),
};

const KINDS: Readonly<Record<KindName, () => Promise<Kind>>> = {
  star: async () => star,
  cross: () => import('./cross.ts'),
  house: () => import('./house.ts'),
  line: () => import('./line.ts'),
  row: () => import('./row.ts'),
  stack: () => import('./stack.ts'),
  grid: () => import('./grid.ts'),
  'two lines': () => import('./two-lines.ts'),
  outline: () => import('./outline.ts'),
  tree: () => import('./tree.ts'),
  trains: () => import('./trains.ts'),
};

/** Loads the kind of a game's table. Rejects if it can't be loaded. */
export const kindOf = ({ table }: Pick<Game, 'table'>): Promise<Kind> => KINDS[table.kind]();

/** Loads the words for a game's table. Rejects if they can't be loaded. */
export const wordsOf = async (game: Pick<Game, 'table'>, texts: Texts): Promise<WordKind> =>
  (await kindOf(game)).words(texts);
