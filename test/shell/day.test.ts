import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { MOST_DEALS, seedOfDeal, sharedOf } from '../../src/shell/deal-number.ts';
import {
  dayOf,
  dayOfNumber,
  daysAfter,
  daysBetween,
  FIRST_DAY,
  hasBegun,
  isDay,
  monthOf,
  numberOfDay,
  weekday,
} from '../../src/shell/today/day.ts';

const here = process.env.TZ;
const at = (zone: string, moment: string) => {
  process.env.TZ = zone;
  return dayOf(new Date(moment));
};
afterEach(() => {
  if (here === undefined) delete process.env.TZ;
  else process.env.TZ = here;
});

/** A day with a deal, of the first thirty years. */
const someDay = fc.integer({ min: 0, max: 11_000 }).map((n) => daysAfter(FIRST_DAY, n));

describe('a day', () => {
  it('is the one that it is where the device is', () => {
    expect(at('UTC', '2026-11-23T23:59:59.999Z')).toBe('2026-11-23');
    expect(at('UTC', '2026-11-24T00:00:00Z')).toBe('2026-11-24');
    expect(at('Pacific/Kiritimati', '2026-11-23T10:00:00Z')).toBe('2026-11-24');
    expect(at('Pacific/Pago_Pago', '2026-11-23T10:59:59Z')).toBe('2026-11-22');
    expect(at('Pacific/Pago_Pago', '2026-11-23T11:00:00Z')).toBe('2026-11-23');
  });

  it('is one day where the clocks are put back or forward', () => {
    expect(at('Europe/Berlin', '2026-10-24T22:00:00Z')).toBe('2026-10-25');
    expect(at('Europe/Berlin', '2026-10-25T22:59:59Z')).toBe('2026-10-25');
    expect(at('Europe/Berlin', '2026-10-25T23:00:00Z')).toBe('2026-10-26');
    expect(at('America/New_York', '2026-03-08T04:59:59Z')).toBe('2026-03-07');
    expect(at('America/New_York', '2026-03-09T03:59:59Z')).toBe('2026-03-08');
  });

  it('has begun when it has somewhere on earth', () => {
    expect(hasBegun('2026-11-24', Date.parse('2026-11-23T09:59:59Z'))).toBe(false);
    expect(hasBegun('2026-11-24', Date.parse('2026-11-23T10:00:00Z'))).toBe(true);
    expect(hasBegun('2026-01-01', Date.parse('2026-11-23T10:00:00Z'))).toBe(true);
  });

  it('has a number that is a seed of its own', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        expect(isDay(day)).toBe(true);
        expect(dayOfNumber(numberOfDay(day))).toBe(day);
        expect(sharedOf(seedOfDeal(numberOfDay(day)))).toBe(numberOfDay(day));
        expect(numberOfDay(day)).toBeGreaterThan(MOST_DEALS);
      }),
    );
    for (const number of [0, 28, MOST_DEALS, 20_261_301, 20_260_230, 20_251_231, 120_261_123])
      expect(dayOfNumber(number)).toBeNull();
  });

  it.each(['', 'today', '2026-1-1', '2026-02-29', '2026-13-01', '2025-12-31', '2026-11-23T00:00', '20261123'])(
    'is not: %j',
    (text) => expect(isDay(text)).toBe(false),
  );

  it('can be counted on and back, over months and leap years', () => {
    expect([daysAfter('2027-12-31', 1), daysAfter('2028-03-01', -1)]).toEqual(['2028-01-01', '2028-02-29']);
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
    fc.assert(
      fc.property(someDay, fc.integer({ min: -300, max: 300 }), (day, n) => {
        expect(daysBetween(day, daysAfter(day, n))).toBe(n);
        expect(weekday(daysAfter(day, 7))).toBe(weekday(day));
      }),
    );
    expect(weekday('2026-11-23')).toBe(0);
    expect([monthOf('2026-02-14').length, monthOf('2028-02-14').at(-1), monthOf('2026-11-23')[0]]).toEqual([
      28,
      '2028-02-29',
      '2026-11-01',
    ]);
  });
});
