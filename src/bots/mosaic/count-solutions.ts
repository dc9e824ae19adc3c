/** Counts the solutions of a mosaic, exactly. */
import type { MosaicPuzzle } from '../../rules/mosaic/mosaic-puzzle.ts';
import { MosaicPencil } from './mosaic-pencil.ts';
import { waysOf } from './mosaic-ways.ts';

/** Returns the number of solutions, up to `most`. */
export const countSolutions = (puzzle: MosaicPuzzle, most = 2): number =>
  solutionsFrom(new MosaicPencil(waysOf(puzzle)), most);

/** Returns the number of ways in which a pencil can be filled further, up to `most`. */
export function solutionsFrom(pencil: MosaicPencil, most: number): number {
  pencil.look();
  if (pencil.isStuck) return 0;
  if (pencil.isSolved) return 1;
  let found = 0;
  for (const way of pencil.fewest()) {
    pencil.try();
    pencil.lay(way);
    found += solutionsFrom(pencil, most - found);
    pencil.endTrial();
    if (found >= most) break;
  }
  return found;
}
