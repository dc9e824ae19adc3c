/**
 * Measures the scene in a browser: `npm run bench:scene`. Script time of a frame while all 91 tiles of a double-twelve set
 * move, and how much of it is spent in calls to the graphics, which wait for the painting where that is done in software;
 * draw calls with and without the HUD, and frames asked for while nothing moves.
 */

import { createServer } from 'vite';
import { launch } from '../../scripts/find-browser.mjs';

interface Counted {
  draws: number;
  frames: number;
  /** Milliseconds in calls to the graphics so far. */
  waited: number;
  /** By frame: milliseconds in them, and in everything else. */
  readonly waits: number[];
  readonly own: number[];
}

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(2);

const server = await createServer({
  server: { port: 5159, strictPort: true, hmr: false, watch: null },
  logLevel: 'error',
});
await server.listen();
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
  page.on('pageerror', (fault) => console.error(fault));
  await page.addInitScript(() => {
    const counted: Counted = { draws: 0, frames: 0, waited: 0, waits: [], own: [] };
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
      return request((time) => {
        const before = counted.waited;
        const began = performance.now();
        callback(time);
        const waited = counted.waited - before;
        counted.waits.push(waited);
        counted.own.push(performance.now() - began - waited);
      });
    };
  });
  await page.goto('http://localhost:5159/dev.html?play&crowd&q=low&speed=relaxed');
  await page.waitForFunction(() => (window as unknown as { stage?: { isDone: boolean } }).stage?.isDone, null, {
    timeout: 120_000,
  });
  const times = await page.evaluate(
    () => (window as unknown as { stage: { times: Record<string, number[]> } }).stage.times,
  );
  for (const [what, list] of Object.entries(times)) {
    console.log(
      `${what}: ${list.length} frames, script ${percentile(list, 0.5)} ms median, ${percentile(list, 0.95)} p95`,
    );
  }
  const { waits, own } = await page.evaluate(() => (window as unknown as { counted: Counted }).counted);
  console.log(`of it our own: ${percentile(own, 0.5)} ms median, ${percentile(own, 0.95)} p95`);
  console.log(`of it in calls to the graphics: ${percentile(waits, 0.5)} ms median, ${percentile(waits, 0.95)} p95`);
  await page.waitForTimeout(1200);
  const count = (clear: boolean) =>
    page.evaluate((hide) => {
      const counted = (window as unknown as { counted: Counted }).counted;
      if (hide) Object.assign(counted, { draws: 0, frames: 0 });
      return { draws: counted.draws, frames: counted.frames };
    }, clear);
  await count(true);
  await page.waitForTimeout(3000);
  console.log('nothing moves, 3 s:', await count(false));
  await count(true);
  await page.evaluate(() => (window as unknown as { stage: { scene: { resize(): void } } }).stage.scene.resize());
  console.log(
    'one frame with the HUD:',
    (await count(false)).draws,
    'draw calls, 4 of them cloth, its copy, shadows and tiles',
  );
} finally {
  await browser.close();
  await server.close();
}
