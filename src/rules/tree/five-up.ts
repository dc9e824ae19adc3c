/** Five Up (31): a tree in which every double branches, and sums that score a fifth of themselves. */
import { eachLine, total, winnerOf } from '../chain/line/own-scores.ts';
import { countHand, winnersAt } from '../chain/scores.ts';
import { facesAt } from '../ended.ts';
import type { Deal, Game, Line, OptionSpec, Options, Settlement, Side, Standing } from '../game.ts';
import { dealOut, fill, isSet, openDeal, sees } from '../heap.ts';
import { readOptions } from '../options.ts';
import { bySide } from '../sides.ts';
import { tilesOf } from '../tiles.ts';
import { HIGHEST, lacksInTree, movesOf, playInTree } from './five-up-play.ts';
import { treeSum, treeSumAfter } from './tree-ends.ts';

const SEATS = [2, 3, 4];
const SET = tilesOf(HIGHEST);
const HAND = 5;

/** The most arms: four on a led double, or two on another tile, and two more on each of the other doubles (31.3). */
const MOST_ARMS = 4 + 2 * HIGHEST;

const FIFTH = 'fifth';

const optionSpecs: readonly OptionSpec[] = [
  { id: 'alone', kind: 'flag', default: false },
  { id: 'target', kind: 'number', min: 25, max: 250, step: 5, offered: [30, 61, 100], default: 61 },
];

/** 31.1: four play in two sides, unless each plays for itself by option. */
function optionsOf(given: Readonly<Record<string, unknown>>, seats: number): ReturnType<Game['options']> {
  if (!SEATS.includes(seats)) return { ok: false, reason: 'seats', detail: String(seats) };
  const options = readOptions(optionSpecs, given);
  if (options.ok && options.value.alone === true && seats !== 4)
    return { ok: false, reason: 'alone is for four', detail: 'alone' };
  return options;
}

/** 6.7: partners sit opposite. */
const sidesOf = ({ alone }: Options, seats: number): readonly Side[] =>
  Array.from({ length: seats }, (_, seat) => (seats === 4 && alone !== true ? seat % 2 : seat));

/** 31.2: the seat that dominoed leads; in the first deal, and after a blocked one, the lot names it. */
const open: Game['open'] = (standing, options, seats, heap, lot) => {
  if (!isSet(heap, SET)) throw new Error('the heap is not the set');
  const leader = standing.memory?.starts ?? lot;
  return openDeal(
    { game: 'five-up', options, heap },
    standing,
    dealOut(heap, seats, HAND),
    leader,
    sidesOf(options, seats),
  );
};

/** 31.6: returns the points of the end. A side that goes out has nothing taken off, its partner's hand included (6.7). */
function endOf({ outcome, sides }: Deal, counts: readonly number[]): readonly Line[] {
  if (!outcome) throw new Error('the deal has not ended');
  const { how } = outcome;
  const left = bySide(sides, counts);
  const side = winnerOf(how, sides[outcome.by] ?? 0, left);
  if (side < 0) return [];
  const own = left[side] ?? 0;
  const points = Math.round((total(left) - own - (how === 'blocked' ? own : 0)) / 5);
  return points === 0 ? [] : [{ side, points, why: FIFTH }];
}

/** 6.10: points made by its seats belong to a side. */
function settle(standing: Standing, deal: Deal): Settlement {
  const { sides, scored, hands, options, outcome } = deal;
  const counts = hands.map((hand) => countHand(facesAt(deal, hand)));
  const made = bySide(sides, scored);
  const lines = [...eachLine(made, made.length, 'made'), ...endOf(deal, counts)];
  const points = sides.map((side) => lines.reduce((sum, line) => sum + (line.side === side ? line.points : 0), 0));
  const totals = standing.totals.map((before, seat) => before + (points[seat] ?? 0));
  return {
    counts,
    lines,
    made: scored,
    points,
    standing: {
      deals: standing.deals + 1,
      totals,
      memory: outcome?.how === 'domino' ? { starts: outcome.by } : null,
      winners: winnersAt(Number(options.target), totals, sides),
    },
  };
}

export const fiveUp: Game = {
  id: 'five-up',
  seats: SEATS,
  optionSpecs,
  table: { kind: 'tree', arms: MOST_ARMS, doubles: 'across' },
  endings: ['domino', 'blocked'],
  reasons: [FIFTH, 'made'],
  points: 'won',
  worth: { scoresOf: (seen, move) => treeSumAfter(seen, move).scores },
  options: optionsOf,
  set: () => SET,
  dealing: { hasLot: true },
  sides: sidesOf,
  handSize: () => HAND,
  begin: (_options, seats) => ({ deals: 0, totals: Array<number>(seats).fill(0), memory: null, winners: null }),
  open,
  moves: movesOf,
  play: playInTree,
  sees,
  lacks: lacksInTree,
  fill: (seen, hidden) => fill(seen, hidden, SET),
  settle,
  tableNumber: (seen, move) => (move ? treeSumAfter(seen, move) : treeSum(seen.laid)),
};
