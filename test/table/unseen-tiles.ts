import { createClock } from '../../src/motion/clock.ts';
import type { Meshes } from '../../src/table/renderer/table-meshes.ts';
import { createBodies } from '../../src/table/tiles/moving-tiles.ts';
import { handFrames } from '../motion/frames.ts';

const NO_MESHES = {
  tile() {},
  cloth: { place() {}, star() {}, run() {}, glow() {}, look() {} },
} as unknown as Meshes;

/** Tiles that move as they do on the screen, but are not painted, in frames that a test lets go by. */
export function unseenTiles(arrived = () => {}) {
  const frames = handFrames();
  const clock = createClock(frames);
  const bodies = createBodies(
    clock,
    () => NO_MESHES,
    () => {},
    arrived,
  );
  return { bodies, clock, frames, next: frames.next };
}
