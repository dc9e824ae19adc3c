import type { Seat, Seen, Table } from '../../rules/game.ts';
import type { LayOut, Layout } from '../layout/layout.ts';

type LayoutOf = (seen: Seen, table: Table, aspect: number, own?: Seat) => Layout;

/**
 * Lays out a deal, and keeps the result until a tile is played: zones cost milliseconds, and a picked tile or a draw
 * changes nothing on the board.
 */
export function createLayoutCache(layOut: LayOut): LayoutOf {
  let last: { readonly of: readonly unknown[]; readonly layout: Layout } | null = null;
  return (seen, table, aspect, own = 0) => {
    const { laid, ends, puzzle } = seen;
    const of = [laid, ends, puzzle, table, aspect, own];
    const isSame = last?.of.every((each, at) => each === of[at]) ?? false;
    if (!last || !isSame)
      last = {
        of,
        layout: layOut(laid, ends, table, { aspect, tiles: seen.heap.length, own, ...(puzzle && { puzzle }) }),
      };
    return last.layout;
  };
}
