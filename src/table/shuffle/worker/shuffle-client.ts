/** The shuffle in a worker: the page sends the time that has passed, and receives the tiles' new places. */

import type { Collision, MakeShuffle, Shuffle } from '../physics/shuffle.ts';
import type { Answer, FromShuffler, HandStroke, ToShuffler } from './shuffle-messages.ts';

/** The parts of a Web Worker that are needed. */
export interface ShuffleWorker {
  postMessage(message: ToShuffler, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromShuffler }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Pick<Event, 'preventDefault'>) => void): void;
  terminate(): void;
}

/** Milliseconds without an answer after which a worker counts as broken. */
const SILENCE = 4000;

/**
 * Makes a shuffle in a worker of its own. Rejects if none can start, or if it breaks at once. One that breaks later
 * ends with the tiles as they lie. If the worker never answers, the caller must abort. `start` may throw.
 */
export function shuffleIn(start: () => ShuffleWorker): MakeShuffle {
  return (options, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const worker = start();
      const end = () => worker.terminate();
      const away = createAway(options.count, (message, transfer) => worker.postMessage(message, transfer), end);
      const fail = () => {
        away.fail();
        reject(new Error('the worker of the shuffle is broken'));
      };
      worker.addEventListener('message', ({ data }) => {
        if (!data) return fail();
        away.hear(data);
        resolve(away.shuffle);
      });
      const onError = (event: Pick<Event, 'preventDefault'>) => {
        // Otherwise the browser reports it again, as an error of the page.
        event.preventDefault();
        fail();
      };
      for (const type of ['error', 'messageerror'] as const) worker.addEventListener(type, onError);
      signal.addEventListener('abort', end, { once: true });
      worker.postMessage({ type: 'begin', options }, []);
    });
}

interface Away {
  readonly shuffle: Shuffle;
  hear(answer: Answer): void;
  /** Ends the shuffle with the tiles as they lie. */
  fail(): void;
}

/** The page's copy of a shuffle that runs in a worker. */
function createAway(count: number, ask: ShuffleWorker['postMessage'], end: () => void): Away {
  const bodies = new Float32Array(count * 3);
  let { hands, hasHands, done }: Pick<Answer, 'hands' | 'hasHands' | 'done'> = {
    hands: [],
    hasHands: false,
    done: false,
  };
  let clatter: readonly Collision[] = [];
  /** Collisions since the last step. */
  let heard: readonly Collision[] = [];
  /** The array of the last answer; none while a question is under way. */
  let spare: Answer['poses'] | null = null;
  /** Milliseconds that the worker has not received yet. */
  let owed = 0;
  let stroke: HandStroke | null = null;
  let isLifted = false;
  const fail = () => {
    end();
    done = true;
    hasHands = false;
  };
  return {
    hear(answer) {
      ({ hands, hasHands, done } = answer);
      spare = answer.poses;
      heard = answer.clatter;
      bodies.set(answer.poses);
    },
    fail,
    shuffle: {
      bodies,
      get hands() {
        return hands;
      },
      get clatter() {
        return clatter;
      },
      get hasHands() {
        return hasHands;
      },
      get done() {
        return done;
      },
      step(ms) {
        clatter = heard;
        heard = [];
        if (done) return;
        owed += ms;
        if (!spare) {
          if (owed > SILENCE) fail();
          return;
        }
        ask({ type: 'step', ms: owed, stroke, isLifted, poses: spare }, [spare.buffer]);
        spare = null;
        owed = 0;
        stroke = null;
        isLifted = false;
      },
      stir(x, y, vx, vy) {
        stroke = { x, y, vx, vy };
        isLifted = false;
      },
      lift() {
        isLifted = true;
      },
    },
  };
}
