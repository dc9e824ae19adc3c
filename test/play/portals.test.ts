/** The game at portals whose scripts are strict stand-ins: a whole evening, and everything that may go wrong with one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../long.ts';
import type { PortalName } from '../portals/pages.ts';
import { toldOf, wantedOf } from './portal-calls.ts';
import { spendEvening, toSheet } from './portal-evening.ts';
import { type Arrival, goOn, namesOf, openPortals, type Portals, type Visit, violationsOf } from './portal-visit.ts';
import { look, until } from './probe.ts';
import { goOnButton, play } from './sit-down.ts';
import { passTime } from './time.ts';

const ALL: readonly PortalName[] = ['crazygames', 'yandex', 'poki', 'gamedistribution', 'gamemonetize', 'plain'];
const NETWORKS: readonly PortalName[] = ['gamedistribution', 'gamemonetize'];
/** What is proved of these is proved of the others in `npm run play:long`. */
const SHORT = new Set<PortalName>(['crazygames']);

let portals: Portals;
beforeAll(async () => {
  portals = await openPortals();
});
afterAll(() => portals.close());

/** Whether the silence of an ad, or of a break, is over. */
const isMuted = ({ page }: Visit) =>
  page.evaluate(() => {
    const { state } = window.heardSounds?.() ?? { state: null };
    return state === 'suspended';
  });

describe.each(ALL)('at %s', (name) => {
  const itShort = it.runIf(isLong || SHORT.has(name));
  /** At a match of several deals. */
  const visit = (arrival: Arrival = {}) => portals.visit(name, { target: 60, ...arrival });
  const isNetwork = NETWORKS.includes(name);

  itShort('a whole evening is told as the portal wants it', async () => {
    const there = await portals.visit(name, { wishes: { launchAd: false } });
    const steps = await spendEvening(there);
    expect(await violationsOf(there.page)).toEqual([]);
    expect(there.complaints).toEqual([]);
    const told = toldOf(await namesOf(there.page));
    expect(told).toEqual(wantedOf(name, steps, told.includes('game.happytime')).flat());
    // Nothing but the portal's script is fetched from elsewhere.
    expect(there.foreign.length).toBeLessThanOrEqual(name === 'plain' || name === 'yandex' ? 0 : 1);
    await there.context.close();
  });

  it.runIf(isLong)('a match that was left goes on after a reload, with what was set', async () => {
    const there = await visit({ wishes: { launchAd: false } });
    const { page } = there;
    await play(page);
    await until(page, ({ question }) => question !== null, 'a turn');
    await page.keyboard.press('Escape');
    await page.waitForSelector('#pause-title');
    await passTime(page, 1500);
    const before = (await look(page)).log;
    await page.reload();
    await until(page, ({ screen }) => screen === 'title', 'the title');
    await goOnButton(page).click();
    const after = await until(page, ({ question }) => question !== null, 'the match');
    expect(after.log).toEqual(before);
    expect(await page.evaluate(() => document.querySelector('#toasts')?.textContent?.trim())).toBe('');
    expect(await violationsOf(page)).toEqual([]);
    await there.context.close();
  });

  if (name === 'plain') return;

  it.runIf(isLong).each([
    ['blocked', { reach: 'blocked' }],
    ['silent for ever', { reach: 'hangs' }],
    ['there, and its init never answers', { wishes: { init: 'never' } }],
    ['there, and its init fails', { wishes: { init: 'fails' } }],
    ['slow', { wishes: { init: 'slow', initMs: 4000 } }],
  ] as const)('the game is played where the script is %s', async (_, arrival) => {
    const there = await visit(arrival);
    const { page } = there;
    await play(page);
    expect(await toSheet(there)).toBe('sheet');
    await goOn(page);
    expect((await look(page)).screen).toBe('playing');
    expect((await violationsOf(page)).filter(({ rule }) => !/link|context-menu/.test(rule))).toEqual([]);
    await there.context.close();
  });

  const NO_FILL = {
    crazygames: 'unfilled',
    yandex: 'tooSoon',
    poki: 'none',
    gamedistribution: 'nofill',
    gamemonetize: 'nofill',
  };
  const ways = [
    ['does not fill', NO_FILL[name]],
    ['fails', name === 'poki' ? 'adblock' : 'error'],
    ['never says a word', 'never'],
  ] as const;
  for (const [how, ad] of ways) {
    const isShort = name === 'crazygames' && ad === 'never';
    it.runIf(isLong || isShort)(`the match goes on where an ad ${how}`, async () => {
      const there = await visit({ wishes: { launchAd: false, ad } });
      const { page } = there;
      await play(page);
      await until(page, ({ question }) => question !== null, 'a turn');
      await toSheet(there);
      await goOn(page);
      await until(page, ({ question, match }) => question !== null || match === 'sheet', 'the next deal');
      expect((await violationsOf(page)).map(({ rule }) => rule)).toEqual([]);
      await there.context.close();
    });
  }

  it.runIf(isLong)('stops for an ad that comes after the match went on, and goes on after it', async () => {
    const there = await visit({ wishes: { launchAd: false, ad: 'late', lateMs: 12_000, adMs: 1500 } });
    const { page } = there;
    await play(page);
    if (!isNetwork) {
      await toSheet(there);
      await goOn(page);
    }
    await page.waitForSelector('#pause-title');
    expect((await look(page)).screen).toBe('playing');
    await page.waitForSelector('#pause-title', { state: 'detached' });
    await until(page, ({ question, match }) => question !== null || match === 'sheet', 'the match again');
    await there.context.close();
  });
});

