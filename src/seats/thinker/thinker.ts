/** The bots' thinking: one worker for all seats, and a legal move in bounded time even if the worker fails. */
import { createActor } from 'xstate';
import { levelOf } from '../../bots/levels.ts';
import type { FromWorker, GameSetup, Mind } from '../../bots/messages.ts';
import { chooseByRuleOfThumb } from '../../bots/rule-of-thumb.ts';
import type { thinkInSlices } from '../../bots/think-in-slices.ts';
import { type FastChance, fastChance } from '../../rules/chance.ts';
import type { Move, Seen } from '../../rules/game.ts';
import { type DecisionActor, type DecisionPorts, provideDecision } from './decision.machine.ts';
import { realTimers, type Timers } from './timers.ts';
import { sourceOf, type WorkerSource, workerMachine } from './worker.machine.ts';

export interface ThinkerOptions {
  /** The sources of a worker, best first. Without one the bots think on the main thread. */
  readonly sources: readonly WorkerSource[];
  /** The table of the first questions; the worker warms up at a similar one. */
  readonly table?: GameSetup;
  /** Chooses a move if no legal one comes in time; the rule of thumb by default. */
  readonly fallback?: (seen: Seen, moves: readonly Move[], chance: FastChance) => Move;
  readonly timers?: Timers;
  /** Loads the thinking for the main thread; if that fails the rule of thumb plays. */
  readonly fetchThink?: () => Promise<typeof thinkInSlices>;
}

export interface Thinker {
  /** Where the bots think now: in a worker from a file, in one from a text, or on the main thread. */
  readonly where: WorkerSource['kind'] | 'here';
  /**
   * Returns a legal move of the seat whose turn it is. It comes within `DEADLINE` if the page is not busy; an unhurried
   * mind may take longer. Rejects if `signal` aborts.
   * @param seen the view of that seat.
   * @param moves its legal moves.
   * @param mind its settings for thinking.
   * @param seed 32 bits.
   */
  think(seen: Seen, moves: readonly Move[], mind: Mind, seed: number, signal: AbortSignal): Promise<Move>;
  /** Ends the worker. Pending moves are chosen by the rule of thumb. */
  close(): void;
}

/** Creates a thinker, and starts and warms its worker at once. */
export function createThinker(options: ThinkerOptions): Thinker {
  const { sources, table, fallback = chooseByRuleOfThumb, timers = realTimers } = options;
  const decisions = new Map<number, DecisionActor>();
  const tellAll = (event: Parameters<DecisionActor['send']>[0]) => {
    for (const decision of [...decisions.values()]) decision.send(event);
  };
  let next = 0;

  const worker = createActor(workerMachine, { input: { sources, timers, ...(table && { table }) } });
  worker.on('started', () => tellAll({ type: 'STARTED' }));
  worker.on('none', () => tellAll({ type: 'NONE' }));
  worker.on('heard', ({ data }) => {
    const message = data as FromWorker | null;
    if (message?.type === 'move') decisions.get(message.id)?.send({ type: 'ANSWERED', move: message.move });
  });
  worker.start();

  const logic = provideDecision({
    post({ id, seen, moves, mind, seed }) {
      const budget = levelOf(mind.level).milliseconds;
      worker.send({ type: 'POST', message: { type: 'think', id, seen, moves, mind, seed, budget } });
    },
    praise: () => worker.send({ type: 'PRAISE' }),
    blame: () => worker.send({ type: 'BLAME' }),
    thinkHere: thinkHereWith(timers, options.fetchThink),
    byRule: ({ seen, moves, seed }) => fallback(seen, moves, fastChance(seed)),
  });

  return {
    get where() {
      return sourceOf(worker)?.kind ?? 'here';
    },
    think: (seen, moves, mind, seed, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const id = next++;
        const task = { id, seen, moves, mind, seed };
        const decision = createActor(logic, { input: { task, timers, hasWorker: sourceOf(worker) !== null } });
        const forget = () => {
          decisions.delete(id);
          signal.removeEventListener('abort', abort);
        };
        const abort = () => {
          forget();
          decision.stop();
          worker.send({ type: 'POST', message: { type: 'cancel', id } });
          reject(signal.reason);
        };
        decision.subscribe(({ context: { move } }) => {
          if (!move) return;
          forget();
          resolve(move);
        });
        decisions.set(id, decision);
        signal.addEventListener('abort', abort, { once: true });
        decision.start();
      }),
    close() {
      worker.send({ type: 'END' });
      tellAll({ type: 'CLOSED' });
    },
  };
}

/** Runs the same code in slices on the main thread if no worker can run. */
function thinkHereWith(timers: Timers, fetchThink: ThinkerOptions['fetchThink']): DecisionPorts['thinkHere'] {
  return async (task, signal) => {
    /** Never resolves once `signal` has aborted. */
    const pause = () =>
      new Promise<void>((resolve) => {
        if (!signal.aborted) signal.addEventListener('abort', timers.after(0, resolve), { once: true });
      });
    const chooses = await fetchThink?.().catch(() => undefined);
    await pause();
    return chooses ? chooses({ ...task, pause }) : null;
  };
}
