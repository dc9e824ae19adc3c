/** Serves the built game and opens it in a real browser, and remembers everything the page complained of. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { type ContextOptions, openContext } from './contexts.ts';
import { COMPLAINTS } from './probe.ts';
import { sameChance } from './same-chance.ts';
import { serve } from './serve.ts';

/** The folder of the build. */
export const DIST = process.env.DIST ?? 'dist';

/** Notes the browser itself makes about drawing in software; word for word, nothing else is let through. */
export const GRAPHICS_NOTES: readonly RegExp[] = [
  /^\[\.WebGL-0x[0-9a-f]+\] ?GL Driver Message \(OpenGL, Performance, GL_CLOSE_PATH_NV, High\): GPU stall due to ReadPixels/,
  // A context that was given back on purpose.
  /^WebGL: CONTEXT_LOST_WEBGL: loseContext: context lost$/,
  /^\[GroupMarkerNotSet\(crbug\.com\/242999\)!:[0-9A-F]+\]Automatic fallback to software WebGL has been deprecated\./,
];

export type Opening = ContextOptions & { readonly settings?: object; readonly chance?: number };

export interface Site {
  readonly address: string;
  readonly browser: Browser;
  /**
   * A fresh page with its own storage; matches are played at instant speed and in low quality unless told otherwise.
   * What the page decides by chance follows from `chance`, 1 unless told otherwise: every run deals the same tiles.
   */
  open(query: string, options?: Opening): Promise<Visit>;
  close(): Promise<void>;
}

export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the page, less the graphics notes, in order. */
  readonly complaints: readonly string[];
  readonly graphicsNotes: readonly string[];
  /** Requests that did not go to the site itself. */
  readonly foreign: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts a server for a build on a free port, and a browser where none is given. The build must exist (`npm run build`).
 *
 * @param usual how pages are opened, unless told otherwise
 */
export async function openSite(
  folder = DIST,
  open: () => Promise<Browser> = openBrowser,
  usual: ContextOptions = {},
): Promise<Site> {
  const served = await serve(folder);
  const { address } = served;
  const browser = await open();

  return {
    address,
    browser,
    async open(query, { settings = {}, chance = 1, serviceWorkers = 'block', ...options } = {}) {
      const context = await openContext(browser, { ...usual, ...options });
      // The game is kept on the device ten seconds after its first screen: only where that is looked at.
      if (serviceWorkers === 'block')
        await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
      const page = await context.newPage();
      await sameChance(page, chance);
      await page.addInitScript(
        (text) => {
          if (!localStorage.getItem('cyprus/settings')) localStorage.setItem('cyprus/settings', text);
        },
        JSON.stringify({ speed: 'instant', quality: 'low', ...settings }),
      );
      const complaints: string[] = [];
      COMPLAINTS.set(page, complaints);
      const graphicsNotes: string[] = [];
      const foreign: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        const text = message.text();
        (GRAPHICS_NOTES.some((note) => note.test(text)) ? graphicsNotes : complaints).push(text);
      });
      page.on('pageerror', (error) => complaints.push(error.stack || String(error)));
      page.on('request', (request) => {
        if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
      });
      if (query !== 'about:blank') await page.goto(`${address}${query}`);
      return { page, complaints, graphicsNotes, foreign, close: () => context.close() };
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

/** The same, for whoever measures or takes pictures: everything is drawn, in the browser's time. */
export const openRealSite = (): Promise<Site> => openSite(DIST, openBrowser, { isSeen: true, isTimed: true });
