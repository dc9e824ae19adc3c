import type { ShuffleWorker } from './shuffle-client.ts';

/** Starts workers, one of them before it is needed: by then its scripts have come and run. */
export interface OneAhead {
  /** Starts one, unless one is ready. */
  prepare(): void;
  /** Hands over the one that is ready, or starts another. May throw. */
  start(): ShuffleWorker;
}

/** @param startNow starts a worker; may throw. */
export function oneAhead(startNow: () => ShuffleWorker): OneAhead {
  let ready: ShuffleWorker | null = null;
  return {
    prepare() {
      if (ready) return;
      const worker = startNow();
      worker.addEventListener('error', (event) => {
        // Else the browser reports it once more, as an error of the page.
        event.preventDefault();
        if (ready === worker) ready = null;
      });
      ready = worker;
    },
    start() {
      const worker = ready;
      ready = null;
      return worker ?? startNow();
    },
  };
}
