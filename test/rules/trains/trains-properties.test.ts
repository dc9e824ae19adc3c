import { describe, expect, it } from 'vitest';
import { moveOnTrains, newTrainsFor, trainsAt } from '../../../src/bots/trains/trains-position.ts';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import type { Deal, Move } from '../../../src/rules/game.ts';
import { takeToHand, writeHeld } from '../../../src/rules/masked-hands.ts';
import { halves } from '../../../src/rules/tiles.ts';
import { copyTrains, layTrain } from '../../../src/rules/trains/fast-trains.ts';
import { markedIn } from '../../../src/rules/trains/marked.ts';
import { mexicanTrain } from '../../../src/rules/trains/mexican-train.ts';
import { planTrain } from '../../../src/rules/trains/trains-plan.ts';
import { playTrainsOut } from '../../../src/rules/trains/trains-playout.ts';
import { often } from '../../long.ts';
import { optionsOf } from '../arranged.ts';

const tables = mexicanTrain.seats.flatMap((seats) =>
  (seats > 6 ? [12] : [9, 12]).map((set) => ({ seats, options: optionsOf(mexicanTrain, { set }, seats) })),
);

function shuffled(nth: number): Deal {
  const table = tables[nth % tables.length];
  if (!table) throw new Error('no table');
  const { seats, options } = table;
  const heap = shuffledHeap(seedOfText('trains'), dealLabel(1, nth), mexicanTrain.set(options));
  return mexicanTrain.open(mexicanTrain.begin(options, seats), options, seats, heap, nth % seats);
}

/** All states of a deal at random, each with the move that follows. */
function* states(nth: number): Generator<readonly [Deal, Move | null]> {
  const chance = fastChance(nth);
  let deal = shuffled(nth);
  while (deal.turn) {
    const moves = mexicanTrain.moves(deal);
    const move = moves[chance.below(moves.length)] ?? { do: 'pass' };
    yield [deal, move];
    deal = mexicanTrain.play(deal, move).deal;
  }
  yield [deal, null];
}

const DEALS = often(13, 2600);
const each = (check: (deal: Deal, move: Move | null) => void) => {
  for (let nth = 0; nth < DEALS; nth++) for (const [deal, move] of states(nth)) check(deal, move);
};
const codeOf = (deal: Deal, at: number) => {
  const [low, high] = halves(deal.heap[at] ?? '0-0');
  return (low << 4) | high;
};

describe('trains at random', () => {
  it('29.3: each is one line from the engine, in which every tile joins the one before', () => {
    each(({ laid, ends, seats }) => {
      expect(ends).toHaveLength(laid.length === 0 ? 0 : seats + 1);
      for (const { place, shows, to } of ends) {
        const train = laid.flatMap((tile, index) => (tile.arm === place ? [{ ...tile, index }] : []));
        let before = { outer: laid[0]?.outer, index: 0 };
        for (const { inner, outer, to: on, index } of train) {
          expect([inner, on]).toEqual([before.outer, before.index]);
          before = { outer, index };
        }
        expect([shows, to]).toEqual([before.outer, before.index]);
      }
    });
  });

  it('29.5: a train has a marker from a pass of its seat to the next tile of its seat on it', () => {
    each((deal) => {
      const last = (seat: number) =>
        deal.log.flatMap((event) => {
          if (event.seat !== seat) return [];
          return event.do === 'pass' ? [true] : event.do === 'play' && event.arm === seat ? [false] : [];
        });
      const open = deal.hands.flatMap((_, seat) => (last(seat).at(-1) ? [seat] : []));
      expect(markedIn(deal)).toEqual(open);
    });
  });

  it('29.4: others’ trains without a marker are shut to the seat in turn, and no others', () => {
    each((deal) => {
      const marked = markedIn(deal);
      for (const { place, state } of deal.ends) {
        const isOpen = place === deal.turn?.seat || place === deal.seats || marked.some((seat) => seat === place);
        if (deal.turn && state !== 'dead' && state !== 'free') expect(state).toBe(isOpen ? 'open' : 'shut');
      }
    });
  });

  it('29.6: there is never more than one double that must be covered, and the phase says so', () => {
    each(({ ends, phase, laid }) => {
      const due = ends.filter(({ state }) => state === 'free');
      expect(due.length).toBeLessThanOrEqual(1);
      if (phase !== 'ended') expect(due.length === 1).toBe(phase === 'cover');
      for (const { to } of due) expect(laid[to]?.inner).toBe(laid[to]?.outer);
    });
  });

  it('is on numbers what it is in tiles: what may be laid, and how the deal goes on', () => {
    each((deal, move) => {
      if (deal.laid.length === 0 || move?.do !== 'play') return;
      const trains = trainsAt(deal);
      layTrain(trains, moveOnTrains(deal, move));
      const { deal: after } = mexicanTrain.play(deal, move);
      expect(trains.isOver).toBe(after.outcome !== null);
      expect([...trains.ends]).toEqual(after.ends.map(({ shows }) => shows));
      if (!after.turn) return;
      expect(trains.seat).toBe(after.turn.seat);
      expect(deal.hands.flatMap((_, seat) => ((trains.marked >> seat) & 1 ? [seat] : []))).toEqual(markedIn(after));
      const bare = after.ends.find(({ state }) => state === 'free')?.place;
      expect(trains.bare === 255 ? undefined : trains.bare).toBe(bare);
    });
  });

  it('29.8, 29.9: is played out on numbers to an end that the rules allow, with its points', () => {
    for (let nth = 0; nth < DEALS; nth++) {
      const opened = shuffled(nth);
      const [lead] = mexicanTrain.moves(opened);
      const deal = lead ? mexicanTrain.play(opened, lead).deal : opened;
      const trains = newTrainsFor(deal);
      copyTrains(trainsAt(deal), trains);
      for (const [seat, hand] of deal.hands.entries())
        if (seat !== deal.turn?.seat) for (const at of hand) takeToHand(trains, seat, codeOf(deal, at));
      for (const at of deal.boneyard) trains.yard[trains.yardLeft++] = codeOf(deal, at);
      const chance = fastChance(nth);
      for (const seat of deal.hands.keys()) planTrain(trains, seat, 2, chance);
      playTrainsOut(trains, chance);
      const points = new Int32Array(deal.seats);
      writeHeld(trains, points);
      const isOut = trains.sizes.includes(0);
      expect(isOut || trains.yardLeft === 0).toBe(true);
      for (const [seat, size] of trains.sizes.entries()) if (size === 0) expect(points[seat]).toBe(0);
      // Each number is on one tile more than the highest number, wherever they are.
      const yard = [...trains.yard.subarray(0, trains.yardLeft)];
      for (const [number, lie] of trains.lying.entries()) {
        const held = deal.hands.reduce((sum, _, seat) => {
          const mask = trains.hands[(seat << 4) | number] ?? 0;
          return sum + mask.toString(2).replaceAll('0', '').length;
        }, 0);
        const left = yard.filter((tile) => tile >> 4 === number || (tile & 15) === number).length;
        expect(lie + held + left).toBe(trains.highest + 1);
      }
    }
  });
});
