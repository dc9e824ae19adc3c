/** What all games share: seats, sides, dealing out, whose turn it is, and how a deal and a match end (1.1 to 1.11, 6). */
import { emptyLine, openArms, shows, tilesOf } from './line.ts';
import type { Deal, EndLine, Event, Look, Match, Options, Pending, Place, Reading } from './reading.ts';
import { at, last, pips, sum } from './tiles.ts';

export const NO_PENDING: Pending = { fisher: null, attempts: 0, eggs: false, hundred: null };

/** 6.7: two sides; partners sit opposite. */
export const TWO_SIDES: number[][] = [
  [0, 2],
  [1, 3],
];

export function allSeats(seats: number): number[] {
  return [...Array(seats).keys()];
}

/** A *side* is seats that share one account: partners, or one seat alone. */
export function accounts(of: { seats: number; sides: readonly (readonly number[])[] }): number[][] {
  return of.sides.length > 0 ? of.sides.map((side) => [...side]) : allSeats(of.seats).map((seat) => [seat]);
}

/** The account to which a seat belongs. */
export function accountOf(deal: Deal, seat: number): number {
  return accounts(deal).findIndex((side) => side.includes(seat));
}

/** One number for each account, written for each seat. */
export function bySeat(of: { seats: number; sides: readonly (readonly number[])[] }, numbers: readonly number[]) {
  return allSeats(of.seats).map((seat) =>
    at(
      numbers,
      accounts(of).findIndex((side) => side.includes(seat)),
    ),
  );
}

export function beginMatch(reading: Reading, options: Options, seats: number): Match {
  return {
    id: reading.id,
    options,
    seats,
    sides: reading.sides(options, seats),
    deals: 0,
    totals: allSeats(seats).map(() => 0),
    leader: null,
    pending: NO_PENDING,
    winners: null,
  };
}

/** 1.1: seat 0 takes the first positions, seat 1 the next, and so on, unless `hands` says what they picked. */
export function dealOut(
  match: Match,
  heap: readonly string[],
  each: number,
  rest: 'boneyard' | 'dead',
  hands?: readonly (readonly number[])[],
): Deal {
  const dealt =
    hands?.map((hand) => [...hand]) ??
    allSeats(match.seats).map((seat) => heap.map((_, position) => position).slice(seat * each, (seat + 1) * each));
  const left = heap.map((_, position) => position).filter((position) => !dealt.flat().includes(position));
  return {
    id: match.id,
    options: match.options,
    seats: match.seats,
    sides: match.sides,
    heap,
    hands: dealt,
    boneyard: rest === 'boneyard' ? left : [],
    dead: rest === 'dead' ? left : [],
    turn: null,
    named: null,
    stake: false,
    end: null,
    thrownIn: null,
    line: emptyLine(),
    sausage: null,
    grid: null,
    events: [],
    since: 0,
    row: 0,
    made: allSeats(match.seats).map(() => 0),
  };
}

/** A copy that can be changed without changing the deal. */
export function copyOf(deal: Deal): Deal {
  return {
    ...deal,
    hands: deal.hands.map((hand) => [...hand]),
    boneyard: [...deal.boneyard],
    line: { ...deal.line, arms: deal.line.arms.map((arm) => [...arm]) },
    sausage: structuredClone(deal.sausage),
    grid: deal.grid === null ? null : { ...deal.grid },
    events: [...deal.events],
    made: [...deal.made],
  };
}

export function handOf(deal: Deal, seat: number): string[] {
  return at(deal.hands, seat).map((position) => at(deal.heap, position));
}

/** A tile that is named must be led, by its holder (6.5). */
export function namedLeads(deal: Deal, tile: string): Deal {
  const holder = allSeats(deal.seats).find((seat) => handOf(deal, seat).includes(tile));
  if (holder === undefined) throw new Error(`nobody holds ${tile}`);
  return { ...deal, named: tile, turn: holder };
}

/** *any tile* of the leading seat's hand (6.5). */
export function seatLeads(deal: Deal, seat: number): Deal {
  return { ...deal, turn: seat };
}

/** The seat whose turn it is. */
export function mover(deal: Deal): number {
  if (deal.turn === null) throw new Error('the deal is over');
  return deal.turn;
}

