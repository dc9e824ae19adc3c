import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PORTRAITS, portraitSvg } from '../../src/art/portraits.ts';
import { CHARACTERS, portraitOf } from '../../src/seats/characters.ts';
import { parseSvg } from '../../src/ui/svg.ts';

describe('the portraits', () => {
  it('are a file each, and no two alike', () => {
    expect(readdirSync('src/art/portraits').sort()).toEqual(PORTRAITS.map((name) => `${name}.svg`).sort());
    expect(new Set(PORTRAITS.map(portraitSvg)).size).toBe(PORTRAITS.length);
  });

  it('are one for each of the company, wherever they sit', () => {
    const portraits = CHARACTERS.map(({ id: character }) => portraitOf({ name: '', kind: 'bot', character }, 3));
    expect(new Set(portraits)).toEqual(new Set(PORTRAITS));
  });

  it('give every seat its own where bots are nobody in particular, and leave persons their letter', () => {
    const bots = Array.from({ length: 10 }, (_, seat) => portraitOf({ name: '', kind: 'bot' }, seat));
    expect(new Set(bots).size).toBe(10);
    expect(portraitOf({ name: '', kind: 'person' }, 0)).toBeNull();
  });

  it.each(PORTRAITS)('%s can be painted on the cloth, and is a square', (name) => {
    const { width, height, shapes } = parseSvg(portraitSvg(name));
    expect([width, height]).toEqual([100, 100]);
    expect(shapes.length).toBeGreaterThan(8);
  });

  it('have no ids: several of them stand in one page', () => {
    for (const name of PORTRAITS) expect(portraitSvg(name)).not.toMatch(/\bid=/);
  });
});
