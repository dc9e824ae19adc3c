/** The kinds of table, and the only place that fetches them: the star is there from the start, every other kind is one chunk. */
import type { Game, KindName } from '../rules/game.ts';
import type { TableKind } from '../table/kind.ts';

/** All that differs by kind of table. */
export interface Kind {
  /** What draws the table. The star's comes with the scene, so that the title need not wait for it. */
  readonly table: () => Promise<TableKind>;
}

const star: Kind = {
  table: async () => (await import('../table/kinds/star.ts')).star,
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
