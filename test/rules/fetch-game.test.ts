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

it('has the stars at once, and all others when one of them is wanted', async () => {
  const { areAllThere, fetchGame, gameById, gamesThere, stars } = await opened();
  expect(gamesThere()).toBe(stars);
  expect(await fetchGame('cyprus')).toBe(stars[0]);
  expect([areAllThere(), gameById('block')]).toEqual([false, undefined]);

  const block = await fetchGame('block');
  expect(block?.id).toBe('block');
  expect(gameById('block')).toBe(block);
  expect(areAllThere()).toBe(true);
  // Whoever has a star game in hand has the same one still.
  expect(gamesThere().slice(0, stars.length)).toEqual(stars);
  expect(gameById('cyprus')).toBe(stars[0]);
});

it('fetches everything before it says that there is no such game', async () => {
  const { areAllThere, fetchGame } = await opened();
  expect(await fetchGame('whist')).toBeUndefined();
  expect(areAllThere()).toBe(true);
});
