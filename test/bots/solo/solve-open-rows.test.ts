import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_STATES, type RowsSolution, solveRows } from '../../../src/bots/solo/solve-open-rows.ts';
import { atOnce } from '../../../src/bots/steps.ts';
import { fastChance } from '../../../src/rules/chance.ts';
import type { Deal } from '../../../src/rules/game.ts';
import { seen } from '../../../src/rules/seen.ts';
import { solo1 } from '../../../src/rules/solo/solo-1.ts';
import { often } from '../../long.ts';
import { moves, playAll } from '../../rules/arranged.ts';
import { atRandom, rowsOf, shuffledDeal } from '../../rules/solo/deals.ts';

const solution = (deal: Deal): RowsSolution => atOnce(solveRows(seen(solo1, deal, 0)));
const parameters = { numRuns: often(100, 1000), seed: 22 };

/**
 * Whether any course of the deal wins, by the rules alone and without a memory; `null`: it takes more deals than `most` to
 * say.
 */
function canBeWon(start: Deal, most: number): boolean | null {
  const open = [start];
  for (let looked = 0; looked < most; looked++) {
    const deal = open.pop();
    if (!deal) return false;
    if (deal.outcome?.how === 'domino') return true;
    open.push(...solo1.moves(deal).map((move) => solo1.play(deal, move).deal));
  }
  return null;
}

/** The deal after the first moves of a solution, where there is one. */
function follow(deal: Deal, solution: RowsSolution, count?: number): Deal {
  return solution.is === 'found' ? playAll(solo1, deal, solution.moves.slice(0, count)).deal : deal;
}

describe('the search for a solution', () => {
  it('finds moves that win by the rules, or none where every course at random is lost', () => {
    const found = { found: 0, none: 0, unknown: 0 };
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const deal = shuffledDeal(seed);
        const result = solution(deal);
        found[result.is]++;
        if (result.is === 'found') {
          expect(result.moves.length).toBe(28);
          expect(follow(deal, result).outcome).toEqual({ how: 'domino', by: 0 });
          return;
        }
        for (let course = 0; course < 20; course++) {
          for (const last of atRandom(deal, fastChance(course))) expect(last.outcome?.how).not.toBe('domino');
        }
      }),
      parameters,
    );
    expect(found.unknown).toBe(0);
    expect(Math.min(found.found, found.none)).toBeGreaterThan(0.2 * parameters.numRuns);
  });

  it('agrees in the middle of a deal with a search that remembers nothing', () => {
    const verdicts = { found: 0, none: 0 };
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 14, max: 26 }), (seed, laid) => {
        const start = shuffledDeal(seed);
        // From a moment of a course that wins, if any, everything goes on at random.
        for (const deal of atRandom(follow(start, solution(start), laid), fastChance(seed))) {
          if (deal.laid.length < 12) continue;
          const can = canBeWon(deal, Number.POSITIVE_INFINITY) ? 'found' : 'none';
          verdicts[can]++;
          expect(solution(deal).is).toBe(can);
        }
      }),
      parameters,
    );
    expect(Math.min(verdicts.found, verdicts.none)).toBeGreaterThan(parameters.numRuns / 2);
  });

  it('agrees with such a search about whole deals, where that one comes to an end', () => {
    let lost = 0;
    for (let seed = 0; seed < often(100, 1000); seed++) {
      const deal = shuffledDeal(seed);
      const can = canBeWon(deal, 400);
      if (can === false) lost++;
      if (can !== null) expect(solution(deal).is).toBe(can ? 'found' : 'none');
    }
    expect(lost).toBeGreaterThan(10);
  });

  it('has nothing left to find in a deal that is won, and nothing to find in one that is lost', () => {
    const lost = playAll(solo1, rowsOf('1-2', '0-0', '3-3', '4-5 6-6'), moves('!6-6')).deal;
    expect(solution(lost)).toEqual({ is: 'none' });
    const ends = [...Array(20).keys()].map(shuffledDeal).map((deal) => follow(deal, solution(deal)));
    const won = ends.filter(({ outcome }) => outcome?.how === 'domino');
    expect(won.length).toBeGreaterThan(0);
    for (const deal of won) expect(solution(deal)).toEqual({ is: 'found', moves: [] });
  });

  it('gives up when its budget is used up', () => {
    for (let seed = 0; seed < 20; seed++) {
      const deal = shuffledDeal(seed);
      expect(atOnce(solveRows(deal, 1))).toEqual({ is: 'unknown' });
    }
  });

  it('can be put down now and then, and says how far it has come', () => {
    const longest = [...Array(often(200, 2000)).keys()]
      .map((seed) => [...solveRows(shuffledDeal(seed))])
      .reduce((long, each) => (each.length > long.length ? each : long), []);
    expect(longest.length).toBeGreaterThan(0);
    expect(longest).toEqual(longest.map((_, step) => (step + 1) * (longest[0] ?? 0)));
    expect(longest.at(-1)).toBeLessThan(MOST_STATES);
  });
});