/** The events of the turn so far. */
export function turnSoFar(deal: Deal): Event[] {
  return deal.events.slice(deal.since);
}

/** Whether the seat has laid nothing in its turn. */
export function laidNothing(deal: Deal): boolean {
  return turnSoFar(deal).every((event) => event.do === 'draw' || event.do === 'pass');
}

/** The tiles drawn in this turn. */
export function drawnNow(deal: Deal): string[] {
  return turnSoFar(deal).flatMap((event) => (event.do === 'draw' && event.tile !== undefined ? [event.tile] : []));
}

/** *Reserve* is the number of tiles of the boneyard that may not be drawn (6.1). */
export function mayDraw(deal: Deal, reserve: number): boolean {
  return deal.boneyard.length > reserve;
}

/** Turns go clockwise (1.3); `passed`: this one ended in a pass (1.9). */
export function turnOver(deal: Deal, passed: boolean): void {
  deal.turn = (mover(deal) + 1) % deal.seats;
  deal.since = deal.events.length;
  deal.row = passed ? deal.row + 1 : 0;
}

export function dealOver(deal: Deal, end: NonNullable<Deal['end']>): void {
  deal.turn = null;
  deal.end = end;
}

/** The tile leaves the hand. */
export function fromHand(deal: Deal, seat: number, tile: string): number {
  const hand = at(deal.hands, seat);
  const found = hand.findIndex((position) => at(deal.heap, position) === tile);
  if (found === -1) throw new Error(`seat ${seat} does not hold ${tile}`);
  return at(hand.splice(found, 1), 0);
}

/** The event as `moves` lists it: what chance or the count adds is left out. */
function bare(event: Event): Event {
  const { scores: _, ...rest } = event;
  return rest.do === 'draw' ? { seat: rest.seat, do: 'draw' } : rest;
}

