import type { Game, Seen } from '../../rules/game.ts';
import { type Layout, layOut } from '../layout/layout.ts';

/**
 * The layout of a deal, worked out once for as long as nothing is laid: zones cost milliseconds, and a picked tile or a
 * draw changes nothing on the board.
 */
export function createLaidOut(): (seen: Seen, shape: Game['shape'], aspect: number) => Layout {
  let key = '';
  let last: Layout | null = null;
  return (seen, shape, aspect) => {
    const now = JSON.stringify([seen.laid, seen.ends, shape, aspect]);
    if (last === null || key !== now) last = layOut(seen.laid, seen.ends, shape, { aspect });
    key = now;
    return last;
  };
}
