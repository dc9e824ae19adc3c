/** What is heard of a match in a real browser, and when nothing is. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SoundName, SPRITE } from '../../src/audio/sprite.ts';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { isLong } from '../long.ts';
import { after, played } from '../shell/kept-matches.ts';
import { byTap, make, pressScreen } from './player.ts';
import { HANGS, look, twoFrames, until } from './probe.ts';
import { goOnButton, play } from './sit-down.ts';
import { openSite, type Site } from './site.ts';
import { device, type Heard, heardIn, mostTogether, wrapAudio } from './sound-watch.ts';
import { keptText, storedBefore } from './stored.ts';
import { passTime } from './time.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const { settings } = await withSetUp(textsFor([]));
const NAMES = Object.keys(SPRITE) as SoundName[];

/** The sound that lies there in the sprite, and which of its variations; seconds. */
function soundAt(from: number): { name: SoundName; variation: number } {
  for (const name of NAMES) {
    const variation = SPRITE[name].findIndex(([at, lasts]) => 1000 * from >= at - 1 && 1000 * from < at + lasts);
    if (variation >= 0) return { name, variation };
  }
  throw new Error(`Nothing lies at ${from} s.`);
}
const soundsIn = ({ starts }: Heard) => starts.map(({ from }) => soundAt(from));
const namesIn = (heard: Heard) => soundsIn(heard).map(({ name }) => name);
/** What is heard of the table itself, not of its buttons. */
const tilesIn = (heard: Heard) => namesIn(heard).filter((name) => name !== 'tick');

async function open(settings: object, before?: (page: Page) => Promise<unknown>) {
  const visit = await site.open('about:blank', { settings });
  const { page } = visit;
  await page.addInitScript(wrapAudio);
  await before?.(page);
  await page.goto(`${site.address}?probe`);
  await until(page, ({ screen }) => screen === 'title', 'the title');
  return { ...visit, page };
}
const goOn = (page: Page) => pressScreen(page, '#screens .button.is-main');
const questioned = (page: Page) => until(page, ({ question }) => question !== null, 'a question');

/** @param ms the game's time that passes meanwhile, again and again; 0 where it must stand still. */
async function hear(page: Page, ready: (heard: Heard) => boolean, what: string, ms = 50): Promise<Heard> {
  const end = Date.now() + HANGS;
  for (;;) {
    const heard = await heardIn(page);
    if (ready(heard)) return heard;
    if (Date.now() > end) throw new Error(`Listened in vain for ${what}: ${JSON.stringify(heard)}`);
    // Howler fades, and ends what is heard, by timers.
    if (ms > 0) await passTime(page, ms);
    await twoFrames(page);
  }
}
/** Sorts the own tiles another way, which ticks. */
const sort = (page: Page) => page.keyboard.press('s');
/** Sorts until it is heard: the device may take its time with giving the audio back. */
async function sortAloud(page: Page): Promise<void> {
  const { starts } = await heardIn(page);
  await expect
    .poll(async () => {
      await sort(page);
      return (await heardIn(page)).starts.length;
    })
    .toBeGreaterThan(starts.length);
}
/** Makes the person's moves, and goes on to the next deal and the next match, until `enough`. */
async function playToEnd(page: Page, enough: () => Promise<boolean>) {
  while (!(await enough())) {
    const now = await until(
      page,
      ({ question, match, screen }) => question !== null || match === 'sheet' || screen === 'result',
      'something to do',
    );
    if (now.screen === 'result') {
      await goOn(page);
      await until(page, ({ screen }) => screen !== 'result', 'another match');
      continue;
    }
    const move = now.question?.moves[0];
    if (now.question && move) await make(page, byTap, move);
    else if (now.match === 'sheet') {
      await goOn(page);
      await until(page, ({ match }) => match !== 'sheet', 'the next deal');
    }
  }
}

