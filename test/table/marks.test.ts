// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { games } from '../../src/rules/games.ts';
import { kindOf } from './kinds.ts';

it('come with every game that has accounts, or things carried from deal to deal, and not with the first game', () => {
  const having = games.filter((game) => game.worth?.opensAt !== undefined);
  expect(having.map(({ id }) => id)).toEqual(['goat', 'sea-goat']);
  for (const game of having) expect(kindOf(game.table).marks.length, game.id).toBe(6);
  expect(games[0] && kindOf(games[0].table).marks).toEqual([]);
});
