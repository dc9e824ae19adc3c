import { expect, it } from 'vitest';
import { games } from '../../../src/rules/games.ts';
import { seatsWithPartners } from '../../../src/shell/shelf/game-kinds.ts';
import { kindOf } from '../kinds.ts';

it('has plates for sums with the kinds of tables that have a number, or partners with an account', () => {
  const kindsOf = (some: typeof games) => [...new Set(some.map(({ table }) => table.kind))].sort();
  const withSums = games.filter((game) => game.tableNumber || seatsWithPartners(game).length > 0);
  expect(withSums.length).toBeGreaterThan(5);
  expect(kindsOf(games.filter(({ table }) => kindOf(table).hasSums))).toEqual(kindsOf(withSums));
});
