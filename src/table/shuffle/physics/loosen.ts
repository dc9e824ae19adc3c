/**
 * Turns a neat heap into one that was poured out: the tiles are knocked about until hardly one of them lies straight.
 */
import type { Body, World } from 'planck';
import { slow } from './friction.ts';

/** Number of knocks, and of steps for which all tiles then slide. */
const KNOCKS = 3;
const SLIDING = 8;
/** The greatest speeds from a knock: tile widths and radians a second. */
const SPEED = 11;
const SPIN = 13;
/** Number of steps in which overlapping tiles come apart. */
const SETTLING = 30;

/** Knocks the bodies about at random, by `chance` (0…1), in steps of so many seconds. They lie still in the end. */
export function loosen(world: World, bodies: readonly Body[], chance: () => number, seconds: number): void {
  const either = (most: number) => (2 * chance() - 1) * most;
  for (let step = 0; step < KNOCKS * SLIDING + SETTLING; step++) {
    const isKnock = step % SLIDING === 0 && step < KNOCKS * SLIDING;
    for (const body of bodies) {
      if (isKnock) {
        body.setLinearVelocity({ x: either(SPEED), y: either(SPEED) });
        body.setAngularVelocity(either(SPIN));
      }
      slow(body, seconds);
    }
    world.step(seconds, 8, step < KNOCKS * SLIDING ? 3 : 30);
  }
  for (const body of bodies) {
    body.setLinearVelocity({ x: 0, y: 0 });
    body.setAngularVelocity(0);
  }
}
