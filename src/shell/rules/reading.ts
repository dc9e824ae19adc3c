import type { Situation } from '../../match/ports.ts';
import type { Options } from '../../rules/game.ts';

/** The rules page being read. */
export interface Reading {
  readonly game: string;
  /** The current match, for the paragraph on the moment; `null` if there is none. */
  readonly now: Situation | null;
  /** The table being set up; the usual table if absent. */
  readonly table?: { readonly options: Options; readonly seats: number };
}
