import { describe, expect, it } from 'vitest';
import { arc, easeInOut, easeOut, rests, type Sprung, settle, spring } from '../../src/motion/ease.ts';
import { createPace, SPEEDS, TURN } from '../../src/motion/pace.ts';

const steps = Array.from({ length: 101 }, (_, n) => n / 100);

describe('the shapes of motion', () => {
  it.each([
    ['easeOut', easeOut],
    ['easeInOut', easeInOut],
    ['settle', settle],
  ])('%s goes from 0 to 1', (_, ease) => {
    expect(ease(0)).toBeCloseTo(0, 12);
    expect(ease(1)).toBe(1);
  });

  it('a slide never turns back, a settling tile goes a tenth too far', () => {
    for (const [index, progress] of steps.slice(1).entries()) {
      expect(easeOut(progress)).toBeGreaterThanOrEqual(easeOut(steps[index] ?? 0));
    }
    const furthest = Math.max(...steps.map(settle));
    expect(furthest).toBeGreaterThan(1.05);
    expect(furthest).toBeLessThan(1.15);
  });

  it('a throw starts and lands on the table, and is highest half way', () => {
    expect([arc(0), arc(0.5), arc(1)]).toEqual([0, 1, 0]);
  });

  it('a spring is half way after its half time, never past its target, and comes to rest', () => {
    let at: Sprung = { value: 0, velocity: 0 };
    expect(spring(at, 10, 200, 200).value).toBeCloseTo(5, 9);
    for (let i = 0; i < 200; i++) {
      const next = spring(at, 10, 16, 200);
      expect(next.value).toBeGreaterThanOrEqual(at.value);
      expect(next.value).toBeLessThanOrEqual(10);
      at = next;
    }
    expect(rests(at, 10, 0.01)).toBe(true);
  });

  it('a spring is where it would be, however long the frames are', () => {
    let often: Sprung = { value: 3, velocity: -40 };
    for (let i = 0; i < 100; i++) often = spring(often, -2, 5, 120);
    const once = spring({ value: 3, velocity: -40 }, -2, 500, 120);
    expect(often.value).toBeCloseTo(once.value, 9);
    expect(often.velocity).toBeCloseTo(once.velocity, 9);
  });
});

describe('the pace', () => {
  it('plays a round of nine bots in 6 s at normal and 2 s at fast, frames included', () => {
    // A turn waits three times at most, and each wait rounds up to a frame of 17 ms.
    const round = (speed: 'normal' | 'fast') => 9 * (createPace(() => speed)(TURN.thinking + TURN.beats) + 3 * 17);
    expect(round('normal')).toBeLessThanOrEqual(6000);
    expect(round('fast')).toBeLessThanOrEqual(2000);
  });

  it('gets faster from speed to speed, and takes no time at instant', () => {
    const times = SPEEDS.map((speed) => createPace(() => speed)(1000));
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
