/** A view for the fingers: a phone is felt when its player lays a tile, and when a tile may not be laid. */
import type { View } from '../match/ports.ts';
import type { Gesture } from './gesture.ts';

/** Milliseconds of shaking and of rest, in turn. */
const LAID = [14];
const REFUSED = [10, 60, 10];

/** @param shake shakes the device, where it can be shaken and is to be. */
export function createFelt(gesture: Pick<Gesture, 'on'>, shake: (pattern: number[]) => void): View {
  // Nobody hears it any more when the gesture is stopped.
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
