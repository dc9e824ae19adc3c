import { expect, it } from 'vitest';
import { italian } from '../../../src/rules/total/italian.ts';
import { roadPoint } from '../../../src/table/places/road.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { regionsOf } from '../kinds.ts';

const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const;
/** Two stones of three digits next to each other need so much, CSS pixels at unit 1; and the nearest goals lie so far apart. */
const STONE = 38;
const NEAREST = 20 / 150;

it.each(SIZES)(
  '15.2: the road runs along the upper edge of the cloth, with room for every milestone, at %i × %i',
  (width, height) => {
    const regions = regionsOf({ width, height, seats: 4, handSize: 6, arms: italian.table.arms });
    const { board, unit } = regions;
    const surface = surfaceOf(regions);
    const points = [0, 0.2, 0.5, 0.8, 1].map((share) => roadPoint(surface, share));
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(board.x);
      expect(x).toBeLessThan(board.x + board.width);
      expect(Math.abs(y - board.y)).toBeLessThan(0.08 * board.height);
    }
    const xs = points.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect((roadPoint(surface, 1).x - roadPoint(surface, 0).x) * NEAREST).toBeGreaterThan(STONE * unit);
  },
);
