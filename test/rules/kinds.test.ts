import { expect, it } from 'vitest';
import { games } from '../../src/rules/games.ts';
import { bearingOf } from '../../src/rules/kinds.ts';
import { stagedMatch } from '../access/staged.ts';

// 23.1: nothing ends in an outline.
const ended = games.filter(({ table }) => table.arms > 0);

it.each(ended.map(({ id, seats }) => [id, seats[0] ?? 1] as const))(
  'tells the ends of %s apart at every moment of a deal, and keeps each where it is',
  (id, seats) => {
    const match = stagedMatch(id, seats, `bearing ${id}`);
    const known = new Map<unknown, number>();
    while (match.deal.turn) {
      match.play(match.randomMove());
      const { laid, ends } = match.deal;
      const bearings = ends.map(({ place }) => bearingOf(place, match.game.table, laid));
      expect(new Set(bearings).size).toBe(ends.length);
      for (const [index, { place }] of ends.entries()) {
        const bearing = bearings[index] ?? Number.NaN;
        expect(bearing).toBe(known.get(place) ?? bearing);
        expect(bearing >= 0 && bearing < 360).toBe(true);
        known.set(place, bearing);
      }
    }
    expect(known.size).toBeGreaterThan(match.game.table.arms === 1 ? 0 : 1);
  },
);

it('knows no bearing of what has a name, nor of an arm that no such table has', () => {
  const line = { kind: 'line', arms: 2 } as const;
  expect(bearingOf('across', line, [])).toBeNull();
  expect(bearingOf(2, line, [])).toBeNull();
});
