/**
 * The shuffle on the thread of the page, which pours its heap out in one go. Its script is loaded when first needed.
 */
import type { MakeShuffle } from './physics/shuffle.ts';

export const shuffleHere: MakeShuffle = async (options) =>
  (await import('./physics/shuffle.ts')).createShuffle(options);
