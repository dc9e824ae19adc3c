import { describe, expect, it } from 'vitest';
import { feetAt, moveOnFeet, newFeetFor } from '../../../src/bots/tree/feet-position.ts';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import type { Deal, Move } from '../../../src/rules/game.ts';
import { writeHeld } from '../../../src/rules/masked-hands.ts';
import { isTileMove } from '../../../src/rules/moves.ts';
import { halves } from '../../../src/rules/tiles.ts';
import { chickenFoot } from '../../../src/rules/tree/chicken-foot.ts';
import { placesNow } from '../../../src/rules/tree/chicken-foot-play.ts';
import { copyFeet, giveTile, layFeet, NOTHING_DUE, playFeetOut } from '../../../src/rules/tree/feet-playout.ts';
import { isEmptyToe, treeOf } from '../../../src/rules/tree/tree-of.ts';
import { often } from '../../long.ts';
import { optionsOf } from '../arranged.ts';

const tables = chickenFoot.seats.flatMap((seats) =>
  [9, 12].map((set) => ({ seats, options: optionsOf(chickenFoot, { set, root: [4, 6, 8][seats % 3] }, seats) })),
);

function shuffled(nth: number): Deal {
  const table = tables[nth % tables.length];
  if (!table) throw new Error('no table');
  const { seats, options } = table;
  const heap = shuffledHeap(seedOfText('feet'), dealLabel(1, nth), chickenFoot.set(options));
  return chickenFoot.open(chickenFoot.begin(options, seats), options, seats, heap, nth % seats);
}

/** All states of a deal at random, each with the move that follows. */
function* states(nth: number): Generator<readonly [Deal, Move | null]> {
  const chance = fastChance(nth);
  let deal = shuffled(nth);
  while (deal.turn) {
    const moves = chickenFoot.moves(deal);
    const move = moves[chance.below(moves.length)] ?? { do: 'pass' };
    yield [deal, move];
    deal = chickenFoot.play(deal, move).deal;
  }
  yield [deal, null];
}

const DEALS = often(28, 2800);
const each = (check: (deal: Deal, move: Move | null) => void) => {
  for (let nth = 0; nth < DEALS; nth++) for (const [deal, move] of states(nth)) check(deal, move);
};

