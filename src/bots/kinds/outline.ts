/** The outline that one seat fills (23). */
import type { BotKind } from '../kind.ts';
import { solveSquares } from '../squares/solve-squares.ts';
import { star } from './star.ts';

export const outline: BotKind = { ...star, solve: solveSquares };
