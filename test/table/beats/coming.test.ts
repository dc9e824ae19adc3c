import { describe, expect, it } from 'vitest';
import { dealOf } from '../../../src/dev/stages.ts';
import type { Situation } from '../../../src/match/ports.ts';
import { DURATIONS, HITS } from '../../../src/motion/durations.ts';
import { dealingOf, layingOf } from '../../../src/table/beats/beat-flights.ts';
import { createLayoutCache } from '../../../src/table/model/layout-cache.ts';
import type { Placement } from '../../../src/table/places/placement.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { onWay } from '../../../src/table/tiles/flight.ts';
import { layOut, placementOf, regionsOf } from '../kinds.ts';
import { unseenTiles } from '../unseen-tiles.ts';

const STAR = { kind: 'star', arms: 8, doubles: 'in line' } as const;
const laidOut = createLayoutCache(layOut);
const steps = [...dealOf({ game: 'cyprus', seats: 4, seed: 'one', moves: 20, eye: 0 })];

/** A table on a screen of that size without one. */
function table(width: number, height: number) {
  const surface = surfaceOf(regionsOf({ width, height, seats: 4, handSize: 9, arms: 8 }));
  const aspect = surface.board.width / surface.board.height;
  const placed = ({ seen }: Situation, now: Situation): Placement =>
    placementOf(now, 0, surface, laidOut(seen, STAR, aspect), STAR);
  let told = 0;
  const { tiles: moving, changes, clock, next } = unseenTiles();
  changes.hud.subscribe(() => told++);
  return { moving, next, clock, placed: (now: Situation) => placed(now, now), told: () => told };
}

const heaped = ({ tiles, view }: Placement): Placement => ({
  tiles: tiles.map((tile) => ({ ...tile, at: [0, 0, 0.1], scale: 0.4, where: 'boneyard' })),
  view,
});

const stepAt = (k: number) => {
  const step = steps[k];
  if (!step) throw new Error('the deal is shorter');
  return step;
};

describe('a hand that is dealt', () => {
  it.each([
    [1280, 800],
    [390, 844],
  ])('counts its tiles as they come at %i × %i', async (width, height) => {
    const { moving, next, placed, told } = table(width, height);
    const { now } = stepAt(0);
    const target = placed(now);
    moving.set(heaped(target));
    const { hands } = now.seen;
    const counts = () => hands.map((hand) => hand.filter((at) => !moving.coming.has(at)).length);
    const left: number[] = [];
    const dealt = moving.glide(target, 1900, { flights: dealingOf(now, target, moving.tiles) });
    expect(counts()).toEqual([0, 0, 0, 0]);
    const seen: number[][] = [];
    while (next()) {
      seen.push(counts());
      left.push(moving.waiting.size);
    }
    await dealt;
    // The heap counts down as one tile after the other leaves it.
    expect(left).toEqual([...left].sort((a, b) => b - a));
    expect(new Set(left).size).toBeGreaterThan(20);
    expect(left.at(-1)).toBe(0);
    for (const seat of hands.keys()) {
      const mine = seen.map((all) => all[seat] ?? 0);
      expect(mine).toEqual([...mine].sort((a, b) => a - b));
      expect(new Set(mine).size).toBeGreaterThan(7);
    }
    expect(counts()).toEqual([9, 9, 9, 9]);
    expect(told()).toBeGreaterThan(20);
  });

  it('is counted at once when it is hurried', async () => {
    const { moving, clock, placed, told } = table(1280, 800);
    const { now } = stepAt(0);
    moving.set(heaped(placed(now)));
    const dealt = moving.glide(placed(now), 1900, { flights: dealingOf(now, placed(now), moving.tiles) });
    clock.hurry();
    await dealt;
    expect(moving.coming.size + moving.waiting.size).toBe(0);
    expect(told()).toBe(1);
  });

  it('shows tiles on all of their way to a plate that hides them', () => {
    const { placed } = table(390, 844);
    const { now } = stepAt(0);
    const target = placed(now);
    const hidden = target.tiles.findIndex(({ where, scale }) => where === 'hand' && scale < 0.01);
    const [from, to] = [heaped(target).tiles[hidden], target.tiles[hidden]];
    const flight = dealingOf(now, target, []).get(hidden);
    if (!from || !to || !flight) throw new Error('every hand is seen');
    const far = Math.hypot(to.at[0], to.at[1]);
    for (let t = 0; t <= 1; t += 0.01) {
      const { at, scale } = onWay(from, to, flight, t);
      const left = Math.hypot(to.at[0] - at[0], to.at[1] - at[1]);
      if (left > 0.1 * far) expect(scale).toBeGreaterThan(0.1);
    }
    expect(onWay(from, to, flight, 1).scale).toBeCloseTo(to.scale);
  });
});

it('a tile that is laid has come when it hits, before it has settled', async () => {
  const k = steps.findIndex(({ beats }) => beats.some(({ beat }) => beat === 'laid'));
  const { moving, next, placed, clock } = table(1280, 800);
  const [before, after] = [stepAt(k - 1).now, stepAt(k).now];
  const at = after.seen.laid.at(-1)?.at ?? -1;
  moving.set(placed(before));
  const began = clock.now;
  const laid = moving.glide(placed(after), DURATIONS.lay, {
    flights: layingOf(at, moving.tiles, placed(after), after),
  });
  expect([...moving.coming]).toEqual([at]);
  expect(moving.waiting.size).toBe(0);
  while (moving.coming.has(at)) next();
  expect((clock.now - began) / DURATIONS.lay).toBeGreaterThanOrEqual(HITS.flying);
  expect((clock.now - began) / DURATIONS.lay).toBeLessThan(HITS.flying + 50 / DURATIONS.lay);
  while (next());
  await laid;
});
