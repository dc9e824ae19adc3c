import { describe, expect, it } from 'vitest';
import { type Letters, onLetters } from '../../src/ui/letters.ts';

/** Fonts that are there or not, and come when told to. */
function fonts(isThere: boolean) {
  const asked: string[] = [];
  let settle = { come: () => {}, fail: () => {} };
  const coming = new Promise<FontFace[]>((resolve, reject) => {
    settle = { come: () => resolve([]), fail: () => reject(new Error('no such file')) };
  });
  const letters: Letters = {
    check: () => isThere,
    load(face) {
      asked.push(face);
      return coming;
    },
  };
  return { letters, asked, come: () => settle.come(), fail: () => settle.fail() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the type of what is painted', () => {
  it('calls for painting again once both weights have come', async () => {
    const { letters, asked, come } = fonts(false);
    let painted = 0;
    onLetters(letters, () => painted++);
    expect(asked).toEqual([expect.stringContaining('400'), expect.stringContaining('700')]);
    expect(painted).toBe(0);
    come();
    await settled();
    expect(painted).toBe(1);
  });

  it('asks for nothing where it is there already', async () => {
    const { letters, asked } = fonts(true);
    let painted = 0;
    onLetters(letters, () => painted++);
    await settled();
    expect([asked, painted]).toEqual([[], 0]);
  });

  it('leaves what is painted where it does not come, or nobody waits any more', async () => {
    const missing = fonts(false);
    const late = fonts(false);
    let painted = 0;
    onLetters(missing.letters, () => painted++);
    onLetters(late.letters, () => painted++)();
    missing.fail();
    late.come();
    await settled();
    expect(painted).toBe(0);
  });

  it('is done without where the browser knows no fonts', () => {
    expect(() => onLetters(undefined, () => {})()).not.toThrow();
  });
});
