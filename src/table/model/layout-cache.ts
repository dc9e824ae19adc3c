import type { Game, Seen } from '../../rules/game.ts';
import { type Layout, layOut } from '../layout/layout.ts';

type LayoutOf = (seen: Seen, shape: Game['shape'], aspect: number) => Layout;

/**
 * Lays out a deal, and keeps the result for as long as nothing is laid: zones cost milliseconds, and a picked tile or a
 * draw changes nothing on the board.
 */
export function createLayoutCache(): LayoutOf {
  let key = '';
  let last: Layout | null = null;
  return (seen, shape, aspect) => {
    const now = JSON.stringify([seen.laid, seen.ends, shape, aspect]);
    if (last === null || key !== now) last = layOut(seen.laid, seen.ends, shape, { aspect });
    key = now;
    return last;
  };
}
