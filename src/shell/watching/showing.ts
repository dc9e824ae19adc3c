/**
 * Runs the animations of a watched table, one at a time. A chart stops its actors only at the end of a step. A running
 * animation must be ended before another moment is set; otherwise it would overwrite that moment.
 */
export interface Showing {
  /**
   * Ends the current animation and runs another until it is done or `signal` aborts. `end`: called if it is cut short.
   */
  last(signal: AbortSignal, act: (signal: AbortSignal) => Promise<void>, end: () => void): Promise<void>;
  /** Ends the current animation immediately. */
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
      // After the abort listeners of `act`.
      mine.signal.addEventListener('abort', end, { once: true });
      await acting;
      signal.removeEventListener('abort', stop);
      mine.signal.removeEventListener('abort', end);
      if (own === mine) own = null;
    },
  };
}
