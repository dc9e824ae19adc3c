/** A seat's knowledge of the tiles it can't see. Each tile in another hand is a slot with the numbers it can't show. */

import { codeOf } from '../../rules/chain/codec.ts';
import type { Core } from '../../rules/chain/core.ts';
import { leadsAny } from '../../rules/chain/deal-out.ts';
import { type PastEvent, pastOf } from '../../rules/chain/past.ts';
import type { SetTables } from '../../rules/chain-rules.ts';
import { signalTo } from '../../rules/facts.ts';
import type { Game, HandSignal, Lack, Seat, Seen } from '../../rules/game.ts';

/** One hidden tile in the hand of another seat; which tile of that hand is open. */
export interface Slot {
  readonly seat: Seat;
  /** The index in the log of the event that brought it to the hand; -1 if it was dealt. */
  readonly since: number;
  /** The suits that it can't show, as bits. */
  bans: number;
  /** Tiles that it can't be, as the core's bytes. */
  readonly not: Set<number>;
}

/** A tile that another seat played from its hand, with the slot that it is assumed to have filled. */
export interface PlayedSlot {
  readonly seat: Seat;
  readonly since: number;
  readonly tile: number;
  readonly past: PastEvent;
}

export interface Knowledge {
  /** The tiles that are hidden, as the core's bytes, in canonical order. */
  readonly hidden: readonly number[];
  readonly slots: readonly Slot[];
  /** Tiles that others chose to play or to lead, in the order of play. */
  readonly laid: readonly PlayedSlot[];
  /** True if the slot may hold this tile. */
  fits(slot: Slot, tile: number): boolean;
}

/**
 * Returns true if the seat remembers the event at this index, which shows that somebody couldn't play. Called once for
 * each such event.
 */
export type Memory = (index: number) => boolean;

const suitsOf = (tile: number) => (1 << (tile >> 4)) | (1 << (tile & 15));

/** The tiles of a deal, and what was open before each of its events. */
export interface PastDeal {
  readonly tables: SetTables;
  /** The number of tiles that each seat was dealt. */
  readonly handSize: number;
  readonly past: readonly PastEvent[];
  /** True if the seat that led chose its tile. */
  readonly isLeadChosen: boolean;
}

/** Returns a seat's knowledge in a deal that the core plays, from its view and its memory. Changes `core`. */
export function knowledgeOf(
  game: Pick<Game, 'lacks' | 'facts'>,
  core: Core,
  seen: Seen,
  me: Seat,
  remembers?: Memory,
): Knowledge {
  const { tables, handSize } = core.rules;
  const past = pastOf(core, seen);
  return knowledgeFrom(game, { tables, handSize, past, isLeadChosen: leadsAny(core) }, seen, me, remembers);
}

/**
 * Returns a seat's knowledge, from its view and its memory.
 *
 * Every fact about a hand holds for all tiles then in it. So of two slots of one hand, the older can't hold anything
 * that the newer can't. A played tile is assumed to come from the most constrained slot that could have held it.
 * Whichever slot it truly came from, the remaining slots can still hold the true tiles.
 */
export function knowledgeFrom(
  game: Pick<Game, 'lacks' | 'facts'>,
  { tables, handSize, past, isLeadChosen }: PastDeal,
  seen: Seen,
  me: Seat,
  remembers: Memory = () => true,
): Knowledge {
  const shown = game.lacks?.(seen) ?? [];
  const newSlot = (seat: Seat, since: number): Slot => ({ seat, since, bans: 0, not: new Set() });
  const signal = toldIn(seen, signalTo(game, seen, me));
  const hands = seen.hands.map((_, seat) => {
    if (seat === me) return [];
    const known = seat === signal?.seat ? signal.held.size : 0;
    return Array.from({ length: handSize - known }, () => newSlot(seat, -1));
  });
  for (const slot of signal ? (hands[signal.seat] ?? []) : []) {
    for (const tile of signal?.tiles ?? []) slot.not.add(codeOf(tables, tile));
  }
  const laid: PlayedSlot[] = [];
  for (const each of past) {
    const { event, index } = each;
    const lack = shown[index];
    const isOwn = event.seat === me;
    const hand = isOwn ? undefined : hands[event.seat];
    const isLaid = event.do === 'play' || (event.do === 'lead' && !event.turnedUp);
    // 20.5: a tile of a signal has no slot.
    if (hand && isLaid && !(event.seat === signal?.seat && signal.held.has(event.tile))) {
      const tile = codeOf(tables, event.tile);
      const at = Math.max(
        0,
        hand.findIndex((slot) => fits(slot, tile)),
      );
      const [slot] = hand.splice(at, 1);
      if (slot && (event.do === 'play' || isLeadChosen))
        laid.push({ seat: event.seat, since: slot.since, tile, past: each });
    }
    // A lead is never forgotten (1.2). A played tile says something about the tiles that are left in the hand (12.1).
    if (lack && (event.do === 'lead' || (!isOwn && remembers(index)))) ban(lack, hands, seen, tables);
    if (hand && event.do === 'draw') hand.push(newSlot(event.seat, index));
  }
  const inSight = new Set(seen.heap.filter((tile) => tile !== null));
  const hidden = Array.from(tables.codes).filter((code) => !inSight.has(tables.faces[code] ?? '0-0'));
  return { hidden, slots: hands.flat(), laid, fits };
}

/** Returns the signal with those of its tiles that the seat was dealt (20.5); null without a signal. */
function toldIn({ heap, hands, laid }: Seen, told: HandSignal | null) {
  if (!told) return null;
  const inHand = (hands[told.seat] ?? []).map((at) => heap[at]);
  const wasLaid = laid.filter(({ seat }) => seat === told.seat).map(({ tile }) => tile);
  return { ...told, held: new Set(told.tiles.filter((tile) => inHand.includes(tile) || wasLaid.includes(tile))) };
}

function fits({ bans, not }: Slot, tile: number): boolean {
  return (bans & suitsOf(tile)) === 0 && !not.has(tile);
}

function ban(lack: Lack, hands: readonly (readonly Slot[])[], { log }: Seen, tables: SetTables): void {
  const { seats, except, numbers, tiles } = lack;
  const suits = numbers.reduce((mask, suit) => mask | (1 << suit), 0);
  const codes = tiles.map((tile) => codeOf(tables, tile));
  const isExcepted = ({ since }: Slot) => {
    const drawn = log[since];
    return drawn?.do === 'draw' && drawn.from !== undefined && except.includes(drawn.from);
  };
  for (const slot of seats.flatMap((seat) => hands[seat] ?? [])) {
    if (isExcepted(slot)) continue;
    slot.bans |= suits;
    for (const code of codes) slot.not.add(code);
  }
}
