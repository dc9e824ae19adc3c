/** Opens the game in a frame of a host page, each on an origin of its own. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Frame, Page } from 'playwright-core';
import type { ToHost } from '../../../src/shell/portal/host-messages.ts';
import { openBrowser } from '../browser.ts';
import type { GamePage } from '../probe.ts';
import { sameChance } from '../same-chance.ts';
import { serve } from '../serve.ts';
import { COARSE, GRAPHICS_NOTES, SMALL } from '../site.ts';

declare global {
  /** On a host page: what the game said, in order. */
  var heard: ToHost[];
  /** On a host page: says anything to the game. */
  var say: (message: unknown) => void;
  /** In every frame: how many sounds were started. */
  var sounded: number;
}

export interface HostedGame {
  readonly page: Page;
  readonly frame: Frame;
  /** The frame, played with the page's mouse and keys. */
  readonly game: GamePage;
  readonly complaints: readonly string[];
  say(message: unknown): Promise<void>;
  heard(): Promise<readonly ToHost[]>;
  /** Waits for the first message from number `from` on that is of this type. */
  hear<T extends ToHost['type']>(type: T, from?: number): Promise<Extract<ToHost, { type: T }>>;
  close(): Promise<void>;
}

export interface Wishes {
  /** What the game's address asks for beside the host. */
  readonly query?: string;
  /** The words of the frame's `sandbox`; none: no sandbox. */
  readonly sandbox?: string | undefined;
  /** Frames the game from another origin than the one that it is told of. */
  readonly isStranger?: boolean;
  readonly sibling?: boolean;
  /** The host is several screens long, with a field, and the frame in its middle. */
  readonly isLong?: boolean;
  readonly hasTouch?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** Keeps a browser from asking for another one. */
const ICON = '<link rel="icon" href="data:,">';

/** Serves the build in `dist`, a host page and the same page from a stranger's origin, and starts a browser. */
export async function openHosts(dist: string) {
  const [game, host, stranger] = await Promise.all([serve(dist), serve('test/play/host'), serve('test/play/host')]);
  const documented = await mkdtemp(join(tmpdir(), 'host-page-'));
  const documentedHost = await serve(documented);
  const browser = await openBrowser();
  /** A page of its own, and what it complains of. */
  const openPage = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({ ...options, ...COARSE });
    const page = await context.newPage();
    await sameChance(page, 1);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
    page.on('console', (message) => {
      const text = message.text();
      if (!['error', 'warning'].includes(message.type()) || GRAPHICS_NOTES.some((note) => note.test(text))) return;
      complaints.push(`${text} ${message.location().url}`);
    });
    return { page, complaints, close: () => context.close() };
  };
  return {
    /** The host page that the documentation shows, for this game. */
    async openDocumented() {
      const shown = /```html\n([\s\S]*?)```/.exec(await readFile('docs/host.md', 'utf8'))?.[1] ?? '';
      const opened = await openPage({ viewport: { width: 640, height: 480 } });
      const page = shown.replace('https://games.example.net/cyprus/', game.address);
      await writeFile(join(documented, 'index.html'), page.replace('<title>', `${ICON}<title>`));
      await opened.page.goto(documentedHost.address);
      return opened;
    },
    async open({ query = '', sandbox, isStranger, sibling, isLong, hasTouch = false, viewport = SMALL }: Wishes = {}) {
      const { page, complaints, close } = await openPage({ viewport, hasTouch });
      await page.addInitScript(() => {
        try {
          // No canvas is put in another's place because the machine is slow: not while a finger is down on it.
          localStorage.setItem('cyprus/settings', localStorage.getItem('cyprus/settings') ?? '{"quality":"low"}');
        } catch {
          // A sandboxed frame keeps nothing.
        }
        globalThis.sounded = 0;
        const { start } = AudioBufferSourceNode.prototype;
        AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...when) {
          globalThis.sounded++;
          return start.apply(this, when);
        };
      });
      const hosting = new URL(host.address).origin;
      const around = new URL('index.html', isStranger ? stranger.address : host.address);
      around.searchParams.set('game', `${game.address}?probe&host=${encodeURIComponent(hosting)}${query}`);
      if (sandbox !== undefined) around.searchParams.set('sandbox', sandbox);
      if (sibling) around.searchParams.set('sibling', '');
      if (isLong) around.searchParams.set('long', '');
      await page.goto(around.href);
      const frame = await (await page.waitForSelector('#game')).contentFrame();
      if (!frame) throw new Error('The host page has no frame.');
      const heard = () => page.evaluate(() => globalThis.heard);
      return {
        page,
        frame,
        game: facade(page, frame),
        complaints,
        say: (message) => page.evaluate((said) => globalThis.say(said), message),
        heard,
        async hear(type, from = 0) {
          await page.waitForFunction(
            ([wanted, first]) => globalThis.heard.slice(first).some((each) => each.type === wanted),
            [type, from] as const,
            { timeout: 60_000 },
          );
          const found = (await heard()).slice(from).find((each) => each.type === type);
          return found as Extract<ToHost, { type: typeof type }>;
        },
        close,
      } satisfies HostedGame as HostedGame;
    },
    async close() {
      await browser.close();
      await Promise.all([game, host, stranger, documentedHost].map((served) => served.close()));
      await rm(documented, { recursive: true });
    },
  };
}

export type Hosts = Awaited<ReturnType<typeof openHosts>>;

function facade(page: Page, frame: Frame): GamePage {
  return {
    mouse: page.mouse,
    keyboard: page.keyboard,
    evaluate: frame.evaluate.bind(frame),
    locator: frame.locator.bind(frame),
    waitForSelector: frame.waitForSelector.bind(frame),
    waitForTimeout: frame.waitForTimeout.bind(frame),
  };
}
