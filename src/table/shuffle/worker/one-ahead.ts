import type { ShuffleWorker } from './shuffle-client.ts';

/** Starts workers, and one of them before it is needed, so that its scripts have loaded and run by then. */
export interface OneAhead {
  /** Starts a worker, unless one is ready; it ends if `signal` aborts before it is taken. May throw. */
  prepare(signal: AbortSignal): void;
  /** Returns the worker that is ready, or starts another. May throw. */
  start(): ShuffleWorker;
}

/** @param startNow starts a worker; may throw. */
export function oneAhead(startNow: () => ShuffleWorker): OneAhead {
  let ready: ShuffleWorker | null = null;
  return {
    prepare(signal) {
      if (ready) return;
      const worker = startNow();
      const drop = () => {
        if (ready !== worker) return;
        ready = null;
        worker.terminate();
      };
      worker.addEventListener('error', (event) => {
        // Otherwise the browser reports it again, as an error of the page.
        event.preventDefault();
        drop();
      });
      signal.addEventListener('abort', drop, { once: true });
      ready = worker;
    },
    start() {
      const worker = ready;
      ready = null;
      return worker ?? startNow();
    },
  };
}
