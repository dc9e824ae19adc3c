/** All kinds of table on the pages: the shelf shows games of every kind at once. */
import type { Game, KindName } from '../../rules/game.ts';
import type { PageKind } from '../kind.ts';
import { grid } from './grid.ts';
import { line } from './line.ts';
import { mosaic } from './mosaic-pages.ts';
import { outline } from './outline.ts';
import { plain } from './plain.ts';
import { row } from './row.ts';
import { trains } from './trains.ts';
import { tree } from './tree.ts';
import { twoLines } from './two-lines.ts';

/** The first four need nothing beyond the tables of their games. */
const KINDS: Readonly<Record<KindName, PageKind>> = {
  star: {
    ...plain,
    group: 'stars',
    telling: 14,
    isStarWhole: ({ events }, { arms }) =>
      new Set(events.flatMap((event) => (event.do === 'play' ? [event.arm] : []))).size === arms,
  },
  cross: { ...plain, group: 'stars', telling: 10 },
  house: { ...plain, group: 'lines', telling: 10 },
  stack: { ...plain, group: 'odd', telling: 7 },
  line,
  row,
  grid,
  outline,
  'two lines': twoLines,
  tree,
  trains,
};

/** 32.1: puzzles with outlines of their own differ from Squares. */
export const pageKindOf = ({ table, dealing }: Pick<Game, 'table' | 'dealing'>): PageKind =>
  dealing?.puzzles ? mosaic : KINDS[table.kind];
