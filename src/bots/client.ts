/** The page's side of the bots: one worker for all seats, and a legal move in bounded time whatever it does. */
import { type FastChance, fastChance } from '../rules/chance.ts';
import { type Move, type Seen, sameMove } from '../rules/game.ts';
import { gameById } from '../rules/games.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { chooseByRules } from './rules.ts';
import { think } from './think.ts';

/** As much of a Web Worker as is needed. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: unknown) => void): void;
  terminate(): void;
}

/** Real time: thinking goes on while the match's clock stands. */
export interface Timers {
  /** Calls back after that many milliseconds; returns what stops it. */
  after(ms: number, callback: () => void): () => void;
}

export interface ThinkerOptions {
  /** Starts a worker; may throw where none can start. */
  readonly spawn: () => WorkerLike;
  /** What is played when the worker gives no legal move in time; the rule of thumb unless told otherwise. */
  readonly fallback?: (seen: Seen, moves: readonly Move[], chance: FastChance) => Move;
  /** The legal moves of the seat whose turn it is; the catalogue's unless told otherwise. */
  readonly movesOf?: (seen: Seen) => readonly Move[];
  readonly timers?: Timers;
}

export interface Thinker {
  /**
   * A legal move of the seat whose turn it is, once, in at most `DEADLINE`. Rejects when `signal` aborts.
   * @param seen what that seat sees.
   * @param seed 32 bits.
   */
  think(seen: Seen, level: string, seed: number, signal: AbortSignal): Promise<Move>;
  /** Ends the worker. Moves still asked for are chosen on the main thread. */
  close(): void;
}

/** Milliseconds after which a move is chosen on the main thread. */
export const DEADLINE = 400;
/** A worker that has not said `ready` after as many milliseconds never will. */
const WARMING = 10_000;
/** So many workers in a row that never gave a move: no more are started. */
const PATIENCE = 3;

interface Task {
  readonly message: Extract<ToWorker, { type: 'think' }>;
  readonly moves: readonly Move[];
  done(move: Move): void;
}

const realTimers: Timers = {
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

function catalogueMoves(seen: Seen): readonly Move[] {
  return gameById(seen.game)?.moves(seen) ?? [];
}

/** Starts and warms the worker at once. */
export function createThinker(options: ThinkerOptions): Thinker {
  const { spawn, fallback = chooseByRules, movesOf = catalogueMoves, timers = realTimers } = options;
  const tasks = new Map<number, Task>();
  let worker: WorkerLike | null = null;
  let ready = false;
  let failures = 0;
  let stopWarming = () => {};
  let next = 0;

  const rule = ({ message, moves, done }: Task) => done(fallback(message.seen, moves, fastChance(message.seed)));
  const here = ({ message, moves, done }: Task) => done(think(message.seen, moves, message.level, message.seed));

  const stop = () => {
    stopWarming();
    worker?.terminate();
    worker = null;
    ready = false;
  };
  const renew = () => {
    stop();
    failures++;
    start();
  };
  const start = () => {
    if (failures >= PATIENCE) return giveUp();
    try {
      const started = spawn();
      worker = started;
      const isCurrent = () => worker === started;
      started.addEventListener('message', ({ data }) => isCurrent() && hear(data));
      for (const type of ['error', 'messageerror'] as const) {
        started.addEventListener(type, () => isCurrent() && renew());
      }
      started.postMessage({ type: 'init' });
      stopWarming = timers.after(WARMING, renew);
      for (const { message } of tasks.values()) started.postMessage(message);
    } catch {
      failures = PATIENCE;
      giveUp();
    }
  };
  /** Where no worker can live, the same code thinks here. */
  const giveUp = () => {
    stop();
    for (const task of [...tasks.values()]) here(task);
  };
  const hear = (data: unknown) => {
    const message = data as FromWorker | null;
    if (message?.type === 'ready') {
      ready = true;
      stopWarming();
    }
    if (message?.type !== 'move') return;
    const task = tasks.get(message.id);
    if (!task) return;
    const given: unknown = message.move;
    const move = typeof given === 'object' && given ? task.moves.find((legal) => sameMove(legal, given as Move)) : null;
    if (!move) return rule(task);
    failures = 0;
    task.done(move);
  };

  start();
  return {
    think: (seen, level, seed, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const id = next++;
        const forget = () => {
          tasks.delete(id);
          cancelDeadline();
          signal.removeEventListener('abort', abort);
        };
        const abort = () => {
          forget();
          worker?.postMessage({ type: 'cancel', id });
          reject(signal.reason);
        };
        const task: Task = {
          message: { type: 'think', id, seen, level, seed },
          moves: movesOf(seen),
          done(move) {
            forget();
            resolve(move);
          },
        };
        const cancelDeadline = timers.after(DEADLINE, () => {
          rule(task);
          // One that is still starting may be slow but sound; one that has started hangs.
          if (ready) renew();
        });
        tasks.set(id, task);
        signal.addEventListener('abort', abort, { once: true });
        if (worker) worker.postMessage(task.message);
        else here(task);
      }),
    close() {
      failures = PATIENCE;
      giveUp();
    },
  };
}
