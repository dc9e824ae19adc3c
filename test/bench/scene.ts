/**
 * Measures the scene in a browser: script time of a frame, draw calls, and Pixi alone beside it.
 *
 *   npm run bench scene
 *
 * Script time of a frame while all 91 tiles of a double-twelve set move, and how much of it is spent in calls to the
 * graphics, which wait for the painting where that is done in software: first with a clock stepped by hand at exactly
 * 60 frames a second, so that it is the same frames everywhere, from the sweeping up to the end of the dealing, then as
 * fast as this machine draws them; with the physics in a worker, as the hosted build has it, and on the thread of the
 * page, as it is where no worker starts. Draw calls with the HUD, and frames asked for while nothing moves. Beside it
 * what Pixi alone takes to move and draw as many sprites.
 */

import type { Browser, Page } from 'playwright-core';
import { createServer } from 'vite';
import type { StagePage } from '../../src/dev/stage.ts';
import { launch } from '../../tools/find-browser.mjs';
import { quantile } from './measures/quantile.ts';

const PORT = 5159;

interface Counted {
  draws: number;
  frames: number;
  /** Milliseconds in calls to the graphics so far. */
  waited: number;
  /** What a worker was asked and has answered, and the milliseconds that the page took to hear it. */
  asked: number;
  answered: number;
  heard: number;
}

/** The window of the stages page, with what is counted there. */
type Counting = StagePage & { readonly counted: Counted };

/** Milliseconds of script of one frame with what a worker answered in it, and of them in calls to the graphics. */
interface Frame {
  readonly script: number;
  readonly waited: number;
}

const figures = (times: readonly number[]) =>
  `${quantile(times, 0.5).toFixed(2)} ms median, ${quantile(times, 0.95).toFixed(2)} p95`;

/** `split`: the same frames where each call to the graphics is timed, which takes time itself. */
function tell(what: string, frames: readonly Frame[], split: readonly Frame[]): void {
  if (frames.length === 0) throw new Error(`nothing was seen of ${what}`);
  console.log(`  ${what}: ${frames.length} frames, script ${figures(frames.map(({ script }) => script))}`);
  console.log(`    in calls to the graphics ${figures(split.map(({ waited }) => waited))}`);
}

/** A stages page that counts what it asks of workers and, where it is to be split, of the graphics, when it is ready. */
async function openPage(browser: Browser, query: string, isSplit: boolean, file = 'dev.html'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
  page.on('pageerror', (fault) => console.error(fault));
  await page.addInitScript((splits) => {
    const counted: Counted = { draws: 0, frames: 0, waited: 0, asked: 0, answered: 0, heard: 0 };
    Object.assign(window, { counted });
    const gl = WebGL2RenderingContext.prototype;
    for (const [name, { value: call }] of Object.entries(Object.getOwnPropertyDescriptors(gl))) {
      if (!splits || typeof call !== 'function' || name === 'constructor') continue;
      Object.assign(gl, {
        [name](this: WebGL2RenderingContext, ...args: unknown[]) {
          if (/^draw(Elements|Arrays)/.test(name)) counted.draws++;
          const began = performance.now();
          const answer: unknown = Reflect.apply(call, this, args);
          counted.waited += performance.now() - began;
          return answer;
        },
      });
    }
    const { addEventListener, postMessage } = Worker.prototype;
    Object.assign(Worker.prototype, {
      postMessage(this: Worker, ...args: unknown[]) {
        counted.asked++;
        Reflect.apply(postMessage, this, args);
      },
      addEventListener(this: Worker, type: string, listener: (event: Event) => void) {
        // A function with a name would want a helper of the one that runs this file.
        Reflect.apply(addEventListener, this, [
          type,
          (event: Event) => {
            const began = performance.now();
            listener(event);
            if (type !== 'message') return;
            counted.heard += performance.now() - began;
            counted.answered++;
          },
        ]);
      },
    });
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      counted.frames++;
      return request(callback);
    };
  }, isSplit);
  await page.goto(`http://localhost:${PORT}/${file}?${query}`);
  return page;
}

const isDone = (page: Page) =>
  page.waitForFunction(() => (window as unknown as Partial<StagePage>).stage?.isDone, null, { timeout: 120_000 });

