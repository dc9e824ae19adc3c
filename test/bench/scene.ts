/**
 * Measures the scene in a browser: `npm run bench:scene`. Script time of a frame while all 91 tiles of a double-twelve set
 * move, and how much of it is spent in calls to the graphics, which wait for the painting where that is done in software:
 * first with a clock stepped by hand at exactly 60 frames a second, so that it is the same frames everywhere, from the
 * sweeping up to the end of the dealing, then as fast as this machine draws them. Draw calls with the HUD, and frames
 * asked for while nothing moves.
 */

import type { Browser, Page } from 'playwright-core';
import { createServer } from 'vite';
import { launch } from '../../scripts/find-browser.mjs';
import type { StagePage } from '../../src/dev/look.ts';

const PORT = 5159;

interface Counted {
  draws: number;
  frames: number;
  /** Milliseconds in calls to the graphics so far. */
  waited: number;
}

/** The window of the stages page, with what is counted there. */
type Counting = StagePage & { readonly counted: Counted };

/** Milliseconds of script of one frame, and of them in calls to the graphics. */
interface Frame {
  readonly script: number;
  readonly waited: number;
}

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(2);
const figures = (times: readonly number[]) => `${percentile(times, 0.5)} ms median, ${percentile(times, 0.95)} p95`;

function tell(what: string, frames: readonly Frame[]): void {
  console.log(`${what}: ${frames.length} frames, script ${figures(frames.map(({ script }) => script))}`);
  console.log(`  our own ${figures(frames.map(({ script, waited }) => script - waited))}`);
  console.log(`  in calls to the graphics ${figures(frames.map(({ waited }) => waited))}`);
}

/** A stages page that counts what it asks of the graphics, when it is ready. */
async function openPage(browser: Browser, query: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
  page.on('pageerror', (fault) => console.error(fault));
  await page.addInitScript(() => {
    const counted: Counted = { draws: 0, frames: 0, waited: 0 };
    Object.assign(window, { counted });
    const gl = WebGL2RenderingContext.prototype;
    for (const [name, { value: call }] of Object.entries(Object.getOwnPropertyDescriptors(gl))) {
      if (typeof call !== 'function' || name === 'constructor') continue;
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
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      counted.frames++;
      return request(callback);
    };
  });
  await page.goto(`http://localhost:${PORT}/dev.html?${query}`);
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
      const [before, seen] = [counted.waited, stage.times.rest?.length ?? 0];
      await stage.step(1000 / 60);
      const [script] = (stage.times.rest ?? []).slice(seen);
      if (script !== undefined) frames.push({ script, waited: counted.waited - before });
    }
    return frames;
  }, count);

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
  const film = await openPage(browser, 'film=shuffle&game=cyprus&seats=10&set=12&q=low');
  await isDone(film);
  // The first frames wait for shaders, and for code that no engine has seen yet.
  await stepped(film, 30);
  tell('at 60 frames a second, sweeping', await stepped(film, 40));
  tell('at 60 frames a second, stirring', await stepped(film, 150));
  tell('at 60 frames a second, dealing', await stepped(film, 120));
  await film.close();

  const page = await openPage(browser, 'play&crowd&q=low&speed=relaxed');
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
    'draw calls, 4 of them cloth, its copy, shadows and tiles',
  );
} finally {
  await browser.close();
  await server.close();
}
