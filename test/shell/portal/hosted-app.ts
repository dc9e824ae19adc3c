/** The game with a host around it, and tables that are told by the test what happens at them. */
import { SimulatedClock } from 'xstate';
import { textsFor } from '../../../src/i18n/english.ts';
import type { MatchContext, MatchNews } from '../../../src/match/match-setup.ts';
import { settle } from '../../../src/match/progress.ts';
import { resume } from '../../../src/match/resume.ts';
import { fromHex } from '../../../src/rules/chance.ts';
import { gameById, games } from '../../../src/rules/games.ts';
import { CHARACTERS } from '../../../src/seats/characters.ts';
import type { ScreenName } from '../../../src/shell/app-events.ts';
import { placeOf } from '../../../src/shell/app-state.ts';
import { createHostPortal } from '../../../src/shell/portal/host.ts';
import type { HostStart } from '../../../src/shell/portal/host-messages.ts';
import { hearHost } from '../../../src/shell/portal/plug.ts';
import { tellPortal } from '../../../src/shell/portal/tell-portal.ts';
import { newSetup } from '../../../src/shell/store/kept-matches.ts';
import { openSettings } from '../../../src/shell/store/settings.ts';
import type { MatchSetup } from '../../../src/shell/table.machine.ts';
import { wholeCatalogue } from '../../rules/whole-catalogue.ts';
import { inMemory } from '../fake-storage.ts';
import { appWith, fakeTables, layAtOnce } from '../fake-table.ts';
import { never, played } from '../kept-matches.ts';
import { framedPage, HOST } from './windows.ts';

export { setup } from '../fake-table.ts';
export const START: HostStart = { type: 'start', game: 'sebastopol', options: { target: 25 } };

/** A match of Sebastopol after so many of its deals, counted; all of them without a number. */
export function matchAfter(deals?: number): MatchContext {
  const { options, sitters, seed, log } = played('sebastopol', 4, { target: 60 }, 'hosted', never);
  const game = gameById('sebastopol');
  const progress = game && resume(game, options, sitters.length, fromHex(seed), log.slice(0, deals));
  if (!progress?.ok) throw new Error('no such match');
  return { ...settle(progress.value), sitters, holder: null, beats: [], resumed: true, giver: null, played: 0 };
}

/** `first` is opened by the address. */
export async function open(first: MatchSetup | null = null) {
  const framed = framedPage();
  const portal = createHostPortal(framed.page, HOST);
  const store = inMemory();
  const settings = openSettings(store);
  const muted: boolean[] = [];
  const tables = fakeTables();
  const time = new SimulatedClock();
  const app = appWith(tables.machine, first, undefined, time);
  await portal.open(
    hearHost({
      app,
      texts: textsFor([]),
      settings,
      games: wholeCatalogue,
      characters: () => CHARACTERS,
      setUp: async ({ game, options, sitters }, deal) => newSetup(game, options, sitters, deal),
      async open(wanted) {
        await Promise.resolve();
        if (app.getSnapshot().can({ type: 'PLAY', setup: wanted })) app.send({ type: 'PLAY', setup: wanted });
      },
      mute: (now) => void muted.push(now),
    }),
  );
  tellPortal(app, portal, () => games);
  layAtOnce(app, matchAfter(1));
  app.start();
  await framed.post('wait for the first screen');
  framed.said.length = 0;
  return {
    app,
    /** Time as the app's charts have it. */
    time,
    settings,
    store,
    /** What the clock of the table was told. */
    clock: tables.clock,
    muted,
    post: framed.post,
    /** Something happens in the match. */
    happens: (type: MatchNews['type'], match: MatchContext) => app.send({ type, match }),
    at: () => JSON.stringify(app.getSnapshot().value),
    shows: (screen: ScreenName) => placeOf(app.getSnapshot()).screen === screen,
    /** What has been said since this was asked last. */
    async said() {
      await new Promise((done) => setImmediate(done));
      return framed.said.splice(0).map(({ message }) => message);
    },
  };
}

export const refused = (of: string, reason: string, field: string | null = null) => ({
  type: 'refused',
  of,
  reason,
  field,
});
export const playing = (now: boolean) => ({ type: 'playing', playing: now });
