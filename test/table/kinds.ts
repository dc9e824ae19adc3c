/** All kinds of table at once, for tests and benches: without the page's styles, which only a bundler can load. */
import type { Situation } from '../../src/match/ports.ts';
import type { Game, KindName, Seat, Table } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import type { TableKind } from '../../src/table/kind.ts';
import { cross } from '../../src/table/kinds/cross.ts';
import { grid } from '../../src/table/kinds/grid.ts';
import { house } from '../../src/table/kinds/house.ts';
import { line } from '../../src/table/kinds/line.ts';
import { outline } from '../../src/table/kinds/outline.ts';
import { row } from '../../src/table/kinds/row.ts';
import { stack } from '../../src/table/kinds/stack.ts';
import { star } from '../../src/table/kinds/star.ts';
import { trains } from '../../src/table/kinds/trains.ts';
import { tree } from '../../src/table/kinds/tree.ts';
import { twoLines } from '../../src/table/kinds/two-lines.ts';
import type { LayOut, Layout } from '../../src/table/layout/layout.ts';
import * as placement from '../../src/table/places/placement.ts';
import type { TableSurface } from '../../src/table/places/surface.ts';
import * as regions from '../../src/table/regions/regions.ts';

const KINDS: Readonly<Record<KindName, TableKind>> = {
  ...{ star, cross, house, line, row, stack, grid, outline, tree, trains },
  'two lines': twoLines,
};

export function gameIn(id: string): Game {
  const game = gameById(id);
  if (!game) throw new Error(`no such game: ${id}`);
  return game;
}

/** The kind of table on which that game is played. */
export const kindIn = (id: string): TableKind => kindOf(gameIn(id).table);

export const kindOf = ({ kind }: Pick<Table, 'kind'>): TableKind => KINDS[kind];

/** Places every tile at a table of any kind. */
export const placementOf = (
  now: Situation,
  own: Seat,
  surface: TableSurface,
  layout: Layout,
  table: Table,
  options?: placement.PlacementOptions,
) => placement.placementOf(now, own, { surface, layout, table }, kindOf(table), options);

/** Lays out a table of any kind. */
export const layOut: LayOut = (laid, ends, table, board) => kindOf(table).layOut(laid, ends, table, board);

/** The setting of a game, with its kind of table. */
export const settingOf = (game: Game, ...table: [options: Parameters<typeof regions.settingOf>[1], seats: number]) => ({
  ...regions.settingOf(game, ...table),
  kind: game.table.kind,
});

/** What a screen is shared out by; a star's unless told otherwise. */
export type SharedBy = regions.RegionsInput & { readonly kind?: KindName };

export const regionsOf = ({ kind = 'star', ...input }: SharedBy) => regions.regionsOf(input, kindOf({ kind }).screens);
