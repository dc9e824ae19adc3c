/** The outline that one seat fills (23, 32). */
import type { BotKind } from '../kind.ts';
import { solveMosaic } from '../mosaic/solve-mosaic.ts';
import { searchByContract } from '../search/search-by-contract.ts';
import { solveSquares } from '../squares/solve-squares.ts';
import { star } from './star.ts';

/** Searches in Squares, or in the puzzle that was given (32). */
const solve: BotKind['solve'] = ({ puzzle, ...seen }) =>
  puzzle ? solveMosaic({ ...seen, puzzle }) : solveSquares(seen);

export const outline: BotKind = { ...star, fetchSearch: async () => searchByContract, solve };
