import type { ShuffleWorker } from './shuffle-client.ts';

/** Starts workers, one of them before it is needed: by then its scripts have come and run. */
export interface OneAhead {
  /** Starts one, unless one is ready; it ends when `signal` aborts and nobody has it. May throw. */
  prepare(signal: AbortSignal): void;
  /** Hands over the one that is ready, or starts another. May throw. */
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
        // Else the browser reports it once more, as an error of the page.
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
