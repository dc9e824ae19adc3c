/** A tab that is older than a release: it says so when something is missing, and goes on where it was once it is reloaded. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { type Look, twoFrames, until } from './probe.ts';
import { goOnButton } from './sit-down.ts';
import { DIST, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const { toast } = textsFor([]);
const asked = ({ question }: Look) => question !== null;

/** A match under way, whose late scripts of this kind are gone, beside the page of another release. */
async function outdated(gone: RegExp) {
  const visit = await site.open('?probe&game=cyprus&seats=4');
  const { page } = visit;
  const before = await until(page, asked, 'a question');
  const body = readFileSync(join(DIST, 'index.html'), 'utf8').replace(/index-[\w-]+\.js/, 'index-another.js');
  let isRenewed = true;
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (!isRenewed) return route.continue();
    if (pathname.endsWith('/')) return route.fulfill({ contentType: 'text/html', body });
    return gone.test(pathname) ? route.fulfill({ status: 404 }) : route.continue();
  });
  return {
    ...{ page, before },
    told: page.getByText(toast.renewed),
    /** The new release is the old one again: what matters is that it is whole. */
    settle() {
      isRenewed = false;
    },
    async close() {
      expect(visit.complaints.filter((each) => !/^Failed to load resource/.test(each))).toEqual([]);
      await visit.close();
    },
  };
}

it('says once that the game was renewed when a hint does not come, and loses nothing', async () => {
  const { page, before, told, settle, close } = await outdated(/\/(hint|bots|advice|adviser)-/);
  await page.keyboard.press('h');
  await told.waitFor();
  await page.getByRole('button', { name: toast.dismiss }).click();
  await told.waitFor({ state: 'detached' });
  await page.keyboard.press('h');
  await twoFrames(page);
  expect(await told.count()).toBe(0);
  settle();
  await page.goto(`${site.address}?probe`);
  await goOnButton(page).click();
  expect(await until(page, asked, 'the question again')).toMatchObject({ question: before.question, log: before.log });
  await close();
});

it('reloads by its button, and the match goes on with hints', async () => {
  // The worker that advises is started with the first hint.
  const { page, before, told, settle, close } = await outdated(/\/worker-/);
  await page.keyboard.press('h');
  await told.waitFor();
  settle();
  await page.getByRole('button', { name: toast.renew, exact: true }).click();
  await goOnButton(page).waitFor();
  await page.goto(`${site.address}?probe`);
  await goOnButton(page).click();
  expect(await until(page, asked, 'the question again')).toMatchObject({ question: before.question });
  const status = page.locator('#table [role=status]');
  const unadvised = await status.textContent();
  await page.keyboard.press('h');
  await page.waitForFunction(
    (before) => document.querySelector('#table [role=status]')?.textContent !== before,
    unadvised,
  );
  expect(await told.count()).toBe(0);
  await close();
});
