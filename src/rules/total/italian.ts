/** Italian (15): tiles in a row that need not match, and a running total whose goals score. */

import { laidBy } from '../chain/ends.ts';
import { countHand, highest, winnersAt } from '../chain/scores.ts';
import { ended, facesAt } from '../ended.ts';
import type {
  Beat,
  Deal,
  End,
  Event,
  Game,
  Laid,
  Line,
  Move,
  OptionSpec,
  Options,
  Outcome,
  Seat,
  Seen,
  Settlement,
  Standing,
  Tile,
} from '../game.ts';
import { dealOut, fill, isSet, openDeal, positionOf, sees } from '../heap.ts';
import { eitherLength, isByDeals, withLength } from '../match-length.ts';
import { isTileMove, sameMove, type TileMove } from '../moves.ts';
import { readOptions } from '../options.ts';
import { halves, isDouble, tilesOf, weightOf } from '../tiles.ts';
import { goalsOf, totalAfter, totalOf, totalShown } from './running-total.ts';

/** The number of tiles that each seat is dealt, by seats; 15.5: the others are dead. */
const HANDS: Readonly<Record<number, number>> = { 3: 7, 4: 6 };

/** 15.6: the targets offered, and the usual one of each set. */
const TARGETS = {
  total: { offered: [31, 51, 81, 101, 151], usual: { 6: 51, 9: 81 } },
  steps: { offered: [10, 15, 21, 31, 51, 81], usual: { 6: 10, 9: 15 } },
} as const;

const optionSpecs: readonly OptionSpec[] = [
  { id: 'set', kind: 'choice', values: [6, 9], default: 6 },
  { id: 'hits', kind: 'choice', values: ['total', 'steps'], default: 'total', sharesLength: true },
  ...eitherLength({
    id: 'target',
    kind: 'choice',
    values: [...new Set([...TARGETS.total.offered, ...TARGETS.steps.offered])].sort((a, b) => a - b),
    default: TARGETS.total.usual[6],
  }),
];

/** 15.1: the only place, after the last tile of the row. */
const PLACE = 0;

const setOf = ({ set }: Options): readonly Tile[] => tilesOf(set === 9 ? 9 : 6);

function handSizeOf(seats: number): number {
  const size = HANDS[seats];
  if (size === undefined) throw new Error(`italian is not played with ${seats} seats`);
  return size;
}

/** 15.6: the default target depends on the set and on the worth of a hit; targets not offered are refused. */
function optionsOf(given: Readonly<Record<string, unknown>>, seats: number): ReturnType<Game['options']> {
  if (HANDS[seats] === undefined) return { ok: false, reason: 'seats', detail: String(seats) };
  const read = readOptions(optionSpecs, given);
  if (!read.ok) return read;
  const options = read.value;
  const { offered, usual } = TARGETS[options.hits === 'steps' ? 'steps' : 'total'];
  const isOffered = given.target === undefined || offered.some((each) => each === given.target);
  if (!isOffered) return { ok: false, reason: 'not offered', detail: 'target' };
  return withLength(given, options, seats, usual[options.set === 9 ? 9 : 6]);
}

/** 6.5: returns the highest double that was dealt or, if there is none, the heaviest tile (5.2). */
function leadOf(dealt: readonly Tile[]): Tile {
  const doubles = dealt.filter(isDouble);
  const [first, ...others] = doubles.length > 0 ? doubles : dealt;
  if (first === undefined) throw new Error('nothing was dealt');
  return others.reduce((best, tile) => (weightOf(tile) > weightOf(best) ? tile : best), first);
}

const open: Game['open'] = (standing, options, seats, heap) => {
  if (!isSet(heap, setOf(options))) throw new Error('the heap is not the set');
  const size = handSizeOf(seats);
  const lead = leadOf(heap.slice(0, seats * size));
  const leader = Math.floor(heap.indexOf(lead) / size);
  const sides = Array.from({ length: seats }, (_, seat) => seat);
  return openDeal({ game: 'italian', options, heap }, standing, dealOut(heap, seats, size, true), leader, sides);
};

/** 15.1: any tile of the hand is a turn. The seat that leads holds the tile that must lead. */
function movesOf(seen: Seen): readonly Move[] {
  if (seen.turn === null) return [];
  const positions = seen.hands[seen.turn.seat] ?? [];
  const hand = facesAt(seen, positions);
  if (hand.length < positions.length) throw new Error('the moves of a hand that is not seen were asked for');
  if (seen.phase === 'leading') return [{ do: 'lead', tile: leadOf(hand) }];
  return hand.map((tile) => ({ do: 'play', tile, arm: PLACE }));
}

