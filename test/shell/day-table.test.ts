import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/en.ts';
import { games } from '../../src/rules/games.ts';
import { daysAfter, FIRST_DAY } from '../../src/shell/day.ts';
import { gameOfDay, tableOfDay } from '../../src/shell/day-table.ts';
import { withCompanyOf } from '../../src/shell/deal-company.ts';
import { usualSitters } from '../../src/shell/sitters.ts';

const texts = textsFor([]);
const year = Array.from({ length: 366 }, (_, n) => daysAfter(FIRST_DAY, n));

describe('the table of a day', () => {
  it('is one that the rules have, on every day of a year, and each game has its days', () => {
    for (const day of year) {
      const table = tableOfDay(day, games, texts);
      expect(table?.game.seats).toContain(table?.sitters.length);
      expect(table?.sitters.filter(({ kind }) => kind === 'person')).toHaveLength(1);
      expect(table?.sitters[0]?.kind).toBe('person');
    }
    const several = games.filter(({ seats }) => seats.at(-1) !== 1).map(({ id }) => id);
    expect([...new Set(year.map(gameOfDay))].sort()).toEqual([...several].sort());
  });

  it('never changes: what was played on these days', () => {
    const seen = ['2026-01-01', '2026-11-22', '2026-11-23', '2026-11-24', '2027-05-31'].map((day) => {
      const table = tableOfDay(day, games, texts);
      const bots = table?.sitters.map(({ character, level }) => (character ? `${character} ${level}` : 'person'));
      return [day, table?.game.id, table?.number, bots?.join(', ')].join(' ');
    });
    expect(seen).toMatchInlineSnapshot(`
      [
        "2026-01-01 cyprus 20260101 person, marina casual, foteini club, elias strong, hera casual, basil club",
        "2026-11-22 all-fives 20261122 person, nikos casual, dimitra club, leandros strong",
        "2026-11-23 cyprus-family 20261123 person, dimitra casual, iason club, giorgos strong",
        "2026-11-24 ural 20261124 person, foteini casual, giorgos club, katerina strong",
        "2027-05-31 cyprus 20270531 person, iason casual, foteini club, nikos strong, chloe casual",
      ]
    `);
  });

  it('has other company on other days, but the same for everybody', () => {
    const company = new Set(year.slice(0, 60).map((day) => tableOfDay(day, games, texts)?.sitters[1]?.character));
    expect(company.size).toBeGreaterThan(8);
  });

  it('is none where the game has not come', () => {
    expect(tableOfDay('2026-01-02', games.slice(0, 1), texts)).toBeNull();
  });
});

describe('the company of a numbered deal', () => {
  it('is the same whoever sat there before; persons and strengths stay', () => {
    const one = usualSitters(4, texts, undefined, ['expert', 'club']);
    const other = [{ name: 'Ada', kind: 'person' } as const, ...withCompanyOf(9, one, texts).slice(1)];
    const [a, b] = [one, other].map((sitters) => withCompanyOf(28, sitters, texts));
    expect(a?.slice(1)).toEqual(b?.slice(1));
    expect(a?.map(({ level }) => level)).toEqual([undefined, 'expert', 'club', 'expert']);
    expect(b?.[0]).toEqual({ name: 'Ada', kind: 'person' });
    expect(new Set(a?.map(({ name }) => name)).size).toBe(4);
  });
});
