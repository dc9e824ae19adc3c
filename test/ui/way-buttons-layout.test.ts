import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wayButtonsLayout } from '../../src/ui/way-buttons-layout.ts';

/** Boards of the smallest phone, upright and flat, up to a large screen; pixels at unit 1. */
const boards = fc.record({
  x: fc.integer({ min: 0, max: 200 }),
  y: fc.integer({ min: 0, max: 200 }),
  width: fc.integer({ min: 258, max: 1600 }),
  height: fc.integer({ min: 170, max: 1200 }),
});

describe('the buttons of a choice', () => {
  it('lie on the board, can be touched, and do not overlap', () => {
    fc.assert(
      fc.property(boards, fc.integer({ min: 1, max: 4 }), (board, count) => {
        const places = wayButtonsLayout(board, count);
        expect(places).toHaveLength(count);
        for (const [k, { x, y, width, height }] of places.entries()) {
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
          expect([x >= board.x, y >= board.y]).toEqual([true, true]);
          expect(x + width).toBeLessThanOrEqual(board.x + board.width);
          expect(y + height).toBeLessThanOrEqual(board.y + board.height);
          for (const other of places.slice(k + 1)) {
            expect(x + width <= other.x || other.x + other.width <= x || y + height <= other.y).toBe(true);
          }
        }
      }),
    );
  });

  it.each([
    { board: 'an upright phone', width: 375, height: 600, rows: 2 },
    { board: 'a flat phone', width: 620, height: 310, rows: 1 },
    { board: 'a desk', width: 960, height: 600, rows: 1 },
  ])('lie in $rows rows on the board of $board', ({ width, height, rows }) => {
    const places = wayButtonsLayout({ x: 0, y: 0, width, height }, 4);
    expect(new Set(places.map(({ y }) => y)).size).toBe(rows);
    expect(Math.min(...places.map(({ y }) => y))).toBeGreaterThan(height - rows * 60);
  });
});
