/** The basis of all views and seats of a table: one clock, one desk, one rack, one gesture. */
import { createClock } from '../motion/clock.ts';
import { createPace, type Speed } from '../motion/durations.ts';
import { browserFrames } from '../motion/frames.ts';
import { watchedFrames } from '../motion/slow-frames.ts';
import { createDesk } from '../seats/desk.ts';
import { provideGesture } from '../seats/gesture.ts';
import { createHandSpeed } from '../seats/hand-speed.ts';
import { createRack } from '../seats/rack.ts';
import type { Spawn } from '../shell/table.machine.ts';
import type { TableServices } from './table-services.ts';

export type TableBasics = ReturnType<typeof createTableBasics>;

/**
 * @param spawn starts a chart that ends with the table's.
 * @param speed returns the current speed.
 */
export function createTableBasics(
  { settings, audio, graphics: { reducedMotion } }: TableServices,
  spawn: Spawn,
  speed: () => Speed,
) {
  const desk = createDesk();
  const rack = createRack(settings.now.sort);
  const gesture = spawn(provideGesture({ desk, rack, reducedMotion, oneTap: () => settings.now.oneTap }));
  const clock = createClock(
    watchedFrames(browserFrames(window), {
      // A plainer picture needs a new canvas, which must not replace the old one under a dragging finger.
      isWanted: () => settings.now.quality === 'auto' && !settings.now.slow && gesture.getSnapshot().matches('resting'),
      // For this visit only: a browser that is slow today, or was updated, is tried again.
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
