/** The shuffle on the thread of the page, where its heap is poured out in one go. Its script is loaded when it is first wanted. */
import type { MakeShuffle } from './physics/shuffle.ts';

export const shuffleHere: MakeShuffle = async (options) =>
  (await import('./physics/shuffle.ts')).createShuffle(options);
