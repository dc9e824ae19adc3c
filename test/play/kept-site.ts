/** A release of the built game on a server of its own, that can be kept on the device, renewed, and spoilt. */
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { writeWorker } from '../../tools/build/offline.ts';
import { DIST, openSite } from './site.ts';
import { passTime } from './time.ts';

/** Opens a copy of the build. */
export async function openKeptSite() {
  const home = await mkdtemp(join(tmpdir(), 'release-'));
  const folder = join(home, 'game');
  await cp(DIST, folder, { recursive: true });
  const site = await openSite(folder);
  return {
    ...site,
    /** The next release: a page that says so. */
    async renew(): Promise<void> {
      const page = join(folder, 'index.html');
      const html = await readFile(page, 'utf8');
      await writeFile(page, html.replace('<html ', '<html data-release="next" '));
      await writeWorker(process.cwd(), folder);
    },
    /** No file under this folder can be had any more. */
    take: (name: string) => rename(join(folder, name), join(home, 'taken')),
    giveBack: (name: string) => rename(join(home, 'taken'), join(folder, name)),
    async close(): Promise<void> {
      await site.close();
      await rm(home, { recursive: true });
    },
  };
}

export type KeptSite = Awaited<ReturnType<typeof openKeptSite>>;

/** Milliseconds that a page has stood when it begins to be kept (`src/main.ts`), and some more. */
const STOOD = 11_000;

/** Until the game is kept on the device. The page must have come to its title. */
export async function untilKept(page: Page): Promise<void> {
  await passTime(page, STOOD);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller)
      await new Promise((came) => serviceWorker.addEventListener('controllerchange', came, { once: true }));
    const worker = serviceWorker.controller;
    while (worker && worker.state !== 'activated')
      await new Promise((changed) => worker.addEventListener('statechange', changed, { once: true }));
  });
}

/** Asks for a newer release, until it waits. */
export const untilNewer = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    while (worker && worker.state !== 'installed')
      await new Promise((changed) => worker.addEventListener('statechange', changed, { once: true }));
    if (!registration?.waiting) throw new Error('no newer release waits');
  });

/** Which release the page is of. */
export const release = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.release);
