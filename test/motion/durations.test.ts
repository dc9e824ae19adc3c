import { describe, expect, it } from 'vitest';
import { createPace, DURATIONS, HITS, showingAmong } from '../../src/motion/durations.ts';

describe('the pace', () => {
  it('shows moves as usual at a table of few bots, and the brisker the more there are', () => {
    expect([1, 2, 3, 4].map(showingAmong)).toEqual([1, 1, 1, 1]);
    const more = [4, 5, 6, 7, 8, 9].map(showingAmong);
    for (const [nth, part] of more.slice(1).entries()) expect(part).toBeLessThan(more[nth] ?? 0);
    expect(Math.min(...more)).toBeGreaterThan(0.65);
  });

  it('gets faster from speed to speed, and takes no time at instant', () => {
    const times = (['relaxed', 'normal', 'fast', 'instant'] as const).map((speed) => createPace(() => speed)(1000));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times.at(-1)).toBe(0);
  });

  it('follows the setting while a match runs', () => {
    let speed: 'normal' | 'instant' = 'normal';
    const pace = createPace(() => speed);
    expect(pace(100)).toBe(100);
    speed = 'instant';
    expect(pace(100)).toBe(0);
  });
});

describe('a tile that is laid', () => {
  it('takes no longer than the beats of a turn may, and hits the cloth before its time is over', () => {
    expect(DURATIONS.lay).toBeLessThan(DURATIONS.move);
    expect(HITS.atHand).toBeLessThan(HITS.flying);
    expect(HITS.flying).toBeLessThan(1);
  });
});
