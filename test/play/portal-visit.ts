/** A visit to the game at a portal, whose script is a strict stand-in (`test/portals/fakes/`). */
import type { BrowserContext, Page } from 'playwright-core';
import type { PortalName } from '../portals/pages.ts';
import { openBrowser } from './browser.ts';
import { openContext } from './contexts.ts';
import { openPages } from './pages.ts';
import { pressScreen } from './player.ts';
import { type Look, until } from './probe.ts';
import { sameChance } from './same-chance.ts';
import { wrapAudio } from './sound-watch.ts';

/** Where each portal's script comes from, and the stand-in for it; `null`: there is none. */
export const SCRIPTS: Readonly<Record<PortalName, readonly [address: string, fake: string] | null>> = {
  crazygames: ['https://sdk.crazygames.com/crazygames-sdk-v3.js', 'crazygames-v3'],
  poki: ['https://game-cdn.poki.com/scripts/v2/poki-sdk.js', 'poki'],
  yandex: ['**/sdk.js', 'yandex'],
  gamedistribution: ['https://html5.api.gamedistribution.com/main.min.js', 'gamedistribution'],
  gamemonetize: ['https://api.gamemonetize.com/sdk.js', 'gamemonetize'],
  plain: null,
};

type Reach = 'loads' | 'blocked' | 'hangs';

interface Marks {
  __fake?: Record<string, unknown>;
  __calls?: readonly { readonly at: number; readonly name: string; readonly args: readonly unknown[] }[];
  __violations?: readonly { readonly rule: string; readonly text: string }[];
  __portal?: {
    audit(): void;
    pause(): void;
    resume(): void;
    mute(on: boolean): void;
    cloud(): Record<string, unknown>;
  };
}

declare global {
  interface Window extends Marks {}
}

export interface Arrival {
  readonly reach?: Reach;
  /** How the portal is to behave; `fakes/README.md` has the words. */
  readonly wishes?: Readonly<Record<string, unknown>>;
  /** Another visit of the same browser. */
  readonly context?: BrowserContext;
  readonly chance?: number;
  /** Of the match; the first is over after one deal unless told otherwise. */
  readonly target?: number;
}

/** The table that is played at, at instant speed. */
const keptAt = (target: number) => ({
  'cyprus/settings': JSON.stringify({ speed: 'instant', quality: 'low' }),
  'cyprus/introduced': JSON.stringify(['sebastopol']),
  'cyprus/last-table': JSON.stringify({
    game: 'sebastopol',
    options: { target },
    sitters: [
      { name: 'Ada', kind: 'person' },
      ...['Zeno', 'Hero', 'Myro'].map((name) => ({ name, kind: 'bot', level: 'novice' })),
    ],
  }),
});

/** Tells the stand-in what the game does. */
function hooks(wishes: Record<string, unknown>): void {
  window.__fake = {
    ...{ adDelay: 50, adMs: 400, cooldown: 0 },
    sound() {
      const { state, starts } = window.heardSounds?.() ?? { state: null, starts: [] };
      const now = performance.now();
      return state === 'running' && starts.some(({ at, to }) => at <= now && to > now);
    },
    active() {
      const now = window.starDominoes?.look();
      return now?.screen === 'playing' && now.begun && !document.querySelector('#screens .screen');
    },
    open() {
      return document.querySelector('#screens button') !== null;
    },
    loading() {
      return window.starDominoes?.look().screen === 'loading';
    },
    ...wishes,
  };
}

export async function openPortals() {
  const [served, browser] = await Promise.all([openPages(), openBrowser()]);
  return {
    address: served.address,
    /** Comes to the portal; the page is not waited for. */
    async visit(
      name: PortalName,
      { reach = 'loads', wishes = {}, context: given, chance = 1, target = 30 }: Arrival = {},
    ) {
      const context = given ?? (await openContext(browser, { isTimed: true }));
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/net::ERR_FAILED/.test(message.text())) complaints.push(message.text());
      });
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(served.address) && !/^(data|blob):/.test(request.url()))
          foreign.push(request.url());
      });
      await sameChance(page, chance);
      await page.addInitScript(wrapAudio);
      await page.addInitScript(hooks, { ...wishes });
      if (!given) {
        await page.addInitScript(
          (entries) => {
            if (localStorage.getItem('test/first')) return;
            localStorage.setItem('test/first', 'no');
            for (const [key, text] of entries) localStorage.setItem(key, text);
          },
          Object.entries(keptAt(target)),
        );
      }
      const script = SCRIPTS[name];
      if (script) {
        await page.route(script[0], async (route) => {
          if (reach === 'blocked') return route.abort();
          if (reach === 'hangs') return;
          await route.fulfill({ path: `test/portals/fakes/${script[1]}.js`, contentType: 'text/javascript' });
        });
      }
      await page.goto(`${served.address}${name}.html?probe&v=3&site_id=7`, { waitUntil: 'commit' });
      await until(page, ({ screen }) => screen === 'title', 'the title');
      return { page, context, complaints, foreign };
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

export type Portals = Awaited<ReturnType<typeof openPortals>>;
export type Visit = Awaited<ReturnType<Portals['visit']>>;

export const callsOf = (page: Page) => page.evaluate(() => window.__calls ?? []);
export const namesOf = async (page: Page) => (await callsOf(page)).map(({ name }) => name);
/** What the portal complains of, after a look around. */
export const violationsOf = (page: Page) =>
  page.evaluate(() => {
    window.__portal?.audit();
    return window.__violations ?? [];
  });

/** Presses Next on the sheet; resolves when the next deal is played, or the match is over. */
export async function goOn(page: Page): Promise<Look> {
  await page.waitForSelector('#screens .button.is-main');
  await pressScreen(page, '#screens .button.is-main');
  return until(page, ({ match, screen }) => match !== 'sheet' || screen === 'result', 'the next deal');
}
