/** What Mexican Train and Chicken Foot share: the double of a deal, the tile turned up, and the count (29.1, 29.2, 29.9). */
import type { Deal, EndLine, Event, Match } from './reading.ts';
import { afterDeals, endLine, nextMatch, pipCounts, whoLed } from './scoring.ts';
import { allSeats, handOf, mover, onTable } from './table.ts';
import { double, high, low } from './tiles.ts';

/** 29.1: the highest of the set in the first deal, then one lower each, down to 0-0, then the highest again. */
export function dealDouble({ options, deals }: Match): string {
  const highest = Number(options.set);
  return double(highest - (deals % (highest + 1)));
}

/** 29.2: the named double is turned up where it lies in the heap. It cannot be if somebody took it. */
export function turnsUp(deal: Deal): Event[] {
  const tile = deal.named ?? '';
  const from = deal.heap.indexOf(tile);
  return deal.boneyard.includes(from) ? [{ seat: mover(deal), do: 'lead', tile, turnedUp: true, from }] : [];
}

/** 29.7, 30.5: true if every tile of the number lies on the table, with this one more if it is named. */
export function liesWholly(deal: Deal, number: number, more?: string): boolean {
  const table = more === undefined ? onTable(deal) : [...onTable(deal), more];
  const inSight = table.filter((tile) => low(tile) === number || high(tile) === number);
  return inSight.length === Number(deal.options.set) + 1;
}

/** 29.9: every seat writes its own count; by option 0-0 counts 50. */
export function lineOfLost(match: Match, deal: Deal): EndLine {
  const heavy = deal.options.heavyBlank === true ? 50 : 0;
  const blanks = allSeats(deal.seats).map((seat) => (handOf(deal, seat).includes('0-0') ? heavy : 0));
  const counts = pipCounts(deal).map((count, seat) => count + (blanks[seat] ?? 0));
  return endLine(match, deal, { counts, points: counts });
}

/** 29.2, 30.1: next is the seat after the one that led or played first. 29.9: the lowest total wins. */
export function nextOfLost(match: Match, deal: Deal): Match {
  const ended = lineOfLost(match, deal);
  const leader = (whoLed(deal) + 1) % match.seats;
  return nextMatch(match, ended, leader, afterDeals(match, ended.totals, 'lowest'));
}
