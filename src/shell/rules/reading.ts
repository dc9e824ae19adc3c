import type { Situation } from '../../match/ports.ts';

/** What is being read. */
export interface Reading {
  readonly game: string;
  /** The match that is being played meanwhile, for the paragraph of the moment; `null` before there is one. */
  readonly now: Situation | null;
}
