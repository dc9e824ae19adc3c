/** The building blocks of the app's statechart: types, actors, actions, guards, and states used several times. */

import {
  type ActorLogic,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  and,
  assign,
  type EventFromLogic,
  type EventObject,
  emit,
  fromCallback,
  fromPromise,
  not,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import type { OpenLesson } from '../lessons/open.ts';
import type { MatchContext, MatchNews } from '../match/match-setup.ts';
import type { Situation } from '../match/ports.ts';
import { eyeOf, situationOf } from '../match/situation.ts';
import { LATE } from '../motion/durations.ts';
import type { AppContext, AppEmitted, AppEvent, IntroducedTable, ScreenMeta } from './app-events.ts';
import { causeOf } from './page-faults.ts';
import type { Recess } from './portal/portal.ts';
import type { Reading } from './rules/reading.ts';
import type { PartnersDraw } from './setup/partners-draw.machine.ts';
import { createTableMachine, type MatchSetup, type PageTable } from './table.machine.ts';
import type { Watching } from './watching/watching.machine.ts';

export const EMPTY: AppContext = {
  setup: null,
  may: null,
  lesson: null,
  intro: null,
  sheet: null,
  result: null,
  hasBegun: false,
  match: null,
  error: null,
  causes: [],
  reading: null,
  pad: null,
  day: null,
  watching: null,
  draw: null,
};

/** Returns the end of the deal as everyone at the screen sees it. */
function endOf({ match }: AppContext): Situation {
  if (!match) throw new Error('no match has been played');
  return situationOf(match, eyeOf(match));
}

/** A placeholder: the app's chart only starts and ends the actor that thinks for seats. */
const nobody: AnyActorLogic = fromCallback(() => {});

/** Runs a chart that is brought together with its input, so that it is loaded late. */
const brought = <
  Snapshot extends AnyMachineSnapshot,
  Event extends EventObject,
  Brought extends { readonly chart: AnyStateMachine; readonly open: unknown },
>(): ActorLogic<Snapshot, Event, Brought> => ({
  getInitialSnapshot: (scope, { chart, open }) => chart.getInitialSnapshot(scope, open) as Snapshot,
  transition: (snapshot, event, scope) => snapshot.machine.transition(snapshot, event, scope) as Snapshot,
  start: (snapshot) => snapshot.machine.start(snapshot),
  getPersistedSnapshot: (snapshot) => snapshot.machine.getPersistedSnapshot(snapshot),
});

type WatchingChart = Watching['chart'];
type DrawChart = PartnersDraw['chart'];

export const isNewMatch = ({ log, given = [] }: MatchSetup) => log.length === 0 && given.length === 0;

const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

export const app = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    /** Tags states whose screen changes at midnight. */
    tags: {} as 'day',
    meta: {} as ScreenMeta,
    children: {} as { prepare: 'prepare'; table: 'table'; thinkers: 'thinkers'; watch: 'watch'; draw: 'draw' },
  },
  actors: {
    /** Loads the data for the first screen. Resolves with a match to open immediately, or null. */
    prepare: fromPromise<MatchSetup | null>(() => Promise.resolve(null)),
    /** Resolves when the screens that are loaded late are here; rejects if they are missing. */
    lateScreens: fromPromise<void>(() => Promise.resolve()),
    /** Waits while the portal shows something, such as an advertisement. */
    recess: fromPromise<void, Recess>(() => Promise.resolve()),
    /** Thinks for seats, until the page closes. */
    thinkers: nobody,
    /** Runs while a match is watched. */
    watch: brought<SnapshotFrom<WatchingChart>, EventFromLogic<WatchingChart>, Watching>(),
    /** Brings the chart of a draw for partners by hand (7.4); resolves to null if they are drawn already. */
    bringDraw: fromPromise<PartnersDraw | null, MatchSetup | null>(() => Promise.resolve(null)),
    /** Runs while partners are drawn by hand. */
    draw: brought<SnapshotFrom<DrawChart>, EventFromLogic<DrawChart>, PartnersDraw>(),
    table: createTableMachine((): PageTable => {
      throw new Error('no table was provided');
    }),
  },
  actions: {
    sit: assign(({ context: { causes } }, setup: MatchSetup | null) => ({ ...EMPTY, causes, setup })),
    wait: assign(
      (
        { context: { causes } },
        { setup, may = null }: { setup: MatchSetup | null; may?: AppContext['may'] | undefined },
      ) => ({ ...EMPTY, causes, setup, may }),
    ),
    learn: assign(({ context: { causes } }, lesson: OpenLesson) => ({ ...EMPTY, causes, lesson })),
    introduce: assign((_, intro: IntroducedTable) => ({ intro })),
    beginIntroduced: ({ context: { intro } }) => intro?.begin(),
    stop: sendTo('table', { type: 'PAUSE' }),
    go: sendTo('table', { type: 'RESUME' }),
    fail: assign(({ context: { causes } }, error: unknown) => ({
      error: wordsOf(error),
      causes: [...causes, causeOf(error)],
    })),
    read: assign((_, reading: Reading) => ({ reading })),
    setDay: assign((_, day: string | null) => ({ day })),
    takePad: assign((_, pad: string) => ({ pad })),
    take: assign((_, watching: Watching) => ({ watching })),
    bring: assign((_, draw: PartnersDraw | null) => ({ draw })),
    passToDraw: sendTo('draw', ({ event }) => event),
    follow: assign((_, match: MatchContext) => ({ match })),
    showSheet: assign(({ context }) => ({ sheet: endOf(context) })),
    begin: assign({ hasBegun: true }),
    /** Hides the score sheet: the next deal is being played. */
    hideSheet: assign({ sheet: null, hasBegun: true }),
    next: sendTo('table', { type: 'NEXT' }),
    showResult: assign(({ context }) => ({ sheet: null, result: endOf(context) })),
    sayLoaded: emit(({ context: { setup } }) => ({ type: 'loaded', setup })),
    sayPlaying: emit((_, playing: boolean) => ({ type: 'playing', playing })),
    sayLearned: emit(({ context: { lesson } }) => ({ type: 'learned', lesson: lesson?.id ?? '' })),
    sayDealOver: emit(({ context }) => ({ type: 'dealOver', now: endOf(context) })),
    sayMatchOver: emit(({ context }) => ({ type: 'matchOver', now: endOf(context) })),
    /** Tells the player that the match is kept. */
    sayLeft: () => {},
    /** Deletes the stored match after its result has been seen. */
    forget: (_, _id: string | null) => {},
  },
  /** Milliseconds after a sheet's appearance in which a press was meant for the table. */
  delays: { late: LATE },
  guards: {
    isSetup: (_, setup: MatchSetup | null) => setup !== null,
    isDrawing: (_, draw: PartnersDraw | null) => draw !== null,
    hasSheet: ({ context }) => context.sheet !== null,
    hasNoSheet: ({ context }) => context.sheet === null,
    hasBegun: ({ context }) => context.hasBegun,
    /** True if the match ends with this deal. */
    isDecided: ({ context }) => (context.sheet?.settlement?.standing.winners ?? null) !== null,
    /** True if the portal wants a break now. */
    hasRecess: (_, _kind: Recess) => false,
    /** True if so many matches are kept that the player must choose one to delete. */
    lacksRoom: (_, _setup: MatchSetup | null) => false,
    /** 7.4: true if partners have been drawn by lot and no move has been made since. */
    isDrawnFor: (_, _setup: MatchSetup | null) => false,
    /** True if a fault with this cause has been seen before. */
    isKnown: ({ context }, error: unknown) => context.causes.includes(causeOf(error)),
    /** True if the current match is drawn, so that it could go on at the plain table. */
    hasPlainer: () => false,
  },
});

