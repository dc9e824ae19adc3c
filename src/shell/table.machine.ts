/**
 * A table as a statechart with parallel concerns. Its view is loaded: first the DOM table's parts, then the scene. The
 * match waits for the scene and is then played. The clock stands while a menu is open or the page is hidden. All
 * effects on the page go through a `Table`.
 */
import {
  type ActorRefFrom,
  type AnyStateMachine,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  raise,
  sendParent,
  sendTo,
  setup,
} from 'xstate';
import type { OpenLesson } from '../lessons/open.ts';
import { type matchMachine, provideMatch } from '../match/match.machine.ts';
import type { MatchContext, MatchEmitted, MatchEvent, MatchInput } from '../match/match-setup.ts';
import type { Ports } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import {
  type NoScene,
  PATIENCE,
  type SceneEvent,
  type SceneLoader,
  type SceneSettled,
  sceneMachine,
} from './scene.machine.ts';
import type { KeptCourse, Save } from './store/save.ts';

/** The set-up from which a match is opened; a new one has an empty log. */
export type MatchSetup = Save;

/** A table in the page. */
export interface PageTable {
  readonly match: { readonly input: MatchInput; readonly ports: Ports };
  /** Loads the additional parts of the DOM table for this game; rejects if that fails. */
  prepare(): Promise<unknown>;
  readonly scene: SceneLoader;
  /** True if the scene is to be drawn. After a failure a player may continue without it. */
  wantsScene(): boolean;
  readonly clock: Pick<Clock, 'pause' | 'resume'>;
  /** Ends the current gesture and all sounds. */
  interrupt(): void;
  /** Lowers the curtain if a hand is on the screen. */
  hideHand(): void;
  /** Stores the moves, the tiles that were taken, and the time of a match by time. */
  keep(match: KeptCourse): void;
  /** 20.7: shows the time that is left, or that the last deal has begun. */
  showTime(match: MatchContext): void;
  /** Reports when the page is hidden, or may have been left, until the table is closed. */
  watchPage(tell: (event: TableEvent) => void): void;
  /** Moves the keyboard focus to the table, or to the curtain that covers it. */
  focus(): void;
  /** Returns the table's parts, for tests. */
  probe(): object;
  close(): void;
}

/** The events at a table, from people, the page and the match. */
export type TableEvent =
  | MatchEvent
  | MatchEmitted
  | { readonly type: 'PAUSE' }
  | { readonly type: 'RESUME' }
  /** The page is hidden, or visible again. */
  | { readonly type: 'HIDDEN' }
  | { readonly type: 'VISIBLE' }
  /** The player may have changed while the page was out of sight. */
  | { readonly type: 'LOOKED_AWAY' }
  | SceneEvent
  | SceneSettled
  /** The DOM table is ready for the match. */
  | { readonly type: 'PREPARED' };

export interface TableContext {
  readonly table: PageTable;
  readonly match: ActorRefFrom<typeof matchMachine> | null;
  /** The number of failed downloads of the DOM table's parts. */
  readonly misses: number;
}

/** Starts a chart that lives as long as the table's own chart. */
export type Spawn = <Logic extends AnyStateMachine>(logic: Logic) => ActorRefFrom<Logic>;

/** The interface of the chart for the table in the page. */
export interface TableActor {
  readonly spawn: Spawn;
  send(event: TableEvent): void;
  /** Returns the state of the match; `null` before it has begun. */
  match(): MatchContext | null;
}

/** The building blocks of the chart: types, actors and actions. */
const tableSetup = setup({
  types: {
    context: {} as TableContext,
    events: {} as TableEvent,
    input: {} as MatchSetup | OpenLesson,
    children: {} as { scene: 'scene' },
  },
  actors: {
    prepare: fromPromise<unknown, PageTable>(({ input }) => input.prepare()),
    scene: sceneMachine,
    /** Watches the page; closes the table when the chart is stopped. */
    attend: fromCallback<TableEvent, PageTable>(({ input, sendBack }) => {
      input.watchPage(sendBack);
      return () => input.close();
    }),
  },
  actions: {
    explain: ({ context: { table, misses } }, why: NoScene) => table.scene.explain(why, misses),
    countMiss: assign({ misses: ({ context }) => context.misses + 1 }),
    sayPrepared: raise({ type: 'PREPARED' }),
    passToScene: sendTo('scene', ({ event }) => event),
    startMatch: assign({
      match: ({ context, self, spawn }) => {
        const { input, ports } = context.table.match;
        const match = spawn(provideMatch(ports), { input });
        match.on('*', (event) => self.send(event));
        return match;
      },
    }),
    passToMatch: enqueueActions(({ context: { match }, enqueue }, event: MatchEvent) => {
      if (match) enqueue.sendTo(match, event);
    }),
    passToApp: sendParent(({ event }) => event),
    interrupt: ({ context }) => context.table.interrupt(),
    hideHand: ({ context }) => context.table.hideHand(),
    stopClock: ({ context }, reason: string) => context.table.clock.pause(reason),
    startClock: ({ context }, reason: string) => context.table.clock.resume(reason),
    keep: ({ context }, match: MatchContext) => context.table.keep(match),
    showTime: ({ context }, match: MatchContext) => context.table.showTime(match),
  },
  delays: { patience: PATIENCE },
});

