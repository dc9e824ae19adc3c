/** A line that one seat plays alone from a hand that is filled up (22). */
import type { BotKind } from '../kind.ts';
import { weighByContract } from '../search/any-game.ts';
import { isRefillWinnable, solveRefill } from '../solo/solve-refill.ts';
import { star } from './star.ts';

export const lineForOne: BotKind = {
  ...star,
  weigh: weighByContract,
  solve: solveRefill,
  isWinnable: isRefillWinnable,
};
