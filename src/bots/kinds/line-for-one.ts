/** A line that one seat plays alone from a hand that is filled up (22). */
import type { BotKind } from '../kind.ts';
import { searchByContract } from '../search/search-by-contract.ts';
import { isRefillWinnable, solveRefill } from '../solo/solve-refill.ts';
import { star } from './star.ts';

export const lineForOne: BotKind = {
  ...star,
  fetchSearch: async () => searchByContract,
  solve: solveRefill,
  isWinnable: isRefillWinnable,
};
