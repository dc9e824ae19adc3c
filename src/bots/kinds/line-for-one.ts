/** A line that one seat plays alone from a hand that is filled up (22). */
import type { BotKind } from '../kind.ts';
import { solveRefill } from '../solo/solve-refill.ts';
import { star } from './star.ts';

export const lineForOne: BotKind = { ...star, solve: solveRefill };
