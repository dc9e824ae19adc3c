/**
 * The life of a worker, as the page supervises it. Once wanted, it starts from the first source that works here. It
 * restarts after a crash or a hang, and gives up when no source is left. The callers keep their own pending requests.
 */
import { type ActorRefFrom, assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { GameSetup, ToWorker } from '../../bots/messages.ts';
import type { Later } from '../../motion/later.ts';
import { deadline } from './deadline.ts';

/** The used part of a Web Worker. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Pick<Event, 'preventDefault'>) => void): void;
  terminate(): void;
}

/** A source of a worker: a file, or a text within the page. */
export interface WorkerSource {
  readonly kind: 'worker' | 'blob';
  /** Starts the worker. May throw if it can't be started. */
  start(): WorkerLike;
}

interface WorkerInput {
  /** The sources, in the order in which they are tried. */
  readonly sources: readonly WorkerSource[];
  readonly later: Later;
}

interface WorkerContext extends WorkerInput {
  /** Consecutive failures of this source: its worker was ready but then gave no good answer. */
  readonly failures: number;
  /** The table at which the worker warms up. */
  readonly table?: GameSetup;
}

type WorkerEvent =
  /** Events of the worker itself. */
  | { readonly type: 'STARTED' | 'READY' | 'CRASHED' | 'LATE' }
  | { readonly type: 'HEARD'; readonly data: unknown }
  /** Events of the callers: the worker is wanted; a message; a good answer came; no answer came in time. */
  | { readonly type: 'WANTED'; readonly table?: GameSetup }
  | { readonly type: 'POST'; readonly message: ToWorker }
  | { readonly type: 'PRAISE' | 'BLAME' };

export type WorkerEmitted =
  /** A worker has started; earlier messages must be sent again. */
  | { readonly type: 'started' }
  | { readonly type: 'heard'; readonly data: unknown }
  /** No worker can run here. */
  | { readonly type: 'none' };

/** Milliseconds within which a worker must send `ready`: a slow device builds its table at the same time. */
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
        // Otherwise the browser also reports it as an error of the page.
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

/** Takes the next source: a worker that never became ready would not do so next time. */
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
        /** The worker is starting. It may be slow, so `BLAME` is ignored. */
        starting: {
          invoke: { src: 'deadline', input: ({ context: { later } }) => ({ later, ms: WARMING }) },
          on: { READY: 'ready', CRASHED: nextSource, LATE: nextSource },
        },
        ready: { on: { CRASHED: again, BLAME: again } },
      },
    },
    none: { entry: emit({ type: 'none' }) },
  },
});

/** Returns the event that posts a message to the worker. */
export const posting = (message: ToWorker) => ({ type: 'POST', message }) as const;

export type SupervisedWorker = ActorRefFrom<typeof workerMachine>;

/** Returns the source of the running worker; null if none runs. */
export function sourceOf(worker: SupervisedWorker): WorkerSource | null {
  const snapshot = worker.getSnapshot();
  return snapshot.matches('alive') ? (snapshot.context.sources[0] ?? null) : null;
}
