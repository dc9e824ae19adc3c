/** Each adapter against its strict stand-in, in every way in which the portal may behave. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCrazyGames } from '../../src/shell/portal/adapters/crazygames-adapter.ts';
import { openGameDistribution } from '../../src/shell/portal/adapters/gamedistribution-adapter.ts';
import { openGameMonetize } from '../../src/shell/portal/adapters/gamemonetize-adapter.ts';
import { openPoki } from '../../src/shell/portal/adapters/poki-adapter.ts';
import { openYandex } from '../../src/shell/portal/adapters/yandex-adapter.ts';
import type { Portal } from '../../src/shell/portal/portal.ts';
import { openHouse } from './house.ts';
import { type FakeName, openPage, pass, type Reach } from './page.ts';

const ADS = /requestAd|commercialBreak|showFullscreenAdv|showAd|showBanner/;

interface Site {
  readonly fake: FakeName;
  /** What may come of asking for an ad, and so soon that nobody has to wait for the watchdog. */
  readonly ads: readonly string[];
  /** Whether the first match begins with an ad. */
  readonly first: boolean;
  /** Milliseconds without a word after which the game goes on. */
  readonly patience: number;
  open(page: Window): Promise<Portal> | Portal;
}

const SITES: Readonly<Record<string, Site>> = {
  crazygames: {
    fake: 'crazygames-v3',
    ads: ['fills', 'unfilled', 'basic', 'adblock', 'cooldown', 'error', 'breaks'],
    ...{ first: false, patience: 8000 },
    open: openCrazyGames,
  },
  poki: { fake: 'poki', ads: ['fills', 'none', 'adblock'], first: false, patience: 8000, open: openPoki },
  yandex: {
    fake: 'yandex',
    ads: ['fills', 'tooSoon', 'error', 'offline'],
    ...{ first: false, patience: 8000 },
    open: openYandex,
  },
  gamedistribution: {
    fake: 'gamedistribution',
    ads: ['fills', 'nofill', 'tooSoon', 'disabled', 'error'],
    ...{ first: true, patience: 10_000 },
    open: (page) => openGameDistribution(page, '0123456789abcdef0123456789abcdef'),
  },
  gamemonetize: {
    fake: 'gamemonetize',
    ads: ['fills', 'nofill', 'tooSoon', 'error'],
    ...{ first: true, patience: 10_000 },
    open: (page) => openGameMonetize(page, 'abcdefghij'),
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.entries(SITES))('%s', (name, { fake, ads, first, patience, open }) => {
  /** A page whose portal has been waited for. */
  const arrive = async (wishes: Readonly<Record<string, unknown>>, reach: Reach = 'loads') => {
    const at = openPage(fake, wishes, reach);
    const from = performance.now();
    const coming = Promise.resolve(open(at.page)).then((portal) => ({ portal, waited: performance.now() - from }));
    await pass(3000);
    const { portal, waited } = await coming;
    const house = openHouse(at, portal);
    await house.begin();
    await pass(1500);
    return { ...at, portal, waited, house };
  };
  /** Two deals to a result, a rematch of one deal. */
  const evening = async (wishes: Readonly<Record<string, unknown>>, reach: Reach = 'loads') => {
    const at = await arrive(wishes, reach);
    const { house } = at;
    await house.play();
    await house.deal();
    await house.next();
    await house.deal();
    await house.win();
    await house.play();
    await house.deal();
    return at;
  };
  const adsOf = (calls: readonly string[]) => calls.filter((call) => ADS.test(call)).length;

  it.each(ads)('plays an evening where an ad comes to %s', async (ad) => {
    const { violations, calls, house } = await evening({ ad });
    expect(violations()).toEqual([]);
    expect([house.isMuted, house.screen]).toEqual([false, 'sheet']);
    // A new game on CrazyGames is told once that there are none.
    expect(adsOf(calls())).toBe(ad === 'basic' ? 1 : first ? 3 : 2);
  });

  it.each(['slow', 'never', 'fails', ...(name === 'crazygames' ? ['disabled'] : [])])(
    'plays an evening where its init is %s, and waits no longer than it may',
    async (init) => {
      const { violations, house, waited } = await evening({ init, initMs: 4000 });
      expect(violations()).toEqual([]);
      expect([house.isMuted, house.screen]).toEqual([false, 'sheet']);
      expect(waited).toBeLessThanOrEqual(2510);
    },
  );

  it.each(['blocked', 'hangs'] as const)('plays an evening where its script %s', async (reach) => {
    const { house, waited } = await evening({}, reach);
    expect([house.isMuted, house.screen]).toEqual([false, 'sheet']);
    expect(waited).toBeLessThanOrEqual(2510);
  });

  it('goes on where no word of an ad comes, and asks for none again', async () => {
    const { calls, violations, house } = await evening({ ad: 'never' });
    expect(adsOf(calls())).toBe(1);
    expect([house.isMuted, house.screen]).toEqual([false, 'sheet']);
    expect(violations().filter(({ rule }) => rule !== 'start-twice')).toEqual([]);
  });

  /** A page where an ad is due, and what asks for it: in the task of a press. */
  const due = async (wishes: Readonly<Record<string, unknown>>) => {
    const at = await arrive(wishes);
    if (!first) {
      await at.house.play();
      await at.house.deal();
    }
    return {
      ...at,
      ask() {
        const over = vi.fn();
        at.page.dispatchEvent(new Event('click'));
        void at.portal.recess(first ? 'match' : 'deal').then(over);
        return over;
      },
    };
  };

  it('waits for a silent portal exactly as long as it may, and not while the page is out of sight', async () => {
    const { ask, hide } = await due({ ad: 'never' });
    const over = ask();
    hide(true);
    await pass(60_000);
    hide(false);
    await pass(patience - 500);
    expect(over).not.toHaveBeenCalled();
    await pass(1000);
    expect(over).toHaveBeenCalledOnce();
  });

  it('stops again for an ad that comes after the game went on, and goes on after it', async () => {
    const { house } = await arrive({ ad: 'late', lateMs: 20_000, adMs: 5000 });
    if (!first) {
      await house.play();
      await house.deal();
    }
    await (first ? house.play() : house.next());
    expect([house.screen, house.isMuted]).toEqual(['running', false]);
    await pass(20_000 - patience + 500);
    expect([house.screen, house.isMuted]).toEqual(['held', true]);
    await pass(6000);
    expect([house.screen, house.isMuted]).toEqual(['running', false]);
  });

  it('gives the game back where an ad never ends, and asks for none again', async () => {
    const { ask, house, portal } = await due({ ad: 'endless' });
    const over = ask();
    await pass(178_000);
    expect([over.mock.calls.length, house.isMuted]).toEqual([0, true]);
    await pass(4000);
    expect([over.mock.calls.length, house.isMuted]).toEqual([1, false]);
    house.resume();
    await house.deal();
    expect(portal.hasRecess('deal')).toBe(false);
  });

  it('asks for nothing after a match that was taken up at its sheet, before a deal is played', async () => {
    const { house, portal, calls } = await arrive({});
    if (first) await house.play();
    if (first) house.leave();
    const before = adsOf(calls());
    portal.dealOver({ deal: 3, how: 'domino', by: 0, sides: [], points: [], totals: [], winners: null });
    expect(portal.hasRecess('deal')).toBe(first);
    expect(adsOf(calls())).toBe(before);
  });
});
