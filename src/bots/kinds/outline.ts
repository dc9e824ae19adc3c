/** The outline that one seat fills (23). */
import type { BotKind } from '../kind.ts';
import { weighByContract } from '../search/any-game.ts';
import { solveSquares } from '../squares/solve-squares.ts';
import { star } from './star.ts';

export const outline: BotKind = { ...star, weigh: weighByContract, solve: solveSquares };
