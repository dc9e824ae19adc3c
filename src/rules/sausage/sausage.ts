/** Sausage (21): two rows face down, and two lines that grow at their ends and from within, and are cut. */
import { countHand, highest } from '../chain/scores.ts';
import type { Deal, Game, Line, OptionSpec, Settlement, Standing } from '../game.ts';
import { dealOut, fill, isSet, openDeal } from '../heap.ts';
import { readOptions } from '../options.ts';
import { tilesOf } from '../tiles.ts';
import { HIGHEST, play } from './play.ts';
import { movesOf } from './sausage-moves.ts';
import { rightEndOf, sees } from './turned-up.ts';

const SEATS = 2;
const SET = tilesOf(HIGHEST);
const ROW = SET.length / SEATS;

const optionSpecs: readonly OptionSpec[] = [
  { id: 'startsWith', kind: 'choice', values: ['any', 'double'], default: 'any' },
  { id: 'target', kind: 'number', min: 25, max: 500, step: 5, offered: [50, 101, 150], default: 101, isOurs: true },
];

/** 21.1: seat 0's row is heap positions 0 to 13 from left to right. 21.2: its right end is turned up at once. */
const open: Game['open'] = (standing, options, seats, heap, lot) => {
  if (!isSet(heap, SET)) throw new Error('the heap is not the set');
  // 6.5: the first deal by lot, then the next seat.
  const leader = standing.memory?.starts ?? lot;
  const deal = openDeal({ game: 'sausage', options, heap }, standing, dealOut(heap, seats, ROW), leader, [0, 1]);
  return { ...deal, memory: { turned: [rightEndOf(deal, leader)] } };
};

/**
 * 21.10: if a seat goes out, the other one writes its row. If blocked, the higher count writes its own; if level,
 * nobody writes.
 */
function settle(standing: Standing, deal: Deal): Settlement {
  const { outcome } = deal;
  if (!outcome) throw new Error('the deal has not ended');
  const counts = deal.hands.map((row) => countHand(row.flatMap((at) => deal.heap[at] ?? [])));
  const [most, level] = highest(counts);
  const lines: readonly Line[] =
    most === undefined || level !== undefined ? [] : [{ side: most, points: counts[most] ?? 0, why: 'own' }];
  const points = counts.map((_, seat) => (lines[0]?.side === seat ? lines[0].points : 0));
  const totals = standing.totals.map((total, seat) => total + (points[seat] ?? 0));
  return {
    counts,
    lines,
    points,
    standing: {
      deals: standing.deals + 1,
      totals,
      memory: { starts: 1 - (deal.log[0]?.seat ?? 0) },
      winners: winnersOf(totals, Number(deal.options.target)),
    },
  };
}

/** 6.10, 21.10: the first seat at or past the target has lost. */
function winnersOf(totals: readonly number[], target: number): Settlement['standing']['winners'] {
  const losers = highest(totals);
  return Math.max(...totals) < target ? null : [...totals.keys()].filter((seat) => !losers.includes(seat));
}

export const sausage: Game = {
  id: 'sausage',
  seats: [SEATS],
  optionSpecs,
  table: { kind: 'two lines', arms: 2, doubles: 'in line', hands: 'unseen' },
  endings: ['domino', 'blocked'],
  reasons: ['own'],
  points: 'lost',
  options: (given, seats) =>
    seats === SEATS ? readOptions(optionSpecs, given) : { ok: false, reason: 'seats', detail: String(seats) },
  set: () => SET,
  // 21.1: nobody picks tiles.
  dealing: { isInOrder: true, hasLot: true },
  sides: () => [0, 1],
  handSize: () => ROW,
  begin: () => ({ deals: 0, totals: [0, 0], memory: null, winners: null }),
  open,
  moves: movesOf,
  play,
  sees,
  fill: (seen, hidden) => fill(seen, hidden, SET),
  settle,
};
