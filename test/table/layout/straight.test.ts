// @vitest-environment-options {"alone":"straight"}
/** With the weights in use no deal is known that walls its line in; with these one does. */
import { expect, test, vi } from 'vitest';
import { layOut } from '../kinds.ts';
import { grow, noFaults } from './faults.ts';
import { dealt } from './stars.ts';

vi.mock('../../../src/table/layout/weights.ts', async (original) => {
  const weights = await original<typeof import('../../../src/table/layout/weights.ts')>();
  const other = { box: 175, boxPerTile: 2.15, boxSide: 7.2, room: 11, roomHalf: 17.8, over: 12.5, size: 8.1 };
  return {
    ...weights,
    WEIGHTS: { ...weights.WEIGHTS, ...other, spread: 0.268, turn: 1.5, aslant: 4, alone: 0.4, winding: 1 },
  };
});

test('a line of Osel is drawn straight once its windings wall it in, and is clean then', () => {
  const star = dealt('osel', 4, 1188);
  const faults = noFaults();
  const layout = grow(star, 1, faults, () => false);
  expect(faults.moved).toBeGreaterThan(0);
  expect({ ...faults, moved: 0, elsewhere: 0 }).toEqual(noFaults());
  expect(layOut(star.laid, star.ends, star.shape, { aspect: 1 }).poses).toEqual(layout.poses);
  expect(new Set(layout.poses.map(({ y }) => y.toFixed(3))).size).toBe(1);
});
