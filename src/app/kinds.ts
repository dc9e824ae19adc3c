/** The kinds of table, and the only place that fetches them: the star is there from the start, every other kind is one chunk. */
import type { WordKind } from '../access/kind.ts';
import { star as starWords } from '../access/kinds/star.ts';
import type { Surface } from '../audio/audio-view.ts';
import type { Texts } from '../i18n/index.ts';
import type { Game, KindName } from '../rules/game.ts';
import { isUpper } from '../rules/level.ts';
import type { TableKind } from '../table/kind.ts';

/** All that differs by kind of table. */
interface Kind {
  /** What draws the table. The star's comes with the scene, so that the title need not wait for it. */
  readonly table: () => Promise<TableKind>;
  /** What tells the table in text and buttons. */
  readonly words: WordKind;
}

/** Fetches what draws a star. Rejects if it cannot be had. */
export const fetchStar = async () => (await import('../table/kinds/star.ts')).star;

const star: Kind = {
  table: fetchStar,
  words: starWords,
};

const KINDS: Readonly<Record<KindName, () => Promise<Kind>>> = {
  star: async () => star,
  cross: () => import('./kinds/cross.ts'),
  house: () => import('./kinds/house.ts'),
  line: () => import('./kinds/line.ts'),
  row: () => import('./kinds/row.ts'),
  stack: () => import('./kinds/stack.ts'),
  grid: () => import('./kinds/grid.ts'),
  'two lines': () => import('./kinds/two-lines.ts'),
  outline: () => import('./kinds/outline.ts'),
};

/** Fetches the kind of a game's table. Rejects if it cannot be had. */
export const kindOf = ({ table }: Pick<Game, 'table'>): Promise<Kind> => KINDS[table.kind]();

/** Fetches what tells the table of a game, and the texts that only other tables than a star need. Rejects if they cannot be had. */
export async function wordsOf(game: Pick<Game, 'table'>, texts: Texts): Promise<WordKind> {
  const [{ words }] = await Promise.all([kindOf(game), game.table.kind !== 'star' && texts.fetchRun()]);
  return words;
}

const cloth: Surface = { hasBlades: false, liesOnTiles: () => false };
const blades: Surface = { ...cloth, hasBlades: true };
const SURFACES: Readonly<Partial<Record<KindName, Surface>>> = {
  star: blades,
  cross: blades,
  stack: { ...cloth, liesOnTiles: isUpper },
};

/** What can be heard of the table of a game. */
export const surfaceOf = ({ table: { kind } }: Game): Surface => SURFACES[kind] ?? cloth;
