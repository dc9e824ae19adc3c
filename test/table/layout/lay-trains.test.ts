import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Laid, Table } from '../../../src/rules/game.ts';
import { growingTrains } from '../../../src/table/layout/lay-trains.ts';
import type { FlatPose, Layout } from '../../../src/table/layout/layout.ts';
import { depth, distance, innerHalf, tileAt } from './rectangles.ts';
import { endsOfTrains, mexicanTrain, trainsDealt, wholeTrains } from './trains.ts';

const TRAINS: Table = { kind: 'trains', arms: 9, doubles: 'across' };
/** The boards of a desk, of a phone, and of a phone on its side. */
const ASPECTS = [1.7, 0.9, 2.2];
const DEEP = 1e-6;

const isDouble = ({ inner, outer }: Laid) => inner === outer;

/** The layouts after each tile. */
function grownIn(laid: readonly Laid[], highest: number, aspect: number, own: number): readonly Layout[] {
  const layOut = growingTrains();
  return laid.map((_, index) => {
    const lies = laid.slice(0, index + 1);
    return layOut(lies, endsOfTrains(lies, highest), TRAINS, { aspect, own });
  });
}

/** The tiles that another one overlaps. */
const hits = (poses: readonly FlatPose[], tile: FlatPose | undefined) =>
  poses.flatMap((pose, i) => {
    const isNear = tile && Math.hypot(pose.x - tile.x, pose.y - tile.y) < 2.3;
    return isNear && depth(tileAt(pose), tileAt(tile)) > DEEP ? [i] : [];
  });

const deals = fc.record({
  table: fc.constantFrom([2, 9], [4, 9], [6, 9], [8, 12]),
  seed: fc.nat(1_000_000),
  aspect: fc.constantFrom(...ASPECTS),
  isWhole: fc.boolean(),
});

describe('trains (29.3)', () => {
  it('never overlap, never move what lies, and have a place at every end that is not dead', () => {
    fc.assert(
      fc.property(deals, ({ table: [seats = 4, highest = 9], seed, aspect, isWhole }) => {
        const laid = isWhole ? wholeTrains(seats, seed, highest, 0.6) : trainsDealt(seats, seed, highest);
        let before: readonly FlatPose[] = [];
        for (const [index, { poses, zones }] of grownIn(laid, highest, aspect, seed % seats).entries()) {
          expect(hits(poses.slice(0, -1), poses.at(-1))).toEqual([]);
          expect(poses.slice(0, before.length)).toEqual(before);
          const open = endsOfTrains(laid.slice(0, index + 1), highest).filter(({ state }) => state === 'open');
          expect(zones.map(({ arm }) => arm)).toEqual(open.map(({ place }) => place));
          before = poses;
        }
      }),
      { numRuns: 12 },
    );
  });

  it('lay every tile in its zone, joined to the tile before', () => {
    for (const [seats, highest] of [
      [4, 9],
      [8, 12],
    ] as const) {
      for (const seed of [1, 2, 3, 4]) {
        const laid = trainsDealt(seats, seed, highest, seed % 2 === 0 ? mexicanTrain : undefined);
        const grown = grownIn(laid, highest, 1.7, 0);
        for (const [i, tile] of laid.entries()) {
          const pose = grown[i]?.poses[i];
          const on = grown[i]?.poses[tile.to ?? -1];
          if (!pose || !on || !tile.to) continue;
          const zone = grown[i - 1]?.zones.find(({ arm }) => arm === tile.arm);
          expect(isDouble(tile) ? zone?.doublePose : zone?.pose).toEqual(pose);
          expect(distance(isDouble(tile) ? tileAt(pose) : innerHalf(pose), tileAt(on))).toBeLessThanOrEqual(0.02);
        }
      }
    }
  });

  it('run straight on an empty table', () => {
    const [engine, ...rest] = trainsDealt(4, 3, 9);
    if (!engine) throw new Error('a deal begins with an engine');
    // The own train alone, of tiles that are no doubles.
    const own = rest.slice(0, 3).map((tile, i) => ({ ...tile, at: i + 1, to: i, arm: 0, inner: i, outer: i + 1 }));
    const poses =
      grownIn([engine, ...own], 9, 0.9, 0)
        .at(-1)
        ?.poses.slice(1) ?? [];
    expect(poses.map(({ x, angle }) => [x, angle])).toEqual(poses.map(() => [expect.closeTo(0, 6), -Math.PI]));
  });

  it('begin below for the seat at the bottom, whichever it is', () => {
    const laid = trainsDealt(4, 5, 9);
    for (const own of [0, 1, 2, 3]) {
      const [first] = growingTrains()(laid.slice(0, 1), endsOfTrains(laid.slice(0, 1), 9), TRAINS, {
        aspect: 1.7,
        own,
      }).zones.filter(({ arm }) => arm === own);
      expect(first?.pose).toMatchObject({ x: expect.closeTo(0, 6), angle: -Math.PI });
    }
  });
});
