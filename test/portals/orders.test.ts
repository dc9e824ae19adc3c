/** What portals do beside the breaks that are asked for, and in which order they tell of them. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AdNews, createBreaks } from '../../src/shell/portal/adapters/breaks.ts';
import { openCrazyGames } from '../../src/shell/portal/adapters/crazygames-adapter.ts';
import { openGameDistribution } from '../../src/shell/portal/adapters/gamedistribution-adapter.ts';
import { createGrip } from '../../src/shell/portal/adapters/grip.ts';
import { openYandex } from '../../src/shell/portal/adapters/yandex-adapter.ts';
import type { Portal } from '../../src/shell/portal/portal.ts';
import { openHouse } from './house.ts';
import { type FakeName, openPage, pass } from './page.ts';

const GAME = '0123456789abcdef0123456789abcdef';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function arrive(
  fake: FakeName,
  open: (page: Window) => Promise<Portal> | Portal,
  wishes: Readonly<Record<string, unknown>> = {},
) {
  const at = openPage(fake, wishes);
  const coming = Promise.resolve(open(at.page));
  await pass(300);
  const house = openHouse(at, await coming);
  await house.begin();
  return { ...at, house, theirs: at.page.__portal };
}

describe('Yandex Games', () => {
  it('leaves the telling of play to the platform while that holds the game', async () => {
    const { house, theirs, violations } = await arrive('yandex', openYandex, { launchAd: false });
    await house.play();
    theirs?.pause();
    expect([house.screen, house.isMuted]).toEqual(['held', true]);
    await pass(500);
    theirs?.resume();
    await pass(500);
    expect([house.screen, house.isMuted]).toEqual(['running', false]);
    // The player makes the next one their own.
    theirs?.pause();
    house.menu();
    theirs?.resume();
    await pass(1500);
    expect(theirs?.state().isPlaying).toBe(false);
    expect(violations()).toEqual([]);
  });

  it('holds a match that is begun behind the ad of the launch', async () => {
    const { house, theirs, violations } = await arrive('yandex', openYandex, { launchMs: 10, adMs: 3000 });
    await house.play();
    expect([house.screen, house.isMuted]).toEqual(['held', true]);
    await pass(3000);
    expect([house.screen, house.isMuted]).toEqual(['running', false]);
    await pass(1500);
    expect(theirs?.state().isPlaying).toBe(true);
    expect(violations()).toEqual([]);
  });
});

describe('networks for ads', () => {
  const network = (page: Window) => openGameDistribution(page, GAME);

  it('hold the game where they stop it themselves', async () => {
    const { house, theirs, violations } = await arrive('gamedistribution', network);
    await house.play();
    theirs?.pause();
    expect([house.screen, house.isMuted]).toEqual(['held', true]);
    await pass(500);
    theirs?.resume();
    await pass(500);
    expect([house.screen, house.isMuted]).toEqual(['running', false]);
    expect(violations()).toEqual([]);
  });

  it('hold nobody for ever: what never ends is over after three minutes in sight', async () => {
    const { house, theirs, hide } = await arrive('gamedistribution', network);
    await house.play();
    theirs?.pause();
    hide(true);
    await pass(1_000_000);
    hide(false);
    await pass(178_000);
    expect(house.screen).toBe('held');
    // Whoever goes on by a key behind the ad is held again.
    house.resume();
    expect(house.screen).toBe('held');
    await pass(4000);
    expect([house.screen, house.isMuted]).toEqual(['running', false]);
  });
});

describe('CrazyGames', () => {
  it('is silent by the portal’s sound button, whatever else is or was a reason', async () => {
    const { house, theirs } = await arrive('crazygames-v3', openCrazyGames, { muteAudio: true, adMs: 1000 });
    expect(house.isMuted).toBe(true);
    await house.play();
    await house.deal();
    await house.next();
    expect(house.isMuted).toBe(true);
    theirs?.mute(false);
    expect(house.isMuted).toBe(false);
    theirs?.mute(true);
    expect(house.isMuted).toBe(true);
  });
});

describe('a break', () => {
  const open = () => {
    const { document } = openPage('poki').page;
    const heard: string[] = [];
    const grip = createGrip(document);
    grip.open(async (asked) => {
      heard.push(asked.type === 'mute' ? (asked.muted ? 'mute' : 'sound') : asked.type);
      return null;
    });
    const none: AdNews = { started() {}, ended() {} };
    const last = { news: none };
    const breaks = createBreaks({
      page: document,
      grip,
      request(news) {
        last.news = news;
      },
    });
    return { breaks, heard, last, grip };
  };

  it('ends once, however often and in which order it is told', async () => {
    const { breaks, heard, last } = open();
    const over = vi.fn();
    void breaks.take().then(over);
    for (const told of ['started', 'started', 'ended', 'ended', 'started', 'ended'] as const) last.news[told]();
    await pass(0);
    expect(over).toHaveBeenCalledOnce();
    expect(heard).toEqual(['mute', 'sound']);
    expect(breaks.can).toBe(true);
  });

  it('that ended before it began is over, and silences nothing', async () => {
    const { breaks, heard, last } = open();
    const end = breaks.take();
    last.news.ended();
    last.news.started();
    await end;
    await pass(300_000);
    expect(heard).toEqual([]);
  });

  it('lets no second one be taken while it lasts', async () => {
    const { breaks, last } = open();
    const first = breaks.take();
    expect(breaks.can).toBe(false);
    await breaks.take();
    last.news.ended();
    await first;
    expect(breaks.can).toBe(true);
  });

  it('that begins too late stops the game; where it never ends, not for ever', async () => {
    const { breaks, heard, last, grip } = open();
    const end = breaks.take();
    await pass(9000);
    await end;
    last.news.started();
    expect([heard, grip.isHeld]).toEqual([['mute', 'pause'], true]);
    await pass(181_000);
    expect([heard, grip.isHeld]).toEqual([['mute', 'pause', 'sound', 'resume'], false]);
    last.news.ended();
    expect(heard).toHaveLength(4);
    expect(breaks.can).toBe(false);
  });

  it('takes a script that throws as no ad', async () => {
    const { document } = openPage('poki').page;
    const breaks = createBreaks({
      page: document,
      grip: createGrip(document),
      request() {
        throw new Error('theirs');
      },
    });
    await breaks.take();
    expect(breaks.can).toBe(true);
  });
});

it('adds up the reasons to be silent, and tells who listens later', async () => {
  const grip = createGrip(openPage('poki').page.document);
  grip.mute('setting', true);
  const heard: unknown[] = [];
  grip.open(async (asked) => {
    heard.push(asked);
    return null;
  });
  grip.mute('ad', true);
  grip.mute('setting', false);
  grip.hold('portal', true);
  grip.mute('ad', false);
  expect(heard).toEqual([{ type: 'mute', muted: true }, { type: 'pause' }]);
  grip.hold('portal', false);
  expect(heard.slice(2)).toEqual([{ type: 'mute', muted: false }, { type: 'resume' }]);
});
