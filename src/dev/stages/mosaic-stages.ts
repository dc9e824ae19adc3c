/** Mosaics: the example, and larger ones, on their way to the solution or with a mistake. */
import { nextStep } from '../../bots/mosaic/careful.ts';
import { mosaicOf } from '../../bots/mosaic/make-mosaic.ts';
import { MosaicPencil } from '../../bots/mosaic/mosaic-pencil.ts';
import { wayOf, waysOf } from '../../bots/mosaic/mosaic-ways.ts';
import type { Move } from '../../rules/game.ts';
import { EXAMPLE_DEAL, exampleCourse } from '../../rules/mosaic/mosaic-example.ts';
import type { MosaicPuzzle, MosaicSize } from '../../rules/mosaic/mosaic-puzzle.ts';
import { outlineOf } from '../../rules/outline/outline-of.ts';
import { tilesOf } from '../../rules/tiles.ts';
import type { StageSpec } from '../stages.ts';
import type { Stages } from './stage-spec.ts';

const game = { game: 'mosaic', seats: 1, seed: 'm' } as const;

/** Returns the moves that solve a puzzle, in the order in which a careful person finds them. */
function solutionOf(puzzle: MosaicPuzzle): readonly Move[] {
  const ways = waysOf(puzzle);
  const pencil = new MosaicPencil(ways);
  const { armOf } = outlineOf({ puzzle });
  const moves: Move[] = [];
  for (let step = nextStep(pencil, 3); step; step = nextStep(pencil, 3)) {
    if (!('lays' in step)) continue;
    const { tile, low, high } = wayOf(ways, step.lays);
    moves.push({ do: 'play', tile: puzzle.tiles[tile] ?? '0-0', arm: armOf(low, high) });
  }
  return moves;
}

/** A puzzle after so many moves of its solution. */
function solving(size: MosaicSize, number: number, moves: number): Partial<StageSpec> {
  const { puzzle } = mosaicOf(number, size);
  const { tiles } = puzzle;
  const heap = [...tiles, ...tilesOf(6).filter((tile) => !tiles.includes(tile))];
  return { ...game, given: { heap, lot: 0, puzzle }, plays: solutionOf(puzzle), moves, ask: true };
}

const example = { ...game, given: EXAMPLE_DEAL, plays: exampleCourse() } as const;

export const mosaics: Stages = {
  mosaicSmall: { shows: 'Mosaic: a small one as it begins', spec: { ...example, moves: 0, ask: true } },
  mosaicMistake: {
    shows: 'Mosaic: one field done, one broken',
    spec: { ...example, moves: 3, ask: true },
  },
  mosaicSolved: { shows: 'Mosaic: a small one solved', spec: { ...example, moves: 999 } },
  mosaicMiddle: {
    shows: 'Mosaic: a middle one, some tiles in place, a tile picked',
    get spec() {
      return solving('middle', 3, 4);
    },
    does: 'pick',
  },
  mosaicLarge: {
    shows: 'Mosaic: a large one as it begins',
    get spec() {
      return solving('large', 4, 0);
    },
  },
  mosaicLate: {
    shows: 'Mosaic: a large one, most tiles in place',
    get spec() {
      return solving('large', 5, 11);
    },
  },
  mosaicCarried: {
    shows: 'Mosaic: a tile under the finger',
    get spec() {
      return solving('middle', 7, 5);
    },
    does: 'carry',
    ms: 400,
  },
};
