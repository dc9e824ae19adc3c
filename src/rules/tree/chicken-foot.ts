/** Chicken Foot (30): a tree around a double, on which every other double is a foot that must have its toes. */
import { dealDouble, highestIn, turnedUpAt } from '../deal-double.ts';
import type { Game, OptionSpec, Options } from '../game.ts';
import { dealOut, fill, isSet, openDeal, positionOf, sees } from '../heap.ts';
import { readOptions } from '../options.ts';
import { settleOwn } from '../settle-own.ts';
import { tilesOf } from '../tiles.ts';
import { lacksOnFeet, movesOf, playOnFeet } from './chicken-foot-play.ts';

const SEATS = [2, 3, 4, 5, 6, 7, 8];
const ROOTS = [4, 6, 8];

/** 30.2: the tiles of each seat, by set, in parallel to the seats. */
const HANDS: Readonly<Record<number, readonly number[]>> = {
  9: [12, 11, 10, 8, 7, 6, 5],
  12: [16, 16, 14, 12, 11, 10, 9],
};

/** 29.9: the numbers of deals, by set. */
const DEALS: Readonly<Record<number, readonly number[]>> = { 9: [3, 5, 10], 12: [3, 5, 13] };

/** The most arms: those of the root, and two more on each of the other doubles of the larger set (30.3, 30.4). */
const MOST_ARMS = 8 + 2 * 12;

const optionSpecs: readonly OptionSpec[] = [
  { id: 'set', kind: 'choice', values: [9, 12], default: 9 },
  { id: 'root', kind: 'choice', values: ROOTS, default: 6 },
  { id: 'heavyBlank', kind: 'flag', default: true },
  { id: 'deals', kind: 'choice', values: [3, 5, 10, 13], default: 3, isLongestOwn: true },
];

/** 29.9: the longest match has a deal for each double of the set. */
function optionsOf(given: Readonly<Record<string, unknown>>, seats: number): ReturnType<Game['options']> {
  if (!SEATS.includes(seats)) return { ok: false, reason: 'seats', detail: String(seats) };
  const options = readOptions(optionSpecs, given);
  if (!options.ok || DEALS[highestIn(options.value)]?.includes(Number(options.value.deals))) return options;
  return { ok: false, reason: 'not offered', detail: 'deals' };
}

const setOf = (options: Options) => tilesOf(highestIn(options));
const handSize = (options: Options, seats: number): number => HANDS[highestIn(options)]?.[seats - 2] ?? 0;
const sidesOf: Game['sides'] = (_options, seats) => Array.from({ length: seats }, (_, seat) => seat);

/** 30.1: the holder of the deal's double leads it. If nobody holds it, a seat is named that plays first on it. */
const open: Game['open'] = (standing, options, seats, heap, lot) => {
  if (!isSet(heap, setOf(options))) throw new Error('the heap is not the set');
  const named = standing.memory?.starts ?? lot;
  const dealt = dealOut(heap, seats, handSize(options, seats));
  const deal = openDeal({ game: 'chicken-foot', options, heap }, standing, dealt, named, sidesOf(options, seats));
  const double = dealDouble(deal);
  const holder = deal.hands.findIndex((_, seat) => positionOf(deal, seat, double) !== undefined);
  return holder < 0 ? deal : { ...deal, turn: { seat: holder, drew: [], laid: [] } };
};

export const chickenFoot: Game = {
  id: 'chicken-foot',
  seats: SEATS,
  optionSpecs,
  table: { kind: 'tree', arms: MOST_ARMS, doubles: 'across', hasFeet: true },
  endings: ['domino', 'blocked'],
  reasons: ['own'],
  points: 'lost',
  options: optionsOf,
  set: setOf,
  sides: sidesOf,
  handSize,
  dealing: { tileLeads: true },
  begin: (_options, seats) => ({ deals: 0, totals: Array<number>(seats).fill(0), memory: null, winners: null }),
  open,
  moves: movesOf,
  play: playOnFeet,
  // 30.1: a double that nobody holds is turned up before it leads.
  sees: (seen, eye, at) => sees(seen, eye, at) || turnedUpAt(seen) === at,
  lacks: lacksOnFeet,
  fill: (seen, hidden) => fill(seen, hidden, setOf(seen.options)),
  settle: settleOwn,
};
