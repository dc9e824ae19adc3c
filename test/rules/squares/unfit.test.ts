import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fastChance } from '../../../src/rules/chance.ts';
import type { Deal } from '../../../src/rules/game.ts';
import { aimsOf, type Turned } from '../../../src/rules/outline/aim.ts';
import { cellsFrom, isInOutline, whyUnfit } from '../../../src/rules/outline/unfit.ts';
import { HALF_PLACES, SQUARES_OUTLINE } from '../../../src/rules/squares/half-places.ts';
import { squares } from '../../../src/rules/squares/squares.ts';
import { atRandom, dealOf, EXAMPLE, play, playedIn, shuffledDeal } from './deals.ts';

const TURNS: readonly Turned[] = [0, 1, 2, 3];

it('gives a reason for exactly those places where a tile may not be laid', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(27), (seed, many) => {
      const deals = [...atRandom(shuffledDeal(seed), fastChance(seed), many)].filter(({ outcome }) => outcome === null);
      const deal = deals.at(-1) ?? shuffledDeal(seed);
      const moves = squares.moves(deal);
      for (const at of deal.hands[0]?.slice(0, 6) ?? []) {
        const tile = deal.heap[at] ?? '0-0';
        const aims = aimsOf(SQUARES_OUTLINE, moves, tile);
        for (const [place, low] of HALF_PLACES.entries()) {
          for (const turned of TURNS) {
            const legal = aims.some(
              (aim) =>
                (aim.low === place && aim.turned === turned) ||
                // A double is named in reading order only.
                (tile[0] === tile[2] && aim.high === place && (aim.turned + 2) % 4 === turned),
            );
            expect(whyUnfit(deal, tile, low, turned) === null, `${tile} ${low.name} ${turned}`).toBe(legal);
          }
        }
      }
    }),
    { numRuns: 25 },
  );
});

it('names the tile, the numbers or the edge that is in the way', () => {
  const begun = playedIn(dealOf(squares.set({})), ...EXAMPLE.slice(0, 2));
  const why = (tile: Parameters<typeof whyUnfit>[1], row: number, column: number, turned: Turned, deal: Deal = begun) =>
    whyUnfit(deal, tile, { row, column }, turned);
  expect(why('3-4', 1, 1, 0)).toEqual({ unfit: 'taken', tile: '0-0', places: ['r1c1'] });
  expect(why('3-4', 2, 2, 1)).toEqual({ unfit: 'shows', half: 3, shown: 0, places: ['r2c2'] });
  expect(why('3-4', 1, 8, 0)).toEqual({ unfit: 'edge', places: [] });
  expect(why('3-4', 7, 1, 0)).toEqual({ unfit: 'within', places: ['r7c1', 'r7c2'] });
  expect(why('3-4', 7, 2, 0)).toBeNull();
  const third = playedIn(begun, play('2-3', 'r2c4 r2c5'));
  expect(why('2-4', 1, 4, 0, third)).toEqual({ unfit: 'shows', half: 4, shown: 3, places: ['r1c5'] });
});

it('finds the cells of both halves, and knows those outside the outline', () => {
  expect(TURNS.map((turned) => cellsFrom({ row: 3, column: 4 }, turned)[1])).toEqual([
    { row: 3, column: 5 },
    { row: 4, column: 4 },
    { row: 3, column: 3 },
    { row: 2, column: 4 },
  ]);
  expect([3, 2].map((row) => isInOutline(SQUARES_OUTLINE, { row, column: 1 }))).toEqual([false, true]);
});
