import { html } from 'lit-html';
import { textsFor } from '../../src/i18n/english.ts';
import type { Situation } from '../../src/match/ports.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { CHARACTERS } from '../../src/seats/characters.ts';
import type { App } from '../../src/shell/app.ts';
import { noPortal } from '../../src/shell/portal/portal.ts';
import { openSettings } from '../../src/shell/store/settings.ts';
import { inMemory } from './fake-storage.ts';

/** The game of a situation. */
export function gameOf({ seen }: Situation): Game {
  const game = games.find(({ id }) => id === seen.game);
  if (!game) throw new Error(`no game ${seen.game}`);
  return game;
}

/** The game as screens know it, in which nothing is played and nothing done. */
export function fakeApp(): App {
  return {
    texts: textsFor([]),
    languages: { offered: ['en'], isChosen: false, choose() {} },
    settings: openSettings(inMemory()),
    matches: {
      games,
      async fetchGames() {},
      characters: () => CHARACTERS,
      play() {},
      playOnce() {},
      begin() {},
      last: () => null,
      latest: () => null,
      all: () => [],
      count: () => 0,
      find: () => null,
      async drop() {},
      goOn() {},
      goOnPlainly() {},
      solved: () => ({ played: 0, solved: 0 }),
    },
    lessons: { state: () => 'new', isNeeded: () => true, open() {} },
    match: {
      id: () => null,
      now: () => null,
      ask: () => Promise.reject(new Error('nobody is asked')),
      solve: () => Promise.reject(new Error('nobody is asked')),
      lookUp() {},
      saveRecord() {},
    },
    manners: noPortal.manners,
    store: inMemory(),
    handOut() {},
    share: async () => 'copied',
    address: (search) => `https://example.org/${search}`,
    pictures: { face: () => html`<i></i>`, symbols: () => 'pips', sample: () => 'pips', table: async () => null },
    watching: { open() {}, openFile() {} },
    send() {},
    mayReload: async () => null,
    seekNewer() {},
    redraw() {},
  };
}
