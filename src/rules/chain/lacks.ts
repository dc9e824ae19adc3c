/** What the log of a deal tells all who saw it of the hands (1.2, 1.7, 1.8). */
import type { Event, Lack, Seen } from '../deal.ts';
import type { ChainRules, Stuck } from './chain-rules.ts';
import { codeOf } from './codec.ts';
import { type Core, LEADING, OPENING } from './core.ts';
import { leadsAny, weight } from './deal-out.ts';
import { type PastEvent, pastOf } from './past.ts';

/** Where what was drawn may stay in the hand though it fits (2.4, 7.1, 13.3). */
const KEEPS: ReadonlySet<Stuck> = new Set(['draw 1, may keep', 'draw 1 after every turn', 'pass or draw 2']);

/** For each event of the log what it showed, or `null`. Uses `core` up. */
export function lacksOf(core: Core, seen: Seen): readonly (Lack | null)[] {
  return pastOf(core, seen).map((past) => {
    const { event } = past;
    if (event.do === 'play') return null;
    return event.do === 'lead' ? shownByLead(core, seen, event) : shownByWant(core.rules, seen, past);
  });
}

/** What a draw or a pass shows: that the seat could not lay. */
function shownByWant({ lead, stuckOpening, stuckFreePlay }: ChainRules, seen: Seen, past: PastEvent): Lack | null {
  const { event, index, phase, open } = past;
  const stuck = phase === OPENING ? stuckOpening : stuckFreePlay;
  const before = turnBefore(seen.log, index);
  if (event.do === 'draw') {
    // 2.6, 3.4: drawn for the lead, or because it is left over; 1.7: at will.
    if (phase === LEADING || lead.takesLeftOver || stuck === 'draw until able and willing') return null;
    // 7.1, 13.3: the draw after a turn and the second of a pair are made whatever the hand is.
    if (before.length > 0 && stuck !== 'draw until able') return null;
  }
  const drawn = before.flatMap((other) => (other.do === 'draw' && other.from !== undefined ? [other.from] : []));
  const numbers = [...Array(32 - Math.clz32(open)).keys()].filter((suit) => (open >> suit) & 1);
  return { seats: [event.seat], except: KEEPS.has(stuck) ? drawn : [], numbers, tiles: [] };
}

/** What the seat of an event did before it in the same turn. */
function turnBefore(log: readonly Event[], index: number): readonly Event[] {
  const own = log[index]?.seat;
  const last = log.slice(0, index).findLastIndex(({ seat, do: what }) => seat !== own || what === 'pass');
  return log.slice(last + 1, index);
}

/**
 * The tiles that were dealt to nobody (1.2, 4.1, 5.2, 6.5): the doubles that would have led before the one that did, and
 * where no double was dealt, all that are heavier than the tile that led.
 */
function shownByLead(core: Core, { log, hands }: Seen, lead: Extract<Event, { do: 'lead' }>): Lack | null {
  const { rules, order } = core;
  if (lead.turnedUp || leadsAny(core)) return null;
  const { codes, faces } = rules.tables;
  const led = codeOf(rules.tables, lead.tile);
  const nth = order.findIndex((suit) => suit * 17 === led);
  const isBefore = (code: number) => order.slice(0, nth).some((suit) => suit * 17 === code);
  const isHeavier = (code: number) => code >> 4 === (code & 15) || weight(code) > weight(led);
  const tiles = [...codes].filter(nth >= 0 ? isBefore : isHeavier).flatMap((code) => faces[code] ?? []);
  const drawn = log.flatMap((event) => (event.do === 'draw' && event.from !== undefined ? [event.from] : []));
  return tiles.length === 0 ? null : { seats: [...hands.keys()], except: drawn, numbers: [], tiles };
}
