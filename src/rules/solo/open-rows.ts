/** Four rows of seven tiles, all open (22.1): row r is heap positions 7r to 7r + 6 from left to right. */
import type { Position } from '../game.ts';

export const ROWS = 4;
export const ROW_LENGTH = 7;

/** Returns the row, from the top, that a heap position belongs to. */
export const rowOf = (at: Position): number => Math.floor(at / ROW_LENGTH);

/** 22.1: returns the free tiles, from the top row down: those at the right end of each row. */
export function freeOf(left: readonly Position[]): readonly Position[] {
  const rightEnds = Array.from({ length: ROWS }, (_, row) => Math.max(...left.filter((at) => rowOf(at) === row)));
  return rightEnds.filter(Number.isFinite);
}
