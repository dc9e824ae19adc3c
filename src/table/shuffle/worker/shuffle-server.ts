/** The worker's end of a shuffle: it moves only on a message, and stands still without one. */

import { createShuffle, type Shuffle } from '../physics/shuffle.ts';
import type { Answer, FromShuffler, ToShuffler } from './shuffle-messages.ts';

/** Returns a function that answers the table's messages one by one; the first must be the one that begins. */
export function createAnswering(): (message: ToShuffler) => FromShuffler {
  let shuffle: Shuffle | null = null;
  return (message) => {
    if (message.type === 'begin') {
      try {
        shuffle = createShuffle(message.options);
      } catch (error) {
        if (error instanceof RangeError) return null;
        throw error;
      }
      return answerOf(shuffle, new Float32Array(shuffle.bodies.length));
    }
    if (!shuffle) return null;
    const { ms, stroke, isLifted, poses } = message;
    if (stroke) shuffle.stir(stroke.x, stroke.y, stroke.vx, stroke.vy);
    if (isLifted) shuffle.lift();
    shuffle.step(ms);
    return answerOf(shuffle, poses);
  };
}

function answerOf({ bodies, hands, clatter, hasHands, done }: Shuffle, poses: Answer['poses']): Answer {
  poses.set(bodies);
  return { poses, hands, clatter, hasHands, done };
}