/** Returns the end of the row: it takes any number, so it is never dead. */
function endsOf(laid: readonly Laid[], options: Options): readonly End[] {
  const [, highest] = halves(setOf(options).at(-1) ?? '0-0');
  const accepts = Array.from({ length: highest + 1 }, (_, number) => number);
  return [{ place: PLACE, shows: laid.at(-1)?.outer ?? 0, accepts, to: laid.length - 1, state: 'open' }];
}

/**
 * 15.4: at or past the last goal nothing more can score, so the deal is over. Below it, the deal ends when all hands
 * are empty: a seat without tiles does not end it alone.
 */
function outcomeOf({ laid, hands, options }: Deal, by: number): Outcome | null {
  const last = goalsOf(options).at(-1);
  if (last && totalOf(laid) >= last.at) return { how: 'past', by };
  return hands.every((hand) => hand.length === 0) ? { how: 'domino', by } : null;
}

/** Returns the tile of a legal move as it will lie. Throws if the move is not legal. */
function laidIn(deal: Deal, move: Move, seat: number): { readonly move: TileMove; readonly laid: Laid } {
  const legal = movesOf(deal).find((other) => sameMove(other, move));
  const at = legal && isTileMove(legal) ? positionOf(deal, seat, legal.tile) : undefined;
  if (!legal || !isTileMove(legal) || at === undefined) throw new Error(`not a legal move: ${JSON.stringify(move)}`);
  return { move: legal, laid: laidBy(deal.ends, legal, at, seat) };
}

function play(deal: Deal, given: Move): ReturnType<Game['play']> {
  const seat = deal.turn?.seat ?? 0;
  const { move, laid } = laidIn(deal, given, seat);
  const { value, scores } = totalAfter(deal, move);
  const table = [...deal.laid, laid];
  const event: Event = { seat, ...move, ...(scores > 0 && { scores }) };
  const after: Deal = {
    ...deal,
    hands: deal.hands.map((hand) => hand.filter((at) => at !== laid.at)),
    laid: table,
    ends: endsOf(table, deal.options),
    phase: 'freePlay',
    turn: { seat: (seat + 1) % deal.seats, drew: [], laid: [] },
    scored: deal.scored.map((made, each) => (each === seat ? made + scores : made)),
    log: [...deal.log, event],
  };
  const { at, tile, arm, closed } = laid;
  const beats: Beat[] = [
    arm === null
      ? { beat: 'led', seat, at, tile }
      : { beat: 'laid', seat, at, tile, arm, closed, index: table.length - 1 },
  ];
  if (scores > 0) beats.push({ beat: 'scored', seat, points: scores, sum: value });
  const outcome = outcomeOf(after, seat);
  return outcome ? ended(after, outcome, beats) : { deal: after, beats };
}

/** 1.11, 6.13: the seats that have won; `null` while the match goes on. */
function winnersOf({ deal, options }: Deal, totals: readonly number[]): readonly Seat[] | null {
  if (!isByDeals(options)) return winnersAt(Number(options.target), totals);
  return deal < Number(options.deals) ? null : highest(totals);
}

/** 15.4: only points made on the way are written; tiles left in hands count for nobody. */
function settle(standing: Standing, deal: Deal): Settlement {
  if (!deal.outcome) throw new Error('the deal has not ended');
  const { scored } = deal;
  const totals = standing.totals.map((total, seat) => total + (scored[seat] ?? 0));
  return {
    counts: deal.hands.map((hand) => countHand(facesAt(deal, hand))),
    lines: scored.flatMap((points, side): Line[] => (points === 0 ? [] : [{ side, points, why: 'made' }])),
    made: scored,
    points: scored,
    standing: {
      deals: standing.deals + 1,
      totals,
      memory: null,
      winners: winnersOf(deal, totals),
    },
  };
}

export const italian: Game = {
  id: 'italian',
  seats: [3, 4],
  optionSpecs,
  table: { kind: 'row', arms: 1, doubles: 'across' },
  endings: ['past', 'domino'],
  reasons: ['made'],
  points: 'won',
  options: optionsOf,
  set: setOf,
  sides: (_options, seats) => Array.from({ length: seats }, (_, seat) => seat),
  handSize: (_options, seats) => handSizeOf(seats),
  begin: (_options, seats) => ({ deals: 0, totals: Array<number>(seats).fill(0), memory: null, winners: null }),
  open,
  moves: movesOf,
  play,
  sees,
  fill: (seen, hidden) => fill(seen, hidden, setOf(seen.options)),
  settle,
  tableNumber: (seen, move) => (move ? totalAfter(seen, move) : totalShown(seen)),
  worth: { scoresOf: (seen, move) => totalAfter(seen, move).scores },
};
