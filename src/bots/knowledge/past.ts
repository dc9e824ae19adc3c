/** What the log of a deal tells beside the layout: what was open to a seat when it laid, drew or passed. */

import type { ChainRules } from '../../rules/chain/chain-rules.ts';
import { codeOf, encode } from '../../rules/chain/codec.ts';
import { type Core, clear, give, LEADING, numberDeal, OPENING } from '../../rules/chain/core.ts';
import { leadsAny } from '../../rules/chain/deal-out.ts';
import { BITS } from '../../rules/chain/set-tables.ts';
import { step } from '../../rules/chain/step.ts';
import type { Event, Seen } from '../../rules/game.ts';

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
    return { index, event, phase, open, arms, goesOn: goesOn === 1 };
  });
}

/** Whether a draw shows that the seat could not play (1.7): not where it may draw all the same, nor for the lead. */
export function provesUnable(rules: ChainRules, phase: number): boolean {
  // 2.6, 3.4: drawn for the lead, or because it is left over.
  if (phase === LEADING || rules.lead.takesLeftOver) return false;
  return (phase === OPENING ? rules.stuckOpening : rules.stuckFreePlay) !== 'draw until able and willing';
}

/** 2.4: whether a tile that was drawn just now may be kept though it fits. */
export function mayKeepDrawn(rules: ChainRules, phase: number): boolean {
  return phase === OPENING && rules.stuckOpening === 'draw 1, may keep';
}

/**
 * The tiles that were dealt to nobody, as the lead shows (1.2, 4.1, 5.2): the doubles that would have led before the one
 * that did, and where none was held, whatever is heavier than the tile that led.
 */
export function dealtToNobody(core: Core, seen: Seen): (tile: number) => boolean {
  const nothing = () => false;
  const lead = seen.log.find((event) => event.do === 'lead');
  const { rules, order } = core;
  if (lead?.do !== 'lead' || lead.turnedUp || leadsAny(core)) return nothing;
  const led = codeOf(rules.tables, lead.tile);
  const nth = order.findIndex((suit) => suit * 17 === led);
  if (nth >= 0) {
    const before = new Set(order.slice(0, nth).map((suit) => suit * 17));
    return (tile) => before.has(tile);
  }
  const weight = (tile: number) => (((tile >> 4) + (tile & 15)) << 4) | (tile & 15);
  return (tile) => tile >> 4 === (tile & 15) || weight(tile) > weight(led);
}
