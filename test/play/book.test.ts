/** A hundred matches of the record book: out as a file, into the book on another origin, and away. */
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { gameById } from '../../src/rules/games.ts';
import { writeBook } from '../../src/shell/book/write-book.ts';
import { isLong } from '../long.ts';
import { inputOf, instantPorts, persons, playMatch } from '../match/play.ts';
import { inMemory } from '../shell/fake-storage.ts';
import { until } from './probe.ts';
import { openSite, type Site } from './site.ts';
import { storedBefore } from './stored.ts';

const texts = await withSetUp(textsFor([]));
const { book } = texts;

let sites: readonly Site[] = [];
beforeAll(async () => {
  sites = await Promise.all([openSite(), openSite()]);
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

/** What a device keeps on which a hundred matches of several games were played. */
async function hundred(): Promise<Record<string, string>> {
  const store = inMemory();
  const over = await Promise.all(
    ['cyprus', 'sebastopol', 'block', 'all-fives'].map((id) => {
      const game = gameById(id);
      if (!game) throw new Error(`no game ${id}`);
      const others = Array.from({ length: 3 }, (_, n) => ({ name: `Bot ${n}`, kind: 'bot', level: 'club' }) as const);
      return playMatch(inputOf(game, [...persons(1), ...others], id), instantPorts([]));
    }),
  );
  for (let n = 0; n < 100; n++) {
    const match = over[n % over.length];
    if (match) writeBook(store, match, `match-${n}`, 1_700_000_000_000 + n * 86_400_000);
  }
  return Object.fromEntries(store.keys().map((key) => [key, store.get(key) ?? '']));
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify(JSON.parse(localStorage.getItem('cyprus/book') ?? 'null')));

async function atBook(site: Site | undefined, before: Readonly<Record<string, string>> = {}) {
  if (!site) throw new Error('no site');
  const visit = await site.open('about:blank', { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await storedBefore(page, before);
  await page.goto(`${site.address}?probe`);
  await until(page, ({ screen }) => screen === 'title', 'the title');
  await press(page, texts.title.book);
  await page.getByRole('heading', { name: book.title }).waitFor();
  return visit;
}

it.runIf(isLong)('goes out with a hundred matches, in on another origin, and away there', async () => {
  const [here, there] = sites;
  const full = await atBook(here, await hundred());
  const download = full.page.waitForEvent('download');
  await press(full.page, book.file);
  const saved = await buffer(await (await download).createReadStream());
  const empty = await atBook(there);
  expect(await kept(empty.page)).toBe('null');
  const name = 'star-dominoes-book.json';
  const file = { name, mimeType: 'application/json', buffer: saved };
  await empty.page.locator('input[type=file][accept*="json,"]').last().setInputFiles(file);
  await empty.page.getByText(book.taken(100)).waitFor();
  expect(await kept(empty.page)).toBe(await kept(full.page));
  await expect(empty.page.locator('.book-watch').count()).resolves.toBeGreaterThan(0);
  await press(empty.page, book.clear);
  await press(empty.page, book.clearYes);
  await empty.page.getByText(book.empty).waitFor();
  expect(
    await empty.page.evaluate(() => Object.keys(localStorage).filter((key) => /book|replay|feats/.test(key))),
  ).toEqual([]);
  expect([full.complaints, empty.complaints]).toEqual([[], []]);
  await Promise.all([full.close(), empty.close()]);
});
