import type { Move, Seen } from './game.ts';
import { findMove, mayDo, playableTiles } from './moves.ts';
import { isOpenSolo } from './seen.ts';
import { halves } from './tiles.ts';

/**
 * Why no tile but the legal ones may be laid: the star needs that suit, a tile must be drawn first, no end takes it, or only
 * free ones that fit may be laid (22.1).
 */
export type WhyNot = { readonly needs: number } | 'mustDraw' | 'fitsNowhere' | 'notFree';

/** Why a tile of the hand without a legal move cannot be laid; `moves` are the legal ones of its holder. */
export function whyNot(seen: Seen, moves: readonly Move[]): WhyNot {
  if (isOpenSolo(seen)) return 'notFree';
  // What is to be done comes before what was missing.
  if (playableTiles(moves).size === 0 && mayDo(moves, 'draw')) return 'mustDraw';
  const lead = findMove(moves, 'lead');
  if (lead) return { needs: halves(lead.tile)[1] };
  // 1.4: until the star is complete only the spinner's suit may be played.
  const duty = seen.ends.find((end) => end.state === 'free');
  return seen.phase === 'opening' && duty ? { needs: duty.shows } : 'fitsNowhere';
}
