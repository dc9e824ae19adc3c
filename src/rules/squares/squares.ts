/** Squares (23): one seat, all tiles open, and an outline of 14 squares, each of which must show one number. */

import type { Deal, Game, Move } from '../game.ts';
import { dealOut, isSet, openDeal } from '../heap.ts';
import { filledWith } from '../outline/filled.ts';
import { outlineMoves, outlinePlay } from '../outline/outline-moves.ts';
import { OPEN_ALONE, SEAT, SIX } from '../solo/alone.ts';
import { withGiven } from './given.ts';

function play(deal: Deal, move: Move): ReturnType<Game['play']> {
  return outlinePlay(deal, move, {
    // 23.3: when all 28 lie, the puzzle is solved.
    isSolved: ({ hands }) => hands[SEAT]?.length === 0,
    about(_before, after, arm) {
      const full = filledWith(after, arm);
      return full.length > 0 ? { full } : {};
    },
  });
}

export const squares: Game = {
  ...OPEN_ALONE,
  id: 'squares',
  table: { kind: 'outline', arms: 0, doubles: 'in line' },
  endings: ['domino', 'givenUp'],
  // 23.2: all tiles lie open from the start, so there is nothing to pick.
  dealing: { isInOrder: true, withGiven },
  handSize: () => SIX.length,
  open(standing, options, seats, heap) {
    if (!isSet(heap, SIX)) throw new Error('the heap is not the set');
    const dealt = dealOut(heap, seats, SIX.length);
    const deal = openDeal({ game: 'squares', options, heap }, standing, dealt, SEAT, [SEAT]);
    // 23: there is no lead.
    return { ...deal, phase: 'freePlay' };
  },
  moves: outlineMoves,
  play,
};
