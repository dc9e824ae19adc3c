/**
 * A watched match as a statechart. The scene is loaded or fails. The match stands still, takes a step, or plays
 * automatically. The clock stands while the page is hidden. All effects on the page go through ports.
 */
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Watcher } from '../../match/film.ts';
import type { Clock } from '../../motion/clock.ts';
import type { Speed } from '../../motion/durations.ts';
import { type SceneEvent, type SceneLoader, type SceneSettled, sceneMachine } from '../scene.machine.ts';
import type { Spawn } from '../table.machine.ts';

/** The speed of automatic play. */
export type WatchingSpeed = Exclude<Speed, 'instant'>;

/** The table at which a match is watched. */
export interface WatchedTable {
  readonly scene: SceneLoader;
  readonly clock: Pick<Clock, 'pause' | 'resume'>;
  /** Animates the move that leads to the moment, and then shows the moment. */
  play(at: number, eye: Watcher, signal: AbortSignal): Promise<void>;
  /** Shows the moment without motion. */
  set(at: number, eye: Watcher): void;
  /** Waits before the next moment, so that this one can be seen. */
  rest(at: number, signal: AbortSignal): Promise<void>;
  setSpeed(speed: WatchingSpeed): void;
  /** Starts watching; reports when the page is hidden, until the table is closed. */
  attend(tell: (event: WatchingEvent) => void): void;
  close(): void;
}

export type WatchingEvent =
  /** Starts or pauses automatic play. */
  | { readonly type: 'PLAY' }
  | { readonly type: 'PAUSE' }
  /** Goes one moment forward, with motion. */
  | { readonly type: 'STEP' }
  /** Goes to any moment, without motion. */
  | { readonly type: 'JUMP'; readonly to: number }
  | { readonly type: 'LOOK'; readonly eye: Watcher }
  | { readonly type: 'SPEED'; readonly speed: WatchingSpeed }
  | { readonly type: 'HIDDEN' }
  | { readonly type: 'VISIBLE' }
  | { readonly type: 'LOOKED_AWAY' }
  | SceneEvent
  | SceneSettled;

/** The interface of the chart for the watched table in the page. */
export interface WatchingActor {
  readonly spawn: Spawn;
  send(event: WatchingEvent): void;
  now(): WatchingContext & { readonly isRunning: boolean };
  /** Calls back after the chart has started, and after every change. */
  follow(listener: () => void): void;
}

/** A match to be watched. It brings its chart, so that nothing of it is loaded before. */
export interface Watching {
  readonly chart: typeof watchingMachine;
  /** Creates the table for watching the match in the page. */
  readonly open: (actor: WatchingActor) => WatchingContext;
}

export interface WatchingContext {
  readonly table: WatchedTable;
  /** The current moment and the last one. */
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
    input: {} as Watching['open'],
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
            /** A single step; another one cuts it short. */
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
                // A jump or a change of viewer does not stop the play.
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
