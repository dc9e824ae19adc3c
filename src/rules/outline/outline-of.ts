import type { Seen } from '../game.ts';
import { SQUARES_OUTLINE } from '../squares/half-places.ts';
import { type Outline, outlineFrom } from './outline-shape.ts';

/** The outlines of puzzles that were asked for. */
const KNOWN = new WeakMap<object, Outline>();

/** Returns the outline of a deal: that of its puzzle (32.1), or else of Squares (23.1). */
export function outlineOf({ puzzle }: Pick<Seen, 'puzzle'>): Outline {
  if (!puzzle) return SQUARES_OUTLINE;
  const known = KNOWN.get(puzzle);
  if (known) return known;
  const areaOf = (place: number) => puzzle.fields.findIndex(({ at }) => at.includes(place));
  const cells = puzzle.places.map((cell, place) => ({ ...cell, area: areaOf(place) }));
  const outline = outlineFrom(cells, false);
  KNOWN.set(puzzle, outline);
  return outline;
}
