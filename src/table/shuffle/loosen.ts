/** A neat heap becomes one that was poured out: the tiles are knocked about until none of them lies straight. */
import type { Box } from './box.ts';
import { slow } from './cloth.ts';

const STEP = 1 / 120;
/** How often all are knocked, and for how many steps they then slide. */
const KNOCKS = 2;
const SLIDING = 16;
/** How fast a knock makes them, at most: tile widths and radians a second. */
const SPEED = 8;
const SPIN = 13;
/** In so many steps what was left inside one another is apart. */
const SETTLING = 40;

/** Knocks the boxes about, as `chance` (0…1) has it; `advance` lets so many seconds go by between them. They lie still afterwards. */
export function loosen(boxes: readonly Box[], advance: (step: number) => void, chance: () => number): void {
  const either = (most: number) => (2 * chance() - 1) * most;
  for (let step = 0; step < KNOCKS * SLIDING + SETTLING; step++) {
    const isKnock = step % SLIDING === 0 && step < KNOCKS * SLIDING;
    for (const box of boxes) {
      if (isKnock) {
        box.vx += either(SPEED);
        box.vy += either(SPEED);
        box.spin += either(SPIN);
      }
      slow(box, STEP);
    }
    advance(STEP);
  }
  for (const box of boxes) box.vx = box.vy = box.spin = 0;
}
