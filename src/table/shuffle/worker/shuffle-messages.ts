/** Messages between the table and the worker that shuffles its tiles. */
import type { Collision, ShuffleOptions, StirringHand } from '../physics/shuffle.ts';

/** A finger's move, as for `Shuffle.stir`. */
export interface HandStroke {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

interface Question {
  readonly type: 'step';
  /** Milliseconds since the question before. */
  readonly ms: number;
  /** The newest move of a finger since then. */
  readonly stroke: HandStroke | null;
  /** True if it was lifted after that. */
  readonly isLifted: boolean;
  /** The array of the answer before, to be written again: it goes back and forth. */
  readonly poses: Float32Array<ArrayBuffer>;
}

export type ToShuffler = { readonly type: 'begin'; readonly options: ShuffleOptions } | Question;

/** The tiles at the end of that time; the fields are those of `Shuffle`. */
export interface Answer {
  readonly poses: Float32Array<ArrayBuffer>;
  readonly hands: readonly StirringHand[];
  readonly clatter: readonly Collision[];
  readonly hasHands: boolean;
  readonly done: boolean;
}

/** `null`: there is no such shuffle. */
export type FromShuffler = Answer | null;
