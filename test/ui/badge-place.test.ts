import { describe, expect, it } from 'vitest';
import { regionsOf } from '../../src/table/regions.ts';
import { beside } from '../../src/ui/plate-form.ts';

const size = { width: 130, height: 32 };
const tables = [
  { width: 390, height: 844, seats: 4 },
  { width: 844, height: 390, seats: 4 },
  { width: 1280, height: 800, seats: 4 },
  { width: 1280, height: 800, seats: 10 },
].map((screen) => regionsOf({ ...screen, handSize: 9, arms: 8 }));

describe('a badge', () => {
  it('covers no tile, wherever on the board that was laid last', () => {
    for (const { plates, board } of tables) {
      for (const plate of plates) {
        const near = beside(plate, size, board, []);
        for (const [dx, dy] of [
          [0, 0],
          [40, 0],
          [-40, 10],
          [0, 20],
          [0, -20],
        ] as const) {
          const tile = { x: near.x + dx, y: near.y + dy, width: 34, height: 66 };
          const at = beside(plate, size, board, [tile]);
          const isApart =
            Math.abs(at.x - tile.x) >= (size.width + tile.width) / 2 ||
            Math.abs(at.y - tile.y) >= (size.height + tile.height) / 2;
          expect(isApart).toBe(true);
        }
      }
    }
  });

  it('goes no farther for it than it has to', () => {
    for (const { plates, board } of tables) {
      for (const plate of plates) {
        const near = beside(plate, size, board, []);
        const tile = { ...near, width: 34, height: 66 };
        const at = beside(plate, size, board, [tile]);
        expect(Math.hypot(at.x - near.x, at.y - near.y)).toBeLessThan(160);
      }
    }
  });

  it('never lies on the plate whose count it is about', () => {
    for (const { plates, board } of tables) {
      for (const plate of plates) {
        const at = beside(plate, size, board, []);
        const isApart =
          Math.abs(at.x - plate.x - plate.width / 2) >= (size.width + plate.width) / 2 ||
          Math.abs(at.y - plate.y - plate.height / 2) >= (size.height + plate.height) / 2;
        expect(isApart).toBe(true);
      }
    }
  });
});
