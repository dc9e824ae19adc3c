/** Watches the bots of a page from outside: what they are asked, and how long they take. */
import type { Page } from 'playwright-core';
import type { ToWorker } from '../../src/bots/messages.ts';
import { DEADLINE } from '../../src/seats/thinker/decision.machine.ts';

/** One decision that was asked of a worker. */
export interface Decision {
  readonly level: string;
  readonly seats: number;
  /** Bytes of the question, spelled as JSON. */
  readonly bytes: number;
  /** Milliseconds from the question until the answer was heard; `null` where none was. */
  took: number | null;
}

export interface BotWatch {
  readonly decisions: Decision[];
  /** Workers that were started. */
  workers: number;
}

declare global {
  interface Window {
    botWatch?: BotWatch;
  }
}

/** How the page's workers fare: as built; not there at all; or every one falls silent, or dies, at its third question. */
export type Fate = 'sound' | 'none' | 'silent' | 'dying';

/** Watches the bots of every page that is loaded from now on. */
export async function watchedBots(page: Page, fate: Fate): Promise<() => Promise<BotWatch>> {
  // Some compilers mark functions by a name that pages do not know.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(watchBots, { fate, deadline: DEADLINE });
  return async () => {
    const watch = await page.evaluate(() => window.botWatch);
    if (!watch) throw new Error('The page was not watched.');
    return watch;
  };
}

/** Runs in the page before its scripts. */
function watchBots({ fate, deadline }: { fate: Fate; deadline: number }): void {
  /** The question that a worker does not live to answer, from 1. */
  const LAST = 3;
  const watch: BotWatch = { decisions: [], workers: 0 };
  window.botWatch = watch;
  if (fate === 'none') {
    Reflect.deleteProperty(window, 'Worker');
    return;
  }
  const Original = window.Worker;
  window.Worker = class extends Original {
    readonly #asked = new Map<number, { readonly at: number; readonly decision: Decision }>();
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      watch.workers++;
      this.addEventListener('message', ({ data }: MessageEvent<{ type?: string; id?: number }>) => {
        const asked = this.#asked.get(data.id ?? -1);
        if (data.type === 'move' && asked) asked.decision.took = performance.now() - asked.at;
      });
    }
    override postMessage(message: ToWorker): void {
      if (message.type === 'think') this.#note(message);
      const isOut = fate !== 'sound' && this.#asked.size >= LAST;
      if (!isOut) super.postMessage(message);
      else if (fate === 'dying') this.dispatchEvent(new ErrorEvent('error'));
      // Nobody hears from it in time.
      else void window.passTime?.(deadline);
    }
    #note(message: Extract<ToWorker, { type: 'think' }>): void {
      const { mind, seen, id } = message;
      const bytes = JSON.stringify(message).length;
      const decision = { level: mind.level, seats: seen.hands.length, bytes, took: null };
      watch.decisions.push(decision);
      this.#asked.set(id, { at: performance.now(), decision });
    }
  };
}
