/** Vibration: a phone vibrates when its player plays a tile, and when a tile can't be played. */
import type { View } from '../match/ports.ts';
import type { Gesture } from './gesture.ts';

/** Milliseconds of vibration and pause, in turn. */
const LAID = [14];
const REFUSED = [10, 60, 10];

/** @param shake vibrates the device if it can and the setting allows it. */
export function createFelt(gesture: Pick<Gesture, 'on'>, shake: (pattern: number[]) => void): View {
  // The listener ends when the gesture is stopped.
  gesture.on('explain', () => shake(REFUSED));
  return {
    show() {},
    async shuffle() {},
    async play(beat, { sitters }) {
      if (beat.beat !== 'laid' && beat.beat !== 'led') return;
      if (beat.seat !== null && sitters[beat.seat]?.kind === 'person') shake(LAID);
    },
  };
}
