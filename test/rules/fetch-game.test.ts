// @vitest-environment node
// @vitest-environment-options {"alone":"fetch-game"}
import { expect, it, vi } from 'vitest';

/** The modules as a page finds them that has just been opened. */
async function opened() {
  vi.resetModules();
  return {
    ...(await import('../../src/rules/catalogue.ts')),
    ...(await import('../../src/rules/fetch-game.ts')),
  };
}

it('has the first one at once, and all others when one of them is wanted', async () => {
  const { areAllThere, fetchGame, gameById, gamesThere, first } = await opened();
  expect(gamesThere()).toEqual([first]);
  expect(await fetchGame('cyprus')).toBe(first);
  expect([areAllThere(), gameById('fortress'), gameById('block')]).toEqual([false, undefined, undefined]);

  const block = await fetchGame('block');
  expect(block?.id).toBe('block');
  expect(gameById('block')).toBe(block);
  expect(areAllThere()).toBe(true);
  expect(gameById('fortress')?.id).toBe('fortress');
  // Whoever has the first game in hand has the same one still.
  expect(gameById('cyprus')).toBe(first);
});

it('fetches everything before it says that there is no such game', async () => {
  const { areAllThere, fetchGame } = await opened();
  expect(await fetchGame('whist')).toBeUndefined();
  expect(areAllThere()).toBe(true);
});
