import { describe, expect, it } from 'vitest';
import { KNOTS } from '../../../src/bots/match-table/curve.ts';
import { fastChance } from '../../../src/rules/chance.ts';
import { mostLikely } from '../../../tools/match-table/most-likely.ts';
import { typicalOf } from '../../../tools/match-table/outcomes.ts';
import { dealsSample, raceSample, type Sample } from '../../../tools/match-table/samples.ts';
import { call } from '../cli/world.ts';

/** The chance of each seat under these logs. */
function predicted({ parts }: Sample, logs: readonly number[]): readonly number[] {
  const weights = parts.map((part) =>
    Math.exp(part.reduce((sum, [log, amount]) => sum + (logs[log] ?? 0) * amount, 0)),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** Deals of four in which one seat makes 10, 20 or 30. */
const outcomes = [10, 20, 30].map((points) => [points, 0, 0, 0]);

describe('the most likely logs', () => {
  it('are those by which chance chose', () => {
    const chance = fastChance(3);
    const truth = [0, -0.5, -1.5];
    const samples = Array.from({ length: 20_000 }, (): Sample => {
      const parts = Array.from({ length: 3 }, () => [[chance.below(3), 1]] as const);
      const weights = predicted({ parts, highest: 0 }, truth);
      let left = chance.below(1 << 20) / (1 << 20);
      const highest = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return { parts, highest };
    });
    const logs = mostLikely(samples, 3, false);
    for (const [n, log] of truth.entries()) expect((logs[n] ?? 0) - (logs[0] ?? 0)).toBeCloseTo(log, 1);
  });

  it.each([
    ['to a target', (chance: ReturnType<typeof fastChance>) => raceSample(outcomes, 20, true, chance), KNOTS.length],
    ['of losses', (chance: ReturnType<typeof fastChance>) => raceSample(outcomes, 20, false, chance), KNOTS.length],
    ['of so many deals', (chance: ReturnType<typeof fastChance>) => dealsSample(outcomes, 20, chance), 8],
  ] as const)('foretell how other matches end as often as they do: %s', (_, sample, count) => {
    const chance = fastChance(4);
    const logs = mostLikely(
      Array.from({ length: 3000 }, () => sample(chance)),
      count,
      count > 8,
    );
    const bins = Array.from({ length: 10 }, () => ({ seats: 0, foretold: 0, highest: 0 }));
    for (let n = 0; n < 3000; n++) {
      const other = sample(chance);
      for (const [seat, share] of predicted(other, logs).entries()) {
        const bin = bins[Math.min(9, Math.floor(share * 10))];
        if (!bin) continue;
        bin.seats++;
        bin.foretold += share;
        bin.highest += other.highest === seat ? 1 : 0;
      }
    }
    const told = bins.filter(({ seats }) => seats > 200);
    expect(told.length).toBeGreaterThan(4);
    for (const { seats, foretold, highest } of told) {
      expect(Math.abs(highest - foretold) / seats).toBeLessThan(0.08);
    }
  });
});

describe('a typical deal', () => {
  it('is the mean of what winners make, or of what losers lose', () => {
    expect(typicalOf(outcomes, false)).toBe(20);
    expect(typicalOf([[0, 10, 20, 0]], true)).toBe(15);
    expect(typicalOf([[0, 0, 0, 0]], false)).toBe(1);
  });
});

describe('match-table', () => {
  it('writes the tables of a game as JSON, one a line, the same again', async () => {
    const { code, out, err } = await call('match-table --game osel --deals 20 --standings 200');
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out.match(/^ {2}"osel \d(\+2)? 7 28": \[\d+(, -?\d+){13}\],?$/gm)).toHaveLength(4);
    expect(Object.keys(JSON.parse(out))).toEqual(['osel 2 7 28', 'osel 3 7 28', 'osel 4 7 28', 'osel 2+2 7 28']);
    expect((await call('match-table --game osel --deals 20 --standings 200')).out).toBe(out);
  });

  it.each([
    'match-table --game chess',
    'match-table --bot genius',
    'match-table --deals 5',
    'match-table --standings 0',
  ])('refuses a wrong call: %s', async (args) => {
    expect(await call(args)).toMatchObject({ code: 2, out: '' });
  });
});
