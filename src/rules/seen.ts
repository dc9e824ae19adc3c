import type { Beat, Deal, Eye, Game, HandSignal, Seen, Tile } from './game.ts';

/** Returns the deal without the faces that an eye may not see. */
export function seen(game: Game, deal: Deal, eye: Eye): Seen {
  return { ...deal, heap: deal.heap.map((tile, at) => (game.sees(deal, eye, at) ? tile : null)) };
}

/**
 * Returns the beat as an eye may see it. Only a tile that was drawn or taken is ever hidden (1.7, 1.13), and never from
 * `all`.
 */
export function seenBeat(_game: Game, beat: Beat, eye: Eye): Beat {
  const isHidden = beat.beat === 'drew' || beat.beat === 'took';
  return isHidden && eye !== 'all' && eye !== beat.seat ? { ...beat, tile: null } : beat;
}

/** 20.5: returns the tiles of a signal that its seat holds now. */
export const heldOf = ({ hands, heap }: Seen, { seat, tiles }: HandSignal): readonly Tile[] =>
  tiles.filter((tile) => hands[seat]?.some((at) => heap[at] === tile));

/** True if one person plays alone, and nothing is hidden or ever was (22.1). */
export const isOpenSolo = ({ seats, heap, boneyard, log: [lead] }: Seen): boolean =>
  seats === 1 && boneyard.length === 0 && !(lead && 'turnedUp' in lead) && heap.every((tile) => tile !== null);