function spelled(event: Event): string {
  return JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The listed event that this one is; none: it is not legal. */
export function legal(reading: Reading, deal: Deal, event: Event): Event {
  const found = reading.moves(deal).find((move) => spelled(move) === spelled(bare(event)));
  if (found === undefined) throw new Error(`not legal: ${JSON.stringify(event)}`);
  return found;
}

/** The tile drawn, from the position that the event names. */
export function draw(deal: Deal, event: Event): string {
  const { seat, from } = event;
  if (from === undefined || !deal.boneyard.includes(from)) throw new Error(`nothing to draw at ${from}`);
  const tile = at(deal.heap, from);
  deal.boneyard = deal.boneyard.filter((position) => position !== from);
  at(deal.hands, seat).push(from);
  deal.events.push({ seat, do: 'draw', from, tile });
  return tile;
}

/** 25.3: what the turn made is written on its last event; left out where it made nothing. */
export function scored(deal: Deal, points: number): void {
  const event = last(deal.events);
  deal.made[event.seat] = at(deal.made, event.seat) + points;
  if (points > 0) deal.events[deal.events.length - 1] = { ...event, scores: points };
}

/** The pip counts of all hands. */
export function pipCounts(deal: Deal): number[] {
  return allSeats(deal.seats).map((seat) => sum(handOf(deal, seat).map(pips)));
}

/** The count of a side is the sum of its hands' counts (6.7). */
export function sideCounts(deal: Deal, counts: readonly number[]): number[] {
  return accounts(deal).map((side) => sum(side.map((seat) => at(counts, seat))));
}

/** Where the lowest number stands; `null`: two or more level. */
export function lowest(numbers: readonly number[]): number | null {
  const least = Math.min(...numbers);
  const found = numbers.flatMap((number, index) => (number === least ? [index] : []));
  return found.length === 1 ? at(found, 0) : null;
}

/** The seat that laid the deal's last tile; who dominoed, if somebody did. */
export function lastToLay(deal: Deal): number {
  return last(deal.events.filter((event) => event.do === 'lead' || event.do === 'play')).seat;
}

/** The seat that led. */
export function whoLed(deal: Deal): number {
  return at(
    deal.events.filter((event) => event.do === 'lead'),
    0,
  ).seat;
}

/** *others* (6.8, 1.10): the account that dominoed scores the counts of all others. */
export function othersToDominoer(deal: Deal, counts: readonly number[]): number[] {
  const own = accountOf(deal, lastToLay(deal));
  const each = sideCounts(deal, counts);
  return each.map((_, index) => (index === own ? sum(each) - at(each, own) : 0));
}

/** *lowest takes* (1.10): the others' counts less its own, or gross: without subtracting its own. Level: nobody. */
export function lowestTakes(deal: Deal, counts: readonly number[], gross: 'gross' | 'net'): number[] {
  const each = sideCounts(deal, counts);
  const least = lowest(each);
  return each.map((own, index) => (index === least ? sum(each) - own - (gross === 'gross' ? 0 : own) : 0));
}

/** 25.7, in the order in which it is written. */
export function endLine(
  match: Match,
  deal: Deal,
  found: {
    counts: readonly number[];
    points: readonly number[];
    made?: readonly number[];
    writtenOff?: readonly number[];
    decides?: { readonly why: string; readonly winners: readonly number[] };
    pending?: Pending;
  },
): EndLine {
  if (deal.end === null) throw new Error('the deal is not over');
  const { counts, points, made, writtenOff, decides, pending } = found;
  return {
    end: deal.end,
    left: allSeats(deal.seats).map((seat) => handOf(deal, seat)),
    counts,
    ...(made ? { made } : {}),
    ...(writtenOff ? { writtenOff } : {}),
    points,
    totals: match.totals.map((total, seat) => total + at(points, seat)),
    ...(decides ? { decides } : {}),
    ...(pending ? { pending } : {}),
  };
}

/** What each account made during the deal, by seat (6.7: points belong to the side). */
export function madeBySide(deal: Deal): number[] {
  return bySeat(
    deal,
    accounts(deal).map((side) => sum(side.map((seat) => at(deal.made, seat)))),
  );
}

export function nextMatch(match: Match, ended: EndLine, leader: number, winners: readonly number[] | null): Match {
  return { ...match, deals: match.deals + 1, totals: ended.totals, leader, winners };
}

/** 1.11, 6.10: the highest total at or past the target wins; level: another deal. */
export function highestAtTarget(match: Match, totals: readonly number[]): number[] | null {
  const each = accounts(match).map((side) => at(totals, at(side, 0)));
  const most = Math.max(...each);
  const best = each.flatMap((total, index) => (total === most ? [index] : []));
  if (most < Number(match.options.target) || best.length > 1) return null;
  return [...at(accounts(match), at(best, 0))];
}

/** 6.10, 5.8: points lost up to a limit; the highest is the loser, level ones share it; all others have won. */
export function limitReached(match: Match, totals: readonly number[]): number[] | null {
  const most = Math.max(...totals);
  if (most < Number(match.options.target)) return null;
  return allSeats(match.seats).filter((seat) => at(totals, seat) < most);
}

/** A match by number of deals goes to the best total; level totals share the win (1.11). */
export function afterDeals(match: Match, totals: readonly number[], best: 'highest' | 'lowest'): number[] | null {
  if (match.deals + 1 < Number(match.options.deals)) return null;
  const wins = best === 'highest' ? Math.max(...totals) : Math.min(...totals);
  return allSeats(match.seats).filter((seat) => at(totals, seat) === wins);
}

/** The ends of the line, with the numbers they show and take. */
export function placesOfLine(deal: Deal, takes: (shown: number) => number | null): Place[] {
  return openArms(deal.line).map((arm) => {
    const shown = shows(deal.line, arm);
    return { arm, shows: shown, takes: takes(shown) };
  });
}

export function lookAt(deal: Deal, places: Place[], number: number | null): Look {
  return { turn: deal.turn, places, hands: deal.hands, boneyard: deal.boneyard, number };
}

/** Every tile that lies on the table. */
export function onTable(deal: Deal): string[] {
  const ofSausage = deal.sausage
    ? [...(deal.sausage.start ? [deal.sausage.start] : []), ...deal.sausage.lines.flat()].map(({ position }) =>
        at(deal.heap, position),
      )
    : [];
  const ofGrid = [...new Set(Object.values(deal.grid ?? {}).map(({ tile }) => tile))];
  return [...tilesOf(deal.line), ...ofSausage, ...ofGrid];
}
