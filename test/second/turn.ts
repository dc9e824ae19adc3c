/** What a turn is made of: leading, laying, drawing, passing (1.7 to 1.9, 6.1 to 6.5), and the barricade (9). */
import type { Crosses, Ways } from './line.ts';
import { lay, lead, openArms, shows } from './line.ts';
import type { Deal, Event } from './reading.ts';
import { lastToLay, lowest, lowestTakes, sideCounts } from './scoring.ts';
import {
  accountOf,
  dealOver,
  drawnNow,
  fromHand,
  handOf,
  laidNothing,
  mayDraw,
  mover,
  playing,
  turnOver,
} from './table.ts';
import { at, isDouble, low, sum } from './tiles.ts';

/** The lead: the tile that is named, or any of the hand (6.5). */
export function leads(deal: Deal): Event[] {
  const seat = mover(deal);
  const tiles = deal.named === null ? handOf(deal, seat) : [deal.named];
  return tiles.map((tile) => ({ seat, do: 'lead', tile }));
}

export function layLead(deal: Deal, event: Event, crosses: Crosses): void {
  const tile = event.tile ?? '';
  fromHand(deal, event.seat, tile);
  lead(deal.line, tile, crosses);
  deal.events.push(event);
}

/** Every tile of the hand on every end that it fits; `out` only where either half may point outward (25.4). */
export function plays(
  deal: Deal,
  seat: number,
  ways: Ways,
  tellsOut: (tile: string) => boolean = () => false,
): Event[] {
  return handOf(deal, seat).flatMap((tile) =>
    openArms(deal.line).flatMap((arm) =>
      ways(tile, shows(deal.line, arm)).map(
        (out): Event => ({ seat, do: 'play', tile, arm, ...(tellsOut(tile) ? { out } : {}) }),
      ),
    ),
  );
}

export function canLay(deal: Deal, seat: number, ways: Ways): boolean {
  return plays(deal, seat, ways).length > 0;
}

function nobodyCanLay(deal: Deal, ways: Ways): boolean {
  return deal.hands.every((_, seat) => !canLay(deal, seat, ways));
}

/** A tile is laid on an arm, and its other half is the new end (6.2). */
export function layPlay(deal: Deal, event: Event, ways: Ways, crosses: Crosses): void {
  const tile = event.tile ?? '';
  const arm = Number(event.arm);
  fromHand(deal, event.seat, tile);
  const outward = event.out ?? (event.barricade ? low(tile) : at(ways(tile, shows(deal.line, arm)), 0));
  lay(
    deal.line,
    arm,
    { tile, outward, lengthwise: event.lengthwise ?? false, barricade: event.barricade ?? false },
    crosses,
  );
  deal.events.push(event);
}

export function handIsEmpty(deal: Deal, seat: number): boolean {
  return handOf(deal, seat).length === 0;
}

/**
 * 1.8, 1.9: a row of passes is a row of turns that end in a pass, with draws or without, and the deal ends with the
 * first pass at which the row is as long as there are seats while nothing may be drawn; 7.1: and nobody holds a
 * fitting tile (elsewhere a row of passes says that by itself).
 */
export function pass(deal: Deal, event: Event, reserve: number, ways: Ways): void {
  deal.events.push(event);
  turnOver(deal, true);
  if (deal.row >= playing(deal).length && !mayDraw(deal, reserve) && nobodyCanLay(deal, ways))
    dealOver(deal, 'blocked');
}

/**
 * 9.2: any double of the hand across either end, matching or not; not the last tile, and only of a seat that has laid
 * nothing in its turn. Where nobody can lay or draw the deal is over before anybody can bar.
 */
export function barricades(deal: Deal, ways: Ways, reserve: number, notDrawnNow: 'not drawn now' | 'any'): Event[] {
  const seat = mover(deal);
  if (deal.options.barricade !== true || deal.line.first === null || !laidNothing(deal)) return [];
  if (handOf(deal, seat).length < 2) return [];
  if (!mayDraw(deal, reserve) && nobodyCanLay(deal, ways)) return [];
  return handOf(deal, seat)
    .filter(isDouble)
    .filter((tile) => notDrawnNow === 'any' || !drawnNow(deal).includes(tile))
    .flatMap((tile) => [0, 1].map((arm): Event => ({ seat, do: 'play', tile, arm, barricade: true })));
}

/** 9.3, by accounts: what a barricade scores, in the way in which a blocked deal is scored. */
export function barricadeScores(deal: Deal, counts: readonly number[], gross: 'gross' | 'net'): number[] {
  const each = sideCounts(deal, counts);
  const own = accountOf(deal, lastToLay(deal));
  const ownCount = at(each, own);
  if (each.every((count) => count >= ownCount)) return lowestTakes(deal, counts, gross);
  const least = lowest(each);
  return each.map((count, index) => {
    if (index === own) return -2 * ownCount;
    return index === least ? sum(each) - count - (gross === 'gross' ? 0 : count) : 0;
  });
}

/**
 * 5.4, 8.6: in one turn several doubles, each on an end of its own. What may be laid now, after what was laid in this
 * turn: a play that another double can follow may also say `goesOn`.
 */
export function severalDoubles(deal: Deal, ways: Ways, most: number): Event[] {
  const seat = mover(deal);
  const so = turnSoFarLaid(deal);
  const used = so.map((event) => event.arm);
  const all = plays(deal, seat, ways);
  const now = so.length === 0 ? all : all.filter((event) => isDouble(event.tile ?? '') && !used.includes(event.arm));
  return now.flatMap((event) => {
    if (!isDouble(event.tile ?? '') || so.length + 1 >= most) return [event];
    const follows = all.some(
      (other) =>
        isDouble(other.tile ?? '') && other.tile !== event.tile && other.arm !== event.arm && !used.includes(other.arm),
    );
    return follows ? [event, { ...event, goesOn: true as const }] : [event];
  });
}

function turnSoFarLaid(deal: Deal): Event[] {
  return deal.events.slice(deal.since).filter((event) => event.do === 'play');
}
