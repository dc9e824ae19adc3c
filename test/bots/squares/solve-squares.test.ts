import { describe, expect, it } from 'vitest';
import { completionsOf, fillingsIn } from '../../../src/bots/squares/completions.ts';
import { deadIn } from '../../../src/bots/squares/dead.ts';
import { fillings } from '../../../src/bots/squares/fillings.ts';
import { lyingOf } from '../../../src/bots/squares/lying.ts';
import { solveSquares } from '../../../src/bots/squares/solve-squares.ts';
import { atOnce } from '../../../src/bots/steps.ts';
import { fastChance } from '../../../src/rules/chance.ts';
import type { Deal, Move } from '../../../src/rules/game.ts';
import { filledBy } from '../../../src/rules/outline/filled.ts';
import { withGiven } from '../../../src/rules/squares/given.ts';
import { HALF_PLACES } from '../../../src/rules/squares/half-places.ts';
import { squares } from '../../../src/rules/squares/squares.ts';
import { often } from '../../long.ts';
import { atRandom, EXAMPLE, play, playedIn, shuffledDeal, someFilling } from '../../rules/squares/deals.ts';

const all = atOnce(fillings());
const start = shuffledDeal(1);
const count = (deal: Deal) => fillingsIn(completionsOf(lyingOf(deal), all));
const someOf = <T>(list: readonly T[], chance: ReturnType<typeof fastChance>, most: number) =>
  list.filter(() => chance.below(28) < most);

describe('the search of squares', () => {
  it('finds moves that fill the outline, from any part of a filling', () => {
    for (let seed = 0; seed < often(30, 1000); seed++) {
      const chance = fastChance(seed);
      const deal = playedIn(start, ...someOf(someFilling(chance), chance, chance.below(28)));
      const solution = atOnce(solveSquares(deal));
      if (solution.is !== 'found') throw new Error(`seed ${seed}`);
      if (!deal.outcome) expect(playedIn(deal, ...solution.moves).outcome?.how).toBe('domino');
    }
  });

  it('finds none where none is, and then the fewest tiles to be lifted', () => {
    let several = 0;
    for (let seed = 0; seed < often(25, 500); seed++) {
      const played = [...atRandom(start, fastChance(seed), 3 + (seed % 12))];
      const deal = played.at(-2) ?? start;
      const solution = atOnce(solveSquares(deal));
      expect(solution.is).toBe(count(deal) > 0 ? 'found' : 'none');
      if (solution.is !== 'none') continue;
      const { lifts: lifted } = solution.instead ?? { lifts: [] };
      expect(count(playedIn(deal, ...lifted))).toBeGreaterThan(0);
      if (lifted.length > 1) several++;
      // No smaller number of them will do.
      for (const fewer of subsets(
        deal.laid.map(({ tile }): Move => ({ do: 'lift', tile })),
        lifted.length - 1,
      ))
        expect(count(playedIn(deal, ...fewer))).toBe(0);
    }
    expect(several).toBeGreaterThan(2);
  });

  it('never lifts a tile that is given', () => {
    const wrong = playedIn(
      withGiven(start, 4),
      ...EXAMPLE.slice(0, 4),
      play('5-6', 'r8c2 r8c3'),
      play('4-5', 'r5c3 r5c4'),
    );
    const solution = atOnce(solveSquares(wrong));
    const given = EXAMPLE.slice(0, 4).map((move) => (move.do === 'play' ? move.tile : ''));
    expect(count(wrong)).toBe(0);
    if (solution.is !== 'none') throw new Error('it can be filled');
    const { lifts } = solution.instead ?? { lifts: [] };
    expect(lifts.length).toBeGreaterThan(0);
    for (const move of lifts) expect(given).not.toContain(move.do === 'lift' && move.tile);
    expect(count(playedIn(wrong, ...lifts))).toBeGreaterThan(0);
  });

  it('names a tile first that follows from what lies', () => {
    const most = playedIn(start, ...EXAMPLE.slice(0, 26));
    const solution = atOnce(solveSquares(most));
    expect(solution.is === 'found' && solution.moves).toHaveLength(2);
  });
});

describe('what cannot be filled any more', () => {
  it('is nothing while there is a filling', () => {
    for (let seed = 0; seed < often(15, 300); seed++) {
      const chance = fastChance(seed);
      const deal = playedIn(start, ...someOf(someFilling(chance), chance, 12));
      expect(deadIn(deal)).toEqual({ places: [], squares: [], tiles: [], numbers: [] });
    }
  });

  it('is what no tile covers, what has no place, and a number in more than two squares', () => {
    // Two tiles shut the corner off, so that 0-0 alone could lie in it; r3c4 touches places for 0-1, 0-2 and 0-0 alone.
    const corner = playedIn(start, play('0-1', 'r1c2 r1c3'), play('0-2', 'r2c2 r3c2'), play('0-0', 'r4c4 r5c4'));
    const dead = deadIn(corner);
    expect(count(corner)).toBe(0);
    expect(dead.places.map((place) => HALF_PLACES[place]?.name)).toEqual(['r1c1', 'r2c1', 'r3c4']);
    expect(dead.squares).toEqual([0, 5]);
    // Each of the three shows the 0 in a square of its own, and 0-0 in two.
    expect(dead.numbers).toEqual([0]);
    const three = playedIn(start, play('0-1', 'r1c2 r1c3'), play('0-2', 'r1c6 r1c7'), play('0-3', 'r4c2 r5c2'));
    expect(deadIn(three).numbers).toEqual([0]);
  });

  it('says the same of places and tiles as the legal moves do', () => {
    for (let seed = 0; seed < often(10, 200); seed++) {
      const deal = [...atRandom(start, fastChance(seed), 20)].at(-2) ?? start;
      const plays = squares.moves(deal).filter((move) => move.do === 'play');
      const dead = deadIn(deal);
      const left = (deal.hands[0] ?? []).flatMap((at) => deal.heap[at] ?? []);
      expect(dead.tiles).toEqual(left.filter((tile) => !plays.some((move) => move.tile === tile)));
      const named = new Set(plays.flatMap(({ arm }) => `${arm}`.split(' ')));
      const { tiles } = filledBy(deal);
      const free = HALF_PLACES.filter(({ name }, place) => tiles[place] === null && !named.has(name));
      expect(dead.places.map((place) => HALF_PLACES[place])).toEqual(free);
      // A square with such a place cannot be filled either.
      for (const { area } of free) expect(dead.squares).toContain(area);
    }
  });
});

/** All choices of so many. */
function subsets<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  if (size <= 0) return size === 0 ? [[]] : [];
  return list.flatMap((one, index) => subsets(list.slice(index + 1), size - 1).map((rest) => [one, ...rest]));
}
