import { describe, expect, it } from 'vitest';
import { timesOf } from '../../src/shell/result/sheet-times.ts';

const row = (tiles: number, points = 0) => ({ tiles, count: tiles * 5, points, total: points });

describe('when the deal sheet tells what', () => {
  it('turns up hand after hand, then the points are taken, then they are written', () => {
    const { rows, tile, taken, written } = timesOf([row(3), row(0, 30), row(2)]);
    expect(rows[0]).toBe(0);
    expect(rows[1]).toBeGreaterThan(3 * tile);
    expect(rows[2]).toBeGreaterThan(rows[1] ?? 0);
    expect(taken).toBeGreaterThan((rows[2] ?? 0) + 2 * tile);
    expect(written).toBeGreaterThan(taken);
  });

  it('takes no longer than a second and a half for the hands of ten', () => {
    const { taken } = timesOf(Array.from({ length: 10 }, () => row(9)));
    expect(taken).toBeLessThan(1600);
  });

  it('turns tiles in the same rhythm where there are few', () => {
    expect(timesOf([row(1), row(2)]).tile).toBe(timesOf([row(0), row(1)]).tile);
  });
});
