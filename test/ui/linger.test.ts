import { beforeEach, describe, expect, it } from 'vitest';
import { HELD, LEGIBLE, Linger, RESTS } from '../../src/ui/linger.ts';
import { namePlace } from '../../src/ui/name-place.ts';

let asked: boolean[];
let timers: { ms: number; then: () => void }[];
let isKnown: boolean;
let linger: Linger;
beforeEach(() => {
  asked = [];
  timers = [];
  isKnown = true;
  linger = new Linger(
    (ms, then) => {
      const timer = { ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    (isAsked) => {
      asked.push(isAsked);
      return isKnown;
    },
  );
});
const wait = (ms: number) => {
  for (const timer of [...timers]) {
    timer.ms -= ms;
    if (timer.ms > 0) continue;
    timers = timers.filter((one) => one !== timer);
    timer.then();
  }
};

describe('a finger on a button', () => {
  it('presses when it taps, and asks nothing', () => {
    linger.down(false);
    wait(HELD - 1);
    linger.up();
    expect(linger.mayPress).toBe(true);
    expect([asked, timers]).toEqual([[], []]);
  });

  it('asks when it stays, presses not, and leaves the answer to be read for a while', () => {
    linger.down(false);
    wait(HELD);
    linger.up();
    expect(linger.mayPress).toBe(false);
    expect(asked).toEqual([true]);
    wait(LEGIBLE);
    expect([asked, timers]).toEqual([[true, false], []]);
    linger.down(false);
    linger.up();
    expect(linger.mayPress).toBe(true);
  });

  it('presses however long it stays where there is no answer', () => {
    isKnown = false;
    linger.down(false);
    wait(HELD);
    linger.up();
    expect(linger.mayPress).toBe(true);
    expect(timers).toEqual([]);
  });
});

describe('the mouse on a button', () => {
  it('asks when it rests, until it goes', () => {
    linger.over();
    wait(RESTS - 1);
    expect(asked).toEqual([]);
    wait(1);
    linger.out();
    expect([asked, timers]).toEqual([[true, false], []]);
  });

  it('presses however long it stays, also after a finger that asked', () => {
    linger.down(false);
    wait(HELD);
    linger.up();
    linger.down(true);
    wait(HELD);
    expect(linger.mayPress).toBe(true);
    expect(asked).toEqual([true, false]);
  });
});

it.each([
  [
    { x: 0, y: 0 },
    { x: 44, y: 66 },
  ],
  [
    { x: 346, y: 800 },
    { x: 346, y: 778 },
  ],
] as const)('a name stands beside its button and on the screen: %o', (corner, middle) => {
  const button = { ...corner, width: 44, height: 44 };
  expect(namePlace({ width: 80, height: 32 }, button, { width: 390, height: 844 })).toEqual(middle);
});
