// @vitest-environment node
// @vitest-environment-options {"alone":"kept-away"}
import { expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { fakeStorage } from './fake-storage.ts';
import { after, played } from './kept-matches.ts';

it('leaves a kept match alone until its game is there', async () => {
  const block = played('block', 2, {}, 'away', after(6));
  const storage = fakeStorage();
  storage.setItem(`cyprus/match/${block.id}`, JSON.stringify({ ...block, writer: 'x', at: 1 }));

  // The modules as a page finds them that has just been opened.
  vi.resetModules();
  const { createKeptMatches } = await import('../../src/shell/store/kept-matches.ts');
  const { createCatalogue } = await import('../../src/rules/catalogue.ts');
  const { createSaves } = await import('../../src/shell/store/saves.ts');
  const { openStorage } = await import('../../src/shell/store/storage.ts');
  const say = vi.fn();
  const saves = createSaves(
    openStorage(() => storage),
    'page',
    Date.now,
  );
  const matches = createKeptMatches({
    games: createCatalogue(),
    texts: textsFor([]),
    saves,
    locks: undefined,
    say,
    handOut: vi.fn(),
  });

  expect(matches.latest()).toBeNull();
  expect(storage.length).toBe(1);
  await matches.fetchGames();
  expect(matches.latest()?.setup).toMatchObject({ id: block.id, game: 'block' });
  expect(say).not.toHaveBeenCalled();
});
