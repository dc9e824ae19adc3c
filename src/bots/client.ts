/** The page's side of the bots: one worker for all seats, and a legal move in bounded time whatever it does. */
import { type FastChance, fastChance } from '../rules/chance.ts';
import type { Move, Seen } from '../rules/game.ts';
import { gameById } from '../rules/games.ts';
import { sameMove } from '../rules/moves.ts';
import type { thinkInSlices } from './in-slices.ts';
import { afterParts, keepWorker, type Timers, type Way } from './kept-worker.ts';
import { levelOf } from './levels.ts';
import type { FromWorker, Mind, TableKind } from './messages.ts';
import { pack } from './packed.ts';
import { chooseByRules } from './rules.ts';

export interface ThinkerOptions {
  /** The ways to have a worker, the best first; without one the bots think on the main thread. */
  readonly ways: readonly Way[];
  /** The table that the first questions will be of: the worker warms up at one like it. */
  readonly table?: TableKind;
  /** What is played when the worker gives no legal move in time; the rule of thumb unless told otherwise. */
  readonly fallback?: (seen: Seen, moves: readonly Move[], chance: FastChance) => Move;
  /** The legal moves of the seat whose turn it is; the catalogue's unless told otherwise. */
  readonly movesOf?: (seen: Seen) => readonly Move[];
  readonly timers?: Timers;
  /**
   * Fetches what thinks on the main thread where no worker can live; until it is there, or where it cannot be had, the
   * rule of thumb plays.
   */
  readonly fetchThink?: () => Promise<typeof thinkInSlices>;
}

export interface Thinker {
  /** Where the bots think now: in a worker from a file, in one from a text, or on the main thread. */
  readonly where: Way['kind'] | 'here';
  /**
   * A legal move of the seat whose turn it is, once, in at most `DEADLINE` of a page that is not busy. Rejects when `signal` aborts.
   * @param seen what that seat sees.
   * @param mind with what mind it plays.
   * @param seed 32 bits.
   */
  think(seen: Seen, mind: Mind, seed: number, signal: AbortSignal): Promise<Move>;
  /** Ends the worker. Moves still asked for are chosen by the rule of thumb. */
  close(): void;
}

/** Milliseconds after which a move is chosen on the main thread. */
export const DEADLINE = 400;

interface Task {
  readonly id: number;
  readonly seen: Seen;
  readonly moves: readonly Move[];
  readonly mind: Mind;
  readonly seed: number;
  /** Ends what the task waits for, if it waits on the main thread. */
  rest: () => void;
  done(move: Move): void;
}

/** Time as it passes. */
export const realTimers: Timers = {
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
  const { ways, table, fallback = chooseByRules, movesOf = catalogueMoves, timers = realTimers, fetchThink } = options;
  const tasks = new Map<number, Task>();
  let next = 0;

  const rule = ({ seen, moves, seed, done }: Task) => done(fallback(seen, moves, fastChance(seed)));
  const post = ({ id, seen, mind, seed }: Task) => {
    worker.post({ type: 'think', id, seen: pack(seen), mind, seed, budget: levelOf(mind.level).milliseconds });
  };
  /** Where no worker can live, the same code thinks here, little by little. */
  const here = async (task: Task) => {
    const pause = () =>
      new Promise<void>((resolve) => {
        task.rest = timers.after(0, resolve);
      });
    const chooses = await fetchThink?.().catch(() => undefined);
    // It may have been withdrawn, or answered by rule of thumb, in the meantime.
    if (!tasks.has(task.id)) return;
    await pause();
    if (chooses) task.done(await chooses({ ...task, pause }));
    else rule(task);
  };

  const hear = (data: unknown) => {
    const message = data as FromWorker | null;
    if (message?.type !== 'move') return;
    const task = tasks.get(message.id);
    if (!task) return;
    const given: unknown = message.move;
    const move = typeof given === 'object' && given ? task.moves.find((legal) => sameMove(legal, given as Move)) : null;
    if (!move) return rule(task);
    worker.praise();
    task.done(move);
  };
  const worker = keepWorker({
    ways,
    timers,
    ...(table && { table }),
    hear,
    // At the first start, within this very call, nothing has been asked yet.
    onStart() {
      for (const task of tasks.values()) post(task);
    },
    onNone() {
      for (const task of tasks.values()) void here(task);
    },
  });

  return {
    get where() {
      return worker.kind ?? 'here';
    },
    think: (seen, mind, seed, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const id = next++;
        const forget = () => {
          tasks.delete(id);
          task.rest();
          stopWaiting();
          signal.removeEventListener('abort', abort);
        };
        const abort = () => {
          forget();
          worker.post({ type: 'cancel', id });
          reject(signal.reason);
        };
        const late = () => {
          rule(task);
          worker.blame();
        };
        const stopWaiting = afterParts(timers, DEADLINE, late);
        const task: Task = {
          ...{ id, seen, moves: movesOf(seen), mind, seed },
          rest() {},
          done(move) {
            forget();
            resolve(move);
          },
        };
        tasks.set(id, task);
        signal.addEventListener('abort', abort, { once: true });
        if (worker.kind) post(task);
        else void here(task);
      }),
    close() {
      worker.end();
      for (const task of [...tasks.values()]) rule(task);
    },
  };
}
