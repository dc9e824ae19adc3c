/** Keeps one worker for the bots running: by the first way that works here, and again when it crashes. */
import type { TableKind, ToWorker } from './messages.ts';

/** As much of a Web Worker as is needed. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: unknown) => void): void;
  terminate(): void;
}

/** One way to have a worker: from a file, or from a text that the page carries. */
export interface Way {
  readonly kind: 'worker' | 'blob';
  /** May throw where none can start this way. */
  start(): WorkerLike;
}

/** Real time: thinking goes on while the match's clock stands. */
export interface Timers {
  /** Calls back after that many milliseconds; returns what stops it. */
  after(ms: number, callback: () => void): () => void;
}

export interface KeptWorkerOptions {
  /** Tried in this order. */
  readonly ways: readonly Way[];
  readonly timers: Timers;
  /** The table at which the worker warms up. */
  readonly table?: TableKind;
  hear(data: unknown): void;
  /** A worker is starting, and hears of everything anew. */
  onStart(): void;
  /** No way is left. */
  onNone(): void;
}

export interface KeptWorker {
  /** How the worker of now came to be; `null` when there is none and never will be. */
  readonly kind: Way['kind'] | null;
  post(message: ToWorker): void;
  /** It gave a good answer. */
  praise(): void;
  /** It lets somebody wait too long: one that is still starting may be slow but sound, one that has started hangs. */
  blame(): void;
  end(): void;
}

/** Milliseconds in which a worker must say `ready`. */
export const WARMING = 2000;
/** What a worker is given time for passes in so many parts, so that a page that is busy itself counts for one of them. */
export const PARTS = 4;
/** So many workers in a row that had started and never gave a move: no more are started. */
const PATIENCE = 3;

/** Calls back after `ms` in `PARTS` parts; returns what stops it. */
export function afterParts(timers: Timers, ms: number, callback: () => void): () => void {
  let stop = () => {};
  const wait = (parts: number) => {
    stop = timers.after(ms / PARTS, () => (parts > 1 ? wait(parts - 1) : callback()));
  };
  wait(PARTS);
  return () => stop();
}

/** Starts the first worker at once, within the call. */
export function keepWorker({ ways, timers, table, hear, onStart, onNone }: KeptWorkerOptions): KeptWorker {
  let left = [...ways];
  let worker: WorkerLike | null = null;
  let ready = false;
  let failures = 0;
  let stopWarming = () => {};

  const stop = () => {
    stopWarming();
    worker?.terminate();
    worker = null;
    ready = false;
  };
  const start = () => {
    for (const way of left) {
      try {
        worker = way.start();
        break;
      } catch {
        left = left.slice(1);
      }
    }
    if (!worker) return onNone();
    const started = worker;
    const isCurrent = () => worker === started;
    started.addEventListener('message', ({ data }) => {
      if (!isCurrent()) return;
      if ((data as { type?: unknown } | null)?.type !== 'ready') return hear(data);
      ready = true;
      stopWarming();
    });
    for (const type of ['error', 'messageerror'] as const) {
      started.addEventListener(type, () => isCurrent() && renew());
    }
    started.postMessage({ type: 'init', ...(table && { table }) });
    stopWarming = afterParts(timers, WARMING, renew);
    onStart();
  };
  /** One that never started would not start this way again. */
  const renew = () => {
    if (!ready || ++failures >= PATIENCE) {
      left = left.slice(1);
      failures = 0;
    }
    stop();
    start();
  };

  start();
  return {
    get kind() {
      return worker && (left[0]?.kind ?? null);
    },
    post: (message) => worker?.postMessage(message),
    praise() {
      failures = 0;
    },
    blame() {
      if (ready) renew();
    },
    end() {
      left = [];
      stop();
    },
  };
}
