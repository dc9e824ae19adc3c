/** Files of the game that are missing or come late, one at a time: a game that can be played, or words that say so. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { isLong } from '../long.ts';
import { FAST } from './continued.ts';
import { keptAt, type MomentName } from './moments.ts';
import { byDomTable, byTap } from './player.ts';
import { until } from './probe.ts';
import { play as begin, goOnButton } from './sit-down.ts';
import { DIST, openSite, type Site, type Visit } from './site.ts';
import { keptText, storedBefore } from './stored.ts';

let site: Site;
let files: readonly string[];
beforeAll(async () => {
  site = await openSite();
  files = await found();
});
afterAll(() => site.close());

const { title, toast, crash } = textsFor([]);
/** How often the page is asked something, and answers, before a late file comes. */
const LATE = 20;
/** Only this one is not asked for where nothing takes time. */
const SHUFFLE = 'shuffle-worker.js';

/** What is asked for beyond the page itself; names without what the build adds to them. */
const nameOf = (url: string) => new URL(url).pathname.replace(/^.*\//, '').replace(/-[\w-]{8}\./, '.');

/** The script of that name in the build, and all that it cannot begin without; names as above. */
function partsOf(script: string): readonly string[] {
  const all = readdirSync(`${DIST}/assets`);
  const parts = new Set<string>();
  const add = (file: string) => {
    if (parts.has(file)) return;
    parts.add(file);
    const code = readFileSync(`${DIST}/assets/${file}`, 'utf8');
    for (const [, other = ''] of code.matchAll(/(?:import|from)"\.\/([^"]+\.js)"/g)) add(other);
  };
  add(all.find((file) => nameOf(`file:///${file}`) === script) ?? script);
  return [...parts].map((file) => nameOf(`file:///${file}`));
}
const PAGE = partsOf('index.js');
/** The words of the language: without them there is nothing to read. */
const WORDS = partsOf('en.js').filter((file) => !PAGE.includes(file));
const SCENE = [...new Set([...partsOf('scene.js'), ...partsOf('star.js')])].filter((file) => !PAGE.includes(file));
const BOTS = partsOf('worker.js').filter((file) => !PAGE.includes(file));

/** What is asked for before the first move. */
const WAITED_FOR = ['page.css', ...WORDS, ...SCENE, ...BOTS, SHUFFLE];

/** Without its styles the game is not drawn where it can be touched. */
const STYLES = 'page.css';

interface Played {
  /** Where the first move was made; `nowhere`: the page says that it cannot be played. */
  readonly at: 'canvas' | 'plain table' | 'nowhere';
  readonly said: readonly string[];
}

/** So many pages at once. */
const AT_ONCE = 4;

async function eachOf(files: readonly string[], act: (file: string) => Promise<void>): Promise<void> {
  const left = [...files];
  const workOff = async () => {
    for (let file = left.shift(); file; file = left.shift()) await act(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
}

/** What is said in passing, in order. */
const wordsOn = ({ page }: Visit) => page.locator('.toast > span').allInnerTexts();

/** Reads what is said in passing and puts it away, as whoever wants the table under it does. */
async function putAway(visit: Visit): Promise<string[]> {
  const said = await wordsOn(visit);
  const dismiss = visit.page.getByRole('button', { name: toast.dismiss, exact: true });
  for (const _ of said) await dismiss.first().click();
  // They fade.
  await visit.page.waitForFunction(() => !document.querySelector('.toast'));
  return said;
}

/** Opens the game, starts a match by its first button, and makes a move. `without`: files that do not come. */
async function play(visit: Visit, without: readonly string[] = []): Promise<Played> {
  const { page } = visit;
  await page.goto(`${site.address}?probe`);
  const button = page.getByRole('button', { name: title.play('') }).first();
  const reload = page.locator('#reload');
  await button.or(reload).first().waitFor();
  if (await reload.isVisible()) return { at: 'nowhere', said: [] };
  await begin(page);
  const now = await until(
    page,
    ({ question, targets }) => question !== null && (targets === null || targets.hand.length > 0),
    'a question',
  );
  const said = now.targets ? [] : await putAway(visit);
  const move = now.question?.moves.find((each) => each.do === 'play') ?? now.question?.moves[0] ?? { do: 'pass' };
  await (now.targets && !without.includes(STYLES) ? byTap : byDomTable)(page, now, move);
  await until(page, ({ log }) => log.flat().length > now.log.flat().length, 'the move to be made');
  expect(await page.getByText(crash.title).count()).toBe(0);
  // A worker that is there may still be too slow on a busy machine.
  if (BOTS.some((file) => without.includes(file)))
    await until(page, ({ thinker }) => thinker === 'here', 'bots that think on the page');
  return { at: now.targets ? 'canvas' : 'plain table', said: [...said, ...(await wordsOn(visit))] };
}

const usual: Played = { at: 'canvas', said: [] };
/** What is otherwise without a file. */
const WITHOUT: Readonly<Record<string, Partial<Played>>> = {
  ...Object.fromEntries([...PAGE, ...WORDS].map((file) => [file, { at: 'nowhere' }])),
  ...Object.fromEntries(SCENE.map((file) => [file, { at: 'plain table', said: [toast.missingScene] }])),
};

const found = async (): Promise<readonly string[]> => {
  const visit = await site.open('about:blank', FAST);
  const files = new Set<string>();
  visit.page.on('request', (request) => files.add(nameOf(request.url())));
  expect(await play(visit)).toEqual(usual);
  expect(visit.complaints).toEqual([]);
  await visit.close();
  files.delete('');
  // Without what tests look through there is nothing to see.
  return [...files].filter((file) => !file.startsWith('data:') && file !== 'probe.js');
};

const missing = (route: Route) => route.fulfill({ status: 404 });

/** Plays with some files treated otherwise. */
async function playWith(
  treated: readonly string[],
  treat: (route: Route) => Promise<void>,
): Promise<Played & { faults: string[] }> {
  const visit = await site.open('about:blank', treated.includes(SHUFFLE) ? FAST : {});
  await visit.page.route(
    (url) => treated.includes(nameOf(url.href)),
    (route) => treat(route),
  );
  const played = await play(visit, treat === missing ? treated : []);
  // What the browser itself notes of a file that is missing is no fault of the page.
  const faults = visit.complaints.filter((each) => !/^Failed to load resource/.test(each));
  await visit.close();
  return { ...played, faults };
}

/** One of each kind; each of them alone: `npm run play:long`. */
const ONE_A_KIND = ['index.js', 'en.js', STYLES, 'scene.js', 'worker.js', SHUFFLE];

it('plays on without any one of the files that it waits for, or says that it cannot', async () => {
  const needed = [...PAGE, ...WAITED_FOR];
  expect(files).toEqual(expect.arrayContaining(needed));
  expect(needed).toEqual(expect.arrayContaining(ONE_A_KIND));
  await eachOf(isLong ? needed : ONE_A_KIND, async (file) => {
    const played = await playWith([file], missing);
    expect({ file, ...played }).toEqual({ file, ...usual, faults: [], ...WITHOUT[file] });
  });
});

it('plays on without all the others: types, pictures, sounds, and screens that are opened later', async () => {
  const others = files.filter((file) => !PAGE.includes(file) && !WAITED_FOR.includes(file));
  expect(others.length).toBeGreaterThan(6);
  expect(await playWith(others, missing)).toEqual({ ...usual, faults: [] });
});

/** The buttons of the plain table, and of what is said over it, of which another thing would take the press. */
const underOthers = ({ page }: Visit) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#table .dom-table button, .toast button')].flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit && button.contains(hit) ? [] : (button.ariaLabel ?? button.textContent);
    }),
  );

