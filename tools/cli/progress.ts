import type { Io } from './io.ts';

/** Milliseconds; shorter work shows no progress. */
const SILENT = 1000;
/** Milliseconds between two drawings of the bar, and between two lines if nothing can be redrawn. */
const REDRAW = 100;
const NEXT_LINE = 10_000;
const WIDTH = 30;

export interface Progress {
  /** Updates the number of the total that is done. */
  at(done: number): void;
  /** Removes the bar. */
  end(): void;
}

/** Shows the progress of a long command: a bar on a terminal, else a line now and then. */
export function progress(io: Io, total: number, unit: string): Progress {
  const start = io.now();
  let next = start + SILENT;
  let drawn = false;
  return {
    at(done) {
      const now = io.now();
      if (now < next) return;
      next = now + (io.terminal ? REDRAW : NEXT_LINE);
      const share = Math.min(1, done / total);
      const text = `${done} of ${total} ${unit}, ${Math.round((now - start) / 1000)} s`;
      const filled = Math.round(share * WIDTH);
      io.err(io.terminal ? `\r[${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${text}\x1b[K` : `${text}\n`);
      drawn = io.terminal;
    },
    end() {
      if (drawn) io.err('\r\x1b[K');
    },
  };
}
