import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { End, Laid, Table } from '../../../src/rules/game.ts';
import { growingTree } from '../../../src/table/layout/lay-tree.ts';
import type { FlatPose, Layout } from '../../../src/table/layout/layout.ts';
import { RIGHT_ANGLES } from '../../../src/table/layout/tree-needs.ts';
import { depth, distance, innerHalf, tileAt } from './rectangles.ts';
import { endsOfTree, treeDealt, wholeTree } from './trees.ts';

const TREE: Table = { kind: 'tree', arms: 16, doubles: 'across' };
/** The boards of a desk, of a phone, and of a phone on its side. */
const ASPECTS = [1.7, 0.72, 2];
const TILES = 28;
const HIGHEST = 6;
const DEEP = 1e-6;
/** The least gap between tiles that are not joined, in half-tile sides. */
const GAP = 0.4;

const isDouble = ({ inner, outer }: Laid) => inner === outer;

/** The trees after each tile, with the ends of that moment. */
function grownIn(laid: readonly Laid[], aspect: number): readonly { layout: Layout; ends: readonly End[] }[] {
  const layOut = growingTree(RIGHT_ANGLES);
  return laid.map((_, index) => {
    const lies = laid.slice(0, index + 1);
    const ends = endsOfTree(lies, HIGHEST);
    return { layout: layOut(lies, ends, TREE, { aspect, tiles: TILES }), ends };
  });
}

/** The tiles that another one overlaps. */
const hits = (poses: readonly FlatPose[], tile: FlatPose | undefined) =>
  poses.flatMap((pose, i) => {
    const isNear = tile && Math.hypot(pose.x - tile.x, pose.y - tile.y) < 2.3;
    return isNear && depth(tileAt(pose), tileAt(tile)) > DEEP ? [i] : [];
  });

const isJoined = (laid: readonly Laid[], i: number, j: number) => laid[i]?.to === j || laid[j]?.to === i;

const deals = fc.record({
  seats: fc.constantFrom(2, 3, 4),
  seed: fc.nat(1_000_000),
  aspect: fc.constantFrom(...ASPECTS),
  isWhole: fc.boolean(),
});
const laidIn = ({ seats, seed, isWhole }: { seats: number; seed: number; isWhole: boolean }) =>
  isWhole ? wholeTree(seed) : treeDealt(seats, seed);

describe('trees of Five Up (31.3)', () => {
  it('never overlap, never move what lies, and have a place at every end that is not dead', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const laid = laidIn(deal);
        let before: readonly FlatPose[] = [];
        for (const { layout, ends } of grownIn(laid, deal.aspect)) {
          expect(hits(layout.poses.slice(0, -1), layout.poses.at(-1))).toEqual([]);
          expect(layout.poses.slice(0, before.length)).toEqual(before);
          const open = ends.filter(({ state }) => state === 'open');
          expect(layout.zones.map(({ arm }) => arm)).toEqual(open.map(({ place }) => place));
          for (const { pose, doublePose } of layout.zones) {
            expect(hits(layout.poses, pose)).toEqual([]);
            expect(hits(layout.poses, doublePose)).toEqual([]);
          }
          before = layout.poses;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('lay every tile in its zone, with a gap to all that it does not join', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const laid = laidIn(deal);
        const grown = grownIn(laid, deal.aspect);
        for (const [i, tile] of laid.entries()) {
          const { layout } = grown[i] as (typeof grown)[number];
          const pose = layout.poses[i] as FlatPose;
          const zone = grown[i - 1]?.layout.zones.find(({ arm }) => arm === tile.arm);
          if (i > 0) expect(isDouble(tile) ? zone?.doublePose : zone?.pose).toEqual(pose);
          for (const [j, other] of layout.poses.slice(0, i).entries()) {
            if (!isJoined(laid, i, j)) expect(distance(tileAt(pose), tileAt(other))).toBeGreaterThan(GAP);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('lie the same when they are laid out anew', () => {
    for (const seed of [3, 4, 5]) {
      const laid = wholeTree(seed);
      const [last] = grownIn(laid, 1.7).slice(-1);
      const anew = growingTree(RIGHT_ANGLES)(laid, endsOfTree(laid, HIGHEST), TREE, { aspect: 1.7, tiles: TILES });
      expect(anew).toEqual(last?.layout);
    }
  });

  it('join a double by the middle of its side, or by its end', () => {
    const laid = treeDealt(2, 8);
    const [last] = grownIn(laid, 1.7).slice(-1);
    const poses = last?.layout.poses ?? [];
    for (const [i, { to }] of laid.entries()) {
      const [pose, on] = [poses[i], poses[to ?? -1]];
      const tile = laid[i];
      if (!pose || !on || !tile) continue;
      const joined = isDouble(tile) ? tileAt(pose) : innerHalf(pose);
      expect(distance(joined, tileAt(on))).toBeLessThan(0.02);
    }
  });

  it('hardly ever need a thread to a tile that lies apart', () => {
    const threads = Array.from({ length: 150 }, (_, seed) => {
      const laid = treeDealt(2 + (seed % 3), seed);
      const layOut = growingTree(RIGHT_ANGLES);
      return layOut(laid, [], TREE, { aspect: ASPECTS[seed % 3] ?? 1, tiles: TILES }).threads?.length ?? 0;
    });
    expect(threads.filter((count) => count > 0).length).toBeLessThanOrEqual(3);
  });
});
