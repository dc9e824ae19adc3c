import { describe, expect, it } from 'vitest';
import type { RecordEvent } from '../../src/rules/record.ts';
import { STRIP, stripLetters, stripOf } from '../../src/shell/today/deal-strip.ts';

describe('the strip of a deal', () => {
  it('has a letter for each action of the seat, and nothing of its tiles', () => {
    const events: readonly RecordEvent[] = [
      { seat: 1, do: 'lead', tile: '6-6' },
      { seat: 0, do: 'draw', from: 7, tile: '5-6' },
      { seat: 0, do: 'play', tile: '5-6', arm: 0 },
      { seat: 1, do: 'play', tile: '4-5', arm: 0 },
      { seat: 0, do: 'pass' },
      { seat: 0, do: 'play', tile: '4-4', arm: 0, scores: 10 },
    ];
    expect(stripOf({ events }, 0)).toBe('dtps');
    expect(stripOf({ events }, 1)).toBe('tt');
    expect(stripLetters('dtps')).toEqual(['d', 't', 'p', 's']);
  });

  it('is cut where a deal is very long', () => {
    const events = Array.from({ length: 99 }, (): RecordEvent => ({ seat: 0, do: 'pass' }));
    expect(stripOf({ events }, 0)).toMatch(STRIP);
    expect(stripOf({ events }, 0)).toHaveLength(60);
  });
});
