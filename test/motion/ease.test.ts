import { describe, expect, it } from 'vitest';
import { arc, easeInOut } from '../../src/motion/ease.ts';

const steps = Array.from({ length: 101 }, (_, n) => n / 100);

describe('the shapes of motion', () => {
  it('easeInOut goes from 0 to 1', () => {
    expect([easeInOut(0), easeInOut(1)]).toEqual([0, 1]);
  });

  it('a slide never turns back', () => {
    for (const [index, progress] of steps.slice(1).entries()) {
      expect(easeInOut(progress)).toBeGreaterThanOrEqual(easeInOut(steps[index] ?? 0));
    }
  });

  it('a throw starts and lands on the table, and is highest half way', () => {
    expect([arc(0), arc(0.5), arc(1)]).toEqual([0, 1, 0]);
  });
});
