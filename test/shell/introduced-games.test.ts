import { expect, it } from 'vitest';
import { openIntroducedGames } from '../../src/shell/store/introduced-games.ts';
import { inMemory } from './fake-storage.ts';

it('knows which games were shown, and outlasts the page', () => {
  const store = inMemory();
  const games = openIntroducedGames(store);
  expect(games.has('block')).toBe(false);
  games.add('block');
  games.add('block');
  expect([openIntroducedGames(store).has('block'), games.has('french')]).toEqual([true, false]);
});

it('begins anew where what was kept makes no sense', () => {
  const store = inMemory();
  for (const text of ['', '[', '3', '{"block":true}', '[3]']) {
    store.set('cyprus/introduced', text);
    expect(openIntroducedGames(store).has('block')).toBe(false);
  }
});
