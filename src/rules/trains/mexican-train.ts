/** Mexican Train (29): a train for each seat and one for all, which leave one double. */
import { dealDouble, highestIn, turnedUpAt } from '../deal-double.ts';
import type { Game, OptionSpec, Options } from '../game.ts';
import { fill, isSet, openDeal, sees } from '../heap.ts';
import { readOptions } from '../options.ts';
import { settleOwn } from '../settle-own.ts';
import { tilesOf } from '../tiles.ts';
import { lacksOnTrains, movesOnTrains, playTrains } from './train-play.ts';

const SEATS = [2, 3, 4, 5, 6, 7, 8];

/** 29.2: the tiles of each seat, by set, in parallel to the seats. More seats have too few tiles. */
const HANDS: Readonly<Record<number, readonly number[]>> = {
  9: [12, 11, 10, 8, 7],
  12: [16, 16, 15, 14, 12, 10, 9],
};

/** 29.9: the numbers of deals, by set. */
const DEALS: Readonly<Record<number, readonly number[]>> = { 9: [3, 5, 10], 12: [3, 5, 13] };

const optionSpecs: readonly OptionSpec[] = [
  { id: 'set', kind: 'choice', values: [9, 12], default: 9 },
  { id: 'heavyBlank', kind: 'flag', default: false },
  { id: 'deals', kind: 'choice', values: [3, 5, 10, 13], default: 3, isLongestOwn: true },
];

const setOf = (options: Options) => tilesOf(highestIn(options));
const handSize = (options: Options, seats: number): number => HANDS[highestIn(options)]?.[seats - 2] ?? 0;
const sidesOf: Game['sides'] = (_options, seats) => Array.from({ length: seats }, (_, seat) => seat);

/** 29.2, 29.9: where the smaller set has too few tiles, the larger one is the default. */
function optionsOf(given: Readonly<Record<string, unknown>>, seats: number): ReturnType<Game['options']> {
  if (!SEATS.includes(seats)) return { ok: false, reason: 'seats', detail: String(seats) };
  const set = given.set ?? (handSize({ set: 9 }, seats) > 0 ? 9 : 12);
  const options = readOptions(optionSpecs, { ...given, set });
  if (!options.ok) return options;
  if (handSize(options.value, seats) === 0) return { ok: false, reason: 'not offered', detail: 'set' };
  if (DEALS[highestIn(options.value)]?.includes(Number(options.value.deals))) return options;
  return { ok: false, reason: 'not offered', detail: 'deals' };
}

/** 29.2: hands are dealt in the order of the heap, but for the engine, which is turned up. */
const open: Game['open'] = (standing, options, seats, heap, lot) => {
  if (!isSet(heap, setOf(options))) throw new Error('the heap is not the set');
  const engine = heap.indexOf(dealDouble({ options, deal: standing.deals + 1 }));
  const size = handSize(options, seats);
  const order = [...heap.keys()].filter((at) => at !== engine);
  const hands = Array.from({ length: seats }, (_, seat) => order.slice(seat * size, (seat + 1) * size));
  const boneyard = [engine, ...order.slice(seats * size)].sort((a, b) => a - b);
  const begins = standing.memory?.starts ?? lot;
  return openDeal(
    { game: 'mexican-train', options, heap },
    standing,
    { hands, boneyard, dead: [] },
    begins,
    sidesOf(options, seats),
  );
};

export const mexicanTrain: Game = {
  id: 'mexican-train',
  seats: SEATS,
  optionSpecs,
  table: { kind: 'trains', arms: Math.max(...SEATS) + 1, doubles: 'across' },
  endings: ['domino', 'blocked'],
  reasons: ['own'],
  points: 'lost',
  options: optionsOf,
  set: setOf,
  dealing: { hasLot: true, turnsUp: dealDouble },
  sides: sidesOf,
  handSize,
  begin: (_options, seats) => ({ deals: 0, totals: Array<number>(seats).fill(0), memory: null, winners: null }),
  open,
  moves: movesOnTrains,
  play: playTrains,
  // 29.2: the engine is turned up before it leads.
  sees: (seen, eye, at) => sees(seen, eye, at) || turnedUpAt(seen) === at,
  lacks: lacksOnTrains,
  fill: (seen, hidden) => fill(seen, hidden, setOf(seen.options)),
  settle: settleOwn,
};
