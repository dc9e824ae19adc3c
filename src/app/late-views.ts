/** Views that nobody misses before the first touch or key at a table: what is felt of a match, and what its bots say. */
import type { View } from '../match/ports.ts';
import { createFelt } from '../seats/felt.ts';
import type { Gesture } from '../seats/gesture.ts';
import { shakerOf } from '../shell/vibration.ts';

export { createChatter } from '../seats/chatter.ts';

/** Where nothing can be felt it does nothing: a tablet is a phone until a mouse is put to it. */
export const feltIn = (page: Window, gesture: Gesture, isWanted: () => boolean): View =>
  createFelt(gesture, (pattern) => isWanted() && shakerOf(page)?.(pattern));
