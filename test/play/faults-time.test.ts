/** Time that passes otherwise than a match expects: it goes on by the rules, a move a turn, and nothing comes in a burst. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { resume } from '../../src/match/resume.ts';
import { fromHex } from '../../src/rules/chance.ts';
import { gameById } from '../../src/rules/games.ts';
import type { Save } from '../../src/shell/store/save.ts';
import { played } from '../shell/kept-matches.ts';
import { continued, FAST } from './continued.ts';
import { byTap, make } from './player.ts';
import { type Look, look, until } from './probe.ts';
import { openSite, type Site } from './site.ts';
import { heardIn, wrapAudio } from './sound-watch.ts';

const texts = await withSetUp(textsFor([]));

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The most sounds of a move: a tile is taken up and put down, and somebody says something to it. */
const SOUNDS = 3;

const save = played(
  'cyprus',
  4,
  { target: 200 },
  'out of time',
  ({ log, deal }) => log.length === 1 && deal.turn?.seat === 0 && deal.laid.length > 3,
);

declare global {
  interface Window {
    hideTab?: (isHidden: boolean) => void;
  }
}

/** Runs in the page: tells it what browsers tell a tab that nobody looks at. */
function beHideable(): void {
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
  window.hideTab = (now) => {
    isHidden = now;
    document.dispatchEvent(new Event('visibilitychange'));
  };
}
const hide = (page: Page, isHidden: boolean) => page.evaluate((now) => window.hideTab?.(now), isHidden);

const tell = (page: Page, ...events: readonly string[]) =>
  page.evaluate((types) => {
    for (const type of types) {
      if (type.startsWith('page')) window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      else document.dispatchEvent(new Event(type));
    }
  }, events);

const moves = ({ log }: Look) => log.flat().length;
const asked = (page: Page) =>
  until(
    page,
    ({ question, targets, astray }) => question !== null && targets !== null && astray?.length === 0,
    'a question',
  );

/** Where the rules say that the match stands; throws when they forbid a move of it. */
function byTheRules({ game, options, sitters, seed }: Save, { log }: Look) {
  const known = gameById(game);
  const course = known && resume(known, options, sitters.length, fromHex(seed), log);
  if (!course?.ok) throw new Error(`The log is refused: ${JSON.stringify(course)}`);
  return course.value;
}

/** Something that happens to time, in the middle of the others' moves. */
interface Happening {
  readonly name: string;
  happen(page: Page): Promise<void>;
}
const away = async (page: Page) => {
  const [before, { starts }] = [await look(page), await heardIn(page)];
  await page.clock.fastForward(HOUR);
  await page.clock.fastForward(HOUR);
  const then = await look(page);
  expect(then.log).toEqual(before.log);
  expect((await heardIn(page)).starts.length).toBe(starts.length);
};
const EVENTS: readonly Happening[] = [
  {
    name: 'the tab was hidden for hours',
    async happen(page) {
      await hide(page, true);
      await away(page);
      await hide(page, false);
    },
  },
  { name: 'the device slept for an hour', happen: (page) => page.clock.fastForward(HOUR) },
  { name: 'the clock was put forward by a day', happen: (page) => page.clock.setSystemTime(Date.now() + DAY) },
  { name: 'the clock was put back by two days', happen: (page) => page.clock.setSystemTime(Date.now() - 2 * DAY) },
  {
    // Browsers do so when somebody goes back to a page that they kept; this one keeps none that holds a lock.
    name: 'the page was put aside, frozen, and taken up again',
    async happen(page) {
      await hide(page, true);
      await tell(page, 'pagehide', 'freeze');
      await away(page);
      await tell(page, 'resume', 'pageshow');
      await hide(page, false);
    },
  },
];

it('goes on with a match whatever happens to the time', async () => {
  const visit = await continued(site, save, { ...FAST, isTimed: true }, async (page) => {
    await page.clock.install();
    await page.addInitScript(beHideable);
    await page.addInitScript(wrapAudio);
  });
  const { page } = visit;
  for (const { name, happen } of EVENTS) {
    const mine = await asked(page);
    const move = mine.question?.moves.find((each) => each.do === 'play') ?? mine.question?.moves[0];
    if (!move) throw new Error('There is nothing to play.');
    const heardBefore = (await heardIn(page)).starts.length;
    await make(page, byTap, move);
    await happen(page);
    const now = await asked(page);
    // Every move in its turn, or the rules refuse the log.
    expect(byTheRules(save, now).deal.turn?.seat, name).toBe(0);
    expect(now.log.length, name).toBe(mine.log.length);
    const sounds = (await heardIn(page)).starts.length - heardBefore;
    expect(sounds, name).toBeLessThanOrEqual(SOUNDS * (moves(now) - moves(mine)));
  }
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('shows the deal of the day that it is: at midnight, when the page is seen again, and none that it does not know', async () => {
  const visit = await site.open('about:blank');
  const { page } = visit;
  await page.clock.install({ time: new Date('2026-11-27T23:59:00') });
  await page.addInitScript(beHideable);
  await page.goto(`${site.address}?probe`);
  await page.getByRole('button', { name: texts.title.today, exact: true }).click();
  const says = (text: string) => page.locator('.today-columns').getByText(text, { exact: true }).waitFor();
  await says(texts.today.date('2026-11-27'));
  await page.clock.fastForward(120_000);
  await says(texts.today.date('2026-11-28'));
  await hide(page, true);
  await page.clock.setSystemTime(new Date('2026-11-29T12:00:00'));
  await hide(page, false);
  await says(texts.today.date('2026-11-29'));
  await page.clock.setSystemTime(new Date('2039-05-04T12:00:00'));
  await page.goto(`${site.address}?probe&day=2039-05-04`);
  await says(texts.today.newer);
  // Loaded anew as a newer release it is asked again.
  expect(page.url()).toContain('day=2039-05-04');
  await page.goto(`${site.address}?probe&day=2026-11-29`);
  await says(texts.today.how);
  expect(page.url()).not.toContain('day=');
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
