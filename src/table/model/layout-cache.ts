import type { Seen, Table } from '../../rules/game.ts';
import type { LayOut, Layout } from '../layout/layout.ts';

type LayoutOf = (seen: Seen, table: Table, aspect: number) => Layout;

/**
 * Lays out a deal, and keeps the result for as long as nothing is laid: zones cost milliseconds, and a picked tile or a
 * draw changes nothing on the board.
 */
export function createLayoutCache(layOut: LayOut): LayoutOf {
  let key = '';
  let last: Layout | null = null;
  return (seen, table, aspect) => {
    const now = JSON.stringify([seen.laid, seen.ends, table, aspect]);
    if (last === null || key !== now) last = layOut(seen.laid, seen.ends, table, { aspect });
    key = now;
    return last;
  };
}
