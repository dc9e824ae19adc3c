/** Browser contexts as the tests want them: nothing in them waits for a clock or draws, unless that is looked at. */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { blindfold } from './blindfold.ts';
import { HANGS } from './probe.ts';
import { stepTime } from './time.ts';

/** A quarter of the pixels each way: where everything lies stays the same, and software draws it in half the time. */
const COARSE = { deviceScaleFactor: 0.25 } as const;

/** The window of a page, CSS pixels, unless told otherwise. */
export const SMALL = { width: 640, height: 360 } as const;

export type ContextOptions = BrowserContextOptions & {
  /** The table is drawn, for tests that look at it: in software that takes most of the time. */
  readonly isSeen?: boolean;
  /** Time is the browser's, or Playwright's clock's: for what is worth seeing in real time, and for days. */
  readonly isTimed?: boolean;
};

/** Opens a context with a storage of its own. */
export async function openContext(
  browser: Browser,
  { isSeen = false, isTimed = false, ...options }: ContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: SMALL, ...COARSE, ...options });
  context.setDefaultTimeout(HANGS);
  if (!isTimed) await stepTime(context);
  if (isSeen) return context;
  await blindfold(context);
  context.on('page', (page) => {
    page.screenshot = () => Promise.reject(new Error('Nothing is drawn here: open the page with `isSeen`.'));
  });
  return context;
}
