/** Squares (23): one seat, all tiles open, and an outline of 14 squares, each of which must show one number. */

import type { Deal, Game, Move } from '../game.ts';
import { dealOut, fill, isSet, openDeal } from '../heap.ts';
import { readOptions } from '../options.ts';
import { filledWith } from '../outline/filled.ts';
import { outlineMoves, outlinePlay } from '../outline/outline-moves.ts';
import { BEGUN, SEAT, settleAlone } from '../solo/alone.ts';
import { tilesOf } from '../tiles.ts';
import { withGiven } from './given.ts';

const SET = tilesOf(6);

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
  id: 'squares',
  seats: [1],
  optionSpecs: [],
  table: { kind: 'outline', arms: 0, doubles: 'in line' },
  endings: ['domino', 'givenUp'],
  reasons: ['solved'],
  points: 'won',
  options: (given, seats) =>
    seats === 1 ? readOptions([], given) : { ok: false, reason: 'seats', detail: String(seats) },
  set: () => SET,
  // 23.2: all tiles lie open, so there is nothing to pick.
  dealing: { isInOrder: true, withGiven },
  sides: () => [SEAT],
  handSize: () => SET.length,
  begin: () => BEGUN,
  open(standing, options, seats, heap) {
    if (!isSet(heap, SET)) throw new Error('the heap is not the set');
    const dealt = dealOut(heap, seats, SET.length);
    const deal = openDeal({ game: 'squares', options, heap }, standing, dealt, SEAT, [SEAT]);
    // 23: there is no lead.
    return { ...deal, phase: 'freePlay' };
  },
  moves: outlineMoves,
  play,
  // 23.2: all tiles lie open from the start.
  sees: () => true,
  fill: (seen, hidden) => fill(seen, hidden, SET),
  settle: settleAlone,
};
