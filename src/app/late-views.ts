/** Views that nobody misses before the first touch or key at a table: what is felt of a match, and what its bots say. */
import type { View } from '../match/ports.ts';
import { createFelt } from '../seats/felt.ts';
import type { Gesture } from '../seats/gesture.ts';
import { shakerOf } from '../shell/vibration.ts';

export { createChatter } from '../seats/chatter.ts';

/** `null` where nothing can be felt. */
export function feltIn(page: Window, gesture: Gesture, isWanted: () => boolean): View | null {
  const shaker = shakerOf(page);
  return shaker && createFelt(gesture, (pattern) => isWanted() && shaker(pattern));
}
