/** Starts what thinks for seats, under a root of its own. */
import { createActor } from 'xstate';
import type { GameSetup } from '../../../src/bots/messages.ts';
import { createAdviser } from '../../../src/seats/thinker/adviser.ts';
import { createThinker } from '../../../src/seats/thinker/thinker.ts';
import { createThinkersMachine, type ThinkersOptions } from '../../../src/seats/thinker/thinkers.machine.ts';

/** Starts the thinking with its worker, warmed up for a table if one is given; `close` ends everything. */
export function startThinker({ table, ...options }: ThinkersOptions & { readonly table?: GameSetup }) {
  const thinkers = createActor(createThinkersMachine(options)).start();
  thinkers.send({ type: 'WANTED', ...(table && { table }) });
  const thinker = createThinker(thinkers);
  return {
    think: thinker.think,
    get where() {
      return thinker.where;
    },
    /** The ids of the running children of the chart. */
    children: () => Object.keys(thinkers.getSnapshot().children),
    close: () => void thinkers.stop(),
  };
}

/** Returns the worker that gives advice, not yet started; `close` ends it. */
export function advisingWorker(options: ThinkersOptions) {
  const thinkers = createActor(createThinkersMachine(options)).start();
  return { worker: thinkers.getSnapshot().context.adviser, close: () => void thinkers.stop() };
}

export function startAdviser(options: ThinkersOptions) {
  const { worker, close } = advisingWorker(options);
  return { ...createAdviser(worker, options.timers), close };
}
