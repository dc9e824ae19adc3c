import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Laid, Table } from '../../../src/rules/game.ts';
import { growingFeet } from '../../../src/table/layout/feet/lay-feet.ts';
import type { FlatPose } from '../../../src/table/layout/layout.ts';
import { endsOfFeet, feetDealt } from './feet.ts';
import { depth, distance, tileAt } from './rectangles.ts';

const TREE: Table = { kind: 'tree', arms: 32, doubles: 'across' };
/** The boards of a desk, of a phone, and of a phone on its side. */
const ASPECTS = [1.7, 0.72, 2];
const TILES = { 9: 55, 12: 91 } as const;
const DEEP = 1e-6;
/** The least gap between tiles that do not lie on the same tile and are not joined, in half-tile sides. */
const GAP = 0.049;

const deals = fc.record({
  seats: fc.integer({ min: 2, max: 8 }),
  seed: fc.nat(1_000_000),
  highest: fc.constantFrom(9 as const, 9 as const, 12 as const),
  root: fc.constantFrom(4, 6, 8),
  isWhole: fc.constantFrom(false, false, true),
  aspect: fc.constantFrom(...ASPECTS),
});

const overlaps = (poses: readonly FlatPose[], among = poses) =>
  poses.flatMap((pose, i) =>
    among.flatMap((other, j) => (other !== pose && depth(tileAt(pose), tileAt(other)) > DEEP ? [`${i} ${j}`] : [])),
  );

const isDouble = ({ inner, outer }: Laid) => inner === outer;

describe('trees with feet (30.3, 30.4)', () => {
  it('never overlap, keep a gap, and have a place at every end that is not dead', () => {
    fc.assert(
      fc.property(deals, ({ aspect, ...deal }) => {
        const { highest } = deal;
        const laid = feetDealt(deal);
        const ends = endsOfFeet(laid, highest);
        const layout = growingFeet()(laid, ends, TREE, { aspect, tiles: TILES[highest] });
        const { poses, zones } = layout;
        expect(overlaps(poses)).toEqual([]);
        for (const [i, pose] of poses.entries()) {
          for (const [j, other] of poses.slice(0, i).entries()) {
            const [one, two] = [laid[i], laid[j]];
            if (one?.to === j || one?.to === two?.to) continue;
            expect(distance(tileAt(pose), tileAt(other))).toBeGreaterThan(GAP);
          }
        }
        expect(zones.map(({ arm }) => arm)).toEqual(
          ends.filter(({ state }) => state !== 'dead').map(({ place }) => place),
        );
        for (const { pose, doublePose } of zones) {
          expect(overlaps([pose], poses)).toEqual([]);
          expect(overlaps([doublePose], poses)).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('lay every tile in its zone, never move what lies, and lie the same when laid out anew', () => {
    fc.assert(
      fc.property(deals, ({ aspect, ...deal }) => {
        const { highest } = deal;
        const laid = feetDealt({ ...deal, isWhole: false });
        const board = { aspect, tiles: TILES[highest] };
        const layOut = growingFeet();
        let zones = layOut(laid.slice(0, 1), endsOfFeet(laid.slice(0, 1), highest), TREE, board).zones;
        let before: readonly FlatPose[] = [];
        for (let index = 1; index < laid.length; index++) {
          const lies = laid.slice(0, index + 1);
          const layout = layOut(lies, endsOfFeet(lies, highest), TREE, board);
          expect(layout.poses.slice(0, before.length)).toEqual(before);
          const tile = laid[index] as Laid;
          const zone = zones.find(({ arm }) => arm === tile.arm);
          expect(isDouble(tile) ? zone?.doublePose : zone?.pose).toEqual(layout.poses[index]);
          [zones, before] = [layout.zones, layout.poses];
        }
        expect(growingFeet()(laid, [], TREE, board).poses).toEqual(before);
      }),
      { numRuns: 3 },
    );
  });

  it('hardly ever need a thread with a set of doubles-nine', () => {
    const threads = Array.from({ length: 60 }, (_, seed) => {
      const laid = feetDealt({ seats: 2 + (seed % 7), seed, highest: 9, root: [4, 6, 8][seed % 3] ?? 6 });
      const board = { aspect: ASPECTS[(seed >> 1) % 3] ?? 1, tiles: TILES[9] };
      return growingFeet()(laid, [], TREE, board).threads ?? [];
    });
    expect(threads.filter((each) => each.length > 0).length).toBeLessThanOrEqual(3);
  });

  it('30.3: put the arms of the root at equal angles, clockwise from the top', () => {
    for (const root of [4, 6, 8]) {
      const [first] = feetDealt({ seats: 2, seed: 1, highest: 9, root });
      const laid = first ? [first] : [];
      const { zones } = growingFeet()(laid, endsOfFeet(laid, 9), TREE, { aspect: 1.7, tiles: 55 });
      const angles = zones.map(({ pose: { x, y } }) => Math.round((Math.atan2(x, y) * 180) / Math.PI + 360) % 360);
      expect(angles).toEqual(Array.from({ length: root }, (_, arm) => (360 * arm) / root));
    }
  });
});
