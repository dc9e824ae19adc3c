/** What the log of a deal tells beside the layout: what was open before each event. */
import type { Event, Seen } from '../deal.ts';
import { codeOf, encode } from './codec.ts';
import { type Core, clear, LEADING, numberDeal } from './core.ts';
import { give } from './core-hands.ts';
import { BITS } from './set-tables.ts';
import { step } from './step.ts';

/** One event of the log, with what was open just before it. */
export interface PastEvent {
  readonly index: number;
  readonly event: Event;
  readonly phase: number;
  /** The suits that could be laid on, as bits. */
  readonly open: number;
  /** For each suit, on how many arms it could be laid. */
  readonly arms: Uint8Array;
  /** Whether the turn was one of several doubles, and this not its first (5.4). */
  readonly goesOn: boolean;
}

/** Plays the table of a deal again, hands left out, and tells what was open before each event. Uses `core` up. */
export function pastOf(core: Core, seen: Seen): readonly PastEvent[] {
  clear(core);
  numberDeal(core, seen.deal, 0);
  core.phase = LEADING;
  // Nobody's last tile: how many tiles each seat holds is not what is asked here.
  core.sizes.fill(core.rules.tables.codes.length);
  return seen.log.map((event, index) => {
    const { phase, open, goesOn } = core;
    const arms = Uint8Array.from(core.armsOf, (mask) => BITS[mask] as number);
    if (event.do === 'lead' || event.do === 'play') {
      core.seat = event.seat;
      give(core, event.seat, codeOf(core.rules.tables, event.tile));
      step(core, encode(core, event));
    }
    return { index, event, phase, open, arms, goesOn: goesOn !== 0 };
  });
}
