/**
 * All that thinks for seats, as long as the page is there: the bots' worker, with a decision for each question that is open,
 * and the worker that gives advice.
 */
import { type ActorRefFrom, type DoneActorEvent, enqueueActions, sendTo, setup, stopChild } from 'xstate';
import type { FromWorker, GameSetup } from '../../bots/messages.ts';
import { chooseByRuleOfThumb } from '../../bots/rule-of-thumb.ts';
import type { thinkInSlices } from '../../bots/think-in-slices.ts';
import { type FastChance, fastChance } from '../../rules/chance.ts';
import type { Move, Seen } from '../../rules/game.ts';
import { type DecisionPorts, provideDecision, type Task } from './decision.machine.ts';
import { realTimers, type Timers } from './timers.ts';
import {
  posting,
  type SupervisedWorker,
  type WorkerEmitted,
  type WorkerSource,
  workerMachine,
} from './worker.machine.ts';

export interface ThinkersOptions {
  /** Where a worker can be had from, the best first; without one the bots think on the main thread. */
  readonly sources: readonly WorkerSource[];
  /** What is played when no legal move comes in time; the rule of thumb unless told otherwise. */
  readonly fallback?: (seen: Seen, moves: readonly Move[], chance: FastChance) => Move;
  readonly timers?: Timers;
  /** Fetches what thinks on the main thread; where it cannot be had the rule of thumb plays. */
  readonly fetchThink?: () => Promise<typeof thinkInSlices>;
}

type ThinkersEvent =
  /** Bots sit down: their worker is wanted, and warms up at a table like theirs. */
  | { readonly type: 'WANTED'; readonly table?: GameSetup }
  /** A question for a bot; `take` hears the move. */
  | { readonly type: 'THINK'; readonly task: Task; take(move: Move): void }
  /** Nobody waits for that move any more. */
  | { readonly type: 'FORGET'; readonly id: number }
  | WorkerEmitted
  | DoneActorEvent;

interface ThinkersContext {
  readonly worker: SupervisedWorker;
  readonly adviser: SupervisedWorker;
}

const dataOf = ({ event }: { event: Extract<WorkerEmitted, { type: 'heard' }> }) => event.data;

const nameOf = (id: unknown) => `decision ${id}`;

export function createThinkersMachine(options: ThinkersOptions) {
  const { sources, fallback = chooseByRuleOfThumb, timers = realTimers } = options;
  const decision = provideDecision({
    thinkHere: thinkHereWith(timers, options.fetchThink),
    byRule: ({ seen, moves, seed }) => fallback(seen, moves, fastChance(seed)),
  });
  return setup({
    types: { context: {} as ThinkersContext, events: {} as ThinkersEvent },
    actors: { worker: workerMachine, decision },
    actions: {
      tellDecisions: ({ self }, type: 'STARTED' | 'NONE') => {
        const { worker, adviser, ...decisions } = self.getSnapshot().children;
        for (const one of Object.values(decisions)) one?.send({ type });
      },
      answer: ({ self }, data: unknown) => {
        const message = data as FromWorker | null;
        if (message?.type !== 'move') return;
        self.getSnapshot().children[nameOf(message.id)]?.send({ type: 'ANSWERED', move: message.move });
      },
    },
  }).createMachine({
    id: 'thinkers',
    context({ spawn, self }) {
      const input = { sources, timers };
      const worker = spawn('worker', { id: 'worker', input });
      worker.on('*', (event: WorkerEmitted) => self.send(event));
      return { worker, adviser: spawn('worker', { id: 'adviser', input }) };
    },
    on: {
      WANTED: {
        actions: sendTo(
          ({ context }) => context.worker,
          ({ event }) => event,
        ),
      },
      started: { actions: { type: 'tellDecisions', params: 'STARTED' } },
      none: { actions: { type: 'tellDecisions', params: 'NONE' } },
      heard: { actions: { type: 'answer', params: dataOf } },
      THINK: {
        actions: enqueueActions(({ context: { worker }, event: { task, take }, enqueue }) => {
          enqueue.spawnChild('decision', { id: nameOf(task.id), input: { task, take, timers, worker } });
        }),
      },
      FORGET: {
        actions: [
          stopChild(({ event }) => nameOf(event.id)),
          sendTo(
            ({ context }) => context.worker,
            ({ event: { id } }) => posting({ type: 'cancel', id }),
          ),
        ],
      },
      'xstate.done.actor.*': { actions: stopChild(({ event }) => event.actorId) },
    },
  });
}

export type Thinkers = ActorRefFrom<ReturnType<typeof createThinkersMachine>>;

/** Where no worker can live, the same code thinks on the main thread, little by little. */
function thinkHereWith(timers: Timers, fetchThink: ThinkersOptions['fetchThink']): DecisionPorts['thinkHere'] {
  return async (task, signal) => {
    /** Never resolves once nobody waits for the move. */
    const pause = () =>
      new Promise<void>((resolve) => {
        if (!signal.aborted) signal.addEventListener('abort', timers.after(0, resolve), { once: true });
      });
    const chooses = await fetchThink?.().catch(() => undefined);
    await pause();
    return chooses ? chooses({ ...task, pause }) : null;
  };
}
