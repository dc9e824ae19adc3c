// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { bustOf } from '../../../src/app/portraits.ts';
import { COMPANY } from '../../../src/seats/characters.ts';
import { carvingsOf, PORTRAITS, portraitSvg } from '../../../src/ui/portraits/portraits.ts';

describe('the busts of the bots', () => {
  it('are twelve, and no two alike', () => {
    expect(PORTRAITS).toHaveLength(12);
    expect(new Set(PORTRAITS.map(portraitSvg)).size).toBe(12);
  });

  it('are one for each of the company, wherever they sit', () => {
    const busts = COMPANY.map(({ id: character }) => bustOf({ name: '', kind: 'bot', character }, 3));
    expect(new Set(busts)).toEqual(new Set(PORTRAITS));
  });

  it('give every seat its own where bots are nobody in particular, and leave persons their letter', () => {
    const bots = Array.from({ length: 10 }, (_, seat) => bustOf({ name: '', kind: 'bot' }, seat));
    expect(new Set(bots).size).toBe(10);
    expect(bustOf({ name: '', kind: 'person' }, 0)).toBeNull();
  });

  it('are closed shapes in known colours that begin within their box', () => {
    for (const { path, colour, line } of PORTRAITS.flatMap(carvingsOf)) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(colour).not.toBe('#000000');
      expect(path).toMatch(/^M[\d.]+ [\d.]+/);
      expect(path).toMatch(/^[\dMLHVCQSaAZz. -]+$/);
      if (line === 0) expect(path).toMatch(/(Z|0)$/);
      for (const [, x, y] of path.matchAll(/M([\d.]+) ([\d.]+)/g)) {
        for (const at of [Number(x), Number(y)]) expect(at >= 0 && at <= 110, path).toBe(true);
      }
    }
  });

  it('are told to a page as one picture each', () => {
    for (const name of PORTRAITS) {
      const page = new DOMParser().parseFromString(portraitSvg(name), 'image/svg+xml');
      expect(page.documentElement?.querySelectorAll('path').length).toBeGreaterThanOrEqual(carvingsOf(name).length);
    }
  });
});
