import { describe, expect, test } from 'vitest';
import { dealOf } from '../../../src/dev/stages.ts';
import type { Situation } from '../../../src/match/ports.ts';
import { sausage } from '../../../src/rules/sausage/sausage.ts';
import { beforeTakenAway } from '../../../src/table/beats/cut-lines.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { often } from '../../long.ts';
import { layOut, placementOf, regionsOf, settingOf } from '../kinds.ts';
import { depth, tileAt } from './rectangles.ts';

const ASPECTS = [0.5, 0.85, 1, 1.6, 2.3];
const deal = (seed: string) => [...dealOf({ game: 'sausage', seats: 2, seed, moves: 999, eye: 0 })];
const DEALS = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, often(3, 6)).map(deal);

describe('two lines (21.5)', () => {
  test('never overlap, also while a tile that cuts lies between them, and ends lie clear of all tiles', () => {
    for (const { now, move, beats } of DEALS.flat()) {
      const cut = beats.find((beat) => beat.beat === 'laid' && beat.arm === 'across');
      const isCut = move?.do === 'play' && move.arm === 'across' && cut;
      const moments = [now.seen, ...(isCut ? [beforeTakenAway(now.seen, move.joint ?? 1)] : [])];
      for (const { laid, ends } of moments) {
        for (const aspect of ASPECTS) {
          const { poses, zones } = layOut(laid, ends, sausage.table, { aspect });
          const open = zones.filter(({ mark }) => !mark).map(({ pose }) => pose);
          const shapes = [...poses, ...open].map(tileAt);
          for (const [i, one] of shapes.entries())
            for (const other of shapes.slice(0, i)) expect(depth(one, other)).toBeLessThanOrEqual(1e-6);
        }
      }
    }
  });

  test('21.6: have joints of one number beside each other', () => {
    for (const { now } of DEALS.flat()) {
      const { laid, ends } = now.seen;
      const { poses } = layOut(laid, ends, sausage.table, { aspect: 1.6 });
      const [one = [], other = []] = [0, 1].map((line) => poses.filter((_, k) => laid[k]?.arm === line));
      for (const [k, { x, y }] of one.slice(0, other.length).entries()) {
        expect(other[k]?.x).toBeCloseTo(x);
        expect(other[k]?.y).toBeCloseTo(y - 1);
      }
    }
  });
});

const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const;

/** The side of a half as it is seen, CSS pixels, and the tiles of both rows. */
function seenAt(now: Situation, [width, height]: readonly [number, number]) {
  const surface = surfaceOf(regionsOf({ width, height, ...settingOf(sausage, now.seen.options, 2) }));
  const aspect = surface.board.width / surface.board.height;
  const layout = layOut(now.seen.laid, now.seen.ends, sausage.table, { aspect });
  const { tiles, view } = placementOf(now, 0, surface, layout, sausage.table);
  return { side: view.scale * surface.pixelsAt([view.x, view.y, 0]), tiles, surface };
}

describe.each(SIZES)('at %i × %i', (...size) => {
  test('halves on the cloth are large enough to the end of a deal: 20 px at the median', () => {
    const sides = DEALS.flatMap((steps) => steps.at(-1) ?? []).map(({ now }) => seenAt(now, size).side);
    const [low = 0] = sides.sort((a, b) => a - b).slice(Math.floor(sides.length / 2));
    expect(low).toBeGreaterThanOrEqual(20);
  });

  test('rows of up to twenty-seven tiles stand in the screen, and none of them over another', () => {
    for (const { now } of DEALS.flat()) {
      const { tiles, surface } = seenAt(now, size);
      for (const row of now.seen.hands) {
        const at = row.map((position) => tiles[position]).filter((tile) => tile !== undefined);
        const middles = at.map((tile) => ({
          ...surface.camera.project(tile.at),
          side: tile.scale * surface.pixelsAt(tile.at),
        }));
        for (const [i, one] of middles.entries()) {
          expect(one.x).toBeGreaterThan(0);
          expect(one.x).toBeLessThan(size[0]);
          for (const other of middles.slice(0, i)) {
            const isBeside = Math.abs(one.x - other.x) > 0.98 * Math.min(one.side, other.side);
            expect(isBeside || Math.abs(one.y - other.y) > 1.5 * Math.min(one.side, other.side)).toBe(true);
          }
        }
      }
    }
  });
});
