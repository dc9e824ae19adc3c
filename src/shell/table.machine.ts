/**
 * One table as a statechart, with three concerns beside each other: what it is shown with comes or does not, the DOM table's
 * parts and then the scene; the match waits for the scene and is then played; and the clock stands while a menu is open or
 * nobody can see the page. It knows no pixel: what it does in the page it does through a `Table`.
 */
import { type ActorRefFrom, assign, enqueueActions, fromCallback, fromPromise, raise, sendParent, setup } from 'xstate';
import type { OpenLesson } from '../lessons/open.ts';
import {
  type MatchContext,
  type MatchEmitted,
  type MatchEvent,
  type MatchInput,
  type matchMachine,
  provideMatch,
} from '../match/match.machine.ts';
import type { Ports } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import type { Save } from './store/save.ts';

/** What a match is opened from: a new one has an empty log. */
export type MatchSetup = Save;

/**
 * Why there is no scene: the browser cannot draw it, its files did not come, or not yet, or it was there and is lost; or
 * not even the DOM table could be prepared; or the player has given it up.
 */
export type NoScene = 'unable' | 'missing' | 'late' | 'lost' | 'unprepared' | 'unwanted';

/** The scene of a table, which may come late or not at all. */
export interface SceneLoader {
  /** Fetches the program of the scene; rejects when it does not come. */
  fetch(): Promise<unknown>;
  /** Draws a scene that nobody sees yet; rejects where the browser cannot. */
  draw(signal: AbortSignal): Promise<void>;
  /** Makes the drawn scene one of the views of the match. */
  join(): void;
  /** Takes the scene away, whatever state it is in. */
  remove(): void;
  /** The DOM table is the table, if there is any: says why. `misses`: how often files did not come. */
  explain(why: NoScene, misses: number): void;
}

/** A table in the page. */
export interface Table {
  readonly match: { readonly input: MatchInput; readonly ports: Ports };
  /** Fetches what the DOM table of such a game needs beside the usual; rejects when it does not come. */
  prepare(): Promise<unknown>;
  readonly scene: SceneLoader;
  /** True if the scene is to be drawn: after it has failed, a player may go on without it. */
  wantsScene(): boolean;
  readonly clock: Pick<Clock, 'pause' | 'resume'>;
  /** Ends what a finger was doing, and every sound. */
  interrupt(): void;
  /** Lets the curtain fall over a hand that is on the screen. */
  hideHand(): void;
  /** Keeps what has been played. */
  keep(log: MatchContext['log']): void;
  /** Tells when nobody can see the page, or somebody may have left it, until the table is closed. */
  watchPage(tell: (event: TableEvent) => void): void;
  /** Gives the keyboard to the table, or to the curtain that covers it. */
  focus(): void;
  /** Its parts, for tests to look at. */
  probe(): object;
  close(): void;
}

/** What people and the page do at a table, and what it hears of its match. */
export type TableEvent =
  | MatchEvent
  | MatchEmitted
  | { readonly type: 'PAUSE' }
  | { readonly type: 'RESUME' }
  /** Nobody can see the page any more, and can again. */
  | { readonly type: 'HIDDEN' }
  | { readonly type: 'VISIBLE' }
  /** Whoever comes back to the page may be somebody else. */
  | { readonly type: 'LOOKED_AWAY' }
  | { readonly type: 'SCENE_LOST' }
  /** The scene is wanted after all. */
  | { readonly type: 'REDRAW' }
  /** The match can be shown at the DOM table. */
  | { readonly type: 'PREPARED' }
  /** It is known whether the scene comes. */
  | { readonly type: 'SCENE_SETTLED' };

export interface TableContext {
  readonly table: Table;
  readonly match: ActorRefFrom<typeof matchMachine> | null;
  /** How often files of the table did not come. */
  readonly misses: number;
}

/** What the page's own table may ask of its chart. */
export interface TableActor {
  send(event: TableEvent): void;
  /** The match as it stands; `null` before it has begun. */
  match(): MatchContext | null;
}

/** How long a match waits for the scene, milliseconds, and for the DOM table's parts before it; then it begins without a scene. */
export const PATIENCE = 12_000;

