import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealOfMosaic } from '../../src/shell/setup/mosaic-sizes.ts';
import { daysAfter } from '../../src/shell/today/day.ts';
import { dayMosaicOf, mosaicAfter, mosaicsOfDay } from '../../src/shell/today/day-mosaics.ts';
import { isKnown } from '../../src/shell/today/day-table.ts';

const FIRST = '2027-01-01';

describe('the mosaics of a day', () => {
  it('are three, by the date alone', () => {
    expect(mosaicsOfDay('2027-02-28')).toEqual([
      { day: '2027-02-28', size: 'small', deal: 170_228 },
      { day: '2027-02-28', size: 'middle', deal: 270_228 },
      { day: '2027-02-28', size: 'large', deal: 370_228 },
    ]);
  });

  it('begin on a day of their own, and end with the days that this release knows', () => {
    expect(mosaicsOfDay('2026-12-31')).toEqual([]);
    expect(mosaicsOfDay(FIRST)).toHaveLength(3);
    expect(isKnown('2039-05-04')).toBe(false);
    expect(mosaicsOfDay('2039-05-04')).toEqual([]);
  });

  it('are found again by their numbers, and follow one another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (after) => {
        for (const mosaic of mosaicsOfDay(daysAfter(FIRST, after)))
          expect(dayMosaicOf('mosaic', mosaic.deal)).toEqual(mosaic);
      }),
    );
    const [small, middle, large] = mosaicsOfDay(FIRST);
    expect([small, middle, large].map((each) => each && mosaicAfter(each))).toEqual([middle, large, null]);
  });

  it('are no others', () => {
    for (const number of [1, 1399, 70_100, 71_301, 60_101, 99_999])
      expect(dayMosaicOf('mosaic', dealOfMosaic('small', number))).toBeNull();
    expect(dayMosaicOf('mosaic', 470_101)).toBeNull();
    expect(dayMosaicOf('squares', 170_101)).toBeNull();
  });
});