describe('a tree with feet at random', () => {
  it('30.3, 30.4: has its root, and two more arms for each other double, numbered without gaps', () => {
    each(({ laid, options, ends }) => {
      const { shoots } = treeOf(laid);
      const doubles = laid.filter(({ inner, outer }) => inner === outer).length;
      const arms = laid.length === 0 ? 0 : Number(options.root) + 2 * (doubles - 1);
      expect(shoots.map(({ arm }) => arm)).toEqual(Array.from({ length: arms }, (_, arm) => arm));
      expect(ends.map(({ place }) => place)).toEqual(shoots.map(({ arm }) => arm));
    });
  });

  it('30.4: every tile lies on an exit of its own, beyond the one before or as a toe', () => {
    each(({ laid }) => {
      const { exits } = treeOf(laid);
      const taken = laid.map(({ to, arm }, nth) => `${to} ${exits[nth]} ${exits[nth] === 'around' ? arm : ''}`);
      expect(new Set(taken).size).toBe(laid.length);
      for (const [nth, { to }] of laid.entries())
        if (exits[nth] === 'left' || exits[nth] === 'right') expect(laid[to ?? 0]?.inner).toBe(laid[to ?? 0]?.outer);
    });
  });

  it('30.3, 30.4: the phase says what is due, on one double', () => {
    each(({ laid, ends, phase }) => {
      const due = ends.filter(({ state }) => state === 'free');
      expect(due.length > 0).toBe(phase === 'opening' || phase === 'foot' || (phase === 'ended' && due.length > 0));
      expect(new Set(due.map(({ to }) => to)).size).toBeLessThanOrEqual(1);
      for (const end of due) expect(isEmptyToe(laid, end)).toBe(true);
      if (phase === 'opening') expect(due[0]?.to).toBe(0);
      if (phase === 'foot') expect(due[0]?.to).toBeGreaterThan(0);
    });
  });

  it('30.5: while play is free, an empty toe is dead', () => {
    each(({ laid, ends, phase }) => {
      if (phase !== 'freePlay') return;
      for (const end of ends) if (isEmptyToe(laid, end)) expect(end.state).toBe('dead');
    });
  });

  it('29.8: a deal that is blocked has no duty, and nothing that anybody holds fits', () => {
    each((deal) => {
      if (deal.outcome?.how !== 'blocked') return;
      const numbers = new Set(deal.ends.map(({ shows }) => shows));
      expect(deal.boneyard).toEqual([]);
      for (const at of deal.hands.flat())
        expect(halves(deal.heap[at] ?? '0-0').some((n) => numbers.has(n))).toBe(false);
    });
  });

  it('is on numbers what it is in tiles: what is open, what is due, and how it ends', () => {
    each((deal, move) => {
      if (deal.laid.length === 0 || deal.phase === 'ended' || !move) return;
      const feet = feetAt(deal);
      const open = placesNow(deal).filter(({ state }) => state !== 'dead');
      const counts = Array.from(feet.open, (_, number) => open.filter(({ shows }) => shows === number).length);
      const isDue = feet.due !== NOTHING_DUE;
      expect(isDue).toBe(deal.phase !== 'freePlay');
      // Dead ends count there, too: no tile has their number.
      const dead = (number: number) => feet.lying[number] === feet.highest + 1;
      expect(counts).toEqual(
        Array.from(feet.open, (ends, number) =>
          isDue ? (number === feet.due ? feet.dueLeft : 0) : dead(number) ? 0 : ends,
        ),
      );
      if (!isTileMove(move) || move.do === 'lead') return;
      layFeet(feet, moveOnFeet(deal, move));
      const after = chickenFoot.play(deal, move).deal;
      expect(feet.isOver).toBe(after.outcome !== null);
      expect(feet.due !== NOTHING_DUE).toBe(after.ends.some(({ state }) => state === 'free'));
    });
  });

  it('is played out on numbers to an end that the rules allow, with the points of 29.9', () => {
    for (let nth = 0; nth < DEALS; nth++) {
      const opened = shuffled(nth);
      const [lead] = chickenFoot.moves(opened);
      const deal = lead ? chickenFoot.play(opened, lead).deal : opened;
      const feet = newFeetFor(deal);
      copyFeet(feetAt(deal), feet);
      const code = (at: number) => {
        const [low, high] = halves(deal.heap[at] ?? '0-0');
        return (low << 4) | high;
      };
      for (const [seat, hand] of deal.hands.entries())
        if (seat !== deal.turn?.seat) for (const at of hand) giveTile(feet, seat, code(at));
      for (const at of deal.boneyard) feet.yard[feet.yardLeft++] = code(at);
      playFeetOut(feet, fastChance(nth));
      const points = new Int32Array(deal.seats);
      writeHeld(feet, points);
      const isOut = feet.sizes.some((size) => size === 0);
      expect(points.some((lost) => lost === 0)).toBe(isOut || (feet.blank === 0 && points.includes(0)));
      expect(isOut || feet.yardLeft === 0).toBe(true);
      const lies = feet.lying.reduce((sum, tiles) => sum + tiles, 0);
      const left = feet.sizes.reduce((sum, size) => sum + size, 0) + feet.yardLeft;
      // Each tile that lies counts for both its halves, and a double once.
      const doubles = Array.from(feet.lying.keys()).filter(
        (n) =>
          (feet.hands.some((mask, at) => (at & 15) === n && (mask >> n) & 1) ||
            feet.yard.subarray(0, feet.yardLeft).includes((n << 4) | n)) === false,
      ).length;
      expect((lies + doubles) / 2 + left).toBe(deal.heap.length);
    }
  });
});
