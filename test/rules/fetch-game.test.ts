// @vitest-environment node
// @vitest-environment-options {"alone":"fetch-game"}
import { expect, it, vi } from 'vitest';

/** The modules as a page finds them that has just been opened. */
async function opened() {
  vi.resetModules();
  const { createCatalogue } = await import('../../src/rules/catalogue.ts');
  const { fetchGame } = await import('../../src/rules/fetch-game.ts');
  const { first } = await import('../../src/rules/first-game.ts');
  return { catalogue: createCatalogue(), createCatalogue, fetchGame, first };
}

it('has the first one at once, and all others when one of them is wanted', async () => {
  const { catalogue, first } = await opened();
  expect(catalogue.there()).toEqual([first]);
  await catalogue.fetch('cyprus');
  expect(catalogue.byId('cyprus')).toBe(first);
  expect([catalogue.isWhole(), catalogue.byId('fortress'), catalogue.byId('block')]).toEqual([
    false,
    undefined,
    undefined,
  ]);

  await catalogue.fetch('block');
  expect(catalogue.byId('block')?.id).toBe('block');
  expect(catalogue.isWhole()).toBe(true);
  expect(catalogue.byId('fortress')?.id).toBe('fortress');
  // Whoever has the first game in hand has the same one still.
  expect(catalogue.byId('cyprus')).toBe(first);
});

it('fetches everything before it says that there is no such game', async () => {
  const { catalogue, fetchGame } = await opened();
  await catalogue.fetch('whist');
  expect([catalogue.byId('whist'), catalogue.isWhole()]).toEqual([undefined, true]);
  expect(() => catalogue.of('whist')).toThrow('whist');
  await expect(fetchGame('whist')).rejects.toThrow('whist');
});

it('is the same game for whoever fetches it, and no catalogue changes another', async () => {
  const { catalogue, createCatalogue, fetchGame, first } = await opened();
  await catalogue.fetchAll();
  expect(await fetchGame('block')).toBe(catalogue.byId('block'));
  expect(await fetchGame('cyprus')).toBe(first);
  expect(createCatalogue().there()).toEqual([first]);
});
