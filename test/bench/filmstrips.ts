/**
 * Ten frames each of the motions that matter, side by side, for a person to judge (`npm run filmstrips`,
 * `npm run filmstrips lay,end 960x600 low`). The clock of the stages page is stepped by hand; the pictures go to
 * `test/output/film-*.png`.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

interface Film {
  readonly query: string;
  /** Milliseconds at which each frame is taken. */
  readonly at: readonly number[];
}

const every = (from: number, to: number) => Array.from({ length: 10 }, (_, k) => from + ((to - from) * k) / 9);
const FILMS: Readonly<Record<string, Film>> = {
  shuffle: { query: 'film=shuffle&seed=b', at: [150, 350, 550, 750, 950, 1150, 1350, 2000, 3300, 3600] },
  deal: { query: 'film=deal&seed=b', at: every(3700, 6000) },
  lay: { query: 'film=lay&seed=b&moves=14', at: every(0, 430) },
  draw: { query: 'film=draw&seed=b&moves=0', at: every(0, 430) },
  star: { query: 'film=star&seed=b&moves=4', at: every(200, 1700) },
  end: { query: 'film=end&seed=b&moves=4', at: every(300, 1700) },
};
const [wanted = Object.keys(FILMS).join(), size = '640x420', quality = 'full'] = process.argv.slice(2);
const [width = 640, height = 420] = size.split('x').map(Number);
const folder = 'test/output';
mkdirSync(folder, { recursive: true });

const server = await createServer({ server: { port: 5163, hmr: false, watch: null }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const [name, { query, at }] of Object.entries(FILMS)) {
    if (!wanted.split(',').includes(name)) continue;
    const page = await browser.newPage({ viewport: { width, height } });
    page.on('pageerror', (fault) => console.error(fault));
    await page.goto(`${server.resolvedUrls?.local[0]}dev.html?${query}&q=${quality}`);
    await page.waitForFunction(() => (window as unknown as { stage?: { isDone: boolean } }).stage?.isDone, null, {
      timeout: 60_000,
    });
    const frames: string[] = [];
    let gone = 0;
    for (const time of at) {
      const ms = time - gone;
      gone = time;
      await page.evaluate(
        (by) => (window as unknown as { stage: { step(ms: number): Promise<void> } }).stage.step(by),
        ms,
      );
      frames.push((await page.screenshot({ timeout: 60_000 })).toString('base64'));
    }
    await page.setViewportSize({ width: width * 5, height: height * 2 });
    await page.setContent(
      `<body style="margin:0;display:grid;grid-template-columns:repeat(5,${width}px)">${frames.map((frame) => `<img width="${width}" src="data:image/png;base64,${frame}">`).join('')}`,
    );
    await page.screenshot({ path: `${folder}/film-${name}.png`, timeout: 60_000 });
    console.log(`film-${name}: ${at.map(Math.round).join(', ')} ms`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
