/** The builds where portals put them: in frames of other pages, in sandboxes, under strict policies. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Frame, Page } from 'playwright-core';
import { launch } from '../../scripts/find-browser.mjs';
import { type GamePage, until } from './probe.ts';
import { serve } from './serve.ts';
import { GRAPHICS_NOTES } from './site.ts';

/** The folders of the builds (`npm run build:embed`, `npm run build`). */
const EMBEDDED = process.env.DIST_EMBED ?? 'dist-embed';
const HOSTED = process.env.DIST ?? 'dist';

/** What a strict page lets a frame do. The hosted build may fetch its own files, too. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self' data:",
  "font-src 'self' data:",
].join('; ');

/** Where the game is put, and what is kept from it there. */
export interface Place {
  readonly title: string;
  /** `<iframe sandbox="allow-scripts">`: no origin, so no storage, no modules, no worker file. */
  readonly sandbox?: true;
  /** A content security policy without anything inline, evaluated, or fetched. */
  readonly policy?: true;
  /** Reading `localStorage` throws. */
  readonly noStorage?: true;
  /** In a window of its own rather than a frame; `file`: from the disk. */
  readonly alone?: true | 'file';
  /** The hosted build. */
  readonly hosted?: true;
  /** Where the bots have to think there. */
  readonly thinker: 'worker' | 'blob' | 'here';
}

export const PLACES: readonly Place[] = [
  { title: 'a page of its own', alone: true, thinker: 'worker' },
  { title: 'a file on the disk', alone: 'file', thinker: 'blob' },
  { title: 'a frame', thinker: 'worker' },
  { title: 'a sandbox', sandbox: true, thinker: 'blob' },
  { title: 'a frame under the policy', policy: true, thinker: 'worker' },
  { title: 'a frame whose storage throws', noStorage: true, thinker: 'worker' },
  { title: 'a sandbox under the policy', sandbox: true, policy: true, thinker: 'here' },
  { title: 'its folder, hosted, under the policy', alone: true, hosted: true, policy: true, thinker: 'worker' },
];

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

/** Serves the builds, with and without the policy, and a host page on another origin, and starts a browser. */
export async function openEmbedded() {
  const under = '/my games/Cyprus, 1/';
  const [plain, strict, hosted, host] = await Promise.all([
    serve(EMBEDDED, { under }),
    serve(EMBEDDED, { under, headers: { 'content-security-policy': POLICY } }),
    serve(HOSTED, { under, headers: { 'content-security-policy': `${POLICY}; connect-src 'self'` } }),
    serve('test/play/host'),
  ]);
  const onDisk = pathToFileURL(`${resolve(EMBEDDED)}/`).href;
  const browser = await launch();
  return {
    async open(place: Place, viewport = { width: 640, height: 360 }): Promise<Embedded> {
      const server = place.hosted ? hosted : place.policy ? strict : plain;
      const address = place.alone === 'file' ? onDisk : server.address;
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
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
        else if (!url.startsWith(host.address) && !/^(data|blob):/.test(url)) strays.push(url);
      });
      const close = () => context.close();
      if (place.alone) {
        await page.goto(`${address}index.html?probe`);
        return { game: page, complaints, files, strays, close };
      }
      const around = new URL('index.html', host.address);
      around.searchParams.set('game', `${address}?probe`);
      if (place.sandbox) around.searchParams.set('sandbox', 'allow-scripts');
      await page.goto(around.href);
      const frame = await (await page.waitForSelector('#game')).contentFrame();
      if (!frame) throw new Error('The host page has no frame.');
      return { game: inFrame(page, frame), complaints, files, strays, close };
    },
    async close() {
      await browser.close();
      await Promise.all([plain, strict, hosted, host].map((each) => each.close()));
    },
  };
}

/** Sits down at a short match as a person does who wants no animations: what is kept elsewhere cannot be here. */
export async function sitDown(game: GamePage): Promise<void> {
  const press = (name: string) => game.locator(`#screens .button:has-text("${name}")`).click();
  const choose = (name: string, value: string) =>
    game.locator(`#screens label:has(input[name="${name}"][value="${value}"])`).click();
  await until(game, ({ screen }) => screen === 'title', 'the title');
  await press('Settings');
  await choose('speed', 'instant');
  await choose('quality', 'low');
  await press('Done');
  await press('Set up a table');
  await choose('game', 'sebastopol');
  await game.locator('#screens label:has(input[name="target"])').first().click();
  await press('Sit down');
  await until(game, ({ screen }) => screen === 'playing', 'the match');
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
    waitForTimeout: frame.waitForTimeout.bind(frame),
  };
}
