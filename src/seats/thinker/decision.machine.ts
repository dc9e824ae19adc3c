/**
 * One decision of a bot, from the question to the move. The worker thinks, or the page if no worker can run. If no
 * legal move comes in time, the rule of thumb plays. The match never waits longer than `DEADLINE`, except for an
 * unhurried mind, whose move must be the same everywhere.
 */
import { assign, fromPromise, sendTo, setup } from 'xstate';
import { strengthOf } from '../../bots/levels.ts';
import type { Mind } from '../../bots/messages.ts';
import type { Later } from '../../motion/later.ts';
import type { Move, Seen } from '../../rules/game.ts';
import { sameMove } from '../../rules/moves.ts';
import { deadline } from './deadline.ts';
import { posting, type SupervisedWorker, sourceOf } from './worker.machine.ts';

/** A question to a bot. */
export interface ThinkingTask {
  readonly id: number;
  /** The seat's view, and the legal moves. */
  readonly seen: Seen;
  readonly moves: readonly Move[];
  readonly mind: Mind;
  /** 32 bits. */
  readonly seed: number;
}

interface DecisionInput {
  readonly task: ThinkingTask;
  readonly later: Later;
  readonly worker: SupervisedWorker;
  /** Called with the move. */
  take(move: Move): void;
}

interface DecisionContext extends DecisionInput {
  readonly move: Move | null;
}

type DecisionEvent =
  /** The worker's answer, which may be any value. */
  | { readonly type: 'ANSWERED'; readonly move: unknown }
  /** Another worker has started; no worker can run. */
  | { readonly type: 'STARTED' | 'NONE' }
  | { readonly type: 'LATE' };

/** The ports through which a decision acts. */
export interface DecisionPorts {
  /** Thinks on the page; null if that can't be loaded. */
  thinkHere(task: ThinkingTask, signal: AbortSignal): Promise<Move | null>;
  byRule(task: ThinkingTask): Move;
}

/** Milliseconds after which the rule of thumb plays. */
export const DEADLINE = 400;
/** Milliseconds for an unhurried mind. After that the worker counts as broken, and the page thinks instead. */
export const UNHURRIED = 10_000;

const unplugged = () => {
  throw new Error('this port was not provided');
};

/** Returns the legal move that equals `move`; null if there is none. */
const meant = ({ moves }: ThinkingTask, move: unknown): Move | null =>
  typeof move === 'object' && move ? (moves.find((legal) => sameMove(legal, move as Move)) ?? null) : null;

const workerOf = ({ context }: { readonly context: DecisionContext }) => context.worker;

const decision = setup({
  types: {
    context: {} as DecisionContext,
    events: {} as DecisionEvent,
    input: {} as DecisionInput,
  },
  actors: { deadline, thinkHere: fromPromise<Move | null, ThinkingTask>(unplugged) },
  guards: {
    hasWorker: ({ context }) => sourceOf(context.worker) !== null,
    isUnhurried: ({ context }) => context.task.mind.isUnhurried === true,
    isLegal: ({ context }, move: unknown) => meant(context.task, move) !== null,
  },
  actions: {
    post: sendTo(workerOf, ({ context: { task } }) => {
      return posting({ type: 'think', ...task, budget: strengthOf(task.mind.level).milliseconds });
    }),
    praise: sendTo(workerOf, { type: 'PRAISE' }),
    blame: sendTo(workerOf, { type: 'BLAME' }),
    handOver: ({ context: { move, take } }) => move && take(move),
    playByRule: unplugged,
    play: assign(({ context }, move: unknown) => ({ move: meant(context.task, move) })),
  },
});

/** The worker's move; `found` is the page's. */
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
        input: ({ context: { later, task } }) => ({ later, ms: task.mind.isUnhurried ? UNHURRIED : DEADLINE }),
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

/** Returns the machine with its ports connected. */
export function provideDecision(ports: DecisionPorts) {
  return decisionMachine.provide({
    actors: {
      thinkHere: fromPromise<Move | null, ThinkingTask>(({ input, signal }) => ports.thinkHere(input, signal)),
    },
    actions: {
      playByRule: assign(({ context }) => ({ move: ports.byRule(context.task) })),
    },
  });
}
