import type { Move, Seen } from './game.ts';
import { findMove, mayDo, playableTiles } from './moves.ts';
import { halves } from './tiles.ts';

/** Why no tile but the legal ones may be laid: the star needs that suit, a tile must be drawn first, or no end takes it. */
export type WhyNot = { readonly needs: number } | 'mustDraw' | 'fitsNowhere';

/** Why a tile of the hand without a legal move cannot be laid; `moves` are the legal ones of its holder. */
export function whyNot(seen: Seen, moves: readonly Move[]): WhyNot {
  // What is to be done comes before what was missing.
  if (playableTiles(moves).size === 0 && mayDo(moves, 'draw')) return 'mustDraw';
  const lead = findMove(moves, 'lead');
  if (lead) return { needs: halves(lead.tile)[1] };
  // 1.4: until the star is complete only the spinner's suit may be played.
  const duty = seen.ends.find((end) => end.state === 'free');
  return seen.phase === 'opening' && duty ? { needs: duty.shows } : 'fitsNowhere';
}
