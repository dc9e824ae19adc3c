import { expect, test } from 'vitest';
import type { Place } from '../../../src/rules/game.ts';
import { layOut } from '../kinds.ts';
import { dealt, type Star } from './stars.ts';

const ASPECTS = [0.6, 1, 1.5, 2.2];
const stars = ['muggins', 'telephone-72', 'osel', 'telephone'].flatMap((game) =>
  Array.from({ length: 12 }, (_, seed) => dealt(game, game === 'telephone' ? 2 : 3, seed)),
);

/** The double at which it crosses, as its index; undefined if it never does. */
const spinnerOf = ({ laid, ends }: Star) =>
  laid.find(({ arm }) => arm === 2)?.to ?? ends.find(({ place }) => place === 2)?.to;

/** How far to the right of its way out each tile of an arm lies, for someone who looks along that way. */
function besideWay({ laid }: Star, layout: ReturnType<typeof layOut>, arm: Place): readonly number[] {
  const own = laid.flatMap((tile, at) => (tile.arm === arm ? [at] : []));
  const from = layout.poses[laid[own[0] ?? 0]?.to ?? 0];
  const first = layout.poses[own[0] ?? -1];
  if (!from || !first) return [];
  // One of the four ways along the cloth.
  const quarter = Math.PI / 2;
  const bearing = Math.round(Math.atan2(first.x - from.x, first.y - from.y) / quarter) * quarter;
  return own.map((at) => {
    const pose = layout.poses[at];
    if (!pose) throw new Error(`tile ${at} has no place`);
    return (pose.x - from.x) * Math.cos(bearing) - (pose.y - from.y) * Math.sin(bearing);
  });
}

test('all arms of a cross turn in the same sense', () => {
  let turns = 0;
  for (const [nth, star] of stars.entries()) {
    const layout = layOut(star.laid, star.ends, star.shape, { aspect: ASPECTS[nth % ASPECTS.length] ?? 1 });
    const spinner = layout.poses[spinnerOf(star) ?? -1];
    // A crossing beside the first row takes the other sense.
    if (!spinner || Math.min(Math.abs(spinner.x), Math.abs(spinner.y)) > 0.3) continue;
    for (const { arm } of [...layout.zones, ...layout.stops]) {
      const off = besideWay(star, layout, arm).find((aside) => Math.abs(aside) > 0.3);
      if (off !== undefined) turns++;
      expect(off ?? 1).toBeGreaterThan(0);
    }
  }
  expect(turns).toBeGreaterThan(30);
});

test('every arm at the sides of a cross goes at least one tile straight out', () => {
  for (const star of stars) {
    const layout = layOut(star.laid, star.ends, star.shape, { aspect: 1.5 });
    for (const { arm } of [...layout.zones, ...layout.stops]) {
      const [first = 0] = besideWay(star, layout, arm);
      expect(Math.abs(first)).toBeLessThan(0.3);
    }
  }
});
