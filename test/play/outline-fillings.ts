/** Outlines of which a filling is known: Squares without given tiles (23.2), and the first small mosaic (32). */
import type { Game, Move } from '../../src/rules/game.ts';
import { lastWhere } from '../../src/rules/last-where.ts';
import { EXAMPLE_MOSAIC, exampleCourse } from '../../src/rules/mosaic/mosaic-example.ts';
import { exampleMoves } from '../../src/rules/squares/example.ts';
import { dealOfMosaic } from '../../src/shell/setup/mosaic-sizes.ts';

export interface Filling {
  /** The number of the deal. */
  readonly deal: number;
  readonly plays: readonly Move[];
}

/** The moves of the example without those that are lifted again. */
function keptPlays(): readonly Move[] {
  const course = exampleCourse();
  return course.filter(
    (move) =>
      move.do === 'play' && move === lastWhere(course, (other) => other.do === 'play' && other.tile === move.tile),
  );
}

export const fillingOf = ({ dealing }: Pick<Game, 'dealing'>): Filling =>
  dealing?.puzzles
    ? { deal: dealOfMosaic(EXAMPLE_MOSAIC.size, 1), plays: keptPlays() }
    : { deal: 7, plays: exampleMoves() };
