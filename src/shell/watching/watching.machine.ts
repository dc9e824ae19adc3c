/**
 * A match that is watched, as a statechart: its table's scene comes or does not, the match stands still, takes a step or
 * goes on by itself, and the clock stands while nobody can see the page. What it does in the page it does through ports.
 */
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Watcher } from '../../match/film.ts';
import type { Clock } from '../../motion/clock.ts';
import type { Speed } from '../../motion/durations.ts';
import { type SceneEvent, type SceneLoader, type SceneSettled, sceneMachine } from '../scene.machine.ts';
import type { Spawn } from '../table.machine.ts';

/** How fast it goes on by itself. */
export type WatchingSpeed = Exclude<Speed, 'instant'>;

/** The table that a match is watched at. */
export interface WatchedTable {
  readonly scene: SceneLoader;
  readonly clock: Pick<Clock, 'pause' | 'resume'>;
  /** Shows how the moment came about, and then the moment. */
  play(at: number, eye: Watcher, signal: AbortSignal): Promise<void>;
  /** Sets everything as it stood in that moment, without motion. */
  set(at: number, eye: Watcher): void;
  /** Lets the moment be looked at before the next one comes. */
  rest(at: number, signal: AbortSignal): Promise<void>;
  setSpeed(speed: WatchingSpeed): void;
  /** Watching has begun: tells when nobody can see the page, until the table is closed. */
  attend(tell: (event: WatchingEvent) => void): void;
  close(): void;
}

export type WatchingEvent =
  /** It goes on by itself, or no longer. */
  | { readonly type: 'PLAY' }
  | { readonly type: 'PAUSE' }
  /** One moment on, with motion. */
  | { readonly type: 'STEP' }
  /** To any moment, without. */
  | { readonly type: 'JUMP'; readonly to: number }
  | { readonly type: 'LOOK'; readonly eye: Watcher }
  | { readonly type: 'SPEED'; readonly speed: WatchingSpeed }
  | { readonly type: 'HIDDEN' }
  | { readonly type: 'VISIBLE' }
  | { readonly type: 'LOOKED_AWAY' }
  | SceneEvent
  | SceneSettled;

/** What the page's table for watching may ask of its chart. */
export interface WatchingActor {
  readonly spawn: Spawn;
  send(event: WatchingEvent): void;
  now(): WatchingContext & { readonly isRunning: boolean };
  /** Calls back once the chart has started, and after every change. */
  follow(listener: () => void): void;
}

/** Puts the table for watching a match into the page. */
export type Watching = (actor: WatchingActor) => WatchingContext;

export interface WatchingContext {
  readonly table: WatchedTable;
  /** The moment at which watching begins, and the last one. */
  readonly at: number;
  readonly last: number;
  readonly eye: Watcher;
  readonly speed: WatchingSpeed;
}

interface Stage {
  readonly table: WatchedTable;
  readonly at: number;
  readonly eye: Watcher;
}

const stageOf = ({ context: { table, at, eye } }: { context: WatchingContext }): Stage => ({ table, at, eye });

