/** The facts about hands that the log of a deal gives to all who saw it (1.2, 1.7, 1.8, 12.1). */

import type { ChainRules, Stuck } from '../chain-rules.ts';
import type { Event, Lack, Seen } from '../deal.ts';
import { lastIndexWhere } from '../last-where.ts';
import { isTileMove, type TileMove } from '../moves.ts';
import { tileOf } from '../tiles.ts';
import { codeOf } from './codec.ts';
import { type Core, JOKERS, LEADING, OPENING } from './core.ts';
import { leadsAny, leadsBefore } from './deal-out.ts';
import { type PastEvent, pastOf } from './past.ts';
import { jokersOf } from './set-tables.ts';

/** The rules under which a drawn tile may stay in the hand though it fits (2.4, 7.1, 13.3). */
const KEEPS: ReadonlySet<Stuck> = new Set(['draw 1, may keep', 'draw 1 after every turn', 'pass or draw 2']);

/** Returns what each event of the log showed, or `null`. Overwrites `core`. */
export function lacksOf(core: Core, seen: Seen): readonly (Lack | null)[] {
  const all = pastOf(core, seen);
  return all.map((past) => {
    const { event, index } = past;
    if (!isTileMove(event)) return shownByWant(core.rules, seen, past);
    const byLead = event.do === 'lead' ? shownByLead(core, seen, event) : null;
    return byLead ?? shownByStopping(core.rules, event, (all[index + 1] ?? core).open);
  });
}

/** 12.1: a seat that must play on while a tile fits, and stopped, had none that did. `open`: the suits then open. */
function shownByStopping({ tilesInTurn }: ChainRules, event: TileMove & Event, open: number): Lack | null {
  const isBarricade = event.do === 'play' && event.barricade;
  if (tilesInTurn !== 'as many as fit' || event.goesOn || isBarricade) return null;
  return { seats: [event.seat], except: [], numbers: numbersIn(open), tiles: [] };
}

/** The suits of these bits. */
const numbersIn = (open: number) => [...Array(JOKERS).keys()].filter((suit) => (open >> suit) & 1);

/** Returns what a draw or a pass shows: the seat had no tile for any open end. */
function shownByWant(
  { lead, stuckOpening, stuckFreePlay, tables }: ChainRules,
  seen: Seen,
  past: PastEvent,
): Lack | null {
  const { event, index, phase, open } = past;
  const stuck = phase === OPENING ? stuckOpening : stuckFreePlay;
  const before = turnBefore(seen.log, index);
  if (event.do === 'draw') {
    // 2.6, 3.4: drawn for the lead, or because it is left over; 1.7: drawn by choice.
    if (phase === LEADING || lead.takesLeftOver || stuck === 'draw until able and willing') return null;
    // 10.3: the first one may be drawn by choice; the next ones only if nothing fits.
    if (stuck === 'draw until able, 1 at will') {
      if (before.length === 0) return null;
      // 7.1, 13.3: the draw after a turn, and the second of a pair, happen whatever the hand is.
    } else if (before.length > 0 && stuck !== 'draw until able') return null;
  }
  const drawn = before.flatMap((other) => (other.do === 'draw' && other.from !== undefined ? [other.from] : []));
  // 10.1: an end of nothing takes a number that is on no tile.
  const numbers = numbersIn(open).filter((suit) => suit <= tables.highest);
  return {
    seats: [event.seat],
    except: KEEPS.has(stuck) ? drawn : [],
    // 28.3: it may hold other tiles with these numbers.
    ...(past.onlyDoubles
      ? { numbers: [], tiles: numbers.map((suit) => tileOf(suit, suit)) }
      : { numbers, tiles: jokersOf(tables) }),
  };
}

/** Returns the earlier events of the same turn. */
function turnBefore(log: readonly Event[], index: number): readonly Event[] {
  const own = log[index]?.seat;
  const last = lastIndexWhere(log.slice(0, index), ({ seat, do: what }) => seat !== own || what === 'pass');
  return log.slice(last + 1, index);
}

/**
 * Returns the tiles that were dealt to nobody (1.2, 4.1, 5.2, 6.5): the doubles that come before the lead in order. If
 * no double was dealt: all tiles heavier than the lead, or lighter ones where the lightest leads.
 */
function shownByLead(core: Core, { log, hands }: Seen, lead: Extract<Event, { do: 'lead' }>): Lack | null {
  const { rules, order } = core;
  if (lead.turnedUp || leadsAny(core)) return null;
  const { codes, faces } = rules.tables;
  const led = codeOf(rules.tables, lead.tile);
  const nth = order.indexOf(led);
  const isBefore = (code: number) => order.slice(0, nth).includes(code);
  const wouldLead = (code: number) => code >> 4 === (code & 15) || leadsBefore(core, code, led);
  const tiles = [...codes].filter(nth >= 0 ? isBefore : wouldLead).flatMap((code) => faces[code] ?? []);
  const drawn = log.flatMap((event) => (event.do === 'draw' && event.from !== undefined ? [event.from] : []));
  return tiles.length === 0 ? null : { seats: [...hands.keys()], except: drawn, numbers: [], tiles };
}
