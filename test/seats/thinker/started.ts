/** Those who think for seats, under a root of their own. */
import { createActor } from 'xstate';
import type { GameSetup } from '../../../src/bots/messages.ts';
import { createAdviser } from '../../../src/seats/thinker/adviser.ts';
import { createThinker } from '../../../src/seats/thinker/thinker.ts';
import { createThinkersMachine, type ThinkersOptions } from '../../../src/seats/thinker/thinkers.machine.ts';

/** Bots sit down at once, at a table if one is given; `close` ends all. */
export function startThinker({ table, ...options }: ThinkersOptions & { readonly table?: GameSetup }) {
  const thinkers = createActor(createThinkersMachine(options)).start();
  thinkers.send({ type: 'WANTED', ...(table && { table }) });
  const thinker = createThinker(thinkers);
  return {
    think: thinker.think,
    get where() {
      return thinker.where;
    },
    /** What the chart has started, and not yet ended. */
    children: () => Object.keys(thinkers.getSnapshot().children),
    close: () => void thinkers.stop(),
  };
}

/** The worker that gives advice, which nobody has wanted yet; `close` ends it. */
export function advisingWorker(options: ThinkersOptions) {
  const thinkers = createActor(createThinkersMachine(options)).start();
  return { worker: thinkers.getSnapshot().context.adviser, close: () => void thinkers.stop() };
}

export function startAdviser(options: ThinkersOptions) {
  const { worker, close } = advisingWorker(options);
  return { ...createAdviser(worker, options.timers), close };
}
