import { describe, expect, test } from 'vitest';
import type { End, Laid, Table } from '../../../src/rules/game.ts';
import { halves, tilesOf } from '../../../src/rules/tiles.ts';
import { viewOf } from '../../../src/table/places/board-view.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { kindOf, layOut, regionsOf } from '../kinds.ts';
import { depth, tileAt } from './rectangles.ts';

const ROW: Table = { kind: 'row', arms: 1, doubles: 'across' };
const ASPECTS = [0.5, 0.62, 0.85, 1, 1.2, 1.6, 2.3];
/** As many as are laid in a deal at most, and whole sets. */
const COUNTS = [24, 28, 55];

const row = (count: number): readonly Laid[] =>
  tilesOf(count > 28 ? 9 : 6)
    .slice(0, count)
    .map((tile, at) => {
      const [inner, outer] = halves(tile);
      return { at, tile, inner, outer, to: at === 0 ? null : at - 1, arm: at === 0 ? null : 0, closed: false, seat: 0 };
    });

const endsOf = (laid: readonly Laid[]): readonly End[] => [
  { place: 0, shows: 0, accepts: [0, 1, 2, 3, 4, 5, 6], to: laid.length - 1, state: 'open' },
];

describe('a row (15.1)', () => {
  test('has each tile in the one place behind the last, and nothing that lies moves or is overlapped', () => {
    for (const aspect of ASPECTS) {
      for (const count of COUNTS) {
        const laid = row(count);
        const whole = layOut(laid, endsOf(laid), ROW, { aspect });
        expect(whole.zones).toHaveLength(1);
        for (let lie = 1; lie < count; lie++) {
          const before = laid.slice(0, lie);
          const { poses, zones } = layOut(before, endsOf(before), ROW, { aspect });
          expect(poses).toEqual(whole.poses.slice(0, lie));
          expect(zones).toEqual([{ arm: 0, to: lie - 1, pose: whole.poses[lie], doublePose: whole.poses[lie] }]);
        }
        const shapes = [...whole.poses, ...whole.zones.map(({ pose }) => pose)].map(tileAt);
        for (const [i, one] of shapes.entries()) {
          for (const other of shapes.slice(0, i)) expect(depth(one, other)).toBeLessThanOrEqual(0);
        }
      }
    }
  });

  test('is read like text: from left to right, then the row below from the left again, doubles as all others', () => {
    const { poses } = layOut(row(28), [], ROW, { aspect: 1 });
    expect(new Set(poses.map(({ angle }) => Math.abs(angle)))).toEqual(new Set([Math.PI]));
    const rows = [...new Set(poses.map(({ y }) => y))];
    expect(rows).toEqual([...rows].sort((a, b) => b - a));
    const first = rows.map((y) => poses.filter((pose) => pose.y === y).map(({ x }) => x));
    for (const xs of first) {
      expect(xs).toEqual([...xs].sort((a, b) => a - b));
      expect(xs).toEqual(first[0]?.slice(0, xs.length));
    }
  });

  test('becomes no smaller before all is laid that is dealt', () => {
    for (const aspect of ASPECTS) {
      const bounds = (count: number) => layOut(row(count), [], ROW, { aspect }).bounds;
      expect(bounds(24)).toEqual(bounds(1));
    }
  });

  test.each([
    [360, 640, 3, 20],
    [360, 640, 4, 20],
    // The own tiles take a quarter of so low a screen.
    [640, 360, 3, 18],
    [640, 360, 4, 18],
    [390, 844, 4, 20],
    [1280, 800, 4, 20],
  ])('is large enough to be read: at %i × %i with %i seats', (width, height, seats, least) => {
    const handSize = seats === 3 ? 7 : 6;
    const outlook = kindOf(ROW).outlook;
    for (const count of COUNTS) {
      const rest = (count > 28 ? 55 : 28) - seats * handSize;
      const surface = surfaceOf(regionsOf({ width, height, seats, handSize, arms: 1, rest, hasNumber: true }));
      const { board, camera } = surface;
      const laid = row(count);
      const { bounds, reach } = layOut(laid, endsOf(laid), ROW, { aspect: board.width / board.height });
      const { x, y, scale } = viewOf(surface, outlook, reach, bounds);
      const at = (across: number, up: number) => camera.project([x + across * scale, y + up * scale, 0]);
      // The upper row is the farthest.
      const half = Math.min(at(0.5, 0).x - at(-0.5, 0).x, at(0, 0).y - at(0, 1).y);
      expect(half).toBeGreaterThanOrEqual(least);
      for (const corner of [at(bounds.left, bounds.top), at(bounds.right, bounds.bottom)]) {
        expect(corner.x >= 0 && corner.x <= width && corner.y >= 0 && corner.y <= height).toBe(true);
      }
    }
  });
});
