/**
 * Measures how soon a match begins: from Play, on a title that has stood for two seconds, to the first tile that moves.
 *
 *   npm run bench press [RUNS]     needs a build
 *
 * Prints milliseconds for each run, and the longest task of the page meanwhile. Run it where nothing else runs: on a busy
 * machine half of both is waiting for a core.
 */
import { argv } from 'node:process';
import { openRealSite } from '../play/site.ts';

const [, , runs = '5'] = argv;
const site = await openRealSite();
try {
  for (let run = 0; run < Number(runs); run++) {
    // Somebody who has played Cyprus before: nothing comes between Play and the table.
    const visit = await site.open('about:blank', { settings: { speed: 'normal' } });
    const { page } = visit;
    await page.addInitScript(() => localStorage.setItem('cyprus/introduced', '["cyprus"]'));
    await page.addInitScript(() => {
      const seen = { pressed: 0, moved: 0, longest: 0 };
      Object.assign(window, { press_: seen });
      addEventListener('click', () => Object.assign(seen, { pressed: performance.now() }), {
        capture: true,
        once: true,
      });
      const post = Worker.prototype.postMessage;
      // The shuffle is told of the first frame's time when its tiles first move.
      Worker.prototype.postMessage = function (this: Worker, ...given: [message: { type?: string }, ...rest: never[]]) {
        if (given[0].type === 'step' && !seen.moved)
          requestAnimationFrame(() => Object.assign(seen, { moved: seen.moved || performance.now() }));
        return (post as (...all: unknown[]) => void).apply(this, given);
      } as typeof post;
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          if (seen.pressed && startTime >= seen.pressed && (!seen.moved || startTime < seen.moved))
            seen.longest = Math.max(seen.longest, duration);
      }).observe({ type: 'longtask' });
    });
    await page.goto(site.address);
    const button = page.locator('.title-buttons button').first();
    await button.waitFor();
    await page.waitForTimeout(2000);
    await button.click();
    await page.waitForFunction(() => (window as unknown as { press_: { moved: number } }).press_.moved > 0);
    const { pressed, moved, longest } = await page.evaluate(
      () => (window as unknown as { press_: { pressed: number; moved: number; longest: number } }).press_,
    );
    console.log(
      `${(moved - pressed).toFixed(0)} ms until the first tile moves (budget 150), longest task ${longest.toFixed(0)} ms (50)`,
    );
    await visit.close();
  }
} finally {
  await site.close();
}