const scene = tableSetup.createStateConfig({
  initial: 'preparing',
  states: {
    preparing: {
      invoke: {
        src: 'prepare',
        input: ({ context }) => context.table,
        onDone: { target: 'prepared', actions: 'sayPrepared' },
        onError: 'unprepared',
      },
      after: { patience: 'unprepared' },
    },
    /** Nothing can be shown, so the match does not begin. */
    unprepared: {
      entry: ['countMiss', { type: 'explain', params: 'unprepared' }],
      on: { REDRAW: 'preparing' },
    },
    prepared: {
      invoke: {
        id: 'scene',
        src: 'scene',
        input: ({ context: { table, misses } }) => ({ scene: table.scene, isWanted: table.wantsScene(), misses }),
      },
      on: { SCENE_LOST: { actions: 'passToScene' }, REDRAW: { actions: 'passToScene' } },
    },
  },
});

const match = tableSetup.createStateConfig({
  initial: 'unprepared',
  states: {
    unprepared: { on: { PREPARED: 'waiting' } },
    waiting: { on: { SCENE_SETTLED: 'playing' } },
    playing: {
      entry: 'startMatch',
      on: {
        HURRY: { actions: { type: 'passToMatch', params: ({ event }) => event } },
        NEXT: { actions: { type: 'passToMatch', params: ({ event }) => event } },
        TAKE_BACK: { actions: { type: 'passToMatch', params: ({ event }) => event } },
        LOOKED_AWAY: { actions: 'hideHand' },
        logged: { actions: [{ type: 'keep', params: ({ event }) => event.match }, 'passToApp'] },
        minute: {
          actions: [
            { type: 'keep', params: ({ event }) => event.match },
            { type: 'showTime', params: ({ event }) => event.match },
            'passToApp',
          ],
        },
        dealOver: { actions: 'passToApp' },
        nextDeal: { actions: 'passToApp' },
        matchOver: { actions: 'passToApp' },
        begun: { actions: [{ type: 'showTime', params: ({ event }) => event.match }, 'passToApp'] },
        BROKEN: { actions: 'passToApp' },
      },
    },
  },
});

const menu = tableSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { PAUSE: 'open' } },
    open: {
      entry: ['interrupt', { type: 'stopClock', params: 'menu' }],
      exit: { type: 'startClock', params: 'menu' },
      on: { RESUME: 'closed' },
    },
  },
});

const page = tableSetup.createStateConfig({
  initial: 'visible',
  states: {
    visible: { on: { HIDDEN: 'hidden' } },
    hidden: {
      entry: { type: 'stopClock', params: 'hidden' },
      exit: { type: 'startClock', params: 'hidden' },
      on: { VISIBLE: 'visible' },
    },
  },
});

/**
 * Creates the machine of a table.
 * @param open creates the table in the page for one match or lesson.
 */
export function createTableMachine(open: (given: MatchSetup | OpenLesson, actor: TableActor) => PageTable) {
  return tableSetup.createMachine({
    id: 'table',
    context: ({ input, self, spawn }) => ({
      table: open(input, {
        spawn,
        send: (event) => self.send(event),
        match: () => self.getSnapshot().context.match?.getSnapshot().context ?? null,
      }),
      match: null,
      misses: 0,
    }),
    invoke: { src: 'attend', input: ({ context }) => context.table },
    type: 'parallel',
    states: { scene, match, menu, page },
  });
}

export type TableMachine = ReturnType<typeof createTableMachine>;
