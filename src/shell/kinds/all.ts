/** All kinds of table on the pages: the shelf shows games of every kind at once. */
import type { Game, KindName } from '../../rules/game.ts';
import type { DealPages, PageKind } from '../kind.ts';
import { grid } from './grid.ts';
import { line } from './line.ts';
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

export const pageKindOf = ({ table }: Pick<Game, 'table'>): PageKind => KINDS[table.kind];

/** Returns the deals of a game for one player. */
export const dealPagesOf = (game: Pick<Game, 'table' | 'dealing'>): DealPages => pageKindOf(game).deals(game);
