/** Outlines of which a filling is known: Squares without given tiles (23.2), and a middle mosaic (32). */
import type { Game, Move } from '../../src/rules/game.ts';
import { exampleMoves } from '../../src/rules/squares/example.ts';
import { dealOfMosaic } from '../../src/shell/setup/mosaic-sizes.ts';
import { made, solved } from '../rules/mosaic/mosaic-deals.ts';

export interface Filling {
  /** The number of the deal. */
  readonly deal: number;
  readonly plays: readonly Move[];
}

function middleMosaic(number: number): Filling {
  const solution = solved(made(number, 'middle'));
  return { deal: dealOfMosaic('middle', number), plays: solution.is === 'found' ? solution.moves : [] };
}

export const fillingOf = ({ dealing }: Pick<Game, 'dealing'>): Filling =>
  dealing?.puzzles ? middleMosaic(7) : { deal: 7, plays: exampleMoves() };
