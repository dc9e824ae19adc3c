/** The builds where portals put them: in frames of other pages, in sandboxes, under strict policies. */
import type { Frame, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { openContext } from './contexts.ts';
import { type Place, servePlaces } from './places.ts';
import { type GamePage, type PlainPage, until } from './probe.ts';
import { passCard } from './sit-down.ts';
import { GRAPHICS_NOTES } from './site.ts';

export interface Embedded {
  readonly game: GamePage;
  /** Errors and warnings of the page and the frame, less the notes on graphics, in order. */
  readonly complaints: readonly string[];
  /** Names of the files that were asked for, in order. */
  readonly files: readonly string[];
  /** Requests that left the folder of the game. */
  readonly strays: readonly string[];
  close(): Promise<void>;
}

/** Serves the builds and a host page, and starts a browser. */
export async function openEmbedded() {
  const served = await servePlaces();
  const browser = await openBrowser();
  return {
    /**
     * @param locale what the browser asks for
     * @param before done with the page before the game comes
     */
    async open(place: Place, locale = 'en-GB', before?: (page: Page) => Promise<unknown>): Promise<Embedded> {
      const { folder: address, page: opened } = served.where(place);
      const context = await openContext(browser, { locale });
      const page = await context.newPage();
      await before?.(page);
      if (place.noStorage) await page.addInitScript(forbidStorage);
      const complaints: string[] = [];
      const files: string[] = [];
      const strays: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
      page.on('console', (message) => {
        const text = message.text();
        if (!['error', 'warning'].includes(message.type()) || GRAPHICS_NOTES.some((note) => note.test(text))) return;
        complaints.push(text);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (url.startsWith(address)) files.push(new URL(url).pathname.slice(new URL(address).pathname.length));
        else if (!url.startsWith(served.host) && !/^(data|blob):/.test(url)) strays.push(url);
      });
      const close = () => context.close();
      await page.goto(opened);
      if (place.alone) return { game: page, complaints, files, strays, close };
      const frame = await (await page.waitForSelector('#game')).contentFrame();
      if (!frame) throw new Error('The host page has no frame.');
      return { game: inFrame(page, frame), complaints, files, strays, close };
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

/** Sits down at a short match of Sebastopol, or of the game named, as a person does who wants no animations: what is kept elsewhere cannot be here. */
export async function sitDown(game: PlainPage, kind = 'sebastopol', quality = 'low'): Promise<void> {
  const press = (name: string) => game.locator('#screens .button', { hasText: name }).click();
  const choose = (name: string, value: string) =>
    game.locator(`#screens label:has(input[name="${name}"][value="${value}"])`).click();
  await until(game, ({ screen }) => screen === 'title', 'the title');
  await press('Settings');
  await choose('speed', 'instant');
  await choose('settings-part', 'look');
  await choose('quality', quality);
  await press('Done');
  await press(kind === 'cyprus' ? 'Set up a table' : 'All games');
  if (kind !== 'cyprus') await game.locator(`#screens .shelf-choose[value="${kind}"]`).click();
  await game.locator('#screens label:has(input[name="target"])').first().click();
  await press('Sit down');
  await passCard(game);
}

function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

function inFrame(page: Page, frame: Frame): GamePage {
  return {
    mouse: page.mouse,
    keyboard: page.keyboard,
    evaluate: frame.evaluate.bind(frame),
    locator: frame.locator.bind(frame),
    waitForSelector: frame.waitForSelector.bind(frame),
  };
}
