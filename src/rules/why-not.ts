import { doublesDue, dutyIn, isWaiting } from './duty.ts';
import type { Move, Seen, Tile } from './game.ts';
import { findMove, mayDo, playableTiles } from './moves.ts';
import { isOpenSolo } from './seen.ts';
import { halves } from './tiles.ts';

/**
 * Reasons that forbid a tile. `leads`: another tile leads. `needs`: the star needs that suit. `lacks`: the star needs
 * that suit, and a tile must be drawn first; `on`: a double needs it, one that must be covered (29.6) or a foot (30.4). `needsDoubles`: the arms need their doubles (28.3). `lacksDoubles`: the arms need them, and a
 * tile must be drawn first. `mustDraw`: a tile must be drawn first. `drawOrPass`: draw or pass.
 * `drawnWaits`: the drawn tile must be kept for the next turn (13.3). `notFree`: only free tiles that fit may be played
 * (22.1). `noPlace`: no two free places take it (23.2). `fitsNowhere`: no end takes it.
 */
export type WhyNot =
  | { readonly leads: Tile }
  | { readonly needs: number; readonly on?: 'cover' | 'foot' }
  | { readonly lacks: number; readonly on?: 'cover' | 'foot' }
  | 'needsDoubles'
  | 'lacksDoubles'
  | 'mustDraw'
  | 'drawOrPass'
  | 'drawnWaits'
  | 'notFree'
  | 'noPlace'
  | 'fitsNowhere';

/** Returns why a tile of the hand without a legal move cannot be played; `moves` are the legal ones of its holder. */
export function whyNot(seen: Seen, moves: readonly Move[]): WhyNot {
  // 23.2: nothing grows in an outline.
  if (isOpenSolo(seen)) return seen.phase === 'freePlay' && seen.ends.length === 0 ? 'noPlace' : 'notFree';
  const duty = dutyIn(seen);
  const on = isWaiting(seen.phase) ? { on: seen.phase } : {};
  const needsDoubles = doublesDue(seen).length > 0;
  // The action to take comes before what the hand lacks.
  if (playableTiles(moves).size === 0 && mayDo(moves, 'draw')) {
    if (mayDo(moves, 'pass')) return 'drawOrPass';
    if (duty !== undefined) return { lacks: duty, ...on };
    if (needsDoubles) return 'lacksDoubles';
    return isAnyFitting(seen) ? 'drawnWaits' : 'mustDraw';
  }
  const lead = findMove(moves, 'lead');
  if (lead) return { leads: lead.tile };
  if (needsDoubles) return 'needsDoubles';
  return duty === undefined ? 'fitsNowhere' : { needs: duty, ...on };
}

/** 13.3: true if a tile of the hand fits an open end but, just drawn, may not be played yet. */
function isAnyFitting(seen: Seen): boolean {
  const { phase, turn, hands, heap } = seen;
  const hand = (turn && hands[turn.seat]) ?? [];
  return phase === 'freePlay' && hand.some((at) => heap[at] && isOpenFor(seen, heap[at]));
}

/** True if an open end shows a number for that tile. */
export const isOpenFor = ({ ends }: Pick<Seen, 'ends'>, tile: Tile): boolean =>
  ends.some(({ state, accepts }) => state === 'open' && halves(tile).some((half) => accepts.includes(half)));
