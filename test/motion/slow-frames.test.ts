import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { watchedFrames } from '../../src/motion/slow-frames.ts';

/** A browser that gives a frame every `pace` milliseconds at most; one that follows something drawn waits for `drawing` too. */
interface Machine {
  pace: number;
  drawing: number;
}

function machine({ pace, drawing }: Machine) {
  const now: Machine = { pace, drawing };
  let time = 1000;
  let handles = 0;
  let pending: { readonly handle: number; readonly callback: (time: number) => void } | null = null;
  const frames = {
    request(callback: (time: number) => void) {
      pending = { handle: ++handles, callback };
      return handles;
    },
    cancel(handle: number) {
      if (pending?.handle === handle) pending = null;
    },
  };
  let told = 0;
  let isWanted = true;
  const watched = watchedFrames(frames, { isWanted: () => isWanted, onSlow: () => told++ });
  let isDrawn = false;
  /** The next frame; false where nobody waits for one. */
  const frame = () => {
    const called = pending;
    pending = null;
    if (!called) return false;
    const most = Math.max(now.pace, isDrawn ? now.drawing : 0);
    time += Math.ceil(most / now.pace) * now.pace;
    isDrawn = false;
    called.callback(time);
    return true;
  };
  return {
    now,
    watched,
    frame,
    told: () => told,
    given: () => handles,
    ignore: () => {
      isWanted = false;
    },
    /** A motion of so many frames, each of which is drawn; returns how many the browser gave for it. */
    move(count: number) {
      let left = count;
      const draw = () => {
        isDrawn = true;
        if (--left > 0) watched.request(draw);
      };
      watched.request(draw);
      const before = handles;
      while (frame());
      return handles - before + 1;
    },
  };
}

const HERTZ = [24, 25, 30, 48, 50, 60, 72, 90, 120, 144, 165, 240];

describe('slow frames', () => {
  it.each(HERTZ)('are none where the browser gives %i frames a second, drawn or not', (hertz) => {
    const browser = machine({ pace: 1000 / hertz, drawing: 0 });
    for (let n = 0; n < 20; n++) browser.move(60);
    expect(browser.told()).toBe(0);
  });

  it('are none however unevenly the browser gives few', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 40, maxLength: 200 }), (uneven) => {
        const browser = machine({ pace: 33.4, drawing: 5 });
        for (const by of uneven) {
          browser.now.pace = 33.4 + by;
          browser.move(3);
        }
        expect(browser.told()).toBe(0);
      }),
    );
  });

  it.each(HERTZ)(
    'are told of where %i a second could be given, and drawing takes two of them and over 33 ms',
    (hertz) => {
      const browser = machine({ pace: 1000 / hertz, drawing: Math.max(1200 / hertz, 34) });
      browser.move(20);
      expect(browser.told()).toBe(1);
    },
  );

  it('are told of again where drawing is as slow later', () => {
    const browser = machine({ pace: 16.7, drawing: 60 });
    browser.move(40);
    expect(browser.told()).toBeGreaterThan(1);
  });

  it('cost the browser that gives few frames five of them, once', () => {
    const browser = machine({ pace: 33.4, drawing: 0 });
    expect(browser.move(60)).toBe(65);
    expect(browser.move(60)).toBe(60);
  });

  it('are looked at again where they come later than the browser gave them', () => {
    const browser = machine({ pace: 33.4, drawing: 0 });
    browser.move(60);
    browser.now.drawing = 60;
    browser.move(60);
    expect(browser.told()).toBeGreaterThan(0);
  });

  it('are no matter where they are not wanted, and nothing is kept back', () => {
    const browser = machine({ pace: 16.7, drawing: 60 });
    browser.ignore();
    expect(browser.move(60)).toBe(60);
    expect(browser.told()).toBe(0);
  });

  it('are not told of when few of many are slow', () => {
    const browser = machine({ pace: 16.7, drawing: 0 });
    for (let n = 0; n < 60; n++) {
      browser.now.drawing = n % 2 ? 16 : 60;
      browser.move(2);
    }
    expect(browser.told()).toBe(0);
  });

  it('are no matter of the rests between motions', () => {
    const browser = machine({ pace: 5000, drawing: 0 });
    for (let n = 0; n < 60; n++) browser.move(1);
    expect(browser.told()).toBe(0);
  });

  it('can be given up while they are kept back', () => {
    const browser = machine({ pace: 16.7, drawing: 60 });
    let drawn = 0;
    let handle = 0;
    const draw = () => {
      drawn++;
      browser.now.pace = 50;
      handle = browser.watched.request(draw);
    };
    handle = browser.watched.request(draw);
    // Twelve late ones raise no doubt; the next is kept back, and those after it.
    for (let n = 0; n < 15; n++) browser.frame();
    browser.watched.cancel(handle);
    expect([drawn, browser.frame()]).toEqual([13, false]);
  });
});
