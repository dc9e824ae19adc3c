/** A release of the built game on a server of its own, that can be kept on the device, renewed, and spoilt. */
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { writeWorker } from '../../tools/build/offline.ts';
import { DIST, openSite } from './site.ts';

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

/** Until the page's registration is as asked; the page is looked at ten times a second. */
async function untilWorker(page: Page, is: (now: { waits: boolean; controls: boolean }) => boolean): Promise<void> {
  for (let looks = 0; looks < 600; looks++) {
    const now = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const { controller } = navigator.serviceWorker;
      return { waits: Boolean(registration?.waiting), controls: controller?.state === 'activated' };
    });
    if (is(now)) return;
    await page.waitForTimeout(100);
  }
  throw new Error('the service worker does not come');
}

/** Until the game is kept on the device. */
export const untilKept = (page: Page): Promise<void> => untilWorker(page, ({ controls }) => controls);

/** Asks for a newer release, until it waits. */
export async function untilNewer(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await untilWorker(page, ({ waits }) => waits);
}

/** Which release the page is of. */
export const release = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.release);
