import { describe, expect, it } from 'vitest';
import { dealOf } from '../../../src/dev/stages.ts';
import type { Situation } from '../../../src/match/ports.ts';
import { dealingOf, layingOf, revealingOf } from '../../../src/table/beats/beat-flights.ts';
import { createLayoutCache } from '../../../src/table/model/layout-cache.ts';
import type { Placed, Placement } from '../../../src/table/places/placement.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { onWay } from '../../../src/table/tiles/flight.ts';
import { layOut, placementOf, regionsOf } from '../kinds.ts';

const surface = surfaceOf(regionsOf({ width: 1280, height: 800, seats: 4, handSize: 9, arms: 8 }));
const STAR = { kind: 'star', arms: 8, doubles: 'in line' } as const;
const laidOut = createLayoutCache(layOut);
const placed = (now: Situation): Placement =>
  placementOf(now, 0, surface, laidOut(now.seen, STAR, surface.board.width / surface.board.height), STAR);
const steps = [...dealOf({ game: 'cyprus', seats: 4, seed: 'one', moves: 999, eye: 0 })];
const ticks = Array.from({ length: 101 }, (_, n) => n / 100);

/** Every laying of the deal: the tile's ways, and those of the tiles that it knocks into. */
const layings = steps.flatMap(({ now, beats }, k) => {
  const beat = beats.find((one) => one.beat === 'laid');
  const before = steps[k - 1];
  if (beat?.beat !== 'laid' || !before || now.seen.outcome) return [];
  const [tiles, laid] = [placed(before.now).tiles, placed(now)];
  return [{ at: beat.at, tiles, laid, flights: layingOf(beat.at, tiles, laid, now) }];
});

const far = (a: Placed, b: Placed) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]);

describe('a tile that is laid', () => {
  it('knocks into the tile it is laid to, which gives less than half of what a finger is broad, and comes back', () => {
    for (const { at, laid, flights } of layings) {
      expect(flights.size).toBeGreaterThan(1);
      for (const [other, flight] of flights) {
        const to = laid.tiles[other];
        if (!to || other === at) continue;
        const gave = ticks.map((t) => far(onWay(to, to, flight, t), to));
        expect(Math.max(...gave)).toBeGreaterThan(0.01 * to.scale);
        expect(Math.max(...gave)).toBeLessThan(0.1 * to.scale);
        expect(gave.at(-1)).toBe(0);
      }
    }
    expect(layings.length).toBeGreaterThan(20);
  });

  it('never dives into the cloth, and ends without a jump', () => {
    for (const { at, tiles, laid, flights } of layings) {
      const [from, to, flight] = [tiles[at], laid.tiles[at], flights.get(at)];
      if (!from || !to || !flight) throw new Error('nothing is laid');
      const way = ticks.map((t) => onWay(from, to, flight, t));
      for (const pose of way) expect(pose.at[2]).toBeGreaterThan(0.99 * Math.min(from.at[2], to.at[2]));
      const last = way[99];
      expect(last && far(last, to)).toBeLessThan(0.01);
      expect(last?.at[2]).toBeCloseTo(to.at[2], 2);
    }
  });
});

describe('tiles that are dealt', () => {
  const [first] = steps;
  if (!first) throw new Error('nothing is dealt');
  const flights = dealingOf(first.now, placed(first.now), []);

  it('all have their way within the time of the dealing', () => {
    expect(flights.size).toBe(first.now.seen.heap.length);
    for (const { from = 0, to = 1 } of flights.values()) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it('go to seat after seat in rounds', () => {
    const { hands } = first.now.seen;
    const starts = Array.from({ length: 9 }, (_, round) => hands.map((hand) => flights.get(hand[round] ?? -1)?.from));
    const inTurn = starts.flat().map((from) => from ?? Number.NaN);
    expect(inTurn).toEqual([...inTurn].sort((a, b) => a - b));
    expect(new Set(inTurn).size).toBe(36);
  });
});

describe('hands that are turned up', () => {
  it('turn up tile after tile, and all within their time', () => {
    const last = steps.at(-1);
    if (!last) throw new Error('the deal goes on');
    const flights = revealingOf(last.now);
    for (const hand of last.now.seen.hands) {
      const starts = hand.map((at) => flights.get(at)?.from ?? Number.NaN);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }
    for (const { to = 1 } of flights.values()) expect(to).toBeLessThanOrEqual(1);
  });
});
