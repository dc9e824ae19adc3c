import { describe, expect, it } from 'vitest';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { FACING, standingIn } from '../../../src/table/places/tile-rows.ts';
import { ownRows } from '../../../src/table/regions/own-size.ts';
import { regionsOf } from '../kinds.ts';

const FINGER = 44;

describe('the own tiles on a low screen', () => {
  const surface = surfaceOf(regionsOf({ width: 844, height: 390, seats: 4, handSize: 9, arms: 8, rest: 19 }));
  const { rack } = surface.regions;
  const middles = (count: number) =>
    standingIn(surface, rack, { count, turn: FACING, rows: ownRows(surface.regions, count) }).map(
      ({ at }) => surface.camera.project(at).x,
    );

  it.each([4, 9, 12])('stand a finger apart while there is room: %i', (count) => {
    const at = middles(count);
    for (const [k, x] of at.slice(1).entries()) expect(x - (at[k] ?? 0)).toBeGreaterThan(FINGER - 1);
    // In the middle of the rack, and within it.
    expect((at[0] ?? 0) + (at.at(-1) ?? 0)).toBeCloseTo(2 * rack.x + rack.width, -0.5);
    expect((at[0] ?? 0) - rack.x).toBeGreaterThan(12);
  });

  it('stand as far apart as the rack is broad for more', () => {
    const at = middles(20);
    for (const [k, x] of at.slice(1).entries()) expect(x - (at[k] ?? 0)).toBeCloseTo(rack.width / 20, 0);
  });
});
