/** The browser of the tests: one for all files where `setup.ts` keeps one running, else one of its own. */
import { type Browser, chromium } from 'playwright-core';
import { launch } from '../../tools/find-browser.mjs';

/** The environment's name for the browser that is kept running: its address, and where it comes from. */
export const KEPT = 'TEST_BROWSER';

export interface KeptBrowser {
  readonly endpoint: string;
  readonly from: string;
}

const keptBrowser = (): KeptBrowser | null => JSON.parse(process.env[KEPT] ?? 'null');
const isCarried = ({ from }: { readonly from: string }) => from.startsWith('npm');

/** Closing it ends the pages that were opened through it, and the browser unless it is kept running. */
export async function openBrowser(): Promise<Browser> {
  const kept = keptBrowser();
  return kept ? chromium.connect(kept.endpoint) : launch();
}

/** The browser that comes from npm, where it runs: it draws every picture alike. */
export async function openPictureBrowser(): Promise<{ readonly browser: Browser; readonly isCarried: boolean }> {
  const kept = keptBrowser();
  if (kept && isCarried(kept)) return { browser: await openBrowser(), isCarried: true };
  process.env.NO_SYSTEM_CHROME ??= process.platform === 'linux' && process.arch === 'x64' ? '1' : '';
  const browser = await launch();
  return { browser, isCarried: isCarried(browser) };
}
