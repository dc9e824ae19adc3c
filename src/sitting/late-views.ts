/** Views that are only needed after the first touch or key at a table: vibration and the bots' comments. */
import type { View } from '../match/ports.ts';
import { createFelt } from '../seats/felt.ts';
import type { Gesture } from '../seats/gesture.ts';
import { shakerOf } from '../shell/vibration.ts';

export { createChatter } from '../seats/chatter.ts';

/**
 * Returns a view that vibrates; on devices that can't it does nothing. A tablet counts as a phone until it has a mouse.
 */
export const feltIn = (page: Window, gesture: Gesture, isWanted: () => boolean): View =>
  createFelt(gesture, (pattern) => isWanted() && shakerOf(page)?.(pattern));