export const forget = {
  type: 'forget',
  params: ({ context }: { context: AppContext }) => context.setup?.id ?? null,
} as const;

export const read = {
  type: 'read',
  params: ({ event }: { event: AppEvent & { type: 'RULES' } }) => event.reading,
} as const;

export const setDay = {
  type: 'setDay',
  params: ({ event }: { event: AppEvent & { type: 'TODAY' } }) => event.day,
} as const;

const take = {
  type: 'take',
  params: ({ event }: { event: AppEvent & { type: 'WATCH' } }) => event.watching,
} as const;

const sit = { type: 'sit', params: ({ event }: { event: AppEvent & { type: 'PLAY' } }) => event.setup } as const;

const wait = { type: 'wait', params: ({ event }: { event: AppEvent & { type: 'PLAY' } }) => event } as const;

/** Returns the id of the match to delete automatically when another is opened: its result has been seen. */
export const leavingOf = ({ result, setup }: AppContext): string | null => (result && setup ? setup.id : null);

/**
 * Transitions to a match: first the player makes room if needed. If partners are drawn by lot, the draw is then shown
 * (7.4). `before`: actions before everything else.
 */
export const playAfter = <const Before extends readonly (typeof forget)[]>(before: Before) =>
  [
    {
      guard: { type: 'lacksRoom', params: ({ event }: { event: AppEvent & { type: 'PLAY' } }) => event.setup },
      target: '#app.room',
      actions: [...before, wait],
    },
    {
      guard: { type: 'isDrawnFor', params: ({ event }: { event: AppEvent & { type: 'PLAY' } }) => event.setup },
      target: '#app.teams',
      actions: [...before, sit],
    },
    { target: '#app.playing', actions: [...before, sit] },
  ] as const;

