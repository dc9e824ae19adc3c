/** A match is watched: out of a file, step by step, through other eyes, and played on from there. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withWatching } from '../../src/i18n/index.ts';
import { comingAbout, momentAt } from '../../src/match/film.ts';
import { isLong } from '../long.ts';
import { filmFrom, golden, matchIn } from '../shell/watching/films.ts';
import { until } from './probe.ts';
import { openSite, type Site } from './site.ts';
import { withoutWebGL } from './stored.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const { watching: words, ...texts } = await withWatching(textsFor([]));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const bar = '.watching-bar';

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 80)).join(' | ')}`);
  });
}

const openFile = (page: Page, text: string) =>
  page
    .locator('.book-file input')
    .first()
    .setInputFiles({ name: 'match.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });

const at = (page: Page, deal: number, move: number) =>
  page.locator(`${bar}[data-deal="${deal}"][data-move="${move}"]`).waitFor();

/** The tiles of the hand that is shown, as the DOM table names them. */
const handOf = (page: Page) =>
  page
    .locator('.watching .dom-hand button')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.id).sort());

it('opens a record file, steps, jumps, looks through other eyes, and plays on from there', async () => {
  const { record, film } = golden.find(({ name }) => name === 'block') as (typeof golden)[number];
  const visit = await site.open('?probe', { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await page.getByRole('button', { name: texts.title.book }).click();
  await openFile(page, 'a letter');
  await page.getByText(words.faults.notAMatch).waitFor();
  await openFile(page, record);
  await at(page, 1, 0);
  await page.locator('.watching-canvas canvas').waitFor({ state: 'attached' });
  expect(await faults(page)).toEqual([]);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await at(page, 1, 2);
  await page.keyboard.press('ArrowLeft');
  await at(page, 1, 1);
  await page.getByRole('combobox', { name: words.jump }).selectOption('2');
  await at(page, 2, 0);
  await page.getByRole('slider', { name: words.slider }).fill('4');
  await at(page, 2, 4);

  const moment = film.moments.findIndex(({ deal, move }) => deal === 2 && move === 4);
  const { hands, heap, log } = momentAt(film, moment).progress.deal;
  for (const seat of [1, 2]) {
    await page.getByRole('combobox', { name: words.eyes }).selectOption(`${seat}`);
    await expect.poll(() => handOf(page)).toEqual((hands[seat] ?? []).map((position) => heap[position]).sort());
  }
  await page.locator('.watching-on').click();
  await page.locator('.toast', { hasText: words.playsOn }).waitFor();
  const now = await until(page, ({ match, log }) => match !== null && log.length === 2, 'the match from there');
  expect(now.log[1]?.slice(0, 4)).toEqual(log.slice(0, 4).map(({ seat: _, scores: _made, ...move }) => move));
  await until(
    page,
    ({ question, match }) => question?.seat === 2 || match === 'scoring',
    'a question to the seat that was taken',
  );
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it.runIf(isLong).each(golden)('watches $name to its end through each eye', async ({ record }) => {
  const film = filmFrom(matchIn(record));
  const visit = await site.open('about:blank');
  const { page } = visit;
  await withoutWebGL(page);
  await page.goto(`${site.address}?probe`);
  await page.getByRole('button', { name: texts.title.book }).click();
  await openFile(page, record);
  await at(page, 1, 0);
  const last = film.moments.length - 1;
  for (const eye of film.sitters.keys()) {
    if (film.sitters.length > 1) await page.getByRole('combobox', { name: words.eyes }).selectOption(`${eye}`);
    await page.locator(`${bar} .is-main`).focus();
    await page.keyboard.press('Home');
    await at(page, 1, 0);
    for (let step = 1; step <= last; step++) {
      await page.keyboard.press('ArrowRight');
      const { deal, move, progress } = momentAt(film, step);
      await at(page, deal, move);
      const { seen } = comingAbout(film, step, eye).now;
      const hand = (progress.deal.hands[eye] ?? []).map((position) => seen.heap[position]);
      if (step % 7 === 0) await expect.poll(() => handOf(page)).toEqual(hand.sort());
    }
  }
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