describe('the sound', () => {
  it.runIf(isLong)('is off while an ad of a break is seen, by the portal’s button, and only so long', async () => {
    const there = await portals.visit('crazygames', { target: 60, wishes: { adMs: 3000 } });
    const { page } = there;
    await play(page);
    await toSheet(there);
    expect(await isMuted(there)).toBe(false);
    await page.evaluate(() => window.__portal?.mute(true));
    await goOn(page);
    await page.evaluate(() => window.__portal?.mute(false));
    expect((await violationsOf(page)).map(({ rule }) => rule)).toEqual([]);
    await there.context.close();
  });

  it.runIf(isLong)('and the clock are off while the platform holds the game', async () => {
    const there = await portals.visit('yandex', { target: 60, wishes: { launchAd: false } });
    const { page } = there;
    await play(page);
    await until(page, ({ question }) => question !== null, 'a turn');
    await page.evaluate(() => window.__portal?.pause());
    await page.waitForSelector('#pause-title');
    await passTime(page, 1500);
    await page.evaluate(() => window.__portal?.resume());
    await until(page, ({ question }) => question !== null, 'the turn again');
    await passTime(page, 1500);
    expect(await violationsOf(page)).toEqual([]);
    await there.context.close();
  });
});

describe('two browsers of one account', () => {
  it.runIf(isLong)('lose nothing and mix nothing', async () => {
    const one = await portals.visit('yandex', { target: 60, wishes: { launchAd: false } });
    await play(one.page);
    await toSheet(one);
    await passTime(one.page, 11_000);
    const cloud = await one.page.evaluate(() => window.__portal?.cloud() ?? {});
    const first = (await look(one.page)).log;
    // Another browser takes the match up, and plays on; the first does, too, later.
    const two = await portals.visit('yandex', { target: 60, wishes: { launchAd: false, cloud }, chance: 7 });
    await goOnButton(two.page).click();
    await until(two.page, ({ match }) => match === 'sheet', 'the sheet');
    expect((await look(two.page)).log).toEqual(first);
    await goOn(two.page);
    await until(two.page, ({ question }) => question !== null, 'a turn of the second deal');
    await passTime(two.page, 11_000);
    const later = await two.page.evaluate(() => window.__portal?.cloud() ?? {});
    const ahead = (await look(two.page)).log;
    await one.page.evaluate((data) => Object.assign(window.__fake ?? {}, { cloud: data }), later);
    await one.page.close();
    const again = await portals.visit('yandex', {
      target: 60,
      wishes: { launchAd: false, cloud: later },
      context: one.context,
    });
    await goOnButton(again.page).click();
    await until(again.page, ({ question }) => question !== null, 'the turn that the other browser left');
    expect((await look(again.page)).log).toEqual(ahead);
    expect(await violationsOf(again.page)).toEqual([]);
    await one.context.close();
    await two.context.close();
  });
});
