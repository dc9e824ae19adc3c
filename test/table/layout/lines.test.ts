import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../../src/rules/game.ts';
import { endBearing } from '../../../src/table/layout/bearing.ts';
import { isLong } from '../../long.ts';
import { layOut } from '../kinds.ts';
import { grow, judge, noFaults } from './faults.ts';
import { anyLine, endsOfLine, GRID, LINE, line, STACK, type Step } from './lines.ts';
import type { Star } from './stars.ts';
import { anyArm, oneArm, shortest } from './wild.ts';

const KINDS: readonly { readonly name: string; readonly table: Table; readonly highest: number }[] = [
  { name: 'line', table: LINE, highest: 6 },
  { name: 'line of double-nine', table: LINE, highest: 9 },
  { name: 'grid', table: GRID, highest: 6 },
  { name: 'stack', table: STACK, highest: 6 },
];
const GROWTHS = [
  ['at either end', anyArm],
  ['at one end as long as it can', oneArm],
  ['at both ends alike', shortest],
] as const;
/** From the tallest board to the broadest. */
const ASPECTS = [0.5, 0.62, 0.85, 1, 1.2, 1.6, 2.3];
const DEALS = isLong ? 30 : 5;

const found = (star: Star, aspect: number, zonesAt: (index: number) => boolean) => {
  const faults = noFaults();
  judge(star, grow(star, aspect, faults, zonesAt), faults);
  return faults;
};

describe.each(KINDS)('a $name', ({ table, highest }) => {
  test.each(GROWTHS)('that grows %s has no fault, whatever the board, and nothing that lies moves', (_, arm) => {
    for (let seed = 0; seed < DEALS; seed++) {
      const aspect = ASPECTS[seed % ASPECTS.length] ?? 1;
      const faults = found(line(table, highest, arm, seed), aspect, (index) => index % 5 === seed % 5);
      expect({ seed, ...faults }).toEqual({ seed, ...noFaults() });
    }
  });

  test('is never walled in, whichever tiles come, at whichever end', () => {
    const step = fc.record<Step>({ arm: fc.constantFrom(0, 1), double: fc.boolean() });
    const most = highest === 9 ? 54 : 27;
    const steps = fc.array(step, { minLength: most / 3, maxLength: most, size: 'max' });
    fc.assert(
      fc.property(fc.boolean(), steps, fc.constantFrom(...ASPECTS), (led, all, aspect) => {
        expect(found(anyLine(table, led, all), aspect, (index) => index % 4 === 0)).toEqual(noFaults());
      }),
      { numRuns: isLong ? 100 : 20 },
    );
  });

  test('has one zone at each of its two ends from the first tile on', () => {
    for (const led of [false, true]) {
      for (const aspect of ASPECTS) {
        const { laid, ends } = anyLine(table, led, []);
        const layout = layOut(laid, ends, table, { aspect });
        const { zones } = layout;
        expect(zones.map(({ arm, to }) => [arm, to])).toEqual([
          [0, 0],
          [1, 0],
        ]);
        // Opposite each other, arm 0 at the top or on the left.
        const [low = 0, high = 0] = [0, 1].map((arm) => endBearing(layout, arm));
        const sides = [low, high].map((angle) => (aspect < 1 ? Math.cos(angle) : -Math.sin(angle)));
        expect(sides.map(Math.sign)).toEqual([1, -1]);
      }
    }
  });

  test('gives the same picture after other lines and taking back', () => {
    const star = line(table, highest, anyArm, 4);
    const first = layOut(star.laid, star.ends, table, { aspect: 0.9 });
    layOut(line(table, highest, oneArm, 6).laid, [], table, { aspect: 0.9 });
    layOut([], [], table, { aspect: 0.9 });
    const back = star.laid.slice(0, 9);
    layOut(back, endsOfLine(back), table, { aspect: 0.9 });
    expect(layOut(star.laid, star.ends, table, { aspect: 0.9 })).toEqual(first);
  });
});

describe('a line (6.2)', () => {
  test('takes its first tiles at the long sides of a led double, which lies across', () => {
    const { laid, ends } = anyLine(LINE, true, [
      { arm: 0, double: false },
      { arm: 1, double: false },
    ]);
    const { poses } = layOut(laid, ends, LINE, { aspect: 1.9 });
    const [led, left, right] = poses;
    // It stands upright in a line that begins level.
    expect(Math.abs(Math.cos(led?.angle ?? 1))).toBeCloseTo(1);
    expect([left?.x, right?.x]).toEqual([-1.5, 1.5]);
    expect([left?.y, right?.y].map((y) => Math.abs(y ?? 1))).toEqual([0, 0]);
  });

  test('has its doubles across, and goes on straight behind them', () => {
    const { laid, ends } = anyLine(LINE, false, [
      { arm: 1, double: true },
      { arm: 1, double: false },
    ]);
    const { poses } = layOut(laid, ends, LINE, { aspect: 1.9 });
    const [led, double, next] = poses;
    expect(Math.abs(Math.sin((double?.angle ?? 0) - (led?.angle ?? 0)))).toBeCloseTo(1);
    const along = [double, next].map((pose) =>
      Math.hypot((pose?.x ?? 0) - (led?.x ?? 0), (pose?.y ?? 0) - (led?.y ?? 0)),
    );
    expect(along[1]).toBeCloseTo(3);
  });

  test('has two ends still when its first double has come, where one that crosses has four', () => {
    const { laid } = anyLine(LINE, false, [{ arm: 0, double: true }]);
    const ends = [...endsOfLine(laid), { place: 2, shows: 0, accepts: [0], to: 1, state: 'free' as const }];
    expect(() => layOut(laid, ends, LINE, { aspect: 1 })).toThrow('arm 2');
    expect(layOut(laid, ends, { kind: 'cross', arms: 4, doubles: 'across' }, { aspect: 1 }).zones).toHaveLength(3);
  });
});

describe('a stack (13.1)', () => {
  test('lies as in the example of the page: 3-5 below, 2-5 on its 5, 2-2 under the 2', () => {
    const { laid, ends } = anyLine(STACK, false, [
      { arm: 1, double: false },
      { arm: 1, double: true },
    ]);
    const { poses } = layOut(laid, ends, STACK, { aspect: 1.9 });
    expect(poses.map(({ level }) => level)).toEqual([0, 1, 0]);
    expect(poses.map(({ x }) => x)).toEqual([0, 1, 2]);
    // The double lies lengthwise.
    expect(new Set(poses.map(({ angle }) => angle)).size).toBe(1);
  });

  test('alternates levels outward from the first tile on both arms, and zones say theirs', () => {
    const { laid, ends } = line(STACK, 6, anyArm, 3);
    const { poses, zones } = layOut(laid, ends, STACK, { aspect: 0.8 });
    for (const [index, { to }] of laid.entries()) {
      if (to !== null) expect(poses[index]?.level).toBe(1 - (poses[to]?.level ?? 0));
    }
    for (const { to, pose, doublePose } of zones) {
      expect(pose.level).toBe(1 - (poses[to]?.level ?? 0));
      expect(doublePose).toEqual(pose);
    }
  });
});

test('only a stack has levels', () => {
  const { laid, ends } = line(LINE, 6, anyArm, 3);
  const { poses } = layOut(laid, ends, LINE, { aspect: 0.8 });
  expect(poses.every((pose) => !('level' in pose))).toBe(true);
});
