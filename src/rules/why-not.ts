import type { Move, Seen, Tile } from './game.ts';
import { findMove, mayDo, playableTiles } from './moves.ts';
import { isOpenSolo } from './seen.ts';
import { halves } from './tiles.ts';

/**
 * Why no tile but the legal ones may be laid: another one leads; the star needs that suit, or needs it and a tile must be drawn first; a tile must be drawn first, or
 * a draw or a pass chosen; what was drawn must be kept for the next turn; only
 * free tiles that fit may be laid (22.1); no two free places take it (23.2); or no end takes it.
 */
export type WhyNot =
  | { readonly leads: Tile }
  | { readonly needs: number }
  | { readonly lacks: number }
  | 'mustDraw'
  | 'drawOrPass'
  | 'drawnWaits'
  | 'notFree'
  | 'noPlace'
  | 'fitsNowhere';

/** Why a tile of the hand without a legal move cannot be laid; `moves` are the legal ones of its holder. */
export function whyNot(seen: Seen, moves: readonly Move[]): WhyNot {
  // 23.2: nothing grows in an outline.
  if (isOpenSolo(seen)) return seen.phase === 'freePlay' && seen.ends.length === 0 ? 'noPlace' : 'notFree';
  const duty = dutyIn(seen);
  // What is to be done comes before what was missing.
  if (playableTiles(moves).size === 0 && mayDo(moves, 'draw')) {
    if (mayDo(moves, 'pass')) return 'drawOrPass';
    if (duty !== undefined) return { lacks: duty };
    return isAnyFitting(seen) ? 'drawnWaits' : 'mustDraw';
  }
  const lead = findMove(moves, 'lead');
  if (lead) return { leads: lead.tile };
  return duty === undefined ? 'fitsNowhere' : { needs: duty };
}

/** The suit that the star needs: until it is complete only the spinner's may be played (1.4). */
export const dutyIn = ({ phase, ends }: Seen): number | undefined =>
  phase === 'opening' ? ends.find((end) => end.state === 'free')?.shows : undefined;

/** 13.3: whether the hand has a tile for an open end that may not be laid all the same, since it was drawn. */
function isAnyFitting(seen: Seen): boolean {
  const { phase, turn, hands, heap } = seen;
  const hand = (turn && hands[turn.seat]) ?? [];
  return phase === 'freePlay' && hand.some((at) => heap[at] && isOpenFor(seen, heap[at]));
}

/** Whether an open end shows a number for that tile. */
export const isOpenFor = ({ ends }: Pick<Seen, 'ends'>, tile: Tile): boolean =>
  ends.some(({ state, accepts }) => state === 'open' && halves(tile).some((half) => accepts.includes(half)));
