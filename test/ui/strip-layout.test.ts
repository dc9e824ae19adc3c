import { describe, expect, it } from 'vitest';
import type { Rect } from '../../src/ui/rect.ts';
import { coversImportant, type Obstacle, placeStrip } from '../../src/ui/strip-layout.ts';
import { scaled } from '../../src/ui/unit-one.ts';
import { regionsOf } from '../table/kinds.ts';

const size = { width: 130, height: 32 };
const tables = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [320, 568],
  [2560, 1440],
].flatMap(([width = 0, height = 0]) =>
  [4, 7, 10].map((seats) => scaled(regionsOf({ width, height, seats, handSize: 9, arms: 8 }))),
);

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });
const around = ({ x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
const touch = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
/** What seat `k` of a table says, as it lies there. */
const said = (plate: Rect, board: Rect, obstacles: readonly Obstacle[] = []) =>
  around(placeStrip(size, board, middleOf(plate), obstacles), size);

describe('a strip of words', () => {
  it('lies on the board whichever seat it speaks for, and on no plate', () => {
    for (const { plates, board } of tables) {
      for (const plate of plates) {
        const at = said(plate, board);
        expect(at.x).toBeGreaterThanOrEqual(board.x);
        expect(at.x + at.width).toBeLessThanOrEqual(board.x + board.width);
        expect(at.y).toBeGreaterThanOrEqual(board.y);
        expect(at.y + at.height).toBeLessThanOrEqual(board.y + board.height);
        expect(touch(at, plate)).toBe(false);
      }
    }
  });

  it('covers no other, though all seats speak at once', () => {
    for (const { plates, board } of tables) {
      const obstacles: Obstacle[] = [];
      for (const plate of plates) {
        const at = said(plate, board, obstacles);
        expect(obstacles.some((other) => touch(at, other))).toBe(false);
        obstacles.push({ ...at, important: true });
      }
    }
  });

  it('covers no tile that it would lie on, and goes no farther for it than it has to', () => {
    for (const { plates, board } of tables) {
      for (const plate of plates) {
        const near = said(plate, board);
        const middle = middleOf(near);
        for (const [dx, dy] of [
          [0, 0],
          [40, 0],
          [-40, 10],
          [0, 20],
          [0, -20],
        ] as const) {
          const tile = around({ x: middle.x + dx, y: middle.y + dy }, { width: 34, height: 66 });
          const at = said(plate, board, [{ ...tile, important: false }]);
          expect(touch(at, tile)).toBe(false);
          expect(Math.hypot(at.x - near.x, at.y - near.y)).toBeLessThan(160);
        }
      }
    }
  });

  it('is in the way of a thing only if it covers it, and the thing matters', () => {
    const at = { x: 100, y: 100 };
    const under = (x: number, important = true) => [{ x, y: 90, width: 20, height: 20, important }];
    expect(coversImportant(at, size, under(150))).toBe(true);
    expect(coversImportant(at, size, under(150, false))).toBe(false);
    expect(coversImportant(at, size, under(180))).toBe(false);
    expect(coversImportant(at, size, [...under(150, false), ...under(20)])).toBe(true);
  });

  it('covers what does not count just now where the board is full', () => {
    const board = { x: 0, y: 0, width: 300, height: 200 };
    const full: Obstacle[] = [0, 100, 200].flatMap((x) =>
      [0, 50, 100, 150].map((y) => ({ x, y, width: 100, height: 50, important: x !== 100 || y < 100 })),
    );
    const at = around(placeStrip({ width: 80, height: 32 }, board, { x: 0, y: 0 }, full), { width: 80, height: 32 });
    expect(full.filter(({ important }) => important).some((one) => touch(at, one))).toBe(false);
  });
});