export const play = playAfter([]);

export const learn = {
  target: '#app.lesson',
  actions: { type: 'learn', params: ({ event }: { event: AppEvent & { type: 'LESSON' } }) => event.lesson },
} as const;

/** @param chosen the state of the introduction whose Back leads to the screen where the table was chosen. */
export const introduce = <Chosen extends string>(chosen: Chosen) =>
  ({
    target: `#app.intro.${chosen}`,
    actions: { type: 'introduce', params: ({ event }: { event: AppEvent & { type: 'INTRO' } }) => event.table },
  }) as const;

export const follow = {
  type: 'follow',
  params: ({ event }: { event: MatchNews }) => event.match,
} as const;

const errorOf = ({ event }: { event: { readonly error: unknown } }) => event.error;
export const fail = { type: 'fail', params: errorOf } as const;
const isKnown = { type: 'isKnown', params: errorOf } as const;
const once = { guard: not(isKnown), target: '#app.crashed.once', actions: fail } as const;
const again = { guard: and([isKnown, 'hasPlainer']), target: '#app.crashed.again', actions: fail } as const;

/** Transitions to the crash screen, for errors after which the table cannot continue. */
export const crash = [once, again, { target: '#app.crashed.spent', actions: fail }] as const;

/**
 * Any error leads to the crash screen. A repeated one does so only if the player can still continue at the plain table.
 */
export const toCrash = app.createStateConfig({
  on: {
    FAULT: [once, again],
    BROKEN: crash,
  },
});

/** A match is watched; Back returns to the previous state. `depth`: the depth of that state's screen. */
export const watched = <Before extends string>(before: Before, depth: number) =>
  app.createStateConfig({
    meta: { depth: depth + 2 },
    initial: 'seen',
    invoke: {
      id: 'watch',
      src: 'watch',
      input: ({ context: { watching } }: { context: AppContext }) => {
        if (!watching) throw new Error('nothing is watched');
        return watching;
      },
      onError: crash,
    },
    on: { LEAVE: before },
    states: {
      seen: { meta: { screen: 'watched' }, on: { PAUSE: 'menu', RULES: { target: 'rules', actions: read } } },
      menu: {
        meta: { screen: 'watchMenu', depth: depth + 1 },
        on: { RESUME: 'seen', SETTINGS: 'settings', RULES: { target: 'rules', actions: read } },
      },
      settings: { meta: { screen: 'settings' }, on: { BACK: 'menu' } },
      rules: { meta: { screen: 'rules' }, on: { BACK: 'seen', RULES: { actions: read } } },
    },
  });

export const watch = <Target extends string>(target: Target) => ({ target, actions: take }) as const;
