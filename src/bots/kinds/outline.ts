/** The outline that one seat fills (23). */
import type { BotKind } from '../kind.ts';
import { searchByContract } from '../search/search-by-contract.ts';
import { solveSquares } from '../squares/solve-squares.ts';
import { star } from './star.ts';

export const outline: BotKind = { ...star, fetchSearch: async () => searchByContract, solve: solveSquares };
