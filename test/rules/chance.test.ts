import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commitmentOf,
  dealLabel,
  fastChance,
  fromHex,
  lotOf,
  saltOf,
  seedOfText,
  shuffledHeap,
  toHex,
} from '../../src/rules/chance.ts';
import type { Tile } from '../../src/rules/game.ts';
import { halves, isDouble, pipCount, tileOf, tilesOf } from '../../src/rules/tiles.ts';
import { chiSquareOfShuffles, QUANTILE_99_99 } from '../bench/measures/chi-square.ts';

describe('tiles', () => {
  it('makes sets of 28, 55 and 91 tiles, in order', () => {
    expect([6, 9, 12].map((highest) => tilesOf(highest).length)).toEqual([28, 55, 91]);
    expect(tilesOf(2)).toEqual(['0-0', '0-1', '0-2', '1-1', '1-2', '2-2']);
    expect(new Set(tilesOf(12)).size).toBe(91);
  });

  it('spells a tile low-high and reads it back', () => {
    const half = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(half, half, (a, b) => {
        const tile = tileOf(a, b);
        expect(tile).toBe(tileOf(b, a));
        expect(halves(tile)).toEqual([Math.min(a, b), Math.max(a, b)]);
        expect(pipCount(tile)).toBe(a + b);
        expect(isDouble(tile)).toBe(a === b);
      }),
    );
  });
});

describe('chance', () => {
  const seed = seedOfText('7');

  it('plays out by sfc32: the high half of word and bound, after sixteen words', () => {
    for (const start of [0, 1, 2026, -5]) {
      let [a, b, c, d] = [0, start, start ^ 0x5eed, 1];
      const word = () => {
        const sum = (a + b + d) >>> 0;
        [a, b, c, d] = [b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + sum) | 0, (d + 1) | 0];
        return sum;
      };
      for (let n = 0; n < 16; n++) word();
      const chance = fastChance(start);
      for (let n = 1; n <= 300; n++) expect(chance.below(n)).toBe(Number((BigInt(word()) * BigInt(n)) >> 32n));
    }
  });

  it('3.4: draws a lot from a stream of its own, the first word of the label', () => {
    for (let deal = 1; deal <= 20; deal++) {
      const label = dealLabel(deal, 0);
      const word = createHmac('sha256', seed).update(`${label} lot\n0`).digest().readUInt32BE(0);
      for (const seats of [2, 3, 4]) expect(lotOf(seed, label, seats)).toBe(word % seats);
    }
  });

  it('makes the seed of a text its SHA-256', () => {
    expect(toHex(seed)).toBe(createHash('sha256').update('7').digest('hex'));
    expect(fromHex(toHex(seed))).toEqual(seed);
  });

  it('draws from HMAC-SHA-256 of label and counter', () => {
    const label = dealLabel(3, 1);
    const block = createHmac('sha256', seed).update(`${label} heap\n0`).digest();
    // Inside-out Fisher–Yates of two tiles: the first number is below one, the second decides.
    const two = block.readUInt32BE(4) % 2;
    expect(shuffledHeap(seed, label, ['0-0', '0-1'])).toEqual(two === 1 ? ['0-0', '0-1'] : ['0-1', '0-0']);
    expect(saltOf(seed, label)).toBe(createHmac('sha256', seed).update(`${label} salt\n0`).digest('hex'));
  });

  it('commits to heap and salt as the page on records says', () => {
    const heap: Tile[] = ['3-7', '0-0', '9-9'];
    expect(commitmentOf(heap, 'b1c4')).toBe(createHash('sha256').update('3-7 0-0 9-9\nb1c4', 'utf8').digest('hex'));
  });

  it('deals the same heap again from seed, deal and attempt, and another from any other', () => {
    const set = tilesOf(9);
    const heap = shuffledHeap(seed, dealLabel(1, 0), set);
    expect(shuffledHeap(seed, dealLabel(1, 0), set)).toEqual(heap);
    expect([...heap].sort()).toEqual([...set].sort());
    const others = [
      shuffledHeap(seed, dealLabel(1, 1), set),
      shuffledHeap(seed, dealLabel(2, 0), set),
      shuffledHeap(seedOfText('8'), dealLabel(1, 0), set),
    ];
    expect(new Set([heap, ...others].map((each) => each.join(' '))).size).toBe(4);
  });

  it('shuffles without bias: every tile comes to every place equally often', () => {
    expect(chiSquareOfShuffles(9, 4000, 'bias').deviation).toBeLessThan(QUANTILE_99_99);
  });
});

describe('the fast generator', () => {
  it('gives the same course for the same seed, and another for another', () => {
    const course = (seed: number) => {
      const chance = fastChance(seed);
      return Array.from({ length: 20 }, () => chance.below(1 << 20));
    };
    expect(course(5)).toEqual(course(5));
    expect(new Set([0, 1, 2, 3, -1, 2 ** 31].map((each) => course(each).join())).size).toBe(6);
  });

  it('gives whole numbers from 0 to the bound less one, equally often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer(), (bound, seed) => {
        const chance = fastChance(seed);
        const number = chance.below(bound);
        expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
      }),
    );
    const chance = fastChance(9);
    const seen = new Array<number>(55).fill(0);
    for (let i = 0; i < 550_000; i++) {
      const number = chance.below(55);
      seen[number] = (seen[number] ?? 0) + 1;
    }
    const chiSquare = seen.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect((chiSquare - 54) / Math.sqrt(2 * 54)).toBeLessThan(QUANTILE_99_99);
  });
});