/** @param open puts a table into the page for one match, or one lesson. */
export function createTableMachine(open: (given: MatchSetup | OpenLesson, actor: TableActor) => Table) {
  return setup({
    types: {
      context: {} as TableContext,
      events: {} as TableEvent,
      input: {} as MatchSetup | OpenLesson,
      /** The scene is looked at, or on its way. */
      tags: {} as 'drawn',
    },
    actors: {
      prepare: fromPromise<unknown, Table>(({ input }) => input.prepare()),
      fetchScene: fromPromise<unknown, SceneLoader>(({ input }) => input.fetch()),
      drawScene: fromPromise<void, SceneLoader>(({ input, signal }) => input.draw(signal)),
      /** The table's life in the page: it ends when the chart is stopped. */
      attend: fromCallback<TableEvent, Table>(({ input, sendBack }) => {
        input.watchPage(sendBack);
        return () => input.close();
      }),
    },
    actions: {
      joinScene: ({ context }) => context.table.scene.join(),
      removeScene: ({ context }) => context.table.scene.remove(),
      explain: ({ context: { table, misses } }, why: NoScene) => table.scene.explain(why, misses),
      countMiss: assign({ misses: ({ context }) => context.misses + 1 }),
      sayPrepared: raise({ type: 'PREPARED' }),
      settleScene: raise({ type: 'SCENE_SETTLED' }),
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
      keep: ({ context }, log: MatchContext['log']) => context.table.keep(log),
    },
    guards: { isSceneWanted: ({ context }) => context.table.wantsScene() },
    delays: { patience: PATIENCE },
  }).createMachine({
    id: 'table',
    context: ({ input, self }) => ({
      table: open(input, {
        send: (event) => self.send(event),
        match: () => self.getSnapshot().context.match?.getSnapshot().context ?? null,
      }),
      match: null,
      misses: 0,
    }),
    invoke: { src: 'attend', input: ({ context }) => context.table },
    type: 'parallel',
    states: {
      scene: {
        initial: 'preparing',
        states: {
          preparing: {
            invoke: {
              src: 'prepare',
              input: ({ context }) => context.table,
              onDone: [
                { guard: 'isSceneWanted', target: 'fetching', actions: 'sayPrepared' },
                { target: 'unwanted', actions: 'sayPrepared' },
              ],
              onError: 'unprepared',
            },
            after: { patience: 'unprepared' },
          },
          /** Nothing can be shown: the match does not begin. */
          unprepared: {
            entry: ['countMiss', { type: 'explain', params: 'unprepared' }],
            on: { REDRAW: 'preparing' },
          },
          unwanted: {
            entry: [{ type: 'explain', params: 'unwanted' }, 'settleScene'],
            on: { REDRAW: 'fetching' },
          },
          fetching: {
            tags: 'drawn',
            invoke: {
              src: 'fetchScene',
              input: ({ context }) => context.table.scene,
              onDone: 'drawing',
              onError: 'missing',
            },
          },
          drawing: {
            tags: 'drawn',
            invoke: {
              src: 'drawScene',
              input: ({ context }) => context.table.scene,
              onDone: 'here',
              onError: 'unable',
            },
          },
          here: {
            tags: 'drawn',
            entry: ['joinScene', 'settleScene'],
            exit: 'removeScene',
            on: { SCENE_LOST: 'lost' },
          },
          lost: {
            entry: { type: 'explain', params: 'lost' },
            on: { REDRAW: 'fetching' },
          },
          missing: {
            entry: ['countMiss', { type: 'explain', params: 'missing' }, 'settleScene'],
            on: { REDRAW: 'fetching' },
          },
          unable: { entry: [{ type: 'explain', params: 'unable' }, 'settleScene'] },
        },
      },
      match: {
        initial: 'unprepared',
        states: {
          unprepared: { on: { PREPARED: 'waiting' } },
          waiting: {
            on: { SCENE_SETTLED: 'playing' },
            after: { patience: { target: 'playing', actions: { type: 'explain', params: 'late' } } },
          },
          playing: {
            entry: 'startMatch',
            on: {
              HURRY: { actions: { type: 'passToMatch', params: ({ event }) => event } },
              NEXT: { actions: { type: 'passToMatch', params: ({ event }) => event } },
              TAKE_BACK: { actions: { type: 'passToMatch', params: ({ event }) => event } },
              LOOKED_AWAY: { actions: 'hideHand' },
              logged: { actions: [{ type: 'keep', params: ({ event }) => event.match.log }, 'passToApp'] },
              dealOver: { actions: 'passToApp' },
              nextDeal: { actions: 'passToApp' },
              matchOver: { actions: 'passToApp' },
              begun: { actions: 'passToApp' },
            },
          },
        },
      },
      menu: {
        initial: 'closed',
        states: {
          closed: { on: { PAUSE: 'open' } },
          open: {
            entry: ['interrupt', { type: 'stopClock', params: 'menu' }],
            exit: { type: 'startClock', params: 'menu' },
            on: { RESUME: 'closed' },
          },
        },
      },
      page: {
        initial: 'visible',
        states: {
          visible: { on: { HIDDEN: 'hidden' } },
          hidden: {
            entry: { type: 'stopClock', params: 'hidden' },
            exit: { type: 'startClock', params: 'hidden' },
            on: { VISIBLE: 'visible' },
          },
        },
      },
    },
  });
}

export type TableMachine = ReturnType<typeof createTableMachine>;
