import { createActor, fromCallback, fromPromise } from 'xstate';
import { hearPortal, tellPortal } from '../../src/app/host.ts';
import { textsFor } from '../../src/i18n/index.ts';
import type { Situation } from '../../src/match/ports.ts';
import type { Seen, Standing } from '../../src/rules/game.ts';
import { CHARACTERS } from '../../src/seats/characters.ts';
import { appMachine, type Plan, type TableNews, type TableOrder } from '../../src/shell/app.machine.ts';
import { createHostPortal } from '../../src/shell/portal/host.ts';
import type { Start } from '../../src/shell/portal/host-messages.ts';
import { openSettings } from '../../src/shell/store/settings.ts';
import { bareSeen, bareSituation } from '../match/bare.ts';
import { inMemory } from '../shell/fake-storage.ts';
import { framedPage, HOST } from '../shell/portal/windows.ts';

export const START: Start = { type: 'start', game: 'sebastopol', options: { target: 25 } };
export const plan: Plan = { version: 1, id: 'a', game: 'cyprus', options: {}, sitters: [], seed: '', log: [] };
const seen: Seen = {
  ...bareSeen,
  game: 'sebastopol',
  options: { target: 25 },
  deal: 2,
  seats: 2,
  teams: [0, 1],
  scored: [0, 0],
  outcome: { how: 'blocked', by: 1 },
};

/** The end of the second deal, before it is counted in and after. */
export function situation(winners: Standing['winners']): Situation {
  const standing = { deals: 2, totals: [30, 7], memory: null, winners };
  const settlement = { counts: [3, 20], points: [20, 0], standing };
  return { ...bareSituation, seen, standing, commitment: 'c', settlement };
}

/** A house with a host around it; `first` is opened by the address. */
export async function open(first: Plan | null = null) {
  const framed = framedPage();
  const portal = createHostPortal(framed.page, HOST);
  const store = inMemory();
  const settings = openSettings(store);
  const orders: string[] = [];
  const muted: boolean[] = [];
  let news = (_: TableNews) => {};
  const app = createActor(
    appMachine.provide({
      actors: {
        prepare: fromPromise<Plan | null>(async () => first),
        table: fromCallback<TableOrder, Plan>(({ sendBack, receive }) => {
          news = sendBack;
          receive(({ type }) => orders.push(type));
        }),
      },
    }),
  );
  await portal.open(
    hearPortal({
      app,
      texts: textsFor([]),
      settings,
      company: () => CHARACTERS,
      async sitDown(wanted) {
        await Promise.resolve();
        if (app.getSnapshot().can({ type: 'PLAY', plan: wanted })) app.send({ type: 'PLAY', plan: wanted });
      },
      mute: (now) => void muted.push(now),
    }),
  );
  tellPortal(app, portal);
  app.start();
  await framed.post('wait for the first screen');
  framed.said.length = 0;
  return {
    app,
    settings,
    store,
    orders,
    muted,
    post: framed.post,
    news: (each: TableNews) => news(each),
    at: () => JSON.stringify(app.getSnapshot().value),
    /** What has been said since this was asked last. */
    async said() {
      await new Promise((done) => setTimeout(done));
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
