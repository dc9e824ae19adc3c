/** Where advice comes from: a worker of its own, so that no bot waits while a whole deal is gone through. */
import { createActor } from 'xstate';
import type { Advice } from '../../bots/advice.ts';
import type { FromWorker, ToWorker } from '../../bots/messages.ts';
import type { Seen, Standing } from '../../rules/game.ts';
import { realTimers, type Timers } from './timers.ts';
import { sourceOf, type WorkerSource, workerMachine } from './worker.machine.ts';

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
export function createAdviser(sources: readonly WorkerSource[], timers: Timers = realTimers): Adviser {
  const tasks = new Map<number, Task>();
  let next = 0;
  const rejectAll = (reason: string) => {
    for (const task of [...tasks.values()]) task.reject(new Error(reason));
  };
  const worker = createActor(workerMachine, { input: { sources, timers } });
  const post = ({ message }: Task) => worker.send({ type: 'POST', message });
  worker.on('started', () => tasks.forEach(post));
  worker.on('none', () => rejectAll('no worker can live here'));
  worker.on('heard', ({ data }) => {
    const message = data as FromWorker | null;
    if (message?.type !== 'advice') return;
    worker.send({ type: 'PRAISE' });
    tasks.get(message.id)?.resolve(message.advice);
  });
  worker.start();
  return {
    advise: (seen, standing) =>
      new Promise((resolve, reject) => {
        if (!sourceOf(worker)) return reject(new Error('no worker can live here'));
        const id = next++;
        const stop = timers.after(PATIENCE, () => {
          worker.send({ type: 'BLAME' });
          task.reject(new Error('no advice came'));
        });
        const end = () => {
          stop();
          tasks.delete(id);
        };
        const task: Task = {
          message: { type: 'advise', id, seen, standing },
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
        post(task);
      }),
    close() {
      worker.send({ type: 'END' });
      rejectAll('the adviser is gone');
    },
  };
}
