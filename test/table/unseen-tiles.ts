import { createClock } from '../../src/motion/clock.ts';
import { TableChanges } from '../../src/table/model/changes.ts';
import { MovingTiles } from '../../src/table/tiles/moving-tiles.ts';
import { handFrames } from '../motion/frames.ts';

/** Tiles that move as they do on the screen, but are not painted, in frames that a test lets go by. */
export function unseenTiles() {
  const frames = handFrames();
  const clock = createClock(frames);
  const changes = new TableChanges();
  return { tiles: new MovingTiles(clock, changes), changes, clock, frames, next: frames.next };
}
