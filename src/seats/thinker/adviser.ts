/** The source of advice: a worker of its own, so that no bot waits while a whole deal is reviewed. */
import type { Advice } from '../../bots/advice.ts';
import type { FromWorker, ToWorker } from '../../bots/messages.ts';
import type { Solution } from '../../bots/solo/solution.ts';
import { byTimer, type Later } from '../../motion/later.ts';
import type { Move, Seen, Standing } from '../../rules/game.ts';
import type { MosaicPuzzle, MosaicSize } from '../../rules/mosaic/mosaic-puzzle.ts';
import { posting, type SupervisedWorker, sourceOf } from './worker.machine.ts';

export interface Adviser {
  /**
   * Returns an expert's advice. Rejects if no worker can run, or if none answers within `PATIENCE`.
   * @param seen the view of the seat whose turn it is.
   * @param moves its legal moves.
   * @param standing the match before the deal.
   */
  advise(seen: Seen, moves: readonly Move[], standing: Standing): Promise<Advice>;
  /**
   * Searches for a way to win a game for one. Rejects like `advise`, and if `signal` aborts; the search then ends.
   * @param hear called repeatedly with the share of the longest search that is done, 0 to 1.
   */
  solve(seen: Seen, signal: AbortSignal, hear: (done: number) => void): Promise<Solution>;
  /**
   * Resolves with true if a bounded search finds a way to win this deal for one (22.4). Rejects like `advise`.
   * @param seen a view with every face, in which the player has a choice.
   */
  isWinnable(seen: Seen): Promise<boolean>;
  /** Makes the mosaic of a number and a size (32.4). Rejects like `advise`. */
  makeMosaic(number: number, size: MosaicSize): Promise<MosaicPuzzle>;
}

/** Milliseconds within which an answer or a sign of progress must come, including all earlier requests. */
export const PATIENCE = 10_000;

type Question = Extract<ToWorker, { type: 'advise' | 'solve' | 'winnable' | 'makeMosaic' }>;
type Said = Extract<FromWorker, { id: number }>;

/** Returns a message from the worker if it is of that type; `null` otherwise. */
const answerIn = <Type extends Said['type']>(said: Said, type: Type): Extract<Said, { type: Type }> | null =>
  said.type === type ? (said as Extract<Said, { type: Type }>) : null;

interface Task {
  readonly message: Question;
  hear(said: Said): void;
  reject(why: unknown): void;
}

/** Creates an adviser and starts its worker at once. */
export function createAdviser(worker: SupervisedWorker, later: Later = byTimer): Adviser {
  const tasks = new Map<number, Task>();
  let next = 0;
  const post = (message: ToWorker) => worker.send(posting(message));
  worker.on('started', () => {
    for (const { message } of tasks.values()) post(message);
  });
  worker.on('none', () => {
    for (const task of [...tasks.values()]) task.reject(new Error('no worker can live here'));
  });
  worker.on('heard', ({ data }) => {
    const said = data as FromWorker | null;
    if (!said || !('id' in said)) return;
    worker.send({ type: 'PRAISE' });
    tasks.get(said.id)?.hear(said);
  });
  worker.send({ type: 'WANTED' });

  /** @param take returns the answer in a message from the worker; null if the message is none. */
  const ask = <Answer>(message: Question, take: (said: Said) => Answer | null, signal?: AbortSignal) =>
    new Promise<Answer>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (!sourceOf(worker)) return reject(new Error('no worker can live here'));
      const { id } = message;
      const wait = () =>
        later(PATIENCE, () => {
          worker.send({ type: 'BLAME' });
          task.reject(new Error('no advice came'));
        });
      let stop = wait();
      const end = () => {
        stop();
        tasks.delete(id);
        signal?.removeEventListener('abort', abort);
      };
      const task: Task = {
        message,
        hear(said) {
          const answer = take(said);
          if (answer === null) {
            stop();
            stop = wait();
            return;
          }
          end();
          resolve(answer);
        },
        reject(why) {
          end();
          reject(why);
        },
      };
      const abort = () => {
        post({ type: 'cancel', id });
        task.reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort);
      tasks.set(id, task);
      post(message);
    });

  return {
    advise: (seen, moves, standing) =>
      ask({ type: 'advise', id: next++, seen, moves, standing }, (said) => answerIn(said, 'advice')?.advice ?? null),
    solve(seen, signal, hear) {
      const take = (said: Said) => {
        if (said.type === 'searched') hear(said.done);
        return answerIn(said, 'solution')?.solution ?? null;
      };
      return ask({ type: 'solve', id: next++, seen }, take, signal);
    },
    isWinnable: (seen) =>
      ask({ type: 'winnable', id: next++, seen }, (said) => answerIn(said, 'judged')?.isWinnable ?? null),
    makeMosaic: (number, size) =>
      ask({ type: 'makeMosaic', id: next++, number, size }, (said) => answerIn(said, 'mosaic')?.puzzle ?? null),
  };
}
