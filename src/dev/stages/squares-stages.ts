/** An outline to fill: the example of 23.3, empty, half way, as a puzzle, and solved. */
import { exampleMoves } from '../../rules/squares/example.ts';
import type { Stages } from './stage-spec.ts';

const plays = exampleMoves();
const game = { game: 'squares', seats: 1, seed: 'f' } as const;

export const squares: Stages = {
  squaresBegin: {
    shows: 'Squares: the empty outline, all tiles on the rim',
    spec: { ...game, moves: 0, ask: true },
  },
  squares: {
    shows: 'Squares: half way, a tile picked',
    spec: { ...game, plays, moves: 15, ask: true },
    does: 'pick',
  },
  squaresPuzzle: {
    shows: 'Squares: a puzzle, its given tiles darker',
    spec: { ...game, plays: plays.filter((_, n) => n % 3 === 0), fixed: 6, moves: 9, ask: true },
  },
  squaresCarried: {
    shows: 'Squares: a tile under the finger',
    spec: { ...game, plays, moves: 12, ask: true },
    does: 'carry',
    ms: 400,
  },
  squaresSolved: { shows: 'Squares: solved', spec: { ...game, plays, moves: 999 } },
};
