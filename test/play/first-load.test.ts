/** What stands between a player and the first deal: few bytes, and nothing that only a page of rules or set-up needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OFFERED } from '../../src/i18n/compiled/offered.ts';
import { textsFor } from '../../src/i18n/english.ts';
import { FIRST_LOAD, firstLoad, TITLE_LOAD, tableLoad, titleLoad, weightOf } from './first-load.ts';
import { EMBEDDED } from './places.ts';
import { type Look, until } from './probe.ts';
import { goOnButton, play } from './sit-down.ts';
import { DIST, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const { late, title } = textsFor([]);
/**
 * Kilobytes of scripts, gzipped, of the embeddable build with the sounds in one of their formats: nothing comes late here,
 * so each game adds all that it weighs: about eight with a layout of its own, and Mosaic 25 with what makes and draws its
 * puzzles, its lesson, and the puzzle room.
 */
const WHOLE = 802;
/**
 * The same of the script of a language, with the words of all pages: nobody loads more than one, and none for English.
 * Each game adds half a kilobyte to one, and two to three if it brings a kind of table with a lesson of its own.
 */
const LANGUAGE = 74;

it('needs few enough bytes for the first deal', () => {
  expect(weightOf(firstLoad(DIST))).toBeLessThanOrEqual(FIRST_LOAD);
});

it('needs no byte of what Pixi draws for others', () => {
  // Names in the shader of its masks, and of its pipe for whoever draws by hand.
  const names = /uMaskClamp|customRender/;
  const scripts = firstLoad(DIST).map(({ path }) => readFileSync(join(DIST, path), 'utf8'));
  expect(scripts.filter((script) => names.test(script))).toEqual([]);
});

it('needs no styles of later screens for the title', () => {
  // Names out of the sheet at the end of a deal, of the curtain between several persons, and of the rules.
  const names = /\.(sheet-table|curtain-news|rules-section)/;
  const files = titleLoad(DIST).map(({ path }) => readFileSync(join(DIST, path), 'utf8'));
  expect(files.filter((file) => names.test(file))).toEqual([]);
});

it('has the shuffle in one file: another would come a round trip later', () => {
  const files = firstLoad(DIST).filter(({ path }) => /\/shuffle/.test(path));
  expect(files.map(({ path }) => path)).toEqual([expect.stringMatching(/\/shuffle-worker-/)]);
});

it('has the thinking of bots in the scripts of their worker alone', () => {
  const think = /\/think-/;
  expect(firstLoad(DIST).filter(({ path }) => think.test(path))).toHaveLength(1);
  expect([...titleLoad(DIST), ...tableLoad(DIST)].filter(({ path }) => think.test(path))).toEqual([]);
});

it('needs no other script for the first deal, shuffle and all', async () => {
  const needed = new Set(firstLoad(DIST).map(({ path }) => path));
  // At the speed that players begin with the shuffle is seen.
  const visit = await site.open('about:blank', { settings: { speed: 'normal' } });
  const { page } = visit;
  await page.route('**/*.js', (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    // Players do not load the probe, which tests look through.
    return needed.has(path) || /\/probe-/.test(path) ? route.continue() : route.abort();
  });
  await page.goto(`${site.address}?probe&game=cyprus&seats=4`);
  await until(page, ({ question, targets }) => question !== null && targets !== null, 'a question at the drawn table');
  await visit.close();
});

it('has the names of all languages, which only the search needs, in a script of their own', () => {
  const holding = readdirSync(join(DIST, 'assets')).filter(
    (name) => name.endsWith('.js') && readFileSync(join(DIST, 'assets', name), 'utf8').includes('robadito'),
  );
  expect(holding).toEqual([expect.stringMatching(/^finder-/)]);
});

it('needs few enough bytes for the title', () => {
  expect(weightOf(titleLoad(DIST))).toBeLessThanOrEqual(TITLE_LOAD);
});

