import { expect, it } from 'vitest';
import { endBearing } from '../../../src/table/layout/bearing.ts';
import type { Layout } from '../../../src/table/layout/layout.ts';

const at = (x: number, y: number) => ({ x, y, angle: 0 });
const zone = (arm: number, x: number, y: number) => ({ arm, to: 0, pose: at(x, y), doublePose: at(x, y) });
const layout: Layout = {
  first: at(0, 0),
  poses: [],
  // Arm 0 left to the top and has come round to the lower left; arm 1 is shut on the right.
  zones: [zone(0, -7, -5)],
  stops: [{ arm: 1, why: 'dead', pose: at(9, 1) }],
  bounds: { left: -8, right: 10, bottom: -6, top: 8 },
  reach: { left: -8, right: 10, bottom: -6, top: 8 },
};

it('is that of the end as it lies now, from the middle of the layout, not of the beginning of its arm', () => {
  const lowerLeft = endBearing(layout, 0) ?? 0;
  expect(Math.sin(lowerLeft)).toBeLessThan(0);
  expect(Math.cos(lowerLeft)).toBeLessThan(0);
  expect(endBearing(layout, 1)).toBeCloseTo(Math.PI / 2);
});

it('is that from the first tile, where the arms leave a hub (29.3)', () => {
  const before: Layout = { ...layout, zones: [zone(0, 0, -2)] };
  expect(Math.abs(endBearing(before, 0, true) ?? 0)).toBeCloseTo(Math.PI);
});

it('is none where there is no such arm', () => {
  expect(endBearing(layout, 5)).toBeUndefined();
});
