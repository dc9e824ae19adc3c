import { describe, expect, it } from 'vitest';
import { dealOf } from '../../../src/dev/stages.ts';
import { createClock } from '../../../src/motion/clock.ts';
import type { Position } from '../../../src/rules/game.ts';
import { completes, isBlade, lockIn, runOfLight } from '../../../src/table/beats/light-effects.ts';
import { ALL_LIT } from '../../../src/table/lights/table-lights.ts';
import { handFrames } from '../../motion/frames.ts';

/** Lights that are remembered, at a speed (0: at once). */
function lamps(factor: number) {
  const frames = handFrames();
  const clock = createClock(frames);
  const { next } = frames;
  const flashes: [Position, number][] = [];
  const runs: [number, number][] = [];
  const stage = {
    time: {
      motion: (ms: number) => ms * factor,
      wait: (ms: number, signal: AbortSignal) => clock.wait(ms * factor, signal),
      tween: (ms: number, step: (progress: number) => void) => clock.tween(ms, step),
    },
    lights: {
      flash: (at: Position, gone: number) => void flashes.push([at, gone]),
      inlay: (front: number, strength: number) => void runs.push([front, strength]),
    },
  };
  /** Lets frames pass until that is over; tells how many milliseconds it took. */
  const through = async (light: Promise<void>) => {
    let over = false;
    void light.then(() => {
      over = true;
    });
    await Promise.resolve();
    while (!over) {
      next();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return clock.now;
  };
  return { stage, flashes, runs, through };
}

const GAMES = [
  { game: 'cyprus', seats: 4, arms: 8 },
  { game: 'sebastopol', seats: 4, arms: 4 },
  { game: 'ural', seats: 4, arms: 4 },
] as const;

describe('the light of the star', () => {
  for (const { game, seats, arms } of GAMES) {
    it(`answers each of the ${arms} blades once, and is complete with the last one: ${game}`, () => {
      const steps = [...dealOf({ game, seats, seed: 'one', moves: 999, eye: 0 })];
      const laid = steps.flatMap(({ now, beats }) =>
        beats.flatMap((beat) => (beat.beat === 'laid' ? [{ seen: now.seen, at: beat.at }] : [])),
      );
      expect(laid.filter(({ seen, at }) => isBlade(seen, at))).toHaveLength(arms);
      expect(laid.filter(({ seen, at }) => completes(seen, at))).toHaveLength(1);
    });
  }

  it('flashes along a tile when it has hit, and goes out', async () => {
    const { stage, flashes, through } = lamps(1);
    await through(lockIn(stage, 7, 0.7));
    const gone = flashes.map(([, part]) => part);
    expect(gone).toEqual([...gone].sort((a, b) => a - b));
    expect(gone.length).toBeGreaterThan(5);
    expect(gone.at(-1)).toBe(1);
  });

  it('runs outwards for at most a second and a half, and leaves all lit, whatever the pace', async () => {
    const now = [...dealOf({ game: 'cyprus', seats: 4, seed: 'one', moves: 20, eye: 0 })].at(-1)?.now;
    if (!now) throw new Error('nothing is dealt');
    for (const factor of [0, 0.27, 1, 1.6]) {
      const { stage, flashes, runs, through } = lamps(factor);
      expect(await through(runOfLight(stage, now.seen))).toBeLessThanOrEqual(1520);
      const fronts = runs.map(([front]) => front);
      expect(fronts).toEqual([...fronts].sort((a, b) => a - b));
      expect(runs.at(-1)).toEqual([ALL_LIT, 0]);
      expect(new Set(flashes.filter(([, gone]) => gone === 1).map(([at]) => at)).size).toBe(8);
    }
  });
});
