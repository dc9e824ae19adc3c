/** The fast playout of a running total beside the contract. */
import { expect, it } from 'vitest';
import { fastChance, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import { pipCount } from '../../../src/rules/tiles.ts';
import { italian } from '../../../src/rules/total/italian.ts';
import { goalsOf } from '../../../src/rules/total/running-total.ts';
import { HAND, isTotalOver, layNth, newTotalDeal, playTotalOut } from '../../../src/rules/total/total-playout.ts';
import { optionsOf } from '../arranged.ts';

const TABLES = [3, 4].flatMap((seats) =>
  [6, 9].flatMap((set) => ['total', 'steps'].map((hits) => [seats, set, hits] as const)),
);

function opened(seats: number, set: number, hits: string, nth: number) {
  const options = optionsOf(italian, { set, hits }, seats);
  const heap = shuffledHeap(seedOfText(`playout ${set}`), `${nth}`, italian.set(options));
  const deal = italian.open(italian.begin(options, seats), options, seats, heap, 0);
  const fast = newTotalDeal(goalsOf(options), seats);
  for (const [seat, hand] of deal.hands.entries()) {
    fast.hands.set(
      hand.map((at) => pipCount(heap[at] ?? '0-0')),
      seat * HAND,
    );
    fast.sizes[seat] = hand.length;
  }
  for (const tile of heap) fast.out[pipCount(tile)] = (fast.out[pipCount(tile)] ?? 0) + 1;
  fast.seat = deal.turn?.seat ?? 0;
  return { deal, fast };
}

it.each(TABLES)(
  '15.1, 15.2, 15.4: comes to the same total, points and end as the rules: %i seats, set %i, by %s',
  (seats, set, hits) => {
    for (let nth = 0; nth < 60; nth++) {
      const chance = fastChance(nth);
      let { deal, fast } = opened(seats, set, hits, nth);
      while (deal.turn) {
        expect(isTotalOver(fast)).toBe(false);
        const moves = italian.moves(deal);
        const move = moves[chance.below(moves.length)];
        if (move?.do !== 'play' && move?.do !== 'lead') throw new Error('no tile is laid');
        layNth(fast, fast.hands.indexOf(pipCount(move.tile), fast.seat * HAND) - fast.seat * HAND);
        deal = italian.play(deal, move).deal;
        expect(fast.total).toBe(italian.tableNumber?.(deal)?.value);
        expect([...fast.points]).toEqual(deal.scored);
      }
      expect(isTotalOver(fast)).toBe(true);
    }
  },
);

it('plays every deal to its end, and hits a goal wherever somebody can', () => {
  for (let nth = 0; nth < 60; nth++) {
    const { fast } = opened(3, 6, 'total', nth);
    const chance = fastChance(nth);
    fast.total = 24;
    fast.hands[fast.seat * HAND] = 6;
    const { seat } = fast;
    playTotalOut(fast, chance);
    expect(isTotalOver(fast)).toBe(true);
    expect(fast.points[seat]).toBeGreaterThanOrEqual(30);
  }
});
