/** Deals of puzzles beside their second reading, move by move. */
import { describe, expect, it } from 'vitest';
import { mosaicOf } from '../../../src/bots/mosaic/make-mosaic.ts';
import { type FastChance, fastChance } from '../../../src/rules/chance.ts';
import type { Deal, Move } from '../../../src/rules/game.ts';
import { mosaic } from '../../../src/rules/mosaic/mosaic.ts';
import { SIZES } from '../../../src/rules/mosaic/mosaic-puzzle.ts';
import { recordOfPuzzle } from '../../../src/rules/mosaic/record-puzzle.ts';
import { often } from '../../long.ts';
import { readingOf } from '../../second/all.ts';
import type { Deal as ReadDeal } from '../../second/reading.ts';
import { eventFor } from '../readings.ts';
import { at } from '../spoilt-records.ts';
import { heapOf, puzzleDeal, solved } from './mosaic-deals.ts';

const reading = readingOf('mosaic');
const begun = { ours: mosaic.begin({}, 1), theirs: reading.begin({}, 1) };

const spelled = (move: object) => JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));

function expectSame(ours: Deal, theirs: ReadDeal) {
  const moves = mosaic.moves(ours).map((move) => spelled({ seat: 0, ...move }));
  expect(moves.sort()).toEqual(reading.moves(theirs).map(spelled).sort());
  expect([ours.turn?.seat ?? null, ours.outcome?.how ?? null]).toEqual([theirs.turn, theirs.end]);
  const look = reading.look(theirs);
  expect([ours.hands.map((hand) => [...hand].sort()), ours.dead]).toEqual([
    look.hands.map((hand) => [...hand].sort()),
    theirs.dead,
  ]);
  if (!ours.outcome) return;
  const { counts, points, standing } = mosaic.settle(begun.ours, ours);
  const line = reading.line(begun.theirs, theirs);
  expect([counts, points, standing.totals]).toEqual([line.counts, line.points, line.totals]);
  expect(standing.winners).toEqual(reading.next(begun.theirs, theirs).winners);
}

/** Random moves, of which few are lifts, and then those of the solution, whatever has to be lifted for them. */
function* movesFor(deal: () => Deal, chance: FastChance): Generator<Move> {
  for (let count = 0; count < 12; count++) {
    const moves = mosaic.moves(deal()).filter((move) => move.do !== 'giveUp');
    const plays = moves.filter((move) => move.do === 'play');
    const from = plays.length > 0 && chance.below(4) > 0 ? plays : moves;
    yield at(from, chance.below(from.length));
  }
  if (chance.below(4) === 0) yield { do: 'giveUp' };
  while (!deal().outcome) {
    const solution = solved(deal());
    yield at(
      solution.is === 'found' ? solution.moves : solution.is === 'none' ? (solution.instead?.lifts ?? []) : [],
      0,
    );
  }
}

describe('mosaic and its second reading', () => {
  it.each(SIZES)('agree in every state of a %s puzzle', (size) => {
    const ends: Record<string, number> = {};
    for (let number = 1; number <= often(4, 40); number++) {
      const { puzzle } = mosaicOf(number, size);
      let ours = puzzleDeal(puzzle);
      let theirs = reading.open(begun.theirs, heapOf(puzzle), 0, undefined, recordOfPuzzle(puzzle));
      expectSame(ours, theirs);
      for (const move of movesFor(() => ours, fastChance(number))) {
        theirs = reading.play(theirs, eventFor(move, reading, theirs));
        ours = mosaic.play(ours, move).deal;
        expectSame(ours, theirs);
        if (ours.outcome) break;
      }
      const how = ours.outcome?.how ?? '';
      ends[how] = (ends[how] ?? 0) + 1;
    }
    expect(Object.keys(ends)).toContain('domino');
  });
});
