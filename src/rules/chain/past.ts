/** The past of a deal: the suits that were open before each event of its log. */
import type { Event, Seen } from '../deal.ts';
import { codeOf, encode } from './codec.ts';
import { type Core, clear, LEADING, numberDeal } from './core.ts';
import { give } from './core-hands.ts';
import { BITS } from './set-tables.ts';
import { step } from './step.ts';

/** One event of the log, and the suits that were open just before it. */
export interface PastEvent {
  readonly index: number;
  readonly event: Event;
  readonly phase: number;
  /** The suits that could be played on, as bits. */
  readonly open: number;
  /** For each suit, the number of arms that took it. */
  readonly arms: Uint8Array;
  /** True if only doubles could be played (28.3). */
  readonly onlyDoubles: boolean;
  /** True if the turn had begun with another tile (5.4). */
  readonly goesOn: boolean;
}

/** Replays the table of a deal without its hands, and returns what was open before each event. Overwrites `core`. */
export function pastOf(core: Core, seen: Seen): readonly PastEvent[] {
  clear(core);
  numberDeal(core, seen.deal, 0);
  core.phase = LEADING;
  // Keeps every seat from running out of tiles: hand sizes do not matter here.
  core.sizes.fill(core.rules.tables.codes.length);
  return seen.log.map((event, index) => {
    const { phase, open, due, goesOn } = core;
    const arms = Uint8Array.from(core.armsOf, (mask) => BITS[mask] as number);
    if (event.do === 'lead' || event.do === 'play') {
      core.seat = event.seat;
      give(core, event.seat, codeOf(core.rules.tables, event.tile));
      step(core, encode(core, event));
    }
    return { index, event, phase, open, arms, onlyDoubles: due !== 0, goesOn: goesOn !== 0 };
  });
}
