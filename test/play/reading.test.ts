/** What the rules offer to read beside the rules: how to play well, and about dominoes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withRules } from '../../src/i18n/index.ts';
import { faults } from './axe.ts';
import { firstLoad } from './first-load.ts';
import { until } from './probe.ts';
import { DIST, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const { title, rules } = await withRules(textsFor([]));
const [well, about] = await Promise.all([rules.fetchPlayWell(), rules.fetchAbout()]);

it('has these texts in scripts of their own, none of which the first deal or the rules need', () => {
  const scripts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  const textIn = (name: string) => readFileSync(join(DIST, 'assets', name), 'utf8');
  const first = new Set(firstLoad(DIST).map(({ path }) => path.replace('assets/', '')));
  for (const text of [well.duty.says[0] ?? '', about.sections.origin.says[0] ?? '']) {
    expect(text).not.toBe('');
    const holding = scripts.filter((name) => textIn(name).includes(text));
    expect(holding).toHaveLength(1);
    for (const name of holding) {
      expect(first.has(name)).toBe(false);
      expect(name).toMatch(/^(play-well|about)-/);
    }
  }
});

it.each([
  [1280, 800],
  [390, 844],
  [844, 390],
])(
  'leads from the title to the rules, on to how the game is played well, and to dominoes: %i × %i',
  async (width, height) => {
    const visit = await site.open('?probe', { viewport: { width, height } });
    const { page } = visit;
    await until(page, ({ screen }) => screen === 'title', 'the title');
    await page.getByRole('button', { name: title.rules, exact: false }).first().click();
    const link = page.getByRole('button', { name: rules.sections.well });
    await link.click();
    const heading = page.getByRole('heading', { name: rules.sections.well });
    await heading.waitFor();
    await page.getByRole('heading', { name: well.duty.title }).waitFor();
    expect(await faults(page), 'rules').toEqual([]);
    expect(await heading.evaluate((it) => it === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: rules.about }).click();
    await page.getByRole('heading', { name: about.title, level: 1 }).waitFor();
    await until(page, ({ screen }) => screen === 'about', 'the page about dominoes');
    expect(await faults(page), 'about').toEqual([]);
    expect(await page.locator('.set-tile').count()).toBe(28);
    await page.getByRole('button', { name: about.sections.sets.more }).click();
    expect(await page.locator('.set-tile').count()).toBe(36);
    // Nothing is wider than the page.
    const isTooWide = await page.evaluate(() => {
      const body = document.querySelector('.board-body');
      return body === null || body.scrollWidth > body.clientWidth;
    });
    expect(isTooWide).toBe(false);

    // The browser's Back leads to the rules, too.
    await page.goBack();
    await heading.waitFor();
    await page.keyboard.press('Escape');
    await until(page, ({ screen }) => screen === 'title', 'the title again');
    expect(visit.complaints).toEqual([]);
    await visit.close();
  },
);
