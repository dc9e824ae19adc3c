/**
 * The life of a worker, as the page supervises it: started, once it is wanted, from the first source that works here, started
 * again when it crashes or hangs, given up when no source is left. What is asked of the worker is remembered by whoever asks.
 */
import { type ActorRefFrom, assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { GameSetup, ToWorker } from '../../bots/messages.ts';
import { deadline, type Timers } from './timers.ts';

/** As much of a Web Worker as is needed. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Pick<Event, 'preventDefault'>) => void): void;
  terminate(): void;
}

/** Where a worker can be had from: a file, or a text that the page carries. */
export interface WorkerSource {
  readonly kind: 'worker' | 'blob';
  /** May throw where no worker can be started from it. */
  start(): WorkerLike;
}

interface WorkerInput {
  /** Tried in this order. */
  readonly sources: readonly WorkerSource[];
  readonly timers: Timers;
}

interface WorkerContext extends WorkerInput {
  /** How often in a row a worker of this source was ready, and then gave no good answer. */
  readonly failures: number;
  /** The table at which the worker warms up. */
  readonly table?: GameSetup;
}

type WorkerEvent =
  /** Of the worker itself. */
  | { readonly type: 'STARTED' | 'READY' | 'CRASHED' | 'LATE' }
  | { readonly type: 'HEARD'; readonly data: unknown }
  /** Of whoever asks it: it is wanted; a message; it gave a good answer; it gave none in time. */
  | { readonly type: 'WANTED'; readonly table?: GameSetup }
  | { readonly type: 'POST'; readonly message: ToWorker }
  | { readonly type: 'PRAISE' | 'BLAME' };

export type WorkerEmitted =
  /** A worker has started, and knows of nothing that was asked before. */
  | { readonly type: 'started' }
  | { readonly type: 'heard'; readonly data: unknown }
  /** No worker can live here. */
  | { readonly type: 'none' };

/** Milliseconds in which a worker must say `ready`: a slow device builds its table at the same time. */
export const WARMING = 8000;
const MOST_FAILURES = 3;

const isReady = (data: unknown) => typeof data === 'object' && data !== null && 'type' in data && data.type === 'ready';

const worker = fromCallback<Extract<WorkerEvent, { type: 'POST' }>, WorkerContext>(({ input, sendBack, receive }) => {
  const { sources, table } = input;
  try {
    const started = sources[0]?.start();
    if (!started) throw new Error('there is no source');
    started.addEventListener('message', ({ data }) => {
      sendBack(isReady(data) ? { type: 'READY' } : { type: 'HEARD', data });
    });
    for (const type of ['error', 'messageerror'] as const) {
      started.addEventListener(type, (event) => {
        // Else the browser reports it once more, as an error of the page.
        event.preventDefault();
        sendBack({ type: 'CRASHED' });
      });
    }
    started.postMessage({ type: 'init', ...(table && { table }) });
    receive(({ message }) => started.postMessage(message));
    sendBack({ type: 'STARTED' });
    return () => started.terminate();
  } catch {
    sendBack({ type: 'CRASHED' });
    return undefined;
  }
});

const workerSetup = setup({
  types: {
    context: {} as WorkerContext,
    events: {} as WorkerEvent,
    emitted: {} as WorkerEmitted,
    input: {} as WorkerInput,
  },
  actors: { worker, deadline },
  guards: {
    hasSource: ({ context }) => context.sources.length > 0,
    failsTooOften: ({ context }) => context.failures + 1 >= MOST_FAILURES,
  },
  actions: {
    seat: assign((_, table: GameSetup | undefined) => (table ? { table } : {})),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    dropSource: assign(({ context }) => ({ sources: context.sources.slice(1), failures: 0 })),
  },
});

/** One that never was ready would not be ready the next time. */
const nextSource = { target: '#worker.choosing', actions: 'dropSource' } as const;
const again = [
  { guard: 'failsTooOften', ...nextSource },
  { target: '#worker.choosing', actions: 'countFailure' },
] as const;

export const workerMachine = workerSetup.createMachine({
  id: 'worker',
  context: ({ input }) => ({ ...input, failures: 0 }),
  initial: 'unwanted',
  states: {
    unwanted: {
      on: { WANTED: { target: 'choosing', actions: { type: 'seat', params: ({ event }) => event.table } } },
    },
    choosing: { always: [{ guard: 'hasSource', target: 'alive' }, { target: 'none' }] },
    alive: {
      invoke: { id: 'alive', src: 'worker', input: ({ context }) => context },
      initial: 'starting',
      on: {
        STARTED: { actions: emit({ type: 'started' }) },
        HEARD: { actions: emit(({ event }) => ({ type: 'heard', data: event.data })) },
        POST: { actions: sendTo('alive', ({ event }) => event) },
        PRAISE: { actions: 'forgetFailures' },
      },
      states: {
        /** Slow but perhaps sound: nobody blames it yet. */
        starting: {
          invoke: { src: 'deadline', input: ({ context: { timers } }) => ({ timers, ms: WARMING }) },
          on: { READY: 'ready', CRASHED: nextSource, LATE: nextSource },
        },
        ready: { on: { CRASHED: again, BLAME: again } },
      },
    },
    none: { entry: emit({ type: 'none' }) },
  },
});

/** The event that puts a message to the worker. */
export const posting = (message: ToWorker) => ({ type: 'POST', message }) as const;

export type SupervisedWorker = ActorRefFrom<typeof workerMachine>;

/** Where the worker that lives now comes from; `null` when none lives. */
export function sourceOf(worker: SupervisedWorker): WorkerSource | null {
  const snapshot = worker.getSnapshot();
  return snapshot.matches('alive') ? (snapshot.context.sources[0] ?? null) : null;
}
