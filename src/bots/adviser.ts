/** The page's side of advice: a worker of its own, so that no bot waits while a whole deal is gone through. */
import type { Seen, Standing } from '../rules/game.ts';
import type { Advice } from './advice.ts';
import { realTimers } from './client.ts';
import { keepWorker, type Timers, type Way } from './kept-worker.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { pack } from './packed.ts';

export interface Adviser {
  /**
   * What an expert would do. Rejects where no worker can live, and when none answers in `PATIENCE`.
   * @param seen what the seat sees whose turn it is.
   * @param standing how the match stood before the deal.
   */
  advise(seen: Seen, standing: Standing): Promise<Advice>;
  /** Ends the worker; what is still asked for rejects. */
  close(): void;
}

/** Milliseconds that an answer may take, with all that was asked before it. */
export const PATIENCE = 10_000;

interface Task {
  readonly message: Extract<ToWorker, { type: 'advise' }>;
  resolve(advice: Advice): void;
  reject(why: Error): void;
}

/** Starts the worker at once. */
export function createAdviser(ways: readonly Way[], timers: Timers = realTimers): Adviser {
  const tasks = new Map<number, Task>();
  let next = 0;
  const give = (reason: string) => {
    for (const task of [...tasks.values()]) task.reject(new Error(reason));
  };
  const worker = keepWorker({
    ways,
    timers,
    hear(data) {
      const message = data as FromWorker | null;
      if (message?.type !== 'advice') return;
      worker.praise();
      tasks.get(message.id)?.resolve(message.advice);
    },
    onStart() {
      for (const { message } of tasks.values()) worker.post(message);
    },
    onNone: () => give('no worker can live here'),
  });
  return {
    advise: (seen, standing) =>
      new Promise((resolve, reject) => {
        if (!worker.kind) return reject(new Error('no worker can live here'));
        const id = next++;
        const stop = timers.after(PATIENCE, () => {
          worker.blame();
          task.reject(new Error('no advice came'));
        });
        const end = () => {
          stop();
          tasks.delete(id);
        };
        const task: Task = {
          message: { type: 'advise', id, seen: pack(seen), standing },
          resolve(advice) {
            end();
            resolve(advice);
          },
          reject(why) {
            end();
            reject(why);
          },
        };
        tasks.set(id, task);
        worker.post(task.message);
      }),
    close() {
      worker.end();
      give('the adviser is gone');
    },
  };
}
