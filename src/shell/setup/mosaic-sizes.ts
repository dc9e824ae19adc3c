/** Numbers of mosaics (32): the hundred thousands of a deal's number give the size, from 1 for the smallest. */
import { type MosaicSize, SIZES } from '../../rules/mosaic/mosaic-puzzle.ts';
import { dealOfPuzzle, GRADES, gradeOfDeal } from './puzzles.ts';

/** Returns the size of a numbered mosaic; without a valid one it is small. */
export const sizeOfDeal = (deal: number): MosaicSize => SIZES[gradeOfDeal(deal) - 1] ?? 'small';

/** Returns the deal of a mosaic by its number within the size. */
export const dealOfMosaic = (size: MosaicSize, number: number): number =>
  dealOfPuzzle(GRADES[1 + SIZES.indexOf(size)] ?? 1, number);