export const watchingMachine = setup({
  types: {
    context: {} as WatchingContext,
    events: {} as WatchingEvent,
    input: {} as Watching,
    tags: {} as 'shown' | 'running',
    children: {} as { scene: 'scene' },
  },
  actors: {
    scene: sceneMachine,
    play: fromPromise<void, Stage>(({ input: { table, at, eye }, signal }) => table.play(at, eye, signal)),
    rest: fromPromise<void, Stage>(({ input: { table, at }, signal }) => table.rest(at, signal)),
    attend: fromCallback<WatchingEvent, WatchedTable>(({ input, sendBack }) => {
      input.attend(sendBack);
      return () => input.close();
    }),
  },
  actions: {
    passToScene: sendTo('scene', ({ event }) => event),
    advance: assign({ at: ({ context }) => context.at + 1 }),
    rewind: assign({ at: 0 }),
    jump: assign(({ context }, to: number) => ({ at: Math.max(0, Math.min(to, context.last)) })),
    look: assign((_, eye: Watcher) => ({ eye })),
    set: ({ context: { table, at, eye } }) => table.set(at, eye),
    hurry: assign((_, speed: WatchingSpeed) => ({ speed })),
    setSpeed: ({ context: { table, speed } }) => table.setSpeed(speed),
    stopClock: ({ context }) => context.table.clock.pause('hidden'),
    startClock: ({ context }) => context.table.clock.resume('hidden'),
  },
  guards: {
    isAtEnd: ({ context: { at, last } }) => at >= last,
    hasMore: ({ context: { at, last } }) => at < last,
  },
}).createMachine({
  id: 'watching',
  context: ({ input, self, spawn }) =>
    input({
      spawn,
      send: (event) => self.send(event),
      now() {
        const now = self.getSnapshot();
        return { ...now.context, isRunning: now.hasTag('running') };
      },
      follow: (listener) => void self.subscribe(() => listener()),
    }),
  invoke: [
    { src: 'attend', input: ({ context }) => context.table },
    {
      id: 'scene',
      src: 'scene',
      input: ({ context: { table } }) => ({ scene: table.scene, isWanted: true, misses: 0 }),
    },
  ],
  on: { SCENE_LOST: { actions: 'passToScene' }, REDRAW: { actions: 'passToScene' } },
  type: 'parallel',
  states: {
    film: {
      initial: 'waiting',
      states: {
        waiting: { on: { SCENE_SETTLED: 'shown' } },
        shown: {
          tags: 'shown',
          entry: ['setSpeed', 'set'],
          initial: 'still',
          on: {
            JUMP: { target: '.still', actions: [{ type: 'jump', params: ({ event }) => event.to }, 'set'] },
            LOOK: { target: '.still', actions: [{ type: 'look', params: ({ event }) => event.eye }, 'set'] },
            SPEED: { actions: [{ type: 'hurry', params: ({ event }) => event.speed }, 'setSpeed'] },
          },
          states: {
            still: {
              on: {
                PLAY: [
                  { guard: 'hasMore', target: 'running' },
                  { target: 'running', actions: ['rewind', 'set'] },
                ],
                STEP: { guard: 'hasMore', target: 'stepping' },
              },
            },
            /** A step that was asked for. The next one cuts it short. */
            stepping: {
              entry: 'advance',
              invoke: { src: 'play', input: stageOf, onDone: 'still', onError: 'still' },
              on: {
                STEP: { guard: 'hasMore', target: 'stepping', reenter: true },
                PLAY: 'running.resting',
              },
            },
            running: {
              tags: 'running',
              initial: 'deciding',
              on: {
                PAUSE: 'still',
                STEP: { guard: 'hasMore', target: '.showing', reenter: true },
                // Whoever moves on, or looks with other eyes, goes on watching.
                JUMP: { target: '.resting', actions: [{ type: 'jump', params: ({ event }) => event.to }, 'set'] },
                LOOK: { target: '.resting', actions: [{ type: 'look', params: ({ event }) => event.eye }, 'set'] },
              },
              states: {
                deciding: {
                  always: [{ guard: 'isAtEnd', target: '#watching.film.shown.still' }, { target: 'showing' }],
                },
                showing: {
                  entry: 'advance',
                  invoke: { src: 'play', input: stageOf, onDone: 'resting', onError: 'resting' },
                },
                resting: { invoke: { src: 'rest', input: stageOf, onDone: 'deciding', onError: 'deciding' } },
              },
            },
          },
        },
      },
    },
    page: {
      initial: 'visible',
      states: {
        visible: { on: { HIDDEN: 'hidden' } },
        hidden: { entry: 'stopClock', exit: 'startClock', on: { VISIBLE: 'visible' } },
      },
    },
  },
});
