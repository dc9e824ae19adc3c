/** The searches of Solo 2 beside plain ones that go through everything by the rules alone. */
import { describe, expect, it } from 'vitest';
import { Chances, canBeWon } from '../../../src/bots/solo/in-any-order.ts';
import { Refill } from '../../../src/bots/solo/refill.ts';
import type { Solution } from '../../../src/bots/solo/solution.ts';
import { TRIED } from '../../../src/bots/solo/solve-refill.ts';
import { atOnce } from '../../../src/bots/steps.ts';
import { fastChance, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import type { Deal, Options } from '../../../src/rules/game.ts';
import { seen } from '../../../src/rules/seen.ts';
import { solo2 } from '../../../src/rules/solo/solo-2.ts';
import { tilesOf } from '../../../src/rules/tiles.ts';
import { often } from '../../long.ts';
import { asWon } from '../../rules/solo/deals.ts';
import { solve } from '../asked.ts';

function dealt(seed: number, options: Options): Deal {
  const heap = shuffledHeap(seedOfText(`refill ${seed}`), 'deal 1', solo2.set(options));
  return solo2.open(solo2.begin(options, 1), options, 1, heap, 0);
}

/** The deal after moves at random, where so few tiles are left to draw and one is to be laid; `null`: it ended before. */
function late(seed: number, options: Options, undrawn: number): Deal | null {
  const chance = fastChance(seed);
  let deal = dealt(seed, options);
  while (deal.turn) {
    const moves = solo2.moves(deal);
    if (deal.boneyard.length <= undrawn && moves[0]?.do === 'play') return deal;
    deal = solo2.play(deal, moves[chance.below(moves.length)] as never).deal;
  }
  return null;
}

/** Late deals that are still under way. */
function lateDeals(count: number, options: Options, undrawn: number): readonly Deal[] {
  const deals: Deal[] = [];
  for (let seed = 0; deals.length < count; seed++) {
    const deal = late(seed, options, undrawn);
    if (deal) deals.push(deal);
  }
  return deals;
}

/** Whether any course wins, tiles being drawn from the lowest position, by the rules and without a memory. */
function wins(deal: Deal): boolean {
  if (deal.outcome) return deal.outcome.how === 'domino';
  return solo2.moves(deal).some((move) => wins(solo2.play(deal, move).deal));
}

/** Whether any course wins with any tiles that may be drawn. */
function isPossible(deal: Deal): boolean {
  if (deal.outcome) return deal.outcome.how === 'domino';
  const [move] = solo2.moves(deal);
  if (move?.do !== 'draw') return solo2.moves(deal).some((each) => isPossible(solo2.play(deal, each).deal));
  return deal.boneyard.some((from) => isPossible(solo2.play(deal, { do: 'draw', from }).deal));
}

/** The chance of the best course over every tile that may be drawn next, by the rules and without a memory. */
function chanceOf(deal: Deal): number {
  if (deal.outcome) return deal.outcome.how === 'domino' ? 1 : 0;
  const [move] = solo2.moves(deal);
  if (move?.do !== 'draw') return Math.max(...solo2.moves(deal).map((each) => chanceOf(solo2.play(deal, each).deal)));
  const drawn = deal.boneyard.map((from) => chanceOf(solo2.play(deal, { do: 'draw', from }).deal));
  return drawn.reduce((sum, each) => sum + each, 0) / drawn.length;
}

const numbers = (deal: Deal) => {
  const all = tilesOf(deal.options.set === 9 ? 9 : 6);
  const indexes = (positions: readonly number[]) =>
    positions.map((at) => all.indexOf(deal.heap[at] ?? '0-0')).sort((a, b) => a - b);
  const [one, other] = deal.ends.map(({ shows }) => shows);
  return {
    held: { hand: indexes(deal.hands[0] ?? []), ends: [one ?? 0, other ?? 0] as const },
    hidden: indexes(deal.boneyard),
  };
};

const found = (deal: Deal, eye: 0 | 'all'): Solution => atOnce(solve(seen(solo2, deal, eye)));
const ONE = { set: 6, refill: 'one' };
const FIVE = { set: 6, refill: 'five' };
const NINE = { set: 9, refill: 'one' };

describe('a search that knows the order', () => {
  it.each([ONE, FIVE])('agrees with one that goes through everything: %j', (options) => {
    const verdicts = { found: 0, none: 0 };
    // With five hardly any deal gets further than its first hand.
    for (const deal of lateDeals(often(30, 300), options, options === ONE ? 7 : 22)) {
      const can = wins(deal) ? 'found' : 'none';
      expect(found(deal, 'all').is).toBe(can);
      verdicts[can]++;
    }
    expect(verdicts.none).toBeGreaterThan(3);
    if (options === ONE) expect(verdicts.found).toBeGreaterThan(3);
  });

  it('finds moves that win by the rules, with both sets', () => {
    for (const options of [ONE, NINE]) {
      let won = 0;
      for (let seed = 0; seed < often(20, 200); seed++) {
        const deal = dealt(seed, options);
        const [lead] = solo2.moves(deal);
        if (!lead || found(solo2.play(deal, lead).deal, 'all').is !== 'found') continue;
        expect(asWon(solo2, deal).outcome?.how).toBe('domino');
        won++;
      }
      expect(won).toBeGreaterThan(5);
    }
  });
});

describe('a search that does not know it', () => {
  it('finds the chance that going through every order finds', () => {
    for (const deal of lateDeals(often(12, 200), ONE, 2)) {
      const { held, hidden } = numbers(deal);
      expect(new Chances(new Refill(deal)).of(held, hidden)).toBeCloseTo(chanceOf(deal), 9);
    }
  });

  it('says that no order wins just where none does', () => {
    const verdicts = { true: 0, false: 0 };
    const byOne = lateDeals(often(12, 200), ONE, 2);
    // Two tiles are held, six hidden: five of them are drawn, if both can be laid.
    const byFive = lateDeals(often(16, 200), ONE, 6)
      .map((deal) => ({ ...deal, options: FIVE, hands: deal.hands.map((hand) => hand.slice(0, 2)) }))
      .filter((deal) => solo2.moves(deal).length > 0);
    for (const deal of [...byOne, ...byFive]) {
      const { held, hidden } = numbers(deal);
      const can = isPossible(deal);
      expect(canBeWon(new Refill(deal), held, hidden)).toBe(can);
      verdicts[`${can}`]++;
    }
    expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(3);
  });

  it('says whether the chance is exact, and what keeps it, from what the player knows alone', () => {
    const [deal] = lateDeals(1, ONE, 3);
    if (!deal) throw new Error('no deal');
    const few = found(deal, 0);
    if (few.is === 'open') expect(few.tried).toBeNull();
    const start = solo2.play(dealt(1, ONE), solo2.moves(dealt(1, ONE))[0] as never).deal;
    const many = found(start, 0);
    expect(many).toMatchObject({ is: 'open', tried: TRIED });
    expect(solo2.moves(start)).toContainEqual(many.is === 'open' ? many.best : null);
    // Another order of what is hidden changes nothing.
    const { boneyard } = start;
    const turned = start.heap.map((tile, at) =>
      boneyard.includes(at) ? (start.heap[boneyard[boneyard.length - 1 - boneyard.indexOf(at)] ?? 0] ?? tile) : tile,
    );
    expect(found({ ...start, heap: turned }, 0)).toEqual(many);
  });

  it('can be put down now and then, and says how far it has come', () => {
    const start = solo2.play(dealt(1, ONE), solo2.moves(dealt(1, ONE))[0] as never).deal;
    const told = [...solve(seen(solo2, start, 0))];
    expect(told).toHaveLength(TRIED);
    expect([told[0], told.at(-1)]).toEqual([1 / TRIED, 1]);
  });
});
