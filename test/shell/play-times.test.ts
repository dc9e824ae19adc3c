// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createPlayClock } from '../../src/shell/play-clock.ts';
import { openPlayTimes } from '../../src/shell/store/play-times.ts';
import { inMemory } from './fake-storage.ts';

describe('times of matches for one', () => {
  it('add up, match by match', () => {
    const times = openPlayTimes(inMemory());
    expect(times.of('a')).toBeNull();
    times.add('a', 1000.4);
    times.add('b', 5);
    times.add('a', 500);
    expect([times.of('a'), times.of('b')]).toEqual([1500, 5]);
  });

  it('have a best one for each deal, and one for each group of deals', () => {
    const times = openPlayTimes(inMemory());
    for (const [id, ms, deal] of [
      ['a', 900, 7],
      ['b', 800, 7],
      ['c', 850, 7],
      ['d', 300, 100_007],
    ] as const) {
      times.add(id, ms);
      times.solve(id, 'squares', deal);
    }
    times.solve('unmeasured', 'squares', 8);
    expect([times.best('squares', 7), times.best('squares', 8), times.best('solo-1', 7)]).toEqual([800, null, null]);
    expect(times.bestOf('squares', (deal) => deal < 100_000)).toBe(800);
    expect(times.bestOf('mosaic', () => true)).toBeNull();
  });

  it('are kept for the latest only', () => {
    const times = openPlayTimes(inMemory());
    for (let n = 0; n < 50; n++) times.add(`m${n}`, 1);
    expect([times.of('m0'), times.of('m49')]).toEqual([null, 1]);
  });
});

describe('the clock of matches for one', () => {
  it('runs while the match is played and the page is seen', () => {
    const store = inMemory();
    let now = 0;
    let isHidden = false;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    const clock = createPlayClock(document, store, () => now, new AbortController().signal);
    const at = (time: number, act: () => void) => {
      now = time;
      act();
    };
    const hide = (hidden: boolean) => () => {
      isHidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    at(100, () => clock.run('a'));
    at(200, hide(true));
    at(900, hide(false));
    at(950, () => clock.run(null));
    at(2000, () => clock.run('b'));
    at(2010, () => clock.run('a'));
    at(2030, () => clock.run(null));
    const times = openPlayTimes(store);
    expect([times.of('a'), times.of('b')]).toEqual([170, 10]);
  });
});
