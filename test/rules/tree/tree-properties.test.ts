import { describe, expect, it } from 'vitest';
import { treeAt, treeIndexOf } from '../../../src/bots/tree/tree-position.ts';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import type { Deal, Move } from '../../../src/rules/game.ts';
import { isTileMove } from '../../../src/rules/moves.ts';
import { halves } from '../../../src/rules/tiles.ts';
import { fiveUp } from '../../../src/rules/tree/five-up.ts';
import { treeOf } from '../../../src/rules/tree/tree-of.ts';
import {
  drawUntilAble,
  type FastTree,
  layTile,
  leadTile,
  playTreeOut,
  sumOf,
  sumWith,
  treeMove,
  writeTreePoints,
} from '../../../src/rules/tree/tree-playout.ts';
import { often } from '../../long.ts';
import { optionsOf } from '../arranged.ts';

const tables = [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 4, alone: true }].map(({ seats, ...given }) => ({
  seats,
  options: optionsOf(fiveUp, given, seats),
}));

function shuffled(nth: number): Deal {
  const table = tables[nth % tables.length];
  if (!table) throw new Error('no table');
  const { seats, options } = table;
  const heap = shuffledHeap(seedOfText('tree properties'), dealLabel(1, nth), fiveUp.set(options));
  return fiveUp.open(fiveUp.begin(options, seats), options, seats, heap, nth % seats);
}

/** The deal on numbers, with all hands and the boneyard. */
function wholeOf(deal: Deal): FastTree {
  const fast = treeAt(deal);
  const indexAt = (at: number) => treeIndexOf(deal.heap[at] ?? '0-0');
  fast.hands.set(deal.hands.map((hand) => hand.reduce((bits, at) => bits | (1 << indexAt(at)), 0)));
  fast.yard.set([...deal.boneyard].reverse().map(indexAt));
  fast.yardLeft = deal.boneyard.length;
  return fast;
}

/** All states of a deal at random, each with the move that follows. */
function* states(nth: number): Generator<readonly [Deal, Move | null]> {
  const chance = fastChance(nth);
  let deal = shuffled(nth);
  while (deal.turn) {
    const moves = fiveUp.moves(deal);
    const move = moves[chance.below(moves.length)] ?? { do: 'pass' };
    yield [deal, move];
    deal = fiveUp.play(deal, move).deal;
  }
  yield [deal, null];
}

const DEALS = often(60, 4000);
const each = (check: (deal: Deal, move: Move | null) => void) => {
  for (let nth = 0; nth < DEALS; nth++) for (const [deal, move] of states(nth)) check(deal, move);
};

describe('a tree at random', () => {
  it('31.3: every tile lies on an exit of its own, and on a double’s ends only when both its sides are covered', () => {
    each(({ laid }) => {
      const { exits } = treeOf(laid);
      const taken = laid.map(({ to }, nth) => `${to} ${exits[nth]}`);
      expect(new Set(taken).size).toBe(laid.length);
      for (const [nth, { to }] of laid.entries()) {
        if (to === null || exits[nth] === 'beyond' || exits[nth] === 'back') continue;
        const before = taken.slice(0, nth);
        expect(laid[to]?.inner).toBe(laid[to]?.outer);
        expect(before).toContain(`${to} beyond`);
        if (to === 0) expect(before).toContain('0 back');
      }
    });
  });

  it('31.3: arms are numbered without gaps, two more for each double that is covered beyond', () => {
    each(({ laid }) => {
      const { shoots, exits } = treeOf(laid);
      expect(shoots.map(({ arm }) => arm)).toEqual([...shoots.keys()]);
      const isDouble = (nth: number) => laid[nth]?.inner === laid[nth]?.outer;
      const covered = laid.filter(({ to }, nth) => to !== null && to > 0 && exits[nth] === 'beyond' && isDouble(to));
      const first = laid.length === 0 ? 0 : isDouble(0) ? 4 : 2;
      expect(shoots.length).toBe(first + 2 * covered.length);
    });
  });

  it('31.4: the sum is that of its parts, and a double counts either nothing or both its halves', () => {
    each((deal) => {
      const number = fiveUp.tableNumber?.(deal);
      if (!number) return;
      expect(number.parts).toHaveLength(deal.ends.length);
      expect(number.value).toBe(number.parts.reduce((sum, part) => sum + part, 0));
      const all = deal.laid.flatMap(({ tile }, at) =>
        halves(tile)[0] === halves(tile)[1] ? [[tile, at] as const] : [],
      );
      for (const [tile, at] of all) {
        const counts = deal.ends.reduce((sum, { to }, nth) => sum + (to === at ? (number.parts[nth] ?? 0) : 0), 0);
        expect([0, 2 * halves(tile)[0]]).toContain(counts);
      }
    });
  });

  it('6.12: an end is dead while all of its number lie on the table', () => {
    each(({ laid, ends }) => {
      for (const { shows, state } of ends) {
        const lie = laid.filter(({ tile }) => halves(tile).includes(shows)).length;
        expect(state).toBe(lie === 7 ? 'dead' : 'open');
      }
    });
  });

  it('31.1 to 31.6: comes to the same table, sums, hands and points on numbers', () => {
    for (let nth = 0; nth < DEALS; nth++) {
      const fast = wholeOf(shuffled(nth));
      for (const [deal, move] of states(nth)) {
        if (deal.laid.length > 0) expect(sumOf(fast)).toBe(fiveUp.tableNumber?.(deal)?.value);
        expect([...fast.made]).toEqual(deal.scored);
        if (move === null) {
          const points = new Int32Array(deal.seats);
          writeTreePoints(fast, points);
          const settled = fiveUp.settle(fiveUp.begin(deal.options, deal.seats), deal);
          expect([[...points], fast.over]).toEqual([settled.points, deal.outcome?.how === 'domino' ? 1 : 2]);
        } else if (isTileMove(move)) {
          if (move.do === 'lead') leadTile(fast, treeIndexOf(move.tile));
          else {
            const onNumbers = treeMove(treeIndexOf(move.tile), Number(move.arm));
            const sum = sumWith(fast, sumOf(fast), onNumbers);
            layTile(fast, onNumbers);
            expect(sumOf(fast)).toBe(sum);
          }
        } else if (deal.turn?.drew.length === 0) drawUntilAble(fast);
        else if (move.do === 'pass') expect(fast.seat).not.toBe(deal.turn?.seat);
      }
    }
  });

  it('is played out to its end', () => {
    for (let nth = 0; nth < DEALS; nth++) {
      const deal = shuffled(nth);
      const fast = wholeOf(deal);
      leadTile(fast, treeIndexOf(deal.heap[deal.hands[fast.seat]?.[0] ?? 0] ?? '0-0'));
      playTreeOut(fast, fastChance(nth));
      const isOut = [...fast.hands].includes(0);
      expect(fast.over).toBe(isOut ? 1 : 2);
      if (!isOut) expect(fast.yardLeft).toBe(0);
    }
  });
});
