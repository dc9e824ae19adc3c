/** The house around the table as a statechart. The match itself is an actor that is given from outside. */
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Situation } from '../match/ports.ts';
import type { Reading } from './screens/rules.ts';
import type { Save } from './store/save.ts';

/** A match to be played: a new one has an empty log. */
export type Plan = Save;

/** The table tells the house. */
export type TableNews =
  /** The deal's sheet is to be read; `null`: no more. */
  | { readonly type: 'SHEET'; readonly now: Situation | null }
  | { readonly type: 'OVER'; readonly now: Situation }
  /** Another tab plays this match on: from here it is a match of its own. */
  | { readonly type: 'FORKED'; readonly id: string }
  | { readonly type: 'FAULT'; readonly error: string };

/** The house tells the table. */
export type TableOrder = { readonly type: 'PAUSE' } | { readonly type: 'RESUME' } | { readonly type: 'NEXT' };

export type AppEvent =
  | TableNews
  | { readonly type: 'PLAY'; readonly plan: Plan }
  | { readonly type: 'SETUP' }
  | { readonly type: 'SETTINGS' }
  /** The rules of a game; in the rules themselves: those of another one. */
  | { readonly type: 'RULES'; readonly reading: Reading }
  /** What the decisions of the deal cost that has just ended. */
  | { readonly type: 'REVIEW' }
  /** How the deals were fixed, and who saw what. */
  | { readonly type: 'FAIRNESS' }
  | { readonly type: 'BACK' }
  | { readonly type: 'PAUSE' }
  | { readonly type: 'RESUME' }
  /** The portal stops the game for a while, and lets it go on. */
  | { readonly type: 'HOLD' }
  | { readonly type: 'RELEASE' }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'NEXT' };

export interface AppContext {
  readonly plan: Plan | null;
  /** The end of a deal, while its sheet is to be read. */
  readonly sheet: Situation | null;
  readonly result: Situation | null;
  readonly error: string | null;
  /** What was read last. */
  readonly reading: Reading | null;
}

const EMPTY: AppContext = { plan: null, sheet: null, result: null, error: null, reading: null };

const app = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
  },
  actors: {
    /** Fetches what the first screen needs; answers with a match to be opened at once, if there is one. */
    prepare: fromPromise<Plan | null>(() => Promise.resolve(null)),
    table: fromCallback<TableOrder, Plan>(() => {}),
  },
  actions: {
    sit: assign((_, plan: Plan | null) => ({ ...EMPTY, plan })),
    stop: sendTo('table', { type: 'PAUSE' }),
    go: sendTo('table', { type: 'RESUME' }),
    fail: assign((_, error: string) => ({ error })),
    read: assign((_, reading: Reading) => ({ reading })),
    /** The result has been seen: nothing of the match needs to be kept. */
    forget: (_, _id: string | null) => {},
  },
  guards: {
    isPlan: (_, plan: Plan | null) => plan !== null,
    hasSheet: ({ context }) => context.sheet !== null,
  },
});

const forget = {
  type: 'forget',
  params: ({ context }: { context: AppContext }) => context.plan?.id ?? null,
} as const;

const read = {
  type: 'read',
  params: ({ event }: { event: AppEvent & { type: 'RULES' } }) => event.reading,
} as const;

/** A fault anywhere leads to the crash screen. */
const toCrash = app.createStateConfig({
  on: {
    FAULT: { target: '#app.crashed', actions: { type: 'fail', params: ({ event }) => event.error } },
  },
});

