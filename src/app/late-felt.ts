/** What is felt of a match on a device that shakes. Nobody feels anything before the first touch, so it comes with that. */
import type { View } from '../match/ports.ts';
import { createFelt } from '../seats/felt.ts';
import type { Gesture } from '../seats/gesture.ts';
import { shakerOf } from '../shell/vibration.ts';

/** `null` where nothing can be felt. */
export function feltIn(page: Window, gesture: Gesture, isWanted: () => boolean): View | null {
  const shaker = shakerOf(page);
  return shaker && createFelt(gesture, (pattern) => isWanted() && shaker(pattern));
}
