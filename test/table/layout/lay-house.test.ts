import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { houseIn } from '../../../src/rules/house-in.ts';
import { isLong } from '../../long.ts';
import { layOut } from '../kinds.ts';
import { grow, judge, noFaults } from './faults.ts';
import { leastGap } from './least-gap.ts';
import { anyCross, endsOfRun, HOUSE, line, type Step } from './lines.ts';
import { dealt, type Star } from './stars.ts';
import { anyArm, oneArm, shortest } from './wild.ts';

const GROWTHS = [
  ['at any end', anyArm],
  ['at one end as long as it can', oneArm],
  ['at all ends alike', shortest],
] as const;
const ASPECTS = [0.5, 0.62, 0.85, 1, 1.2, 1.6, 2.3];
const DEALS = isLong ? 60 : 14;

const found = (star: Star, aspect: number, zonesAt: (index: number) => boolean) => {
  const faults = noFaults();
  judge(star, grow(star, aspect, faults, zonesAt), faults);
  return faults;
};

const step = (arm: number, double = false): Step => ({ arm, double });

describe('a line that crosses at its first covered double (19.2)', () => {
  test.each(GROWTHS)('that grows %s has no fault, whatever the board, and nothing that lies moves', (_, arm) => {
    for (let seed = 0; seed < DEALS; seed++) {
      const aspect = ASPECTS[seed % ASPECTS.length] ?? 1;
      const faults = found(line(HOUSE, 6, arm, seed), aspect, (index) => index % 3 === seed % 3);
      expect({ seed, ...faults }).toEqual({ seed, ...noFaults() });
    }
  });

  test('is never walled in, and its rows keep half a half-tile apart, whichever tiles come, at whichever end, and wherever it crosses', () => {
    const any = fc.record<Step>({ arm: fc.constantFrom(0, 1, 2, 3), double: fc.boolean() });
    // Of so many tiles hardly one is a double: then the house comes late, or never.
    const late = fc.record<Step>({ arm: fc.constantFrom(0, 1), double: fc.constant(false) });
    const steps = (one: fc.Arbitrary<Step>, most: number) => fc.array(one, { maxLength: most, size: 'max' });
    const all = fc.tuple(steps(late, 16), steps(any, 27)).map(([before, after]) => [...before, ...after].slice(0, 27));
    fc.assert(
      fc.property(fc.boolean(), all, fc.constantFrom(...ASPECTS), (led, given, aspect) => {
        const star = anyCross(HOUSE, led, given);
        expect(found(star, aspect, (index) => index % 4 === 0)).toEqual(noFaults());
        expect(leastGap(star, layOut(star.laid, star.ends, HOUSE, { aspect }))).toBeGreaterThanOrEqual(0.5 - 1e-6);
      }),
      { numRuns: isLong ? 300 : 40 },
    );
  });

  test('crosses where a double has tiles on both its sides, and there only', () => {
    const sides = (led: boolean, steps: readonly Step[]) => {
      const { laid } = anyCross(HOUSE, led, steps);
      const { zones } = layOut(laid, endsOfRun(laid, HOUSE), HOUSE, { aspect: 1 });
      return zones.flatMap(({ arm, to }) => (Number(arm) > 1 ? [to] : []));
    };
    expect(sides(true, [])).toEqual([]);
    expect(sides(true, [step(0)])).toEqual([]);
    expect(sides(true, [step(0), step(1)])).toEqual([0, 0]);
    expect(sides(false, [step(1), step(1, true)])).toEqual([]);
    expect(sides(false, [step(1), step(1, true), step(0)])).toEqual([]);
    expect(sides(false, [step(1), step(1, true), step(0), step(1)])).toEqual([2, 2]);
    // The led double waits, and another one is covered first.
    expect(sides(true, [step(0), step(0, true), step(0)])).toEqual([2, 2]);
    // A line that has crossed never crosses again (6.3).
    expect(sides(true, [step(0), step(0, true), step(0), step(1)])).toEqual([2, 2]);
  });

  test('has the sides of its house at both ends of that double, across the line', () => {
    const { laid, ends } = anyCross(HOUSE, true, [step(0), step(1)]);
    const { poses, zones } = layOut(laid, ends, HOUSE, { aspect: 1.9 });
    const [led, left, right] = poses;
    expect([left?.x, led?.x, right?.x]).toEqual([-1.5, 0, 1.5]);
    const free = zones.filter(({ arm }) => Number(arm) > 1);
    expect(free.map(({ pose }) => [pose.x, Math.abs(pose.y)])).toEqual([
      [0, 2],
      [0, 2],
    ]);
    expect(new Set(free.map(({ pose }) => Math.sign(pose.y))).size).toBe(2);
  });

  test('stays small enough on a board of any shape: of deals, and where the house comes late', () => {
    // The side of the square that is as large as the smallest room of the board's shape.
    const sizeOf = ({ laid, shape }: Pick<Star, 'laid' | 'shape'>, aspect: number) => {
      const { bounds } = layOut(laid, [], shape, { aspect });
      return Math.max((bounds.right - bounds.left) / aspect, bounds.top - bounds.bottom) * Math.sqrt(aspect);
    };
    const sizes = Array.from({ length: 40 }, (_, seed) =>
      sizeOf({ laid: dealt('sports', 4, seed).laid, shape: HOUSE }, ASPECTS[1 + (seed % 5)] ?? 1),
    ).sort((a, b) => a - b);
    // Wider than the tiles need: until it crosses a line runs straight on, and then all arms turn in one sense only.
    expect(sizes[20]).toBeLessThan(17.5);
    expect(sizes[37]).toBeLessThan(23);

    const late = anyCross(
      HOUSE,
      false,
      Array.from({ length: 14 }, (_, n) => step(n % 2)),
    );
    expect(houseIn(late.laid)).toBe(-1);
    for (const aspect of ASPECTS) expect(sizeOf(late, aspect)).toBeLessThan(19);
  });
});
