import type { Situation } from '../../match/ports.ts';
import type { Options } from '../../rules/game.ts';

/** What is being read. */
export interface Reading {
  readonly game: string;
  /** The match that is being played meanwhile, for the paragraph of the moment; `null` before there is one. */
  readonly now: Situation | null;
  /** The table that is being set up meanwhile; without one the usual table is told. */
  readonly table?: { readonly options: Options; readonly seats: number };
}
