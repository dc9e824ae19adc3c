/**
 * One decision of a bot, from the question to the move: thought about in the worker, on the page where no worker can live,
 * and made by rule of thumb when no legal move comes in time. The match never waits longer than `DEADLINE`, but for an
 * unhurried mind: its move must be the one that it is everywhere.
 */
import { assign, fromPromise, sendTo, setup } from 'xstate';
import { levelOf } from '../../bots/levels.ts';
import type { Mind } from '../../bots/messages.ts';
import type { Move, Seen } from '../../rules/game.ts';
import { sameMove } from '../../rules/moves.ts';
import { deadline, type Timers } from './timers.ts';
import { posting, type SupervisedWorker, sourceOf } from './worker.machine.ts';

/** What a bot is asked. */
export interface Task {
  readonly id: number;
  /** What its seat sees, and the legal moves. */
  readonly seen: Seen;
  readonly moves: readonly Move[];
  readonly mind: Mind;
  /** 32 bits. */
  readonly seed: number;
}

interface DecisionInput {
  readonly task: Task;
  readonly timers: Timers;
  readonly worker: SupervisedWorker;
  /** Hears the move. */
  take(move: Move): void;
}

interface DecisionContext extends DecisionInput {
  readonly move: Move | null;
}

type DecisionEvent =
  /** The worker's answer, which may be anything. */
  | { readonly type: 'ANSWERED'; readonly move: unknown }
  /** Another worker has started; no worker can live here. */
  | { readonly type: 'STARTED' | 'NONE' }
  | { readonly type: 'LATE' };

/** What a decision asks of the world. */
export interface DecisionPorts {
  /** Thinks on the page; `null` where that cannot be had. */
  thinkHere(task: Task, signal: AbortSignal): Promise<Move | null>;
  byRule(task: Task): Move;
}

/** Milliseconds after which the rule of thumb plays. */
export const DEADLINE = 400;
/** An unhurried mind has as long; then its worker is held for broken, and the same is thought of on the page. */
export const UNHURRIED = 10_000;

const unplugged = () => {
  throw new Error('this port was not provided');
};

/** The one of the legal moves that was meant, if any. */
const meant = ({ moves }: Task, move: unknown): Move | null =>
  typeof move === 'object' && move ? (moves.find((legal) => sameMove(legal, move as Move)) ?? null) : null;

const workerOf = ({ context }: { readonly context: DecisionContext }) => context.worker;

const decision = setup({
  types: {
    context: {} as DecisionContext,
    events: {} as DecisionEvent,
    input: {} as DecisionInput,
  },
  actors: { deadline, thinkHere: fromPromise<Move | null, Task>(unplugged) },
  guards: {
    hasWorker: ({ context }) => sourceOf(context.worker) !== null,
    isUnhurried: ({ context }) => context.task.mind.isUnhurried === true,
    isLegal: ({ context }, move: unknown) => meant(context.task, move) !== null,
  },
  actions: {
    post: sendTo(workerOf, ({ context: { task } }) => {
      return posting({ type: 'think', ...task, budget: levelOf(task.mind.level).milliseconds });
    }),
    praise: sendTo(workerOf, { type: 'PRAISE' }),
    blame: sendTo(workerOf, { type: 'BLAME' }),
    handOver: ({ context: { move, take } }) => move && take(move),
    playByRule: unplugged,
    play: assign(({ context }, move: unknown) => ({ move: meant(context.task, move) })),
  },
});

/** What the worker said, and what the page thought of. */
const said = ({ event }: { readonly event: { readonly move: unknown } }) => event.move;
const found = ({ event }: { readonly event: { readonly output: unknown } }) => event.output;

export const decisionMachine = decision.createMachine({
  id: 'decision',
  context: ({ input }) => ({ ...input, move: null }),
  initial: 'open',
  states: {
    open: {
      invoke: {
        src: 'deadline',
        input: ({ context: { timers, task } }) => ({ timers, ms: task.mind.isUnhurried ? UNHURRIED : DEADLINE }),
      },
      initial: 'asked',
      on: { LATE: { target: 'byRule', actions: 'blame' } },
      states: {
        asked: { always: [{ guard: 'hasWorker', target: 'inWorker' }, { target: 'onPage' }] },
        inWorker: {
          entry: 'post',
          on: {
            STARTED: { actions: 'post' },
            NONE: 'onPage',
            LATE: { guard: 'isUnhurried', target: 'onPage', actions: 'blame' },
            ANSWERED: [
              {
                guard: { type: 'isLegal', params: said },
                target: '#decision.made',
                actions: [{ type: 'play', params: said }, 'praise'],
              },
              { guard: 'isUnhurried', target: 'onPage' },
              { target: '#decision.byRule' },
            ],
          },
        },
        onPage: {
          on: { LATE: { guard: 'isUnhurried' } },
          invoke: {
            src: 'thinkHere',
            input: ({ context }) => context.task,
            onDone: [
              {
                guard: { type: 'isLegal', params: found },
                target: '#decision.made',
                actions: { type: 'play', params: found },
              },
              { target: '#decision.byRule' },
            ],
            onError: '#decision.byRule',
          },
        },
      },
    },
    byRule: { entry: 'playByRule', always: 'made' },
    made: { type: 'final', entry: 'handOver' },
  },
});

/** The machine with its ports plugged in. */
export function provideDecision(ports: DecisionPorts) {
  return decisionMachine.provide({
    actors: { thinkHere: fromPromise<Move | null, Task>(({ input, signal }) => ports.thinkHere(input, signal)) },
    actions: {
      playByRule: assign(({ context }) => ({ move: ports.byRule(context.task) })),
    },
  });
}
