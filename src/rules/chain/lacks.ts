/** What the log of a deal tells all who saw it of the hands (1.2, 1.7, 1.8, 12.1). */

import type { ChainRules, Stuck } from '../chain-rules.ts';
import type { Event, Lack, Seen } from '../deal.ts';
import { lastIndexWhere } from '../last-where.ts';
import { isTileMove, type TileMove } from '../moves.ts';
import { codeOf } from './codec.ts';
import { type Core, JOKERS, LEADING, OPENING } from './core.ts';
import { leadsAny, leadsBefore } from './deal-out.ts';
import { type PastEvent, pastOf } from './past.ts';
import { jokersOf } from './set-tables.ts';

/** Where what was drawn may stay in the hand though it fits (2.4, 7.1, 13.3). */
const KEEPS: ReadonlySet<Stuck> = new Set(['draw 1, may keep', 'draw 1 after every turn', 'pass or draw 2']);

/** For each event of the log what it showed, or `null`. Uses `core` up. */
export function lacksOf(core: Core, seen: Seen): readonly (Lack | null)[] {
  const all = pastOf(core, seen);
  return all.map((past) => {
    const { event, index } = past;
    if (!isTileMove(event)) return shownByWant(core.rules, seen, past);
    const byLead = event.do === 'lead' ? shownByLead(core, seen, event) : null;
    return byLead ?? shownByStopping(core.rules, event, (all[index + 1] ?? core).open);
  });
}

/** 12.1: who may not stop before nothing fits had nothing more that did. `open`: the suits that were open then. */
function shownByStopping({ tilesInTurn }: ChainRules, event: TileMove & Event, open: number): Lack | null {
  const isBarricade = event.do === 'play' && event.barricade;
  if (tilesInTurn !== 'as many as fit' || event.goesOn || isBarricade) return null;
  return { seats: [event.seat], except: [], numbers: numbersIn(open), tiles: [] };
}

/** The suits of these bits. */
const numbersIn = (open: number) => [...Array(JOKERS).keys()].filter((suit) => (open >> suit) & 1);

/** What a draw or a pass shows: that the seat could not lay. */
function shownByWant(
  { lead, stuckOpening, stuckFreePlay, tables }: ChainRules,
  seen: Seen,
  past: PastEvent,
): Lack | null {
  const { event, index, phase, open } = past;
  const stuck = phase === OPENING ? stuckOpening : stuckFreePlay;
  const before = turnBefore(seen.log, index);
  if (event.do === 'draw') {
    // 2.6, 3.4: drawn for the lead, or because it is left over; 1.7: at will.
    if (phase === LEADING || lead.takesLeftOver || stuck === 'draw until able and willing') return null;
    // 10.3: the first one may be drawn at will; the next ones only if nothing fits.
    if (stuck === 'draw until able, 1 at will') {
      if (before.length === 0) return null;
      // 7.1, 13.3: the draw after a turn and the second of a pair are made whatever the hand is.
    } else if (before.length > 0 && stuck !== 'draw until able') return null;
  }
  const drawn = before.flatMap((other) => (other.do === 'draw' && other.from !== undefined ? [other.from] : []));
  return {
    seats: [event.seat],
    except: KEEPS.has(stuck) ? drawn : [],
    // 10.1: an end of nothing takes a number that is on no tile.
    numbers: numbersIn(open).filter((suit) => suit <= tables.highest),
    tiles: jokersOf(tables),
  };
}

/** What the seat of an event did before it in the same turn. */
function turnBefore(log: readonly Event[], index: number): readonly Event[] {
  const own = log[index]?.seat;
  const last = lastIndexWhere(log.slice(0, index), ({ seat, do: what }) => seat !== own || what === 'pass');
  return log.slice(last + 1, index);
}

/**
 * The tiles that were dealt to nobody (1.2, 4.1, 5.2, 6.5): the doubles that would have led before the one that did, and
 * where no double was dealt, all that are heavier than the tile that led, or lighter where the lightest leads.
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
