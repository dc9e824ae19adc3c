/** What a seat knows about tiles it does not see: each tile in another hand is a slot with the numbers it cannot show. */

import { codeOf } from '../../rules/chain/codec.ts';
import type { Core } from '../../rules/chain/core.ts';
import type { Seat, Seen } from '../../rules/game.ts';
import { dealtToNobody, mayKeepDrawn, type PastEvent, pastOf, provesUnable } from './past.ts';

/** One hidden tile in the hand of another seat, whichever of its tiles that is. */
export interface Slot {
  readonly seat: Seat;
  /** The index in the log of the event by which it came to the hand, -1 when it was dealt. */
  readonly since: number;
  /** The suits that it cannot show, as bits. */
  bans: number;
}

/** A tile that another seat laid out of its hand, with the slot that it is taken for. */
export interface Laid {
  readonly seat: Seat;
  readonly since: number;
  readonly tile: number;
  readonly past: PastEvent;
}

export interface Knowledge {
  /** The tiles that are hidden, as the core's bytes, in canonical order. */
  readonly hidden: readonly number[];
  readonly slots: readonly Slot[];
  /** What others laid, in the order of play; not what was led or turned up by duty. */
  readonly laid: readonly Laid[];
  /** Whether the slot may hold this tile. */
  fits(slot: Slot, tile: number): boolean;
}

/** Whether the seat remembers that somebody could not play: asked once an event of the log that shows it. */
export type Memory = (index: number) => boolean;

const suitsOf = (tile: number) => (1 << (tile >> 4)) | (1 << (tile & 15));

/**
 * What a seat knows, from what it sees and remembers. Uses `core` up.
 *
 * All that is learnt of a hand is learnt of every tile then in it, so of two slots of one hand the older one can hold
 * nothing that the newer one cannot. A tile that is laid is taken for the most constrained slot that could have held it:
 * whichever it truly was, what is left can still hold the truth.
 */
export function knowledgeOf(core: Core, seen: Seen, me: Seat, remembers: Memory = () => true): Knowledge {
  const { rules } = core;
  const { tables, handSize } = rules;
  const past = pastOf(core, seen);
  const notDealt = dealtToNobody(core, seen);
  const fits = (slot: Pick<Slot, 'bans' | 'since'>, tile: number) =>
    (slot.bans & suitsOf(tile)) === 0 && (slot.since >= 0 || !notDealt(tile));
  const hands = seen.hands.map((_, seat) =>
    seat === me ? [] : Array.from({ length: handSize }, (): Slot => ({ seat, since: -1, bans: 0 })),
  );
  const laid: Laid[] = [];
  for (const each of past) {
    const { event, index, phase, open } = each;
    const hand = hands[event.seat];
    if (!hand || event.seat === me) continue;
    if (event.do === 'draw') {
      if (provesUnable(rules, phase) && remembers(index)) ban(hand, open);
      hand.push({ seat: event.seat, since: index, bans: 0 });
    } else if (event.do === 'pass') {
      const kept = mayKeepDrawn(rules, phase) ? index - 1 : Number.POSITIVE_INFINITY;
      if (remembers(index)) {
        ban(
          hand.filter(({ since }) => since !== kept),
          open,
        );
      }
    } else if (event.do === 'play' || !event.turnedUp) {
      const tile = codeOf(tables, event.tile);
      const at = Math.max(
        0,
        hand.findIndex((slot) => fits(slot, tile)),
      );
      const [slot] = hand.splice(at, 1);
      if (slot && event.do === 'play') laid.push({ seat: event.seat, since: slot.since, tile, past: each });
    }
  }
  const inSight = new Set(seen.heap.filter((tile) => tile !== null));
  const hidden = Array.from(tables.codes).filter((code) => !inSight.has(tables.faces[code] ?? '0-0'));
  return { hidden, slots: hands.flat(), laid, fits };
}

function ban(hand: readonly Slot[], suits: number): void {
  for (const slot of hand) slot.bans |= suits;
}
