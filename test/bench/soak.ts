/**
 * Plays deal after deal in one page and watches what grows.
 *
 *   npm run bench soak [DEALS [SPEED]]     200 at `instant` unless given; needs a build
 *
 * Most deals are played by the buttons of the DOM table, in the page itself; the first of each match by tap. At
 * `instant` no tile is seen shuffled. Weighs the page at the sheets, when the log is full, and at the results, and
 * prints how much each figure grew a deal, within matches and over them; `heap` is all that V8 holds, `objects` is that
 * less compiled code and the browser's own. Fails where one grew beyond its budget, and beyond what may be chance.
 */
import type { Page } from 'playwright-core';
import { holdingsOf, keepLedger } from '../play/ledger.ts';
import { byTap, playMatch, pressScreen } from '../play/player.ts';
import { look, until } from '../play/probe.ts';
import { openRealSite } from '../play/site.ts';
import { bytesOfObjects } from './measures/heap.ts';
import { type Point, trendOf } from './measures/slope.ts';

const DEALS = Number(process.argv[2] ?? 200);
const SPEED = process.argv[3] ?? 'instant';
/** After so many deals of a match the log is as long as it gets, and the page is weighed after every second one. */
const WARM = 10;
const EVERY = 2;

/** What may grow a deal, in its own unit. What is not here may not grow at all: less than one in fifty deals. */
const OVER_MATCHES: Readonly<Record<string, number>> = { 'heap, kB': 20, 'objects, kB': 20 };
/** The code of a match is compiled, and compiled better, as long as it runs; it goes with the match. */
const WITHIN_MATCHES = { ...OVER_MATCHES, 'heap, kB': Number.POSITIVE_INFINITY };
const STILL = 1 / 50;
/** Standard errors that may be chance. */
const CHANCE = 3;

const site = await openRealSite();
try {
  const visit = await site.open('about:blank', { viewport: { width: 480, height: 320 }, settings: { speed: SPEED } });
  const { page } = visit;
  await keepLedger(page);
  await page.goto(`${site.address}?probe&game=cyprus&seats=4&target=500`);
  const devtools = await page.context().newCDPSession(page);
  const weigh = async () => {
    for (let times = 0; times < 2; times++) await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
    const { listeners, ...held } = await holdingsOf(page);
    const objects = (await bytesOfObjects(devtools)) / 1000;
    return {
      'heap, kB': usedSize / 1000,
      'objects, kB': objects,
      nodes,
      jsEventListeners,
      listeners: listeners.length,
      ...held,
    };
  };
  type Weights = Awaited<ReturnType<typeof weigh>>;
  const sheets: (readonly (readonly [deal: number, Weights])[])[] = [];
  const results: (readonly [deal: number, Weights])[] = [];
  const began = performance.now();
  const report = (what: string, deals: number, weights: Weights) => {
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    console.log(`${minutes} min, ${deals} deals, ${what}: ${JSON.stringify(weights)}`);
  };

  for (let before = 0; before < DEALS; ) {
    await playMatch(page, byTap, { enough: ({ deals }) => deals > 0 });
    const match: (readonly [number, Weights])[] = [];
    for (;;) {
      await playDeal(page);
      const { deals, screen } = await look(page);
      if (screen === 'result') {
        before += deals;
        const weights = await weigh();
        results.push([before, weights]);
        report('result', before, weights);
        break;
      }
      if (deals >= WARM && deals % EVERY === 0) match.push([deals, await weigh()]);
    }
    const [, last] = match.at(-1) ?? [];
    if (last) report('sheet', before, last);
    sheets.push(match);
    await pressScreen(page, '#screens .button.is-main');
    await until(page, ({ screen, deals }) => screen === 'playing' && deals === 0, 'the next match');
  }

  const judge = (
    where: string,
    runs: readonly (readonly (readonly [number, Weights])[])[],
    budgets: typeof OVER_MATCHES,
  ) => {
    for (const name of Object.keys(runs.flat()[0]?.[1] ?? {}) as (keyof Weights)[]) {
      const points = runs.map((run) => run.map(([deal, weights]): Point => [deal, weights[name]]));
      const { slope, error } = trendOf(points);
      const budget = budgets[name] ?? STILL;
      const isOver = slope - CHANCE * error > budget;
      if (isOver) process.exitCode = 1;
      const figures = `${slope.toFixed(3).padStart(9)} ± ${error.toFixed(3).padEnd(7)} a deal`;
      console.log(`${where} ${name.padEnd(18)} ${figures}${isOver ? ` (budget ${budget})` : ''}`);
    }
  };
  judge('within matches', sheets, WITHIN_MATCHES);
  // The first match loads and compiles what the others find.
  judge('over matches  ', [results.slice(1)], OVER_MATCHES);
  console.log(`complaints: ${JSON.stringify(visit.complaints)}`);
  if (visit.complaints.length > 0) process.exitCode = 1;
} finally {
  await site.close();
}

/** From one sheet to the next, or to the result, by the buttons of the DOM table. */
function playDeal(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    const named = (group: string, id: string | number) => `#table [data-group="${group}"][data-id="${id}"]`;
    let before: number | null = null;
    for (;;) {
      const now = window.starDominoes?.look();
      if (!now) throw new Error('The page has no probe.');
      before ??= now.deals;
      const isSheet = now.match === 'sheet' && document.querySelector('#screens .button.is-main');
      if (now.screen === 'result' || (isSheet && now.deals > before)) return;
      const move = now.question?.moves.find((each) => each.do === 'play') ?? now.question?.moves[0];
      if (isSheet) press('#screens .button.is-main');
      else if (move?.do === 'draw') press(named('actions', 'draw'));
      else if (move?.do === 'play' && now.picked !== move.tile) press(named('hand', move.tile));
      else if (move?.do === 'play') press(named('places', move.arm));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
}
