/**
 * Measures the built game against the budgets: first load, start, draw calls, idle.
 *
 *   npm run bench budgets     needs a build
 *
 * Bytes of the first load, time until the first deal that can be played is seen beside a page that only starts Pixi,
 * draw calls of a frame, and what runs when nothing moves. Prints one line a figure, and fails when the first load is
 * too heavy. Script time with every tile moving: `npm run bench scene`.
 */
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { FIRST_LOAD, firstLoad, weightOf } from '../play/first-load.ts';
import { until } from '../play/probe.ts';
import { DIST, openRealSite } from '../play/site.ts';
import { quantile } from './measures/quantile.ts';
import { type Start, watchFrames, watchStart } from './measures/watch.ts';

const RUNS = 5;
const QUERY = '?probe&game=cyprus&seats=4';
const median = (values: readonly number[], share = 0.5) => quantile(values, share);
const say = (what: string, figure: string) => console.log(`${what.padEnd(58)} ${figure}`);

await build({
  root: 'test/bench/bare',
  base: './',
  logLevel: 'error',
  build: { outDir: resolve(process.env.DIST ?? 'dist', 'bare'), emptyOutDir: true },
});
const site = await openRealSite();
const playable = (page: Page) => until(page, (now) => now.question !== null, 'a question');

try {
  // First load: the scripts that the first deal needs, by their imports.
  {
    const scripts = firstLoad(DIST);
    for (const { path, gzipped } of scripts) say(`  ${path}`, `${(gzipped / 1e3).toFixed(1)} kB gzipped`);
    const weight = weightOf(scripts);
    say(`first load, scripts gzipped (budget ${FIRST_LOAD} kB)`, `${weight.toFixed(1)} kB`);
    if (weight > FIRST_LOAD) process.exitCode = 1;
  }

  // Start: ratio to a page that only starts Pixi, the two in turn; once before for a browser that is busy with its own start.
  {
    const starts = { title: [] as Start[], game: [] as Start[], bare: [] as Start[] };
    for (let run = -1; run < RUNS; run++) {
      for (const [query, times, last] of [
        ['bare/index.html', starts.bare, 'asked'],
        ['', starts.title, 'title'],
        [QUERY, starts.game, 'asked'],
      ] as const) {
        const visit = await site.open('about:blank');
        await visit.page.addInitScript(watchStart);
        await visit.page.goto(`${site.address}${query}`);
        await visit.page.waitForFunction((what) => window.start_[what], last, { polling: 30 });
        if (run >= 0) times.push(await visit.page.evaluate(() => window.start_));
        await visit.close();
      }
    }
    const ratio = (what: keyof Start, of: readonly Start[]) => {
      const [game, bare] = [of, starts.bare].map((list) => median(list.map((start) => start[what])));
      return `${((game ?? 0) / (bare ?? 1)).toFixed(2)}  (${game?.toFixed(0)} / ${bare?.toFixed(0)} ms)`;
    };
    say('until the title can be pressed / Pixi alone (1.0)', ratio('title', starts.title));
    say('until the first playable deal is seen / Pixi alone (2.5)', ratio('stands', starts.game));
    say('until the player is asked: bots moved before / Pixi alone', ratio('asked', starts.game));
  }

  // A frame: draw calls while a whole deal moves, and what runs at rest.
  {
    const visit = await site.open('about:blank', { settings: { speed: 'normal' } });
    await visit.page.addInitScript(watchFrames);
    await visit.page.goto(`${site.address}?probe&game=cyprus&seats=4`);
    await playable(visit.page);
    await visit.page.waitForTimeout(1500);
    const moving = await visit.page.evaluate(() => window.frames_);
    say(
      'draw calls a frame (budget 25 with all HUD)',
      `${median(moving.draws)} median, ${Math.max(...moving.draws)} most`,
    );

    const before = await visit.page.evaluate(() => window.frames_.frames + window.frames_.timers);
    const session = await visit.page.context().newCDPSession(visit.page);
    await session.send('Performance.enable');
    const task = async () =>
      (await session.send('Performance.getMetrics')).metrics.find((each) => each.name === 'TaskDuration')?.value ?? 0;
    const worked = await task();
    await visit.page.waitForTimeout(5000);
    const cpu = ((await task()) - worked) / 5;
    const after = await visit.page.evaluate(() => window.frames_.frames + window.frames_.timers);
    say('at rest for 5 s: frames and timers (budget 0)', String(after - before));
    say('at rest for 5 s: main thread busy (budget 1 %)', `${(cpu * 100).toFixed(2)} %`);
    await visit.close();
  }
} finally {
  await site.close();
}
