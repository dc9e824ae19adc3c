/** What every view of a table and every seat at it is built on: one clock, one desk, one rack, one gesture. */
import { createClock } from '../motion/clock.ts';
import { createPace, type Speed } from '../motion/durations.ts';
import { browserFrames } from '../motion/frames.ts';
import { watchedFrames } from '../motion/slow-frames.ts';
import { createDesk } from '../seats/desk.ts';
import { provideGesture } from '../seats/gesture.ts';
import { createHandSpeed } from '../seats/hand-speed.ts';
import { createRack } from '../seats/rack.ts';
import type { Spawn } from '../shell/table.machine.ts';
import type { Services } from './services.ts';

export type TableBasics = ReturnType<typeof createTableBasics>;

/**
 * @param spawn starts a chart that ends with the table's.
 * @param speed how fast everything goes now.
 */
export function createTableBasics(
  { settings, audio, graphics: { reducedMotion } }: Services,
  spawn: Spawn,
  speed: () => Speed,
) {
  const desk = createDesk();
  const rack = createRack(settings.now.sort);
  const gesture = spawn(provideGesture({ desk, rack, reducedMotion }));
  const clock = createClock(
    watchedFrames(browserFrames(window), {
      // A plainer picture has a canvas of its own: none takes another's place under a finger that drags.
      isWanted: () => settings.now.quality === 'auto' && !settings.now.slow && gesture.getSnapshot().matches('resting'),
      // For this visit: a browser that is busy today, or was renewed, is tried again.
      onSlow: () => settings.lend({ slow: true }),
    }),
  );
  const handSpeed = createHandSpeed(createPace(speed));
  rack.subscribe(() => {
    if (settings.now.sort === rack.mode) return;
    settings.change({ sort: rack.mode });
    audio.tick();
  });
  return { clock, handSpeed, pace: handSpeed.pace, desk, rack, gesture, reducedMotion };
}
