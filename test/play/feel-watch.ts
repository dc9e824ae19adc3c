/** Watches the course of a match from outside: when each move was made, what was said, and when the page was busy. */
import type { Page } from 'playwright-core';

/** A change of how the match stands. */
interface Tick {
  /** Milliseconds of the page. */
  readonly at: number;
  /** Moves of the match so far. */
  readonly moves: number;
  readonly state: string | null;
  /** Whether the person is asked. */
  readonly asks: boolean;
}

export interface Feel {
  readonly ticks: Tick[];
  readonly words: { readonly at: number; readonly text: string }[];
  /** Milliseconds of each task of 50 and more, and when it began. */
  readonly longTasks: { readonly at: number; readonly ms: number }[];
}

declare global {
  interface Window {
    feel?: Feel;
  }
}

/** Watches every page that is loaded from now on; what it answers tells what has been seen. */
export async function watchedFeel(page: Page): Promise<() => Promise<Feel>> {
  // Some compilers mark functions by a name that pages do not know.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(watchFeel);
  return async () => {
    const feel = await page.evaluate(() => window.feel);
    if (!feel) throw new Error('The page was not watched.');
    return feel;
  };
}

/** Runs in the page before its scripts. */
function watchFeel(): void {
  const feel: Feel = { ticks: [], words: [], longTasks: [] };
  window.feel = feel;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) feel.longTasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  setInterval(() => {
    const now = window.starDominoes?.look();
    if (!now) return;
    const moves = now.log.reduce((sum, deal) => sum + deal.length, 0);
    const asks = now.question !== null;
    const last = feel.ticks.at(-1);
    if (last?.moves === moves && last.state === now.state && last.asks === asks) return;
    feel.ticks.push({ at: performance.now(), moves, state: now.state, asks });
  }, 8);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const text = node.textContent ?? '';
      // At the table and in the log: once.
      if (/^“.*”$/.test(text) && node.parentElement?.closest('#table'))
        feel.words.push({ at: performance.now(), text });
    }
  }).observe(document, { childList: true, subtree: true });
}
