import type { MosaicPuzzle, RecordPuzzle } from './mosaic-puzzle.ts';

/** Returns a puzzle as records have it. */
export function recordOfPuzzle({ size, places, fields, tiles }: MosaicPuzzle): RecordPuzzle {
  const outline = places.map(({ row, column }) => `r${row}c${column}`);
  return {
    size,
    outline,
    fields: fields.map(({ at, ...sign }) => ({ at: at.map((place) => outline[place] ?? ''), ...sign })),
    tiles,
  };
}
