import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createReel } from '../../../src/dev/film-page.ts';
import { dealOf } from '../../../src/dev/stages.ts';
import { createClock } from '../../../src/motion/clock.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { scoreAt } from '../../../src/table/award/award-form.ts';
import type { AwardShown } from '../../../src/table/award/award-sprites.ts';
import { type Scored, ScoreShow } from '../../../src/table/award/score-show.ts';
import { TableChanges } from '../../../src/table/model/changes.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import { WHOLE } from '../../../src/table/space/zoom.ts';
import { gameIn, kindIn } from '../kinds.ts';

const steps = [...dealOf({ game: 'all-fives', seats: 2, seed: 'a', moves: 999, eye: 0 })];
const scoring = steps.flatMap(({ now, beats }) =>
  beats.flatMap((beat) => (beat.beat === 'scored' && now.seen.laid.length > 1 ? [{ now, beat }] : [])),
);
const never = new AbortController().signal;

// A reel lets a task go by after each frame: here without the millisecond that a timer takes.
beforeAll(() => void vi.stubGlobal('setTimeout', (callback: () => void) => setImmediate(callback)));
afterAll(() => void vi.unstubAllGlobals());

function table(now: (typeof scoring)[number]['now'], factor: number) {
  const reel = createReel();
  const clock = createClock(reel, reel.later);
  const model = new TableModel({ desk: createDesk(), rack: createRack() }, kindIn('all-fives'), gameIn('all-fives'));
  model.update(now);
  model.fit(390, 844, { top: 0, right: 0, bottom: 0, left: 0 });
  const { tiles, view } = model.arrange(now);
  const shown: AwardShown[] = [];
  const waits: number[] = [];
  const show = new ScoreShow(
    {
      clock,
      model,
      motion: (ms) => ms * factor,
      wait: async (ms) => void waits.push(shown.length, ms),
      tiles: { tiles, view, zoom: WHOLE },
      changes: new TableChanges(),
      celebrate: async () => {},
    },
    { show: (one) => shown.push(one) },
  );
  return { reel, model, show, shown, waits };
}

describe('points on the way (6.10)', () => {
  const [one] = scoring;
  if (!one) throw new Error('nothing scores in this deal');
  const { now } = one;
  const beat: Scored = one.beat;

  it('are the numbers of the ends, then their sum, then fly to whoever made them', async () => {
    const { reel, model, show, shown } = table(now, 1);
    const done = show.play(beat, now, never);
    await reel.step(2000);
    await done;
    const counts = shown.map(({ tags }) => tags.map(({ count }) => count));
    const parts = model.tableNumber?.parts ?? [];
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(beat.sum);
    expect(counts).toContainEqual(parts);
    expect(counts).toContainEqual([beat.sum]);
    const flying = shown.flatMap((each) => each.flying);
    const place = (beat.seat - model.own + 2) % 2;
    expect(flying.at(-1)?.to).toEqual(scoreAt(model.surface.regions, now.seen.sides, place));
    expect(new Set(flying.map(({ points }) => points))).toEqual(new Set([beat.points]));
    // Nothing of it stays.
    expect(shown.at(-1)).toEqual({ opacity: 1, lights: [], tags: [], flying: [] });
    for (const { at } of shown.flatMap(({ tags }) => tags)) {
      const { board } = model.surface.regions;
      expect([at.x > board.x, at.x < board.x + board.width, at.y > board.y]).toEqual([true, true, true]);
    }
  });

  it('stand still to be read where motion is not wanted', async () => {
    const { reel, show, shown, waits } = table(now, 0);
    const done = show.play(beat, now, never);
    await reel.step(50);
    await done;
    expect(waits).toHaveLength(2);
    expect(shown[0]?.tags.map(({ count }) => count)).toEqual([beat.sum]);
    expect(shown.at(-1)?.tags).toEqual([]);
  });

  it('leave nothing behind when they are hurried over', async () => {
    const { reel, show, shown } = table(now, 1);
    const done = show.play(beat, now, AbortSignal.abort());
    await reel.step(50);
    await done;
    expect(shown.at(-1)).toMatchObject({ tags: [], flying: [] });
  });
});
