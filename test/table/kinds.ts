/** All kinds of table at once, for tests: fetched as the game does when it wants one. */
import { kindOf as load } from '../../src/kinds/kinds.ts';
import type { Situation } from '../../src/match/ports.ts';
import type { Game, KindName, Seat, Table } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';
import type { TableKind } from '../../src/table/kind.ts';
import type { LayOut, Layout } from '../../src/table/layout/layout.ts';
import * as placement from '../../src/table/places/placement.ts';
import type { TableSurface } from '../../src/table/places/surface.ts';
import * as regions from '../../src/table/regions/regions.ts';

const KINDS = new Map<KindName, TableKind>();
for (const { table } of games) if (!KINDS.has(table.kind)) KINDS.set(table.kind, await (await load({ table })).table());

/** The kind of table on which that game is played. */
export function kindIn(id: string): TableKind {
  const game = gameById(id);
  if (!game) throw new Error(`no such game: ${id}`);
  return kindOf(game.table);
}

export function kindOf({ kind }: Pick<Table, 'kind'>): TableKind {
  const found = KINDS.get(kind);
  if (!found) throw new Error(`no game is played on a ${kind}`);
  return found;
}

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
