/** The only loader of kinds of table. A star is there from the start; every other kind is one chunk. */
import type { WordKind } from '../access/kind.ts';
import { star } from '../access/kinds/star.ts';
import type { Surface } from '../audio/audio-view.ts';
import type { Texts } from '../i18n/index.ts';
import type { Game, KindName } from '../rules/game.ts';
import { isUpper } from '../rules/level.ts';

const WORDS: Readonly<Record<Exclude<KindName, 'star'>, () => Promise<WordKind>>> = {
  cross: async () => (await import('../access/kinds/cross.ts')).cross,
  house: async () => (await import('../access/kinds/house.ts')).house,
  line: async () => (await import('../access/kinds/line.ts')).line,
  row: async () => (await import('../access/kinds/row.ts')).row,
  stack: async () => (await import('../access/kinds/stack.ts')).stack,
  grid: async () => (await import('../access/kinds/grid.ts')).grid,
  outline: async () => (await import('../access/kinds/outline.ts')).outline,
  'two lines': async () => (await import('../access/kinds/two-lines.ts')).twoLines,
};

/** The table of a game in text and buttons, with its messages. Rejects if it cannot be fetched. */
export async function wordsOf({ table: { kind } }: Game, texts: Texts): Promise<WordKind> {
  if (kind === 'star') return star;
  const [words] = await Promise.all([WORDS[kind](), texts.fetchRun()]);
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
