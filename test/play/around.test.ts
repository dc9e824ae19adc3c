/** The page around the game: its scrolling, its keys and its zoom stay its own. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToGame } from '../../src/shell/portal/host-messages.ts';
import { type HostedGame, type Hosts, openHosts } from './host/hosted.ts';
import { look, type Point, until } from './probe.ts';
import { DIST, openSite } from './site.ts';

const START: ToGame = { type: 'start', game: 'cyprus', options: { target: 25 }, speed: 'instant' };

/** Fingers go straight from some points to others. */
async function touch(page: Page, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const STEPS = 8;
  const cdp = await page.context().newCDPSession(page);
  const at = (way: number) =>
    from.map(({ x, y }, id) => ({ id, x: x + ((to[id]?.x ?? x) - x) * way, y: y + ((to[id]?.y ?? y) - y) * way }));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step++)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / STEPS) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

/** The frame of a host as the window shows it that was scrolled down to it. */
const AT = 1000;
const CLOTH = { x: 320, y: 60 };
const up = ({ x, y }: Point) => [[{ x, y }], [{ x, y: y - 100 }]] as const;

describe('a page around the game', () => {
  let hosts: Hosts;
  beforeAll(async () => {
    hosts = await openHosts(DIST);
  });
  afterAll(() => hosts.close());

  /** The host has begun a match, and nobody has touched anything. */
  async function begun(isLong: boolean) {
    const hosted = await hosts.open({ isLong, hasTouch: true });
    await hosted.hear('ready');
    if (isLong) await hosted.page.locator('input').focus();
    await hosted.say(START);
    const { log } = await until(hosted.game, ({ question }) => question !== null, 'the first turn');
    return { ...hosted, log };
  }
  const rackOf = async ({ game }: HostedGame): Promise<Point> => {
    const own = (await look(game)).targets?.hand[0];
    if (!own) throw new Error('There is no tile in the hand.');
    return own;
  };
  /** How the next finger ends: taken away by the browser, or lifted. */
  const nextFinger = ({ frame }: HostedGame) =>
    frame.evaluateHandle(() => ({
      ended: new Promise<string>((done) => {
        for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => done(type), { once: true });
      }),
    }));

  it('keeps the keyboard and its field when it begins a match', async () => {
    const hosted = await begun(true);
    const { page, game, frame, log } = hosted;
    await page.keyboard.type('xmd');
    expect(await page.locator('input').inputValue()).toBe('xmd');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await frame.evaluate(() => document.hasFocus())).toBe(false);
    expect(await look(game)).toMatchObject({ screen: 'playing', log });
    expect(hosted.complaints).toEqual([]);
    await hosted.close();
  });

  /** Puts the host where its frame fills the window, and waits until `act` has scrolled it. */
  const scroll = async ({ page }: HostedGame, act: () => Promise<unknown>) => {
    await page.evaluate((at) => scrollTo(0, at), AT);
    await act();
    await page.waitForFunction((at) => scrollY > at + 20, AT);
  };

  it('scrolls by the wheel over the cloth of a table that nobody has pressed', async () => {
    const hosted = await begun(true);
    await hosted.page.mouse.move(CLOTH.x, CLOTH.y);
    await scroll(hosted, () => hosted.page.mouse.wheel(0, 200));
    await hosted.close();
  });

  // Each on a page of its own: a swipe goes on for a while.
  it.each(['cloth', 'rack'])('scrolls by a finger over the %s of a table that nobody has pressed', async (where) => {
    const hosted = await begun(true);
    const at = where === 'rack' ? await rackOf(hosted) : { x: 320, y: 150 };
    const finger = await nextFinger(hosted);
    await scroll(hosted, () => touch(hosted.page, ...up(at)));
    expect(await finger.evaluate(({ ended }) => ended)).toBe('pointercancel');
    expect((await look(hosted.game)).log).toEqual(hosted.log);
    await hosted.close();
  });

  it('leaves wheel and finger to the game once somebody has pressed the table', async () => {
    const hosted = await begun(false);
    const { page, frame } = hosted;
    const isKept = async () => {
      const heard = await frame.evaluateHandle(() => ({
        prevented: new Promise<boolean>((done) =>
          addEventListener('wheel', (event) => setTimeout(() => done(event.defaultPrevented)), {
            capture: true,
            once: true,
          }),
        ),
      }));
      await page.mouse.wheel(0, -100);
      return heard.evaluate(({ prevented }) => prevented);
    };
    await page.mouse.move(CLOTH.x, CLOTH.y);
    expect(await isKept()).toBe(false);
    await page.mouse.click(CLOTH.x, CLOTH.y);
    // The script that reads the wheel comes with the first pointer, and may still be loading.
    while (!(await isKept()));
    const finger = await nextFinger(hosted);
    await touch(page, ...up({ x: 320, y: 150 }));
    // A finger that the browser scrolls with is taken away.
    expect(await finger.evaluate(({ ended }) => ended)).toBe('pointerup');
    expect(hosted.complaints).toEqual([]);
    await hosted.close();
  });

  it('that cannot scroll loses one swipe at most: a tile can be dragged without a press before', async () => {
    const hosted = await begun(false);
    const own = await rackOf(hosted);
    const ends: string[] = [];
    for (let tries = 0; tries < 2; tries++) {
      const finger = await nextFinger(hosted);
      await touch(hosted.page, ...up(own));
      ends.push(await finger.evaluate(({ ended }) => ended));
    }
    expect(ends).toEqual(['pointercancel', 'pointerup']);
    await hosted.close();
  });
});

it('a page that the browser shows larger is made smaller by two fingers, also at the table', async () => {
  const site = await openSite();
  const mobile = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
  const { page, complaints } = await site.open('?probe&game=cyprus&seats=4', mobile);
  await until(page, ({ question }) => question !== null, 'the first turn');
  const scale = () => page.evaluate(() => visualViewport?.scale);
  const [near, far] = [20, 120].map((x) => [
    { x: 180 - x, y: 250 },
    { x: 180 + x, y: 250 },
  ]);
  if (!near || !far) throw new Error('no fingers');
  // Nothing of the page grows over the cloth: the table does.
  const { targets } = await look(page);
  await touch(page, near, far);
  await until(page, (now) => JSON.stringify(now.targets?.laid) !== JSON.stringify(targets?.laid), 'the cloth closer');
  expect(await scale()).toBe(1);
  await page.keyboard.press('m');
  await page.waitForSelector('#pause-title');
  await touch(page, near, far);
  await page.waitForFunction(() => (visualViewport?.scale ?? 1) > 1.5);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#pause-title', { state: 'detached' });
  await touch(page, far, near);
  await page.waitForFunction(() => visualViewport?.scale === 1);
  await page.waitForSelector('html:not([data-larger])', { state: 'attached' });
  expect(complaints).toEqual([]);
  await site.close();
});
