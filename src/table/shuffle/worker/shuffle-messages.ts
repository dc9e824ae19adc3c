/** What is said between the table and the worker in which its tiles are shuffled. */
import type { Impact, ShuffleOptions, StirringHand } from '../physics/shuffle.ts';

/** A finger as `Shuffle.stir` is told of it. */
export interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

interface Question {
  readonly type: 'step';
  /** Milliseconds since the question before. */
  readonly ms: number;
  /** The newest word of a finger since then. */
  readonly stroke: Stroke | null;
  /** Whether it was lifted after that. */
  readonly isLifted: boolean;
  /** The array of the answer before, to be written anew: it goes back and forth. */
  readonly poses: Float32Array<ArrayBuffer>;
}

export type ToShuffler = { readonly type: 'begin'; readonly options: ShuffleOptions } | Question;

/** How the tiles lie when that time is over; the fields are those of `Shuffle`. */
export interface Answer {
  readonly poses: Float32Array<ArrayBuffer>;
  readonly hands: readonly StirringHand[];
  readonly clatter: readonly Impact[];
  readonly hasHands: boolean;
  readonly done: boolean;
}

/** `null`: there is no such shuffle. */
export type FromShuffler = Answer | null;
