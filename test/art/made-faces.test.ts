/** The faces that people make at the table. */
import { describe, expect, it } from 'vitest';
import { anyoneSvg, withFace } from '../../src/art/made-faces.ts';
import { PORTRAITS, portraitSvg } from '../../src/art/portraits.ts';
import { parseSvg } from '../../src/ui/svg.ts';

/** Every picture of a face, by its name. */
const PICTURES = [...PORTRAITS.map((name) => [name, portraitSvg(name)] as const), ['anyone', anyoneSvg] as const];

/** The outlines of a picture that are not in another one. */
const other = (svg: string, than: string) => {
  const there = new Set(parseSvg(than).shapes.map(({ path }) => path));
  return parseSvg(svg).shapes.filter(({ path }) => !there.has(path));
};

describe.each(PICTURES)('%s', (_, plain) => {
  it('winks with one eye, and with nothing else', () => {
    const half = withFace(plain, { wink: 0.5, cheeks: 0 });
    const shut = withFace(plain, { wink: 1, cheeks: 0 });
    expect([other(half, plain).length, other(shut, plain).length, other(shut, half).length]).toEqual([1, 1, 1]);
    // The other eye stays open.
    expect(shut).toContain('M55 46a2 2 0 1 0 4 0a2 2 0 1 0-4 0');
    expect(shut).not.toContain('M41 46a2 2');
  });

  it('puffs both cheeks with pursed lips, and more so', () => {
    const some = withFace(plain, { wink: 0, cheeks: 0.4 });
    const full = withFace(plain, { wink: 0, cheeks: 1 });
    expect(other(full, plain).length).toBeGreaterThanOrEqual(7);
    expect(other(full, some).length).toBeGreaterThan(0);
    // The mouth has gone from where it was.
    expect(other(plain, full).length).toBeGreaterThanOrEqual(1);
  });

  it('makes no face without being asked', () => {
    expect(withFace(plain, { wink: 0, cheeks: 0 })).toBe(plain);
  });
});
