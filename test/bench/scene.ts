/**
 * Measures the scene in a browser: `npx tsx test/bench/scene.ts`. Script time of a frame while all 91 tiles of a
 * double-twelve set move, draw calls with and without the HUD, and frames asked for while nothing moves.
 */
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

interface Counted {
  draws: number;
  frames: number;
}

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(2);

const server = await createServer({
  server: { port: 5159, strictPort: true, hmr: false, watch: null },
  logLevel: 'error',
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
  page.on('pageerror', (fault) => console.error(fault));
  await page.addInitScript(() => {
    const counted = { draws: 0, frames: 0 };
    Object.assign(window, { counted });
    const gl = WebGL2RenderingContext.prototype;
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
      const draw = gl[name] as (...args: unknown[]) => void;
      Object.assign(gl, {
        [name](this: WebGL2RenderingContext, ...args: unknown[]) {
          counted.draws++;
          draw.apply(this, args);
        },
      });
    }
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      counted.frames++;
      return request(callback);
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
  await page.waitForTimeout(1200);
  const count = (clear: boolean) =>
    page.evaluate((hide) => {
      const counted = (window as unknown as { counted: Counted }).counted;
      if (hide) Object.assign(counted, { draws: 0, frames: 0 });
      return { ...counted };
    }, clear);
  await count(true);
  await page.waitForTimeout(3000);
  console.log('nothing moves, 3 s:', await count(false));
  await count(true);
  await page.evaluate(() => (window as unknown as { stage: { scene: { resize(): void } } }).stage.scene.resize());
  console.log('one frame with the HUD:', (await count(false)).draws, 'draw calls, 3 of them table, shadows and tiles');
} finally {
  await browser.close();
  await server.close();
}
