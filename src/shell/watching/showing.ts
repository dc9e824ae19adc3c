/**
 * What is shown at a table that is watched, one thing at a time. A chart stops what it has invoked only when all else of a
 * step is done: a motion that goes on when something else is set must have ended before, or it would end over it.
 */
export interface Showing {
  /** Shows something that lasts, until it is done or `signal` aborts, after what is being shown. `end`: how it ends if cut short. */
  last(signal: AbortSignal, act: (signal: AbortSignal) => Promise<void>, end: () => void): Promise<void>;
  /** Ends what is being shown, at once. */
  cut(): void;
}

export function createShowing(): Showing {
  let own: AbortController | null = null;
  const cut = () => {
    own?.abort();
    own = null;
  };
  return {
    cut,
    async last(signal, act, end) {
      cut();
      const mine = new AbortController();
      own = mine;
      const stop = () => mine.abort();
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
      const acting = act(mine.signal);
      // After whatever those did who act.
      mine.signal.addEventListener('abort', end, { once: true });
      await acting;
      signal.removeEventListener('abort', stop);
      mine.signal.removeEventListener('abort', end);
      if (own === mine) own = null;
    },
  };
}
