/**
 * The scene of a table as a statechart: it is loaded and drawn, or fails, and may be lost and redrawn. The charts of
 * played and watched tables invoke it. They continue at `SCENE_SETTLED`, which comes once.
 */
import { assign, fromPromise, raise, sendParent, setup } from 'xstate';

/**
 * The reason why there is no scene.
 * `unable`: the browser cannot draw it.
 * `missing`: its files did not load.
 * `late`: it is still loading.
 * `lost`: it was drawn and is lost.
 * `unprepared`: not even the DOM table could be prepared.
 * `unwanted`: the player has given it up.
 */
export type NoScene = 'unable' | 'missing' | 'late' | 'lost' | 'unprepared' | 'unwanted';

/** The scene of a table, which may come late or not at all. */
export interface SceneLoader {
  /** Loads the program of the scene; rejects if that fails. */
  fetch(): Promise<unknown>;
  /** Draws a scene that is not yet visible; rejects if the browser cannot. */
  draw(signal: AbortSignal): Promise<void>;
  /** Makes the drawn scene one of the views of the match. */
  join(): void;
  /** Removes the scene in any state. */
  remove(): void;
  /**
   * Tells the player why there is no scene, and shows the DOM table if possible. `misses`: the number of failed
   * downloads.
   */
  explain(why: NoScene, misses: number): void;
}

/** Events that a table passes on to its scene. */
export type SceneEvent =
  | { readonly type: 'SCENE_LOST' }
  /** Requests the scene again. */
  | { readonly type: 'REDRAW' };

/** Tells the table to stop waiting for the scene. */
export interface SceneSettled {
  readonly type: 'SCENE_SETTLED';
}

interface SceneInput {
  readonly scene: SceneLoader;
  readonly isWanted: boolean;
  /** The number of previous failed downloads of the table's files. */
  readonly misses: number;
}

/** Milliseconds that a table waits for its scene before it begins without. */
export const PATIENCE = 12_000;

export const sceneMachine = setup({
  types: {
    context: {} as SceneInput,
    events: {} as SceneEvent | { readonly type: 'SETTLED' },
    input: {} as SceneInput,
    /** Tags the states in which the scene is shown or loading. */
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
