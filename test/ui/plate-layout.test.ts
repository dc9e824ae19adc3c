import { describe, expect, test } from 'vitest';
import { facing, plateLayout, scoreIn } from '../../src/ui/plate-layout.ts';
import { scaled } from '../../src/ui/unit-one.ts';
import { regionsOf } from '../table/kinds.ts';

const screens = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [320, 568],
  [2560, 1440],
] as const;
const tables = screens.flatMap(([width, height]) =>
  [4, 7, 10].map((seats) => scaled(regionsOf({ width, height, seats, handSize: 9, arms: 8 }))),
);
/** About how wide a figure is, for its height. */
const FIGURE = 0.52;
const SIGN = 13;

describe('a plate', () => {
  test('holds two figures of tiles and three of score beside the medallion at every table', () => {
    for (const { width, height } of tables.flatMap(({ plates }) => plates)) {
      const form = plateLayout(width, height);
      const figures = (count: number) => count * FIGURE * form.digits;
      const what = `${width.toFixed(0)} × ${height.toFixed(0)}`;
      expect(form.tiles.x + (form.hasIcon ? SIGN : 0) + figures(2), what).toBeLessThanOrEqual(width);
      expect(form.score.x + SIGN + figures(3), what).toBeLessThanOrEqual(width);
      expect(form.medallion.x - form.medallion.size / 2, what).toBeGreaterThanOrEqual(0);
      expect(form.medallion.y - form.medallion.size / 2, what).toBeGreaterThanOrEqual(0);
      const under = form.tiles.y - form.digits / 2 >= form.medallion.y + form.medallion.size / 2 - 2;
      if (!under) expect(form.medallion.x + form.medallion.size / 2, what).toBeLessThanOrEqual(form.tiles.x);
      expect(
        form.tiles.x + (form.hasIcon ? SIGN : 0) + figures(2) <= form.score.x || form.tiles.y < form.score.y - 14,
        what,
      ).toBe(true);
      expect(form.score.y + form.digits / 2, what).toBeLessThanOrEqual(height);
    }
  });

  test('writes what is remembered behind the score, at least 14 pixels high, where Osel is played', () => {
    // As broad as `0(+12)` for its height.
    const breadth = 2.83;
    for (const [width, height] of [...screens, [640, 360], [360, 640]] as const) {
      for (const seats of [2, 3, 4]) {
        const { plates } = scaled(regionsOf({ width, height, seats, handSize: 7, arms: 4 }));
        for (const plate of plates) {
          const form = plateLayout(plate.width, plate.height);
          const { x, scale } = scoreIn(form, plate.width, breadth * form.digits);
          const what = `${width} × ${height}, ${seats} seats, ${plate.width.toFixed(0)}`;
          expect(scale * form.digits, what).toBeGreaterThanOrEqual(14);
          expect(x + breadth * form.digits * scale, what).toBeLessThanOrEqual(plate.width);
          if (form.score.y === form.tiles.y) expect(x, what).toBeGreaterThan(form.tiles.x + SIGN + 2 * FIGURE * 15);
        }
      }
    }
  });

  test('keeps the sign before a short score, and leaves it out before a long one', () => {
    const form = plateLayout(136, 52);
    expect(scoreIn(form, 136, 8)).toMatchObject({ hasIcon: true, scale: 1 });
    expect(scoreIn(form, 136, 45)).toMatchObject({ hasIcon: false, scale: 1 });
  });

  test('shows the name where there is room for it, else its first letter', () => {
    expect(plateLayout(136, 52).name?.width).toBeGreaterThan(60);
    expect(plateLayout(40, 44).name).toBeNull();
  });

  test('shows a short name below the medallion where it is high, else that of who acts in place of the score', () => {
    const high = plateLayout(58, 54);
    expect(high.named).toBe('all');
    expect((high.name?.y ?? 0) - high.medallion.y).toBeGreaterThanOrEqual(14);
    expect(high.score.y - (high.name?.y ?? 0)).toBeGreaterThanOrEqual(14);
    const low = plateLayout(58, 44);
    expect(low.named).toBe('acting');
    expect(low.name?.y).toBe(low.score.y);
  });

  test.each([
    [390, 844],
    [360, 640],
    [844, 390],
    [1280, 800],
    [768, 1024],
  ] as const)('shows every name at %i × %i, however many sit at the table', (width, height) => {
    for (let seats = 5; seats <= 10; seats++) {
      const regions = regionsOf({ width, height, seats, handSize: 6, arms: 8, rest: 12 });
      const [, ...others] = scaled(regions).plates;
      for (const plate of others) {
        const { name, named } = plateLayout(plate.width, plate.height);
        const what = `${seats} seats, ${plate.width.toFixed(0)} × ${plate.height.toFixed(0)}`;
        expect(named, what).toBe('all');
        expect(name?.width, what).toBeGreaterThanOrEqual(42);
      }
    }
  });

  test('has a place for the name of who acts where four sit at the smallest phones, and ten at one that lies', () => {
    for (const screen of [
      { width: 640, height: 360, seats: 10 },
      { width: 360, height: 640, seats: 4 },
      { width: 640, height: 360, seats: 4 },
    ]) {
      const [, ...others] = regionsOf({ ...screen, handSize: 6, arms: 8, rest: 12 }).plates;
      for (const plate of others) expect(plateLayout(plate.width, plate.height).name?.width).toBeGreaterThanOrEqual(40);
    }
  });

  test('draws no figure lower than 14 pixels', () => {
    for (let width = 40; width < 200; width++) expect(plateLayout(width, 44).digits).toBeGreaterThanOrEqual(14);
  });
});

describe('the pointer of a turn', () => {
  const board = { x: 100, y: 60, width: 400, height: 300 };
  test.each([
    ['above the board', { x: 120, y: 0, width: 60, height: 44 }, 'bottom'],
    ['left of the board', { x: 10, y: 200, width: 60, height: 44 }, 'right'],
    ['right of the board', { x: 510, y: 70, width: 60, height: 44 }, 'left'],
    ['below the board', { x: 200, y: 370, width: 60, height: 44 }, 'top'],
  ] as const)('looks at the board from a plate %s', (_, plate, side) => {
    expect(facing(plate, board)).toBe(side);
  });
});
