import { expect, test } from 'vitest';
import type { Place } from '../../../src/rules/game.ts';
import type { Layout } from '../../../src/table/layout/layout.ts';
import { layOut } from '../kinds.ts';
import { leastGap } from './least-gap.ts';
import { dealt, type Star } from './stars.ts';

const QUARTER = Math.PI / 2;
const ASPECTS = [0.6, 1, 1.5, 2.2];
const stars = ['muggins', 'telephone-72', 'osel', 'telephone'].flatMap((game) =>
  Array.from({ length: 12 }, (_, seed) => dealt(game, game === 'telephone' ? 2 : 3, seed)),
);

/** The double at which it crosses, as its index; undefined if it never does. */
const spinnerOf = ({ laid, ends }: Star) =>
  laid.find(({ arm }) => arm === 2)?.to ?? ends.find(({ place }) => place === 2)?.to;

/** An arm on its way out. */
interface Way {
  /** The index of its first tile. */
  readonly first: number;
  /** Quarters clockwise from the top, 0 to 3: one of the four ways along the cloth. */
  readonly bearing: number;
  /** How far to the right of the way each tile lies, for someone who looks along it. */
  readonly beside: readonly number[];
}

/** The way of an arm; `null` if no tile lies on it. */
function wayOf({ laid }: Star, { poses }: Layout, arm: Place): Way | null {
  const own = laid.flatMap((tile, at) => (tile.arm === arm ? [at] : []));
  const [first] = own;
  if (first === undefined) return null;
  const poseAt = (at: number) => {
    const pose = poses[at];
    if (!pose) throw new Error(`tile ${at} has no place`);
    return pose;
  };
  const [from, to] = [poseAt(laid[first]?.to ?? -1), poseAt(first)];
  const bearing = (Math.round(Math.atan2(to.x - from.x, to.y - from.y) / QUARTER) + 4) % 4;
  const [sin, cos] = [Math.sin(bearing * QUARTER), Math.cos(bearing * QUARTER)];
  const beside = own.map(poseAt).map(({ x, y }) => (x - from.x) * cos - (y - from.y) * sin);
  return { first, bearing, beside };
}

test('the rows of a cross keep apart by half a half-tile, and from the columns at its sides', () => {
  for (const star of stars) {
    for (const aspect of ASPECTS) {
      const layout = layOut(star.laid, star.ends, star.shape, { aspect });
      expect(leastGap(star, layout)).toBeGreaterThanOrEqual(0.5 - 1e-6);
    }
  }
});

test('all arms of a cross turn in the same sense', () => {
  let turns = 0;
  for (const [nth, star] of stars.entries()) {
    const layout = layOut(star.laid, star.ends, star.shape, { aspect: ASPECTS[nth % ASPECTS.length] ?? 1 });
    const spinner = layout.poses[spinnerOf(star) ?? -1];
    // A crossing beside the first row takes the other sense.
    if (!spinner || Math.min(Math.abs(spinner.x), Math.abs(spinner.y)) > 0.3) continue;
    for (const { arm } of [...layout.zones, ...layout.stops]) {
      const off = wayOf(star, layout, arm)?.beside.find((aside) => Math.abs(aside) > 0.3);
      if (off !== undefined) turns++;
      expect(off ?? 1).toBeGreaterThan(0);
    }
  }
  expect(turns).toBeGreaterThan(30);
});

test('every arm that begins at the spinner has a side of its own, and goes at least one tile straight out', () => {
  let arms = 0;
  for (const star of stars) {
    const layout = layOut(star.laid, star.ends, star.shape, { aspect: 1.5 });
    const ways = [...layout.zones, ...layout.stops].flatMap(({ arm }) => wayOf(star, layout, arm) ?? []);
    const around = ways.filter(({ first }) => star.laid[first]?.to === spinnerOf(star));
    arms += around.length;
    expect(new Set(around.map(({ bearing }) => bearing)).size).toBe(around.length);
    for (const { first, bearing, beside } of around) {
      expect(beside[0]).toBeCloseTo(0, 5);
      const [tile, pose] = [star.laid[first], layout.poses[first]];
      const aslant = Math.abs(Math.sin((pose?.angle ?? Number.NaN) - bearing * QUARTER));
      expect(aslant).toBeCloseTo(tile?.inner === tile?.outer ? 1 : 0, 5);
    }
  }
  expect(arms).toBeGreaterThan(30);
});
