import { describe, expect, it } from 'vitest';
import { carried, knocked, sprung } from '../../src/motion/spring.ts';

const steps = Array.from({ length: 101 }, (_, n) => n / 100);

describe('a spring', () => {
  it.each([0, 0.2, 0.5, 1])('with bounce %d begins at 0 and rests at 1, also past its time', (bounce) => {
    expect([sprung(-1, bounce), sprung(0, bounce)]).toEqual([0, 0]);
    expect([sprung(1, bounce), sprung(7, bounce)]).toEqual([1, 1]);
    expect(sprung(0.999, bounce)).toBeCloseTo(1, 2);
  });

  it('without bounce never turns back nor goes beyond', () => {
    for (const [index, progress] of steps.slice(1).entries()) {
      expect(sprung(progress)).toBeGreaterThanOrEqual(sprung(steps[index] ?? 0));
      expect(sprung(progress)).toBeLessThanOrEqual(1);
    }
  });

  it('goes the further beyond the more it bounces, and never more than a quarter', () => {
    const furthest = (bounce: number) => Math.max(...steps.map((t) => sprung(t, bounce))) - 1;
    expect(furthest(0.3)).toBeGreaterThan(0.002);
    expect(furthest(0.6)).toBeGreaterThan(furthest(0.3));
    expect(furthest(1)).toBeGreaterThan(furthest(0.6));
    expect(furthest(1)).toBeLessThan(0.25);
  });

  it('starts from rest', () => {
    expect(sprung(0.001, 0)).toBeLessThan(0.001);
    expect(sprung(0.001, 1)).toBeLessThan(0.001);
  });
});

describe('a hand that carries', () => {
  it('starts and ends at rest, and is half way at half time', () => {
    expect([carried(0), carried(0.5), carried(1), carried(2)]).toEqual([0, 0.5, 1, 1]);
    expect(carried(0.01)).toBeLessThan(1e-4);
    expect(1 - carried(0.99)).toBeLessThan(1e-4);
  });
});

describe('a knock', () => {
  it('gives once and comes back to where it was', () => {
    const given = steps.map(knocked);
    expect([given[0], given.at(-1)]).toEqual([0, 0]);
    expect(Math.max(...given)).toBeCloseTo(1, 2);
    expect(Math.min(...given)).toBe(0);
    expect(given.indexOf(Math.max(...given))).toBeLessThan(25);
  });
});