describe('a match', () => {
  it('is heard in all that happens, through one context, and never more than two dozen sounds together', async () => {
    // A short deal with draws and passes, from its first tiles on; the next one is shuffled and dealt.
    const kept = played('sebastopol-draw', 3, {}, 'heard', after(2));
    const { page, complaints, close } = await open({ speed: 'fast' }, (fresh) =>
      storedBefore(fresh, { [`cyprus/match/${kept.id}`]: keptText(kept) }),
    );
    expect(await heardIn(page)).toMatchObject({ made: 0, begins: [] });
    await goOnButton(page).click();
    const wanted: readonly SoundName[] = ['grain', 'deal', 'lay', 'draw', 'knock', 'blade', 'star', 'end'];
    await playToEnd(page, async () => {
      const names = namesIn(await heardIn(page));
      return wanted.every((name) => names.includes(name));
    });
    const heard = await heardIn(page);
    expect(wanted.filter((name) => !namesIn(heard).includes(name))).toEqual([]);
    // Within a deal the blades go up.
    let last = -1;
    for (const { name, variation } of soundsIn(heard)) {
      if (name === 'end' || name === 'deal') last = -1;
      if (name !== 'blade') continue;
      expect(variation).toBeGreaterThan(last);
      last = variation;
    }
    expect(heard).toMatchObject({ made: 1, open: 1 });
    expect(heard.begins).toHaveLength(1);
    expect(mostTogether(heard)).toBeGreaterThan(2);
    expect(mostTogether(heard)).toBeLessThanOrEqual(24);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is silent while muted, turned down, in a hidden tab or without the device’s audio; and heard again', async () => {
    const { page, complaints, close } = await open({ speed: 'instant' });
    await play(page);
    await questioned(page);
    await sortAloud(page);
    const quiet = async (what: string, begin: () => Promise<unknown>, end: () => Promise<unknown>) => {
      await begin();
      const before = await heardIn(page);
      for (let presses = 0; presses < 3; presses++) await sort(page);
      const { starts } = await heardIn(page);
      expect(`${what}: ${starts.length - before.starts.length}`).toBe(`${what}: 0`);
      await end();
      await sortAloud(page);
    };
    const isIn = (state: string) => hear(page, (heard) => heard.state === state, `the audio to be ${state}`);

    const mute = () => page.keyboard.press('x');
    await quiet('muted', () => mute().then(() => isIn('suspended')), mute);

    const hide = (hidden: boolean) =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await quiet(
      'hidden',
      () => hide(true).then(() => isIn('suspended')),
      () => hide(false),
    );

    await quiet(
      'called',
      () => device(page, 'takes').then(() => isIn('suspended')),
      () => device(page, 'gives'),
    );

    const turn = async (volume: string) => {
      await page.keyboard.press('m');
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: settings.parts.sound, exact: true }).click();
      await page
        .getByRole('group', { name: settings.interface, exact: true })
        .getByRole('radio', { name: volume, exact: true })
        .click();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Back to the table' }).click();
      await questioned(page);
    };
    await quiet(
      'turned down',
      () => turn('Off'),
      () => turn('Full'),
    );
    expect((await heardIn(page)).made).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('stands silent under the menu, and shares its audio with the next one', async () => {
    const { page, complaints, close } = await open({ speed: 'normal' });
    const leave = async () => {
      await page.getByRole('button', { name: 'Leave the match' }).click();
      await until(page, ({ screen }) => screen === 'title', 'the title');
    };
    await play(page);
    // However long the sounds take to come, the second match finds them there. They would rest if more time passed.
    await hear(page, ({ made }) => made > 0, 'the audio');
    await hear(page, ({ state }) => state === 'running', 'the audio at work', 0);
    await page.keyboard.press('m');
    await leave();
    const first = await heardIn(page);
    await play(page);
    await hear(page, (heard) => tilesIn(heard).length > tilesIn(first).length, 'the second match');

    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Back to the table' }).waitFor();
    const before = tilesIn(await heardIn(page));
    await passTime(page, 700);
    expect(tilesIn(await heardIn(page))).toEqual(before);
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await playToEnd(page, async () => tilesIn(await heardIn(page)).length > before.length);

    const heard = await heardIn(page);
    expect(tilesIn(heard).length).toBeGreaterThan(before.length);
    expect(heard).toMatchObject({ made: 1, open: 1 });
    expect(heard.begins).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the evening', () => {
  it('is loaded and heard, round and round, only where it was asked for', async () => {
    for (const evening of isLong ? [0, 0.35] : [0.35]) {
      const { page, complaints, close } = await open({ speed: 'instant', evening });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await play(page);
      await questioned(page);
      await sortAloud(page);
      // Howler gives what goes round a day to sound.
      const isRound = ({ lasts }: Heard['starts'][number]) => lasts > 3600;
      if (evening) await hear(page, ({ starts }) => starts.some(isRound), 'the evening');
      expect((await heardIn(page)).starts.filter(isRound).length).toBe(evening ? 1 : 0);
      expect(asked.filter((path) => path.startsWith('/sounds/evening')).length).toBe(evening ? 1 : 0);
      expect(complaints).toEqual([]);
      await close();
    }
  });
});

describe('the sounds', () => {
  it('lie in both files where they are looked for', async () => {
    // All other tests hear the first.
    for (const format of isLong ? ['ogg', 'mp3'] : ['mp3']) {
      const { page, complaints, close } = await open({ speed: 'instant' }, (page) =>
        page.addInitScript(
          (known) => {
            const { canPlayType } = HTMLMediaElement.prototype;
            HTMLMediaElement.prototype.canPlayType = function (type) {
              return type.includes(known) ? canPlayType.call(this, type) : '';
            };
          },
          format === 'mp3' ? 'mpeg' : 'ogg',
        ),
      );
      await play(page);
      const { begins } = await hear(page, (heard) => heard.begins.length > 0, `the ${format}`);
      const [at] = SPRITE[NAMES[0] ?? 'lay'][0];
      expect(Math.abs((begins[0] ?? 0) - at / 1000 - 0.001)).toBeLessThan(0.002);
      await questioned(page);
      await sortAloud(page);
      expect(complaints).toEqual([]);
      await close();
    }
  });

  it('are not missed where they are missing and spoilt', async () => {
    const { page, complaints, close } = await open({ speed: 'instant' });
    const asked: string[] = [];
    await page.route('**/sounds/*', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.request().url().endsWith('ogg') ? route.abort() : route.fulfill({ body: 'no sound at all' });
    });
    await play(page);
    const { question } = await questioned(page);
    const move = question?.moves[0];
    if (question && move) await make(page, byTap, move);
    await expect.poll(() => asked.length).toBe(2);
    await hear(page, ({ made, open }) => made === 1 && open === 0, 'the audio to be given back');
    for (let presses = 0; presses < 6; presses++) await sort(page);
    expect(asked).toEqual(['/sounds/table.ogg', '/sounds/table.mp3']);
    expect(await heardIn(page)).toMatchObject({ open: 0, starts: [] });
    expect((await look(page)).screen).toBe('playing');
    expect(complaints).toEqual(['Failed to load resource: net::ERR_FAILED']);
    await close();
  });
});
