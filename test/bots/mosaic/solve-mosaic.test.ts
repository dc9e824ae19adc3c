/** The search of Mosaic, and the steps that it shows. */
import { describe, expect, it } from 'vitest';
import type { Deal, Move } from '../../../src/rules/game.ts';
import { mosaic } from '../../../src/rules/mosaic/mosaic.ts';
import { SIZES } from '../../../src/rules/mosaic/mosaic-puzzle.ts';
import { botGameOf } from '../../../tools/kinds-of-bots.ts';
import { made, ONE_SOLUTION, playedIn, puzzleDeal, solved, TWO_SOLUTIONS } from '../../rules/mosaic/mosaic-deals.ts';

const found = (deal: Deal) => {
  const solution = solved(deal);
  if (solution.is !== 'found') throw new Error(`it is ${solution.is}`);
  return solution;
};
const tilesOf = (moves: readonly Move[]) => moves.map((move) => ('tile' in move ? move.tile : move.do));

describe.each(SIZES)('a %s mosaic', (size) => {
  it('is solved by the moves that the search finds, from any right position', () => {
    for (const number of [1, 2]) {
      const deal = made(number, size);
      const { moves } = found(deal);
      expect(playedIn(deal, ...moves).outcome?.how).toBe('domino');
      const half = playedIn(deal, ...moves.slice(moves.length / 2));
      expect([...tilesOf(found(half).moves)].sort()).toEqual([...tilesOf(moves.slice(0, moves.length / 2))].sort());
    }
  });

  it('is solved by the steps that are shown one after the other', () => {
    let deal = made(3, size);
    const end = playedIn(deal, ...found(deal).moves);
    const lies = new Map(end.laid.map(({ tile, arm }) => [tile, arm]));
    for (; deal.outcome === null; ) {
      const { moves, steps = [] } = found(deal);
      const kinds = steps.map(({ kind }) => kind);
      expect(kinds.at(-1)).toBe(1);
      expect(kinds.slice(0, -1)).not.toContain(1);
      for (const { kind, move } of steps) expect(lies.get(move.tile) === move.arm).toBe(kind === 1);
      expect(steps.at(-1)?.move).toEqual(moves[0]);
      for (const { move } of steps) expect(mosaic.moves(deal)).toContainEqual(move);
      deal = playedIn(deal, ...moves.slice(0, 1));
    }
    expect(deal.outcome.how).toBe('domino');
  });

  it('has no solution once a tile lies wrong, until it is lifted', () => {
    const deal = made(4, size);
    const [first, ...others] = found(deal).moves;
    const wrong = mosaic
      .moves(deal)
      .find(
        (move) =>
          move.do === 'play' &&
          !found(deal).moves.includes(move) &&
          first?.do === 'play' &&
          move.tile === first.tile &&
          move.arm !== first.arm,
      );
    if (wrong?.do !== 'play') throw new Error('it lies nowhere else');
    const free = others.filter((move) =>
      mosaic
        .moves(playedIn(deal, wrong))
        .some(
          (legal) => legal.do === 'play' && move.do === 'play' && legal.tile === move.tile && legal.arm === move.arm,
        ),
    );
    const position = playedIn(deal, ...free.slice(0, 2), wrong);
    expect(solved(position)).toEqual({ is: 'none', instead: { lifts: [{ do: 'lift', tile: wrong.tile }] } });
  });
});

it('finds a solution of any puzzle, also of one that has several', () => {
  for (const puzzle of [ONE_SOLUTION, TWO_SOLUTIONS]) {
    const deal = puzzleDeal(puzzle);
    expect(playedIn(deal, ...found(deal).moves).outcome?.how).toBe('domino');
  }
  const plain = mosaic.open(mosaic.begin({}, 1), {}, 1, mosaic.set({}), 0);
  expect(found(plain).steps).toBeUndefined();
  const apart = playedIn(
    plain,
    { do: 'play', tile: '0-1', arm: 'r1c2 r2c2' },
    { do: 'play', tile: '0-2', arm: 'r1c4 r2c4' },
  );
  expect(found(apart).moves).toHaveLength(3);
  // It leaves a single place.
  const bad = playedIn(
    plain,
    { do: 'play', tile: '0-1', arm: 'r1c1 r1c2' },
    { do: 'play', tile: '0-2', arm: 'r2c2 r2c3' },
  );
  expect(solved(bad)).toEqual({ is: 'none', instead: { lifts: [{ do: 'lift', tile: '0-1' }] } });
});

it('tells the reasons of steps: the only way of a tile, or of a place', () => {
  const { steps = [] } = found(puzzleDeal(ONE_SOLUTION));
  // 3-4 alone can lie where two numbers over 3 and over 2 are wanted.
  expect(steps).toHaveLength(1);
  expect(steps[0]).toMatchObject({ kind: 1 });
});

it('is left to the kind of table, and says nothing of a mosaic that no pencil holds', () => {
  const places = Array.from({ length: 8 }, (_, n) => ({ row: 1, column: n + 1 }));
  const deal = puzzleDeal({
    size: 'small',
    places,
    fields: [{ at: places.map((_, n) => n), sign: 'none' }],
    tiles: ['0-0', '0-1', '0-2', '0-3'],
  });
  const steps = botGameOf('mosaic').kind.solve(deal);
  expect(steps.next()).toEqual({ done: true, value: { is: 'unknown' } });
});
