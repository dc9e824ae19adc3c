import { describe, expect, it } from 'vitest';
import { createScale } from '../../src/audio/scale.ts';
import { laid, led, passed } from './ears.ts';

describe('the scale of the star', () => {
  it('goes one step up with each blade of the opening, whoever lays it and whatever comes between', () => {
    const scale = createScale();
    scale.hear({ beat: 'dealt' });
    scale.hear(led);
    const notes = [3, 0, 7, 1, 2, 6, 4, 5].map((arm, k) => {
      scale.hear(passed);
      return scale.hear(laid(k + 1, arm));
    });
    expect(notes).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(scale.hear({ beat: 'starred' })).toBeNull();
    expect(scale.hear(laid(9, 3))).toBeNull();
  });

  it('begins again with the next deal', () => {
    const scale = createScale();
    for (const beat of [led, laid(1, 0), laid(2, 1)]) scale.hear(beat);
    scale.hear({ beat: 'dealt' });
    scale.hear(led);
    expect(scale.hear(laid(1, 0))).toBe(0);
  });

  it('sounds where a star is no duty only when an arm is begun', () => {
    const scale = createScale();
    scale.hear(led);
    expect([laid(1, 0), laid(2, 0), laid(3, 5), laid(4, 0)].map(scale.hear)).toEqual([0, null, 1, null]);
  });

  it('stays right when a turn is taken back', () => {
    const scale = createScale();
    scale.hear(led);
    expect([laid(1, 0), laid(2, 1), laid(2, 6), laid(3, 1)].map(scale.hear)).toEqual([0, 1, 1, 2]);
  });

  it('goes on where it was in a deal taken up midway', () => {
    const scale = createScale();
    expect(scale.hear(laid(5, 2))).toBe(4);
    expect(scale.hear(laid(6, 3))).toBe(5);
  });

  it('knows no places but arms', () => {
    const scale = createScale();
    scale.hear(led);
    expect(scale.hear(laid(1, 'row'))).toBeNull();
  });
});
