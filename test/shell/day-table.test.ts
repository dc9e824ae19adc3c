import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { games } from '../../src/rules/games.ts';
import { withCompanyOf } from '../../src/shell/setup/deal-company.ts';
import { usualSitters } from '../../src/shell/setup/sitters.ts';
import { daysAfter, FIRST_DAY, monthOf } from '../../src/shell/today/day.ts';
import { type DayTable, dayAsked, gameOfDay, isKnown, tableOfDay } from '../../src/shell/today/day-table.ts';

const texts = textsFor([]);
/**
 * The days of each month, and what is played on them: game and company. When the last round ends later, lines are
 * added. No line is ever changed: a friend with an older release would play another deal on the same day.
 */
const SAID: readonly string[] = [
  '2026-01 31 df42cae9ce4a',
  '2026-02 28 9b6aed9b5006',
  '2026-03 31 178ef9e793ad',
  '2026-04 30 2be463a1242c',
  '2026-05 31 a7c4ee715974',
  '2026-06 30 2f8c38f5f0d6',
  '2026-07 31 cd0d437c4871',
  '2026-08 31 a6defb96ffd7',
  '2026-09 30 9fc77b1456d3',
  '2026-10 31 8b09afcff10b',
  '2026-11 30 ac6d4ea56ab3',
  '2026-12 31 09f604bf40fd',
  '2027-01 31 03848376281e',
  '2027-02 28 3f69b49fc70d',
  '2027-03 31 191337200d57',
  '2027-04 30 4d5eb13dc87e',
  '2027-05 31 de3c9838753a',
  '2027-06 30 01dfe502289d',
  '2027-07 31 9396cf9c9f54',
  '2027-08 31 0569956af0f6',
  '2027-09 30 57ab04c4d55d',
  '2027-10 31 87e92aa53ce0',
  '2027-11 30 6f6b02471728',
  '2027-12 31 ae4a67385f71',
  '2028-01 31 1f47d2031780',
  '2028-02 29 ffb0b94331ce',
  '2028-03 31 dcd06e6fef41',
];
const known: string[] = [];
for (let day = FIRST_DAY; isKnown(day); day = daysAfter(day, 1)) known.push(day);

describe('the table of a day', () => {
  it('is one that the rules have, on every day that is known, and each game has its days', () => {
    for (const day of known) {
      const table = tableOfDay(day, games, texts);
      expect(table?.game.seats).toContain(table?.sitters.length);
      expect(table?.sitters.filter(({ kind }) => kind === 'person')).toHaveLength(1);
      expect(table?.sitters[0]?.kind).toBe('person');
    }
    const several = games.filter(({ seats }) => seats.at(-1) !== 1).map(({ id }) => id);
    expect([...new Set(known.map(gameOfDay))].sort()).toEqual([...several].sort());
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

  it('is one for ever: what any release has said of a month, those after it say too', () => {
    const said = new Map<string, string[]>();
    for (const day of known) {
      const { game, sitters } = tableOfDay(day, games, texts) as DayTable;
      const who = sitters.map(({ kind, level, temperament, character }) => [kind, level, temperament, character]);
      const month = day.slice(0, 7);
      said.set(month, [...(said.get(month) ?? []), JSON.stringify([day, game.id, who])]);
    }
    const hashes = [...said].map(([month, days]) => {
      const hash = createHash('sha256').update(days.join('\n'));
      return `${month} ${days.length} ${hash.digest('hex').slice(0, 12)}`;
    });
    expect(hashes).toEqual(SAID);
  });

  it('is not told of days that a newer release may give to other games', () => {
    const last = SAID.at(-1)?.slice(0, 7) ?? '';
    const [end = ''] = monthOf(`${last}-01`).slice(-1);
    const after = daysAfter(end, 1);
    expect([isKnown(end), isKnown(after)]).toEqual([true, false]);
    const later = Date.parse(`${after}T00:00:00Z`);
    expect(dayAsked(end, later)).toEqual({ isThere: true, isNewer: false });
    expect(dayAsked(after, later)).toEqual({ isThere: true, isNewer: true });
    for (const none of ['2026-13-01', daysAfter(after, 9)])
      expect(dayAsked(none, later)).toEqual({ isThere: false, isNewer: false });
    expect([gameOfDay(after), tableOfDay(after, games, texts)]).toEqual([null, null]);
    expect(gameOfDay(daysAfter(FIRST_DAY, -1))).toBeNull();
  });

  it('has other company on other days, but the same for everybody', () => {
    const company = new Set(known.slice(0, 60).map((day) => tableOfDay(day, games, texts)?.sitters[1]?.character));
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
