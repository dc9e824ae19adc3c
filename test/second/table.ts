/** What all games share: sets, seats, sides, dealing out, whose turn it is, and where a deal stands (1.1 to 1.9, 6). */
import { emptyLine, openArms, shows, tilesOf } from './line.ts';
import type { Deal, Event, Look, Match, Options, Pending, Place, Reading } from './reading.ts';
import { at, last } from './tiles.ts';
import { copyOfTree, tilesOfTree } from './tree.ts';

export const NO_PENDING: Pending = { fisher: null, attempts: 0, eggs: false, hundred: null };

/** The highest number of the set that a match is played with. */
export function setOf({ id }: Pick<Reading, 'id'>, options: Options): number {
  if (typeof options.set === 'number') return options.set;
  return id === 'matador' ? 9 : 6;
}

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
    uncounted: 0,
    totals: allSeats(seats).map(() => 0),
    leader: null,
    pending: NO_PENDING,
    waiting: [],
    winners: null,
  };
}

/** 20.8: the seats of the sides that wait, ascending. */
export function waitingSeats({ sides, waiting }: Match): number[] {
  return waiting.flatMap((side) => [...at(sides, side)]).sort((a, b) => a - b);
}

/** 20.8: the seats that play, clockwise. */
export function playing({ seats, waits }: Pick<Deal, 'seats' | 'waits'>): number[] {
  return allSeats(seats).filter((seat) => !waits.includes(seat));
}

/** 20.8: the seat whose turn comes after this one's. */
export function nextToPlay(deal: Pick<Deal, 'seats' | 'waits'>, seat: number): number {
  const next = (seat + 1) % deal.seats;
  return deal.waits.includes(next) ? nextToPlay(deal, next) : next;
}

/** 1.1: seat 0 takes the first positions, seat 1 the next, and so on, unless `hands` says what they picked. */
export function dealOut(
  match: Match,
  heap: readonly string[],
  each: number,
  rest: 'boneyard' | 'dead',
  hands?: readonly (readonly number[])[],
): Deal {
  const waits = waitingSeats(match);
  // 20.8: seats that wait hold no tiles.
  const nth = playing({ seats: match.seats, waits });
  const share = (seat: number) => {
    const order = nth.indexOf(seat);
    return order < 0 ? [] : heap.map((_, position) => position).slice(order * each, (order + 1) * each);
  };
  const dealt = hands?.map((hand) => [...hand]) ?? allSeats(match.seats).map(share);
  const left = heap.map((_, position) => position).filter((position) => !dealt.flat().includes(position));
  return {
    id: match.id,
    options: match.options,
    seats: match.seats,
    sides: match.sides,
    waits,
    timeUp: false,
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
    tree: null,
    puzzle: null,
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
    tree: deal.tree === null ? null : copyOfTree(deal.tree),
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
  deal.turn = nextToPlay(deal, mover(deal));
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
  const ofTree = deal.tree === null ? [] : tilesOfTree(deal.tree);
  return [...tilesOf(deal.line), ...ofSausage, ...ofGrid, ...ofTree];
}
