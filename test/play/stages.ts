/** The stages page in a browser: the table in a situation that has a name, with its clock stopped. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import type { StagePage } from '../../src/dev/stage.ts';
import { openPictureBrowser } from './browser.ts';
import { openContext } from './contexts.ts';
import { openPages } from './pages.ts';

export interface StageVisit {
  readonly page: Page;
  /** Moves the clock on by so many milliseconds. */
  step(ms: number): Promise<void>;
  facts(): Promise<Facts>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** What must be so for a picture to count. */
interface Facts {
  /** Milliseconds of the scene's clock. */
  readonly now: number;
  readonly quality: string;
  readonly isAlive: boolean;
  readonly faults: readonly string[];
}

export interface StageHouse {
  readonly address: string;
  /** The browser that came with the npm package draws every picture alike. */
  readonly isCarried: boolean;
  readonly context: BrowserContext;
  /** Opens a stage; `query` begins with its name, as `late&at=500`. Throws when it does not come to stand. */
  open(query: string, width: number, height: number): Promise<StageVisit>;
  close(): Promise<void>;
}

/** Serves the development pages and starts the browser that comes from npm, where it runs. */
export async function openStages(): Promise<StageHouse> {
  const [{ browser, isCarried }, { address, close }] = await Promise.all([openPictureBrowser(), openPages()]);
  // One for all pages: what has been loaded once is not loaded again.
  const context = await openContext(browser, { deviceScaleFactor: 1, isSeen: true, isTimed: true });
  return {
    address,
    context,
    isCarried,
    async open(query, width, height) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      const faults: string[] = [];
      page.on('pageerror', (fault) => faults.push(String(fault)));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.goto(`${address}dev.html?stage=${query}`);
      await page.waitForFunction(() => (window as unknown as StagePage).stage?.isDone);
      return {
        page,
        step: (ms) => page.evaluate((by) => (window as unknown as StagePage).stage.step(by), ms),
        async facts() {
          const seen = await page.evaluate(() => {
            const { clock, scene, quality } = (window as unknown as StagePage).stage;
            return { now: clock.now, quality, isAlive: scene.element.getContext('webgl2')?.isContextLost() === false };
          });
          return { ...seen, faults };
        },
        picture: () => page.screenshot(),
        close: () => page.close(),
      };
    },
    async close() {
      await browser.close();
      await close();
    },
  };
}

/** Where the golden picture of a stage lies. */
export const goldenOf = (stage: string): string => `test/play/golden/${stage}.webp`;

export const readGolden = (stage: string): string => readFileSync(goldenOf(stage)).toString('base64');