/** What can be done differs, and with it the buttons. */
const ASKED: readonly MomentName[] = ['mustDraw', 'keeps', 'drawsThoughAble', 'deadTiles'];

const SIZES = [
  [390, 844],
  [640, 360],
  [1280, 800],
] as const;

it.each(isLong ? SIZES : SIZES.slice(0, 1))(
  'covers nothing that is to be pressed with what it says at the plain table, at %i × %i',
  async (width, height) => {
    for (const name of ASKED) {
      const visit = await site.open('about:blank', { viewport: { width, height } });
      const { page } = visit;
      await page.route(
        (url) => nameOf(url.href) === 'scene.js',
        (route) => route.abort(),
      );
      await storedBefore(page, { [`cyprus/match/${name}`]: keptText(keptAt(name)) });
      await page.goto(`${site.address}?probe`);
      await goOnButton(page).click();
      await page.getByRole('button', { name: toast.redraw }).waitFor();
      await until(page, ({ question }) => question !== null, 'a question');
      expect({ name, under: await underOthers(visit) }).toEqual({ name, under: [] });
      await visit.close();
    }
  },
);

it('says that it takes long when its script does, and plays when that has come after all', async () => {
  const visit = await site.open('about:blank');
  const { page } = visit;
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.clock.install();
  await page.route(
    (url) => nameOf(url.href) === 'index.js',
    (route) => isSent.then(() => route.continue()),
  );
  await page.goto(site.address, { waitUntil: 'commit' });
  // Its timer runs once `stand-by.js` has said that the game is coming, in the same task.
  await page.locator('#coming:not([hidden])').waitFor({ state: 'attached' });
  await page.clock.fastForward(60_000);
  await page.locator('#slow').waitFor();
  await page.locator('#coming').getByText('Cyprus').waitFor();
  const came = () => page.locator('#came').evaluate((bar) => (bar as HTMLProgressElement).value);
  await expect.poll(came, { message: 'what has come' }).toBeGreaterThan(0.3);
  expect(await came()).toBeLessThan(1);
  send();
  await page
    .getByRole('button', { name: title.play('') })
    .first()
    .waitFor();
  await page.waitForFunction(() => !document.querySelector('.stand-by'));
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('waits for a file that is late, or goes on without it', async () => {
  // Parts of the scene and of the bots come with these.
  await eachOf(isLong ? [STYLES, 'scene.js', 'worker.js', SHUFFLE] : [STYLES, 'scene.js'], async (file) => {
    const { at, said, faults } = await playWith([file], async (route) => {
      const page = route.request().frame().page();
      for (let times = 0; times < LATE; times++) await page.evaluate(() => {}).catch(() => {});
      await route.continue().catch(() => {});
    });
    expect({ file, faults }).toEqual({ file, faults: [] });
    // A slow machine adds its own time, and the match does not wait for ever.
    expect([usual, { ...usual, at: 'plain table', said: [toast.lateScene] }]).toContainEqual({ ...usual, at, said });
  });
});
