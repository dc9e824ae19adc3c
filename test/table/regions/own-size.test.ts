/** The size of own tiles, on all windows, for the hands of all games and for those that grow. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/rules/game.ts';
import { games } from '../../../src/rules/games.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { BROAD, ownRows, RISE, rackHeight, SINK, TALL } from '../../../src/table/regions/own-size.ts';
import { isLong } from '../../long.ts';
import { kindOf, regionsOf, settingOf } from '../kinds.ts';
import { sizesOver } from '../places/hand-sizes.ts';

const SCREENS = [
  [1280, 800],
  [1366, 768],
  [390, 844],
  [844, 390],
  [320, 568],
  [568, 320],
  [640, 360],
  [768, 1024],
  [2560, 1440],
] as const;

const standing = games.filter(({ table }) => !['grid', 'outline', 'two lines'].includes(table.kind));
const tables = standing.flatMap((game) => game.seats.map((seats) => settingOf(game, {}, seats)));
const windows = fc.record({
  table: fc.constantFrom(...tables),
  size: fc.oneof(
    fc.constantFrom(...SCREENS),
    fc.tuple(fc.integer({ min: 320, max: 2600 }), fc.integer({ min: 256, max: 1500 })),
  ),
  count: fc.integer({ min: 1, max: 20 }),
});

describe('a hand on its rack', () => {
  it('stands in one row while its tiles are 36 px or more, and else in the rows in which they are larger', () => {
    fc.assert(
      fc.property(windows, ({ table, size: [width, height], count }) => {
        const regions = regionsOf({ ...table, width, height });
        const { rows, side, pitch } = ownRows(regions, count);
        const { rack, unit } = regions;
        const sideIn = (rows: number) =>
          Math.min(
            (rack.width - 8) / Math.ceil(count / rows) / BROAD,
            (rack.height - 1) / (rows * TALL + RISE + SINK),
            66 * unit,
          );
        const one = sideIn(1);
        if (one >= 36 * unit) expect(rows).toBe(1);
        // Nearer than a target two tiles could not be told apart. A row that gains less than 4 % is not worth it.
        else if ((rack.width - 8) / count >= 24.5)
          expect(side * 1.041 ** 2).toBeGreaterThanOrEqual(Math.min(36 * unit, one, sideIn(2)));
        expect(pitch).toBeGreaterThanOrEqual(24);
        expect(rows * (side * TALL) + (RISE + SINK) * side).toBeLessThanOrEqual(rack.height);
        expect(Math.ceil(count / rows) * pitch).toBeLessThanOrEqual(rack.width);
      }),
      { numRuns: 1000 },
    );
  });

  it('has a rack as high as its rows need', () => {
    // Two rows are never allowed twice the height of one.
    const heights = fc
      .tuple(fc.integer({ min: 54, max: 140 }), fc.double({ min: 1, max: 1.9, noNaN: true }))
      .map(([one, times]) => ({ one, two: one * times }));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 200, max: 1500 }),
        heights,
        (count, width, most) => {
          fc.pre((width - 8) / count >= 24.5);
          const height = rackHeight(count, width, 1, most);
          const { rows, side } = ownRows({ rack: { x: 0, y: 0, width, height }, unit: 1 }, count);
          expect(side * (rows * TALL + RISE + SINK) + 1).toBeCloseTo(height);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([13, 14, 15])('can be read with %i tiles on the smallest phone', (handSize) => {
    const regions = regionsOf({ width: 320, height: 568, seats: 4, handSize, arms: 8 });
    expect(ownRows(regions, handSize)).toMatchObject({ rows: 2 });
    expect(ownRows(regions, handSize).side).toBeGreaterThanOrEqual(29);
  });
});

/** The narrowest of all screens, the lowest, the widest and the usual one. */
const EXTREMES: readonly (readonly [number, number])[] = [
  [320, 568],
  [568, 320],
  [2560, 1440],
  [1280, 800],
];
const OTHERS = SCREENS.filter(([width, height]) => !EXTREMES.some(([w, h]) => w === width && h === height));
/** The screens of a game's deals: the extremes and one of the others in turn, or all of them in the long run. */
const screensFor = (game: Game, seats: number) =>
  isLong ? SCREENS : [...EXTREMES, ...OTHERS.slice((games.indexOf(game) + seats) % OTHERS.length).slice(0, 1)];

/** The least part of a rack's width that full rows take. */
const FULL = 0.88;

describe.each(games.map((game) => [game.id, game] as const))('the own tiles of %s', (_, game) => {
  const fewest = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  it.each([...new Set([fewest, most])])(
    'are never smaller than those on the table unless they fill the rack: %i seats',
    (seats) => {
      for (const size of screensFor(game, seats)) {
        const isOnRack = standing.includes(game);
        // The end of the deal shows all hands, in less room.
        const all = sizesOver(game, seats, size, 'own').filter(({ isPlaying }) => isPlaying);
        expect(all.length).toBeGreaterThan(0);
        const small = all.filter(({ own, table, across }) => own < table * 0.985 && !(isOnRack && across > FULL));
        expect(small, `${size.join(' × ')}`).toEqual([]);
      }
    },
  );

  it.each(game.seats)('are decided by the kind of table for a hand as it is dealt: %i seats', (seats) => {
    const setting = settingOf(game, {}, seats);
    for (const [width, height] of SCREENS) {
      const regions = regionsOf({ ...setting, width, height });
      expect(kindOf(game.table).ownSide(surfaceOf(regions), setting)).toBeGreaterThanOrEqual(20);
    }
  });
});
