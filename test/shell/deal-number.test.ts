import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedOfText, toHex } from '../../src/rules/chance.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { readAddress } from '../../src/shell/address.ts';
import { anyDeal, dealOfSeed, MOST_DEALS, seedOfDeal, sharedOf } from '../../src/shell/deal-number.ts';
import { newSetup } from '../../src/shell/store/kept-matches.ts';

const you = { name: 'You', kind: 'person' } as const;

describe('a numbered deal', () => {
  it('has a seed of 256 bits that tells its number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST_DEALS }), (deal) => {
        const seed = seedOfDeal(deal);
        expect(seed).toMatch(/^[0-9a-f]{64}$/);
        expect(dealOfSeed(seed)).toBe(deal);
      }),
    );
    expect(dealOfSeed(toHex(seedOfText('no number')))).toBeNull();
    expect(dealOfSeed(seedOfDeal(0))).toBeNull();
  });

  it('is any of them where nobody says which', () => {
    expect([anyDeal(0), anyDeal(1 - 2 ** -53)]).toEqual([1, MOST_DEALS]);
    const deal = dealOfSeed(newSetup(solo1, {}, [you]).seed);
    expect(deal).toBeGreaterThanOrEqual(1);
    expect(newSetup(solo1, {}, [you], 28).seed).toBe(seedOfDeal(28));
  });

  it('is asked for with others: the seed of their match has no number unless it is', () => {
    const two = [you, { ...you, name: 'Ada' }];
    expect(sharedOf(newSetup(solo1, {}, two).seed)).toBeNull();
    expect(dealOfSeed(newSetup(solo1, {}, two, 28).seed)).toBe(28);
  });

  it('shares its seeds with the deals of days, which have greater numbers', () => {
    expect([1, 28, 20_261_123].map((number) => sharedOf(seedOfDeal(number)))).toEqual([1, 28, 20_261_123]);
    expect([0, 100_000_000].map((number) => sharedOf(seedOfDeal(number)))).toEqual([null, null]);
    expect(dealOfSeed(seedOfDeal(20_261_123))).toBeNull();
  });

  it('can be asked for in the address', () => {
    const read = (search: string) => readAddress(search, [solo1]);
    expect(read('?game=solo-1&deal=28')).toMatchObject({ wanted: { seats: 1, deal: 28 }, ignored: [] });
    expect(read('?game=solo-1').wanted?.deal).toBeNull();
    for (const nonsense of ['0', '1000000', '-3', '2.5', 'x', '']) {
      expect(read(`?game=solo-1&deal=${nonsense}`)).toMatchObject({ wanted: { deal: null }, ignored: ['deal'] });
    }
    expect(readAddress('?game=solo-1&deal=28', [{ ...solo1, seats: [1, 2] }]).wanted?.deal).toBe(28);
  });
});
