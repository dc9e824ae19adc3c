/**
 * Turns a neat heap into one that was poured out: the tiles are knocked about until hardly one of them lies straight.
 */
import type { BoxWorld } from './box-world.ts';
import { slow } from './friction.ts';
import type { SlidingBox } from './sliding-box.ts';

/** Number of knocks, and of steps for which all tiles then slide. */
const KNOCKS = 3;
const SLIDING = 8;
/** The greatest speeds from a knock: tile widths and radians a second. */
const SPEED = 11;
const SPIN = 13;
/** Number of steps in which overlapping tiles come apart. */
const SETTLING = 30;

/** Knocks the tiles about at random, by `chance` (0…1), in steps of so many seconds. They lie still in the end. */
export function loosen(world: BoxWorld, tiles: readonly SlidingBox[], chance: () => number, seconds: number): void {
  const either = (most: number) => (2 * chance() - 1) * most;
  for (let step = 0; step < KNOCKS * SLIDING + SETTLING; step++) {
    const isKnock = step % SLIDING === 0 && step < KNOCKS * SLIDING;
    for (const tile of tiles) {
      if (isKnock) {
        tile.vx = either(SPEED);
        tile.vy = either(SPEED);
        tile.spin = either(SPIN);
      }
      slow(tile, seconds);
    }
    // Nobody hears what happens before the hands come.
    world.step({ seconds, separations: step < KNOCKS * SLIDING ? 3 : 30 }, () => {});
  }
  for (const tile of tiles) tile.vx = tile.vy = tile.spin = 0;
}