/** Runs so many frames of a film one by one. */
const stepped = (page: Page, count: number) =>
  page.evaluate(async (wanted) => {
    const { stage, counted } = window as unknown as Counting;
    const frames: Frame[] = [];
    for (let k = 0; k < wanted; k++) {
      const [{ waited, heard }, seen] = [{ ...counted }, stage.times.rest?.length ?? 0];
      await stage.step(1000 / 60);
      while (counted.answered < counted.asked) await new Promise((resolve) => setTimeout(resolve));
      const [script] = (stage.times.rest ?? []).slice(seen);
      if (script === undefined) continue;
      frames.push({ script: script + counted.heard - heard, waited: counted.waited - waited });
    }
    return frames;
  }, count);

/** Runs in the page of sprites: as many frames as of a film, one by one. */
async function moveSprites(): Promise<Frame[]> {
  const { frame, counted } = window as unknown as { readonly frame: () => void } & Counting;
  const frames: Frame[] = [];
  for (let k = 0; k < 180; k++) {
    const { waited } = counted;
    const began = performance.now();
    frame();
    frames.push({ script: performance.now() - began, waited: counted.waited - waited });
    await new Promise((resolve) => setTimeout(resolve));
  }
  return frames;
}

/** The parts of a shuffle, in frames. */
const PARTS = [
  { what: 'sweeping', frames: 40 },
  { what: 'stirring', frames: 150 },
  { what: 'dealing', frames: 120 },
] as const;

/** The frames of each part of that film. */
async function filmed(browser: Browser, query: string, isSplit: boolean): Promise<Frame[][]> {
  const film = await openPage(browser, query, isSplit);
  await isDone(film);
  // The heap is poured out meanwhile.
  await film.waitForFunction(() => {
    const { asked, answered } = (window as unknown as Counting).counted;
    return asked === answered;
  });
  // The first frames wait for shaders, and for code that no engine has seen yet.
  await stepped(film, 30);
  const parts: Frame[][] = [];
  for (const { frames } of PARTS) parts.push(await stepped(film, frames));
  await film.close();
  return parts;
}

/** The frames of as many sprites, drawn by Pixi alone. */
async function sprites(browser: Browser, isSplit: boolean): Promise<Frame[]> {
  const bare = await openPage(browser, '', isSplit, 'test/bench/bare/sprites.html');
  await bare.waitForSelector('[data-drawn]');
  const frames = await bare.evaluate(moveSprites);
  await bare.close();
  return frames.slice(30);
}

/** What was drawn and asked for since it was last cleared. */
const counts = (page: Page, clears: boolean) =>
  page.evaluate((clear) => {
    const { counted } = window as unknown as Counting;
    if (clear) Object.assign(counted, { draws: 0, frames: 0 });
    return { draws: counted.draws, frames: counted.frames };
  }, clears);

const server = await createServer({
  server: { port: PORT, strictPort: true, hmr: false, watch: null },
  logLevel: 'error',
});
await server.listen();
const browser = await launch();
try {
  for (const [where, physics] of [
    ['in a worker', '&worker'],
    ['on the page', ''],
  ]) {
    const query = `film=shuffle&game=cyprus&seats=10&set=12&q=low${physics}`;
    const [plain = [], split = []] = [await filmed(browser, query, false), await filmed(browser, query, true)];
    console.log(`physics ${where}, at 60 frames a second`);
    for (const [k, { what }] of PARTS.entries()) tell(what, plain[k] ?? [], split[k] ?? []);
  }

  const [plain = [], split = []] = [await sprites(browser, false), await sprites(browser, true)];
  tell('Pixi alone, 91 sprites', plain, split);

  const page = await openPage(browser, 'play&crowd&q=low&speed=relaxed&worker', true);
  await isDone(page);
  const times = await page.evaluate(() => (window as unknown as StagePage).stage.times);
  for (const [what, list] of Object.entries(times))
    console.log(`as drawn here, ${what}: ${list.length} frames, script ${figures(list)}`);
  await page.waitForTimeout(1200);
  await counts(page, true);
  await page.waitForTimeout(3000);
  console.log('nothing moves, 3 s:', await counts(page, false));
  await counts(page, true);
  await page.evaluate(() => (window as unknown as StagePage).stage.scene.resize());
  console.log(
    'one frame with the HUD:',
    (await counts(page, false)).draws,
    'draw calls, at most 6 of them the table: cloth, its copy, shadows, places, tiles, shadows on tiles',
  );
} finally {
  await browser.close();
  await server.close();
}
