import { describe, expect, it } from 'vitest';
import { type Fonts, onLateFonts } from '../../src/ui/late-fonts.ts';

/** Fonts that are there or not, and come when told to. */
function fakeFonts(isThere: boolean) {
  const asked: string[] = [];
  let settle = { come: () => {}, fail: () => {} };
  const coming = new Promise<FontFace[]>((resolve, reject) => {
    settle = { come: () => resolve([]), fail: () => reject(new Error('no such file')) };
  });
  const fonts: Fonts = {
    check: () => isThere,
    load(face) {
      asked.push(face);
      return coming;
    },
  };
  return { fonts, asked, come: () => settle.come(), fail: () => settle.fail() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the type of what is painted', () => {
  it('calls for painting again once both weights have come', async () => {
    const { fonts, asked, come } = fakeFonts(false);
    let painted = 0;
    onLateFonts(fonts, () => painted++);
    expect(asked).toEqual([expect.stringContaining('400'), expect.stringContaining('700')]);
    expect(painted).toBe(0);
    come();
    await settled();
    expect(painted).toBe(1);
  });

  it('asks for nothing where it is there already', async () => {
    const { fonts, asked } = fakeFonts(true);
    let painted = 0;
    onLateFonts(fonts, () => painted++);
    await settled();
    expect([asked, painted]).toEqual([[], 0]);
  });

  it('leaves what is painted where it does not come, or nobody waits any more', async () => {
    const missing = fakeFonts(false);
    const late = fakeFonts(false);
    let painted = 0;
    onLateFonts(missing.fonts, () => painted++);
    onLateFonts(late.fonts, () => painted++)();
    missing.fail();
    late.come();
    await settled();
    expect(painted).toBe(0);
  });

  it('is done without where the browser knows no fonts', () => {
    expect(() => onLateFonts(undefined, () => {})()).not.toThrow();
  });
});
