/** What an earlier build wrote into a browser is read as it was meant: matches, settings, characters that were met. */

import { expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { resume } from '../../src/match/resume.ts';
import { fromHex } from '../../src/rules/chance.ts';
import { gameById } from '../../src/rules/games.ts';
import { createKeptMatches } from '../../src/shell/store/kept-matches.ts';
import { openMetCharacters } from '../../src/shell/store/met-characters.ts';
import { createSaves } from '../../src/shell/store/saves.ts';
import { openSettings } from '../../src/shell/store/settings.ts';
import { openStorage } from '../../src/shell/store/storage.ts';
import { wholeCatalogue } from '../rules/whole-catalogue.ts';
import { fakeStorage, inMemory } from './fake-storage.ts';

/** Written by the build of November 2026, in the middle of the first deal of Osel. */
const SAVE = {
  version: 1,
  id: 'kept-before',
  game: 'osel',
  options: { target: 101 },
  sitters: [
    { name: 'Ada', kind: 'person' },
    { name: 'Dimitra', kind: 'bot', level: 'club', temperament: 'loyal', character: 'dimitra' },
    { name: 'Bot 2', kind: 'bot', level: 'rules' },
  ],
  seed: 'a4c44015f0ea19ef4a83d091a297b37dc78f33afc8ce216a9a9f83062adecd8c',
  log: [
    [
      { do: 'lead', tile: '1-1' },
      { do: 'play', tile: '1-5', arm: 0 },
      { do: 'play', tile: '3-5', arm: 0 },
      { do: 'draw' },
      { do: 'play', tile: '3-4', arm: 0 },
      { do: 'play', tile: '2-4', arm: 0 },
      { do: 'play', tile: '1-6', arm: 1 },
      { do: 'play', tile: '2-2', arm: 0 },
      { do: 'play', tile: '0-2', arm: 0 },
    ],
  ],
  writer: 'tab',
  at: 1763800000000,
} as const;

it('comes back to the very turn of a match', () => {
  const storage = fakeStorage();
  const store = openStorage(() => storage);
  store.set('cyprus/match/kept-before', JSON.stringify(SAVE));
  const say = () => {
    throw new Error('nothing was to be said');
  };
  const saves = createSaves(store, 'now', () => SAVE.at + 1);
  const matches = createKeptMatches({
    games: wholeCatalogue,
    texts: textsFor([]),
    saves,
    locks: undefined,
    say,
    handOut() {},
  });
  const kept = matches.latest();
  const { writer: _writer, at: _at, ...setup } = SAVE;
  expect(kept).toMatchObject({ setup, isOver: false });
  expect(matches.adopt(SAVE.id)).toMatchObject(setup);
  const game = gameById('osel');
  const stands = game && resume(game, SAVE.options, 3, fromHex(SAVE.seed), SAVE.log);
  expect(stands?.ok && [stands.value.deal.laid.map(({ tile }) => tile), stands.value.deal.turn?.seat]).toEqual([
    ['1-1', '1-5', '3-5', '3-4', '2-4', '1-6', '2-2', '0-2'],
    1,
  ]);
  // What is written on is written as before.
  matches.keep({ ...SAVE, log: SAVE.log }, () => {}).keep({ log: SAVE.log, taken: null });
  expect(Object.keys(JSON.parse(store.get('cyprus/match/kept-before') ?? '{}'))).toEqual(Object.keys(SAVE));
});

it('keeps what was set, and whom the player has met', () => {
  const store = inMemory();
  store.set(
    'cyprus/settings',
    JSON.stringify({ speed: 'fast', numerals: true, cloth: 'wine', words: false, sort: 'hand' }),
  );
  store.set('cyprus/met', JSON.stringify(['chloe', 'dimitra']));
  expect(openSettings(store).now).toMatchObject({ speed: 'fast', numerals: true, words: false, sort: 'hand' });
  expect(
    openMetCharacters(store, 1)
      .company.slice(-2)
      .map(({ id }) => id),
  ).toEqual(['chloe', 'dimitra']);
});
