import { describe, expect, it } from 'vitest';
import { type Announcement, createAnnouncements } from '../../src/ui/announcements.ts';

/** Time that passes by hand, milliseconds. */
function handTime() {
  let now = 0;
  let due: { at: number; callback(): void }[] = [];
  return {
    later(ms: number, callback: () => void) {
      const one = { at: now + ms, callback };
      due.push(one);
      return () => {
        due = due.filter((other) => other !== one);
      };
    },
    pass(ms: number) {
      now += ms;
      const ready = due.filter(({ at }) => at <= now);
      due = due.filter(({ at }) => at > now);
      for (const { callback } of ready) callback();
    },
    waiting: () => due.length,
  };
}

const by = (seat: number, words: string): Announcement => ({ seat, words, suits: [] });

describe('what a seat said', () => {
  it('is there as long as it takes to read, long words longer, and is over then', () => {
    const { later, pass } = handTime();
    const announcements = createAnnouncements(later);
    const over: string[] = [];
    announcements.say(by(0, 'Pass'), () => over.push('short'));
    announcements.say(by(1, 'Draws, for want of a four or of a nine'), () => over.push('long'));
    pass(1500);
    expect(over).toEqual([]);
    pass(500);
    expect(over).toEqual(['short']);
    pass(1000);
    expect(over).toEqual(['short', 'long']);
  });

  it('can be told again at any moment until then, the latest last', () => {
    const { later, pass } = handTime();
    const announcements = createAnnouncements(later);
    announcements.say(by(0, 'Pass'), () => {});
    announcements.say(by(1, 'Draws'), () => {});
    announcements.say(by(0, 'Last tile'), () => {});
    expect(announcements.all.map(({ words }) => words)).toEqual(['Draws', 'Last tile']);
    pass(5000);
    expect(announcements.all).toEqual([]);
  });

  it('counts from when it was said last', () => {
    const { later, pass } = handTime();
    const announcements = createAnnouncements(later);
    let over = 0;
    announcements.say(by(0, 'Pass'), () => over++);
    pass(1500);
    announcements.say(by(0, 'Pass'), () => over++);
    pass(1500);
    expect(over).toBe(0);
    pass(500);
    expect(over).toBe(1);
  });

  it('is waited for no longer when the HUD has gone', () => {
    const { later, waiting } = handTime();
    const announcements = createAnnouncements(later);
    announcements.say(by(0, 'Pass'), () => {});
    announcements.end();
    expect(waiting()).toBe(0);
    expect(announcements.all).toEqual([]);
  });
});
