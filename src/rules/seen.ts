import type { Beat, Deal, Eye, Game, Seen, Signal, Tile } from './game.ts';

/** What an eye may know of a deal: the same deal, without the faces that it may not see. */
export function seen(game: Game, deal: Deal, eye: Eye): Seen {
  return { ...deal, heap: deal.heap.map((tile, at) => (game.sees(deal, eye, at) ? tile : null)) };
}

/** What an eye may know of a beat. Only a drawn tile is ever hidden (1.7), and never from `all`. */
export function seenBeat(_game: Game, beat: Beat, eye: Eye): Beat {
  return beat.beat === 'drew' && eye !== 'all' && eye !== beat.seat ? { ...beat, tile: null } : beat;
}

/** 20.5: which of the tiles that a signal tells of its seat holds now. */
export const heldOf = ({ hands, heap }: Seen, { seat, tiles }: Signal): readonly Tile[] =>
  tiles.filter((tile) => hands[seat]?.some((at) => heap[at] === tile));

/** Whether somebody plays alone, and nothing is hidden or ever was (22.1). */
export const isOpenSolo = ({ seats, heap, boneyard, log: [lead] }: Seen): boolean =>
  seats === 1 && boneyard.length === 0 && !(lead && 'turnedUp' in lead) && heap.every((tile) => tile !== null);
