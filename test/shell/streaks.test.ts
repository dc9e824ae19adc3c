import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../src/shell/today/day.ts';
import { streaksOf } from '../../src/shell/today/streaks.ts';

const TODAY = '2026-11-23';

/** Days around today by their distance from it, in order. */
const around = fc.uniqueArray(fc.integer({ min: -30, max: 6 })).map((all) => all.sort((a, b) => a - b));
const daysOf = (offsets: readonly number[]) => offsets.map((at) => daysAfter(TODAY, at));
const streaks = (offsets: readonly number[]) => streaksOf(daysOf(offsets), TODAY);

/** The definition, day by day: no two days within seven were missed from `from` to `to`. */
function isOneSeries(played: ReadonlySet<number>, from: number, to: number): boolean {
  const missed = Array.from({ length: to - from + 1 }, (_, n) => from + n).filter((at) => at < 0 && !played.has(at));
  return missed.every((at, n) => n === 0 || at - (missed[n - 1] ?? 0) >= 7);
}

describe('streaks', () => {
  it('count the days played, up to today or yesterday', () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-22', '2026-11-23'];
    expect(streaksOf(days, '2026-11-23')).toEqual({ now: 3, longest: 3 });
    expect(streaksOf(days, '2026-11-24')).toEqual({ now: 3, longest: 3 });
    expect(streaksOf([], '2026-11-25')).toEqual({ now: 0, longest: 0 });
  });

  it('forgive one missed day, which counts for nothing', () => {
    expect(streaksOf(['2026-11-20', '2026-11-21', '2026-11-23'], '2026-11-23')).toEqual({ now: 3, longest: 3 });
    expect(streaksOf(['2026-11-20', '2026-11-21'], '2026-11-23')).toEqual({ now: 2, longest: 2 });
    expect(streaksOf(['2026-11-20', '2026-11-21'], '2026-11-24')).toEqual({ now: 0, longest: 2 });
  });

  it('end with a second missed day within seven', () => {
    // The 15th and the 21st are within seven days, the 15th and the 22nd are not.
    const days = (missed: string) =>
      Array.from({ length: 13 }, (_, n) => daysAfter('2026-11-11', n)).filter(
        (day) => day !== '2026-11-15' && day !== missed,
      );
    expect(streaksOf(days('2026-11-21'), '2026-11-23')).toEqual({ now: 7, longest: 9 });
    expect(streaksOf(days('2026-11-22'), '2026-11-23')).toEqual({ now: 11, longest: 11 });
  });

  it('leave out days that have not come yet: a clock was ahead, a friend lives further east', () => {
    const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-12-03'];
    expect(streaksOf(days, '2026-11-26')).toEqual({ now: 5, longest: 5 });
    expect(streaksOf(['2026-11-26', '2026-11-27'], '2026-11-26')).toEqual({ now: 1, longest: 1 });
    expect(streaksOf(['2026-12-03'], '2026-11-26')).toEqual({ now: 0, longest: 0 });
  });

  it('are what the definition says', () => {
    fc.assert(
      fc.property(around, (offsets) => {
        const played = new Set(offsets.filter((at) => at <= 0));
        const longestTo = (to: number) =>
          Math.max(
            0,
            ...[...played]
              .filter((from) => from <= to && isOneSeries(played, from, to))
              .map((from) => [...played].filter((at) => from <= at && at <= to).length),
          );
        const longest = Math.max(0, ...[...played].map(longestTo));
        expect(streaks(offsets)).toEqual({ now: longestTo(0), longest });
      }),
    );
  });

  it('never become shorter by a day that is played later', () => {
    fc.assert(
      fc.property(around, fc.integer({ min: -30, max: 6 }), (offsets, more) => {
        const [before, after] = [streaks(offsets), streaks([...new Set([...offsets, more])].sort((a, b) => a - b))];
        expect(after.now).toBeGreaterThanOrEqual(before.now);
        expect(after.longest).toBeGreaterThanOrEqual(before.longest);
      }),
    );
  });

  it('are the days in a row where none is missed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (length) => {
        const days = Array.from({ length }, (_, n) => n + 1 - length);
        expect(streaks(days)).toEqual({ now: length, longest: length });
      }),
    );
  });
});
