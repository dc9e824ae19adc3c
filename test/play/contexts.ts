/** Browser contexts for tests: nothing in them waits for a clock or draws, unless the test looks at that. */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { blindfold } from './blindfold.ts';
import { HANGS } from './probe.ts';
import { stepTime } from './time.ts';

/** A quarter of the pixels each way: the layout stays the same, and software draws it in half the time. */
const COARSE = { deviceScaleFactor: 0.25 } as const;

/** The default window of a page in CSS pixels. */
export const SMALL = { width: 640, height: 360 } as const;

export type ContextOptions = BrowserContextOptions & {
  /** True if the table is drawn, for tests that look at it. In software, drawing takes most of the time. */
  readonly isSeen?: boolean;
  /** True if the browser or Playwright's clock keeps the time, for tests of real time or of whole days. */
  readonly isTimed?: boolean;
};

/** Opens a context with its own storage. */
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
