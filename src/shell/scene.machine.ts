/**
 * The scene of a table as a statechart: it is fetched and drawn, or does not come, and may be lost and drawn again. Tables
 * that are played at and tables that are watched invoke it, and go on with `SCENE_SETTLED`, which comes once.
 */
import { assign, fromPromise, raise, sendParent, setup } from 'xstate';

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

/** Events that a table passes on to its scene. */
export type SceneEvent =
  | { readonly type: 'SCENE_LOST' }
  /** The scene is wanted after all. */
  | { readonly type: 'REDRAW' };

/** Tells the table that it need not wait for the scene any longer. */
export interface SceneSettled {
  readonly type: 'SCENE_SETTLED';
}

interface SceneInput {
  readonly scene: SceneLoader;
  readonly isWanted: boolean;
  /** How often files of the table did not come before. */
  readonly misses: number;
}

/** How long a table waits for its scene, milliseconds; then it begins without. */
export const PATIENCE = 12_000;

export const sceneMachine = setup({
  types: {
    context: {} as SceneInput,
    events: {} as SceneEvent | { readonly type: 'SETTLED' },
    input: {} as SceneInput,
    /** The scene is looked at, or on its way. */
    tags: {} as 'drawn',
  },
  actors: {
    fetch: fromPromise<unknown, SceneLoader>(({ input }) => input.fetch()),
    draw: fromPromise<void, SceneLoader>(({ input, signal }) => input.draw(signal)),
  },
  actions: {
    join: ({ context }) => context.scene.join(),
    remove: ({ context }) => context.scene.remove(),
    explain: ({ context: { scene, misses } }, why: NoScene) => scene.explain(why, misses),
    countMiss: assign({ misses: ({ context }) => context.misses + 1 }),
    settle: raise({ type: 'SETTLED' }),
    goOn: sendParent({ type: 'SCENE_SETTLED' } satisfies SceneSettled),
  },
  guards: { isWanted: ({ context }) => context.isWanted },
  delays: { patience: PATIENCE },
}).createMachine({
  id: 'scene',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    picture: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isWanted', target: 'fetching' }, { target: 'unwanted' }] },
        unwanted: {
          entry: [{ type: 'explain', params: 'unwanted' }, 'settle'],
          on: { REDRAW: 'fetching' },
        },
        fetching: {
          tags: 'drawn',
          invoke: { src: 'fetch', input: ({ context }) => context.scene, onDone: 'drawing', onError: 'missing' },
        },
        drawing: {
          tags: 'drawn',
          invoke: { src: 'draw', input: ({ context }) => context.scene, onDone: 'here', onError: 'unable' },
        },
        here: {
          tags: 'drawn',
          entry: ['join', 'settle'],
          exit: 'remove',
          on: { SCENE_LOST: 'lost' },
        },
        lost: {
          entry: { type: 'explain', params: 'lost' },
          on: { REDRAW: 'fetching' },
        },
        missing: {
          entry: ['countMiss', { type: 'explain', params: 'missing' }, 'settle'],
          on: { REDRAW: 'fetching' },
        },
        unable: { entry: [{ type: 'explain', params: 'unable' }, 'settle'] },
      },
    },
    table: {
      initial: 'waiting',
      states: {
        waiting: {
          on: { SETTLED: 'goingOn' },
          after: { patience: { target: 'goingOn', actions: { type: 'explain', params: 'late' } } },
        },
        goingOn: { entry: 'goOn' },
      },
    },
  },
});