/** Answers the requests of a page one at a time, in the order in which they are made. */
async function oneAtATime(page: Page) {
  const asked: string[] = [];
  const waiting: Route[] = [];
  let wake = () => {};
  await page.route('**/*', (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    // What the browser itself wants, in an order of its own.
    if (/^icon|manifest/.test(path)) return route.continue();
    asked.push(path);
    waiting.push(route);
    wake();
  });
  return {
    asked,
    /** Answers until one is asked for whose path fits. */
    async answerUntil(last: RegExp) {
      while (!asked.some((path) => last.test(path))) {
        const route = waiting.shift();
        if (route) await route.fulfill({ response: await route.fetch() });
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
  };
}

const TITLE = titleLoad(DIST)
  .map(({ path }) => path)
  .sort();
const SCENE = /\/scene-/;
/** All scripts of the table: the page names them, so that none is found out only when another has come. */
const TABLE = tableLoad(DIST)
  .map(({ path }) => path)
  .sort();
const BOTS = /\/worker-/;

it('fetches the title first, then the screen behind Play, then the scene, though nobody presses anything', async () => {
  const visit = await site.open('about:blank');
  const { page } = visit;
  const { asked, answerUntil } = await oneAtATime(page);
  const going = page.goto(site.address, { waitUntil: 'commit' });
  await answerUntil(SCENE);
  await going;
  expect(asked.slice(0, TITLE.length).sort()).toEqual(TITLE);
  const scene = asked.findIndex((path) => SCENE.test(path));
  expect(asked.findIndex((path) => /late-screens-.*js/.test(path))).toBeLessThan(scene);
  await visit.close();
});

it('fetches the scene at once for a game that the address names, and letters behind it', async () => {
  const visit = await site.open('about:blank');
  const { page } = visit;
  const { asked, answerUntil } = await oneAtATime(page);
  const going = page.goto(`${site.address}?game=cyprus&seats=4`, { waitUntil: 'commit' });
  await answerUntil(/woff2/);
  await going;
  const scripts = asked.filter((path) => TITLE.includes(path) || TABLE.includes(path));
  expect(scripts.slice(0, TITLE.length).sort()).toEqual(TITLE);
  // Nothing is asked for between them: the line is never idle.
  expect(scripts.slice(TITLE.length).sort()).toEqual(TABLE);
  expect(asked.filter((path) => /js$/.test(path)).slice(0, scripts.length - 2)).toEqual(
    scripts.filter((path) => /js$/.test(path)),
  );
  expect(asked.findIndex((path) => SCENE.test(path))).toBeLessThan(asked.findIndex((path) => /woff2/.test(path)));
  expect(asked.filter((path) => /late-screens/.test(path))).toEqual([]);
  // Bots are not needed before the table stands: their worker fetches again what the page has.
  await answerUntil(BOTS);
  const before = asked.slice(
    0,
    asked.findIndex((path) => BOTS.test(path)),
  );
  for (const needed of [SCENE, /\/star-/]) expect(before.filter((path) => needed.test(path))).toHaveLength(1);
  await visit.close();
});

it('has the graphics do behind the title all that warms them', async () => {
  const visit = await site.open('about:blank', { isSeen: true });
  const { page } = visit;
  await page.addInitScript(() => {
    const sent = { drawn: 0, waiting: 0 };
    Object.assign(window, { sent_: sent });
    const { drawElements, drawElementsInstanced, flush } = WebGL2RenderingContext.prototype;
    const counting = <Given extends unknown[]>(draw: (...given: Given) => void) =>
      function (this: WebGL2RenderingContext, ...given: Given) {
        sent.drawn++;
        sent.waiting++;
        draw.apply(this, given);
      };
    Object.assign(WebGL2RenderingContext.prototype, {
      drawElements: counting(drawElements),
      drawElementsInstanced: counting(drawElementsInstanced),
      flush(this: WebGL2RenderingContext) {
        sent.waiting = 0;
        flush.apply(this);
      },
    });
  });
  await page.goto(site.address);
  await page.locator('.title-buttons button').first().waitFor();
  type Sent = Window & { sent_: { readonly drawn: number; readonly waiting: number } };
  await page.waitForFunction(() => {
    const { drawn, waiting } = (window as unknown as Sent).sent_;
    return drawn > 0 && waiting === 0;
  });
  await visit.close();
});

it('draws the table on a canvas that had its size before anything was drawn on it', async () => {
  const visit = await site.open('about:blank', { isSeen: true });
  const { page } = visit;
  await page.addInitScript(() => {
    const drawn = new WeakSet<object>();
    const sizes = { drawn: 0, changed: 0 };
    Object.assign(window, { sizes_: sizes });
    const { drawElements } = WebGL2RenderingContext.prototype;
    Object.assign(WebGL2RenderingContext.prototype, {
      drawElements(this: WebGL2RenderingContext, ...given: Parameters<WebGL2RenderingContext['drawElements']>) {
        drawn.add(this.canvas);
        sizes.drawn++;
        drawElements.apply(this, given);
      },
    });
    for (const side of ['width', 'height'] as const) {
      const usual = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side);
      Object.defineProperty(HTMLCanvasElement.prototype, side, {
        ...usual,
        set(this: HTMLCanvasElement, size: number) {
          if (drawn.has(this)) sizes.changed++;
          usual?.set?.call(this, size);
        },
      });
    }
  });
  await page.goto(`${site.address}?probe&game=cyprus&seats=4`);
  await until(page, ({ question, targets }) => question !== null && targets !== null, 'a question at the drawn table');
  type Sizes = Window & { sizes_: { readonly drawn: number; readonly changed: number } };
  const { drawn, changed } = await page.evaluate(() => (window as unknown as Sizes).sizes_);
  expect(drawn).toBeGreaterThan(0);
  expect(changed).toBe(0);
  await visit.close();
});

it.each(['ogg', 'mp3'])('embedded, is small enough as a whole with the sounds as %s', (format) => {
  const files = ['stand-by.js', 'cyprus.js', `sounds-${format}.js`];
  const sizes = files.map((file) => gzipSync(readFileSync(join(EMBEDDED, file)), { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size) / 1000).toBeLessThanOrEqual(WHOLE);
});

it.each(OFFERED)('embedded, has a script for %s that is small enough', (code) => {
  const script = readFileSync(join(EMBEDDED, `language-${code.toLowerCase()}.js`));
  expect(gzipSync(script, { level: 9 }).length / 1000).toBeLessThanOrEqual(LANGUAGE);
});

/** The title of a game whose late pages do not come until they may. */
async function withoutLatePages() {
  const visit = await site.open('about:blank');
  const { page } = visit;
  let isAway = true;
  await page.route(/\/late-screens-/, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(`${site.address}?probe`);
  await until(page, ({ screen }) => screen === 'title', 'the title');
  return {
    page,
    missing: page.getByRole('heading', { name: late.titles.missing }),
    reload: page.getByRole('button', { name: late.reload }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    mayCome() {
      isAway = false;
    },
    async close() {
      expect(visit.complaints.filter((each) => !/^Failed to load resource/.test(each))).toEqual([]);
      await visit.close();
    },
  };
}

it('says so when a page does not come, and fetches it again when it is told to', async () => {
  const { page, missing, reload, press, mayCome, close } = await withoutLatePages();
  await press(title.settings);
  await missing.waitFor();
  await press(late.back);
  // What else there is can be played.
  await until(page, ({ screen }) => screen === 'title', 'the title again');
  await press(title.games);
  await missing.waitFor();
  mayCome();
  await press(late.again);
  const setup = page.getByRole('heading', { name: title.games });
  await setup.or(reload).waitFor();
  // Some browsers never ask twice for a module; the page loaded anew does.
  if (await reload.isVisible()) {
    await reload.click();
    await press(title.games);
  }
  await setup.waitFor();
  await close();
});

it('loads the page anew where a page never comes, and goes on with the match at the same question', async () => {
  const { page, missing, reload, press, mayCome, close } = await withoutLatePages();
  await play(page);
  const asked = (now: Look) => now.question !== null;
  const { question, log } = await until(page, asked, 'a question');
  await page.keyboard.press('r');
  await missing.waitFor();
  await press(late.again);
  await reload.waitFor();
  mayCome();
  await reload.click();
  await goOnButton(page).click();
  expect(await until(page, asked, 'the question again')).toMatchObject({ question, log });
  await page.keyboard.press('r');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await missing.count()).toBe(0);
  await close();
});
