/**
 * The actor that thinks for seats, until the page closes. It runs the bots' worker, one decision for each open question,
 * and the worker that gives advice.
 */
import { type ActorRefFrom, type DoneActorEvent, enqueueActions, sendTo, setup, stopChild } from 'xstate';
import type { FromWorker, GameSetup } from '../../bots/messages.ts';
import type { thinkInSlices } from '../../bots/think-in-slices.ts';
import { byTimer, type Later } from '../../motion/later.ts';
import { type FastChance, fastChance } from '../../rules/chance.ts';
import type { Move, Seen } from '../../rules/game.ts';
import { type DecisionPorts, provideDecision, type ThinkingTask } from './decision.machine.ts';
import {
  posting,
  type SupervisedWorker,
  type WorkerEmitted,
  type WorkerSource,
  workerMachine,
} from './worker.machine.ts';

export interface ThinkersOptions {
  /** The sources of a worker, best first. Without one the bots think on the main thread. */
  readonly sources: readonly WorkerSource[];
  /** Chooses a move if no legal one comes in time. */
  readonly fallback: (seen: Seen, moves: readonly Move[], chance: FastChance) => Move;
  readonly later?: Later;
  /** Loads the thinking for the main thread; if that fails, `fallback` chooses. */
  readonly fetchThink?: () => Promise<typeof thinkInSlices>;
}

type ThinkersEvent =
  /** Bots sit down: their worker is needed, and warms up at a similar table. */
  | { readonly type: 'WANTED'; readonly table?: GameSetup }
  /** A question to a bot; `take` is called with the move. */
  | { readonly type: 'THINK'; readonly task: ThinkingTask; take(move: Move): void }
  /** Cancels that question. */
  | { readonly type: 'FORGET'; readonly id: number }
  | WorkerEmitted
  | DoneActorEvent;

interface ThinkersContext {
  readonly worker: SupervisedWorker;
  readonly adviser: SupervisedWorker;
}

const dataOf = ({ event }: { event: Extract<WorkerEmitted, { type: 'heard' }> }) => event.data;

const nameOf = (id: number) => `decision ${id}`;

export function createThinkersMachine(options: ThinkersOptions) {
  const { sources, fallback, later = byTimer } = options;
  const decision = provideDecision({
    thinkHere: thinkHereWith(later, options.fetchThink),
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
        // A worker is not trusted: it may name objects that cannot even be told as text.
        if (message?.type !== 'move' || typeof message.id !== 'number') return;
        self.getSnapshot().children[nameOf(message.id)]?.send({ type: 'ANSWERED', move: message.move });
      },
    },
  }).createMachine({
    id: 'thinkers',
    context({ spawn, self }) {
      const input = { sources, later };
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
          enqueue.spawnChild('decision', { id: nameOf(task.id), input: { task, take, later, worker } });
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

/** Runs the same code in slices on the main thread if no worker can run. */
function thinkHereWith(later: Later, fetchThink: ThinkersOptions['fetchThink']): DecisionPorts['thinkHere'] {
  return async (task, signal) => {
    let stop = () => {};
    signal.addEventListener('abort', () => stop(), { once: true });
    /** Never resolves once `signal` has aborted. */
    const pause = () =>
      new Promise<void>((resolve) => {
        if (!signal.aborted) stop = later(0, resolve);
      });
    const chooses = await fetchThink?.().catch(() => undefined);
    await pause();
    return chooses ? chooses({ ...task, pause }) : null;
  };
}
