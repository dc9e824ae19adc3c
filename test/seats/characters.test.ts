import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { CHARACTERS } from '../../src/seats/characters.ts';

const texts = textsFor([]);

describe('the characters', () => {
  it('are all different, with every temperament among them', () => {
    expect(CHARACTERS.length).toBeGreaterThanOrEqual(10);
    for (const unlike of ['id', 'portrait'] as const)
      expect(new Set(CHARACTERS.map((each) => each[unlike])).size).toBe(CHARACTERS.length);
    expect(new Set(CHARACTERS.map(({ id }) => texts.company[id])).size).toBe(CHARACTERS.length);
    const known = ['blocker', 'hoarder', 'spender', 'gambler', 'loyal'];
    expect([...new Set(CHARACTERS.map(({ temperament }) => temperament as string))].sort()).toEqual(known.sort());
  });

  it('never take longer than a turn may', () => {
    for (const { tempo } of CHARACTERS) expect(tempo > 0 && tempo <= 1).toBe(true);
  });
});