export const appMachine = app.createMachine({
  id: 'app',
  context: EMPTY,
  initial: 'loading',
  ...toCrash,
  states: {
    loading: {
      invoke: {
        src: 'prepare',
        onDone: [
          {
            guard: { type: 'isPlan', params: ({ event }) => event.output },
            target: 'playing',
            actions: { type: 'sit', params: ({ event }) => event.output },
          },
          { target: 'title' },
        ],
        onError: { target: 'crashed', actions: { type: 'fail', params: ({ event }) => String(event.error) } },
      },
    },
    title: {
      entry: { type: 'sit', params: null },
      on: {
        PLAY: { target: 'playing', actions: { type: 'sit', params: ({ event }) => event.plan } },
        SETUP: 'setup',
        SETTINGS: 'settings',
        RULES: { target: 'rules', actions: read },
      },
    },
    setup: {
      initial: 'setting',
      on: {
        PLAY: { target: 'playing', actions: { type: 'sit', params: ({ event }) => event.plan } },
      },
      states: {
        setting: { on: { BACK: '#app.title', RULES: { target: 'rules', actions: read } } },
        rules: { on: { BACK: 'setting', RULES: { actions: read } } },
      },
    },
    rules: {
      on: {
        PLAY: { target: 'playing', actions: { type: 'sit', params: ({ event }) => event.plan } },
        BACK: 'title',
        RULES: { actions: read },
      },
    },
    settings: {
      on: {
        PLAY: { target: 'playing', actions: { type: 'sit', params: ({ event }) => event.plan } },
        BACK: 'title',
      },
    },
    playing: {
      initial: 'running',
      invoke: {
        id: 'table',
        src: 'table',
        input: ({ context }) => {
          if (!context.plan) throw new Error('a table without a match');
          return context.plan;
        },
        onError: { target: 'crashed', actions: { type: 'fail', params: ({ event }) => String(event.error) } },
      },
      on: {
        SHEET: { actions: assign({ sheet: ({ event }) => event.now }) },
        FORKED: {
          actions: assign({ plan: ({ context, event }) => context.plan && { ...context.plan, id: event.id } }),
        },
        OVER: { target: 'result', actions: assign({ sheet: null, result: ({ event }) => event.now }) },
      },
      states: {
        running: {
          on: {
            PAUSE: 'halted',
            HOLD: 'halted.held',
            RULES: { target: 'halted.looking', actions: read },
            REVIEW: { guard: 'hasSheet', target: 'halted.review' },
            NEXT: { guard: 'hasSheet', actions: [sendTo('table', { type: 'NEXT' }), assign({ sheet: null })] },
          },
        },
        /** The table's one clock stands. */
        halted: {
          entry: 'stop',
          exit: 'go',
          initial: 'paused',
          states: {
            paused: {
              on: {
                RESUME: '#app.playing.running',
                SETTINGS: 'settings',
                RULES: { target: 'rules', actions: read },
                FAIRNESS: 'fairness',
                LEAVE: 'askingLeave',
              },
            },
            /** The portal's pause. From here the player may go on all the same, and a menu makes the pause theirs. */
            held: {
              on: {
                RESUME: '#app.playing.running',
                RELEASE: '#app.playing.running',
                SETTINGS: 'settings',
                RULES: { target: 'rules', actions: read },
                FAIRNESS: 'fairness',
                LEAVE: 'askingLeave',
              },
            },
            settings: { on: { BACK: 'paused' } },
            /** The rules out of the menu, and those that were looked up in the middle of a turn. */
            rules: { on: { BACK: 'paused' } },
            looking: { on: { BACK: '#app.playing.running' } },
            review: { on: { BACK: '#app.playing.running' } },
            fairness: { on: { BACK: 'paused' } },
            askingLeave: { on: { CONFIRM: '#app.title', BACK: 'paused' } },
          },
        },
      },
    },
    result: {
      initial: 'shown',
      states: {
        shown: { on: { FAIRNESS: 'fairness' } },
        fairness: { on: { BACK: 'shown' } },
      },
      on: {
        PLAY: { target: 'playing', actions: [forget, { type: 'sit', params: ({ event }) => event.plan }] },
        BACK: { target: 'title', actions: forget },
      },
    },
    crashed: {
      on: {
        PLAY: { target: 'playing', actions: { type: 'sit', params: ({ event }) => event.plan } },
        BACK: 'title',
        // What fails behind the crash screen is not shown a second time.
        FAULT: {},
      },
    },
  },
});
