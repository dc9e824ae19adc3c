import type { Move, Seen } from './game.ts';

/** Why no tile but the legal ones may be laid: the star needs that suit, a tile must be drawn first, or no end takes it. */
export type WhyNot = { readonly needs: number } | 'mustDraw' | 'fitsNowhere';

/** Why a tile of the hand without a legal move cannot be laid; `moves` are the legal ones of its holder. */
export function whyNot(seen: Seen, moves: readonly Move[]): WhyNot {
  // What is to be done comes before what was missing.
  const lays = moves.some((move) => move.do === 'play' || move.do === 'lead');
  if (!lays && moves.some((move) => move.do === 'draw')) return 'mustDraw';
  const lead = moves.find((move) => move.do === 'lead');
  if (lead?.do === 'lead') return { needs: Number(lead.tile.split('-')[1]) };
  // 1.4: until the star is complete only the spinner's suit may be played.
  const duty = seen.ends.find((end) => end.state === 'free');
  return seen.phase === 'opening' && duty ? { needs: duty.pips } : 'fitsNowhere';
}
