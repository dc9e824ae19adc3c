import { describe, expect, it } from 'vitest';
import { OFFERED_LEVELS } from '../../src/bots/levels.ts';
import { textsFor } from '../../src/i18n/english.ts';
import { withBots } from '../../src/i18n/index.ts';
import { games } from '../../src/rules/games.ts';
import { CHARACTERS, characterOf } from '../../src/seats/characters.ts';
import { commonLevel, levelFor, MIX, withLevel } from '../../src/shell/setup/bot-levels.ts';
import { withCompany, withSeats, withSitter } from '../../src/shell/setup/draft.ts';
import { usualSitters } from '../../src/shell/setup/sitters.ts';
import { openMetCharacters } from '../../src/shell/store/met-characters.ts';
import { inMemory } from './fake-storage.ts';
import { usualDraft } from './usual-draft.ts';

const texts = textsFor([]);
const charactersOf = (sitters: ReturnType<typeof usualSitters>) => sitters.flatMap(({ character }) => character ?? []);

describe('the company', () => {
  it('fills a table with somebody else on every seat', () => {
    const sitters = usualSitters(10, texts);
    expect(new Set(charactersOf(sitters)).size).toBe(9);
    expect(sitters.slice(1).map((sitter) => characterOf(sitter)?.temperament)).toEqual(
      sitters.slice(1).map(({ temperament }) => temperament),
    );
  });

  it('sends others to the next table, until everybody has been there', () => {
    const met = openMetCharacters(inMemory(), 7);
    const tables = [0, 1, 2, 3].map(() => {
      const sitters = usualSitters(4, texts, met.company);
      met.meet(sitters);
      return charactersOf(sitters);
    });
    expect(new Set(tables.flat()).size).toBe(CHARACTERS.length);
    const again = usualSitters(4, texts, met.company);
    expect(charactersOf(again)).toEqual(tables[0]);
  });

  it('is remembered over a visit, in another order for another player', () => {
    const store = inMemory();
    const first = usualSitters(4, texts, openMetCharacters(store, 1).company);
    openMetCharacters(store, 1).meet(first);
    const next = usualSitters(4, texts, openMetCharacters(store, 1).company);
    expect(charactersOf(next).some((id) => charactersOf(first).includes(id))).toBe(false);
    const orders = [1, 2, 3].map((seed) =>
      openMetCharacters(inMemory(), seed)
        .company.map(({ id }) => id)
        .join(' '),
    );
    expect(new Set(orders).size).toBe(3);
  });

  it.each(['{', 'null', '[3]', '{"a":1}'])('begins anew where %s is kept of whom one met', (kept) => {
    const store = inMemory();
    store.set('cyprus/met', kept);
    expect(new Set(openMetCharacters(store, 1).company)).toEqual(new Set(CHARACTERS));
  });

  it('changes between two matches at the table that was set up, but for whom somebody named', () => {
    const [game] = games;
    if (!game) throw new Error('no game');
    const draft = usualDraft(game, texts);
    const mine = { name: 'Zeno', kind: 'bot', level: 'expert', character: 'chloe' } as const;
    const named = withSitter(draft, 2, mine);
    const { sitters } = withCompany(named, [...CHARACTERS].reverse(), texts);
    expect(sitters[0]).toEqual(draft.sitters[0]);
    expect(sitters[2]).toEqual(mine);
    expect(sitters.map(({ name }) => name)).toEqual(['You', 'Marina', 'Zeno', 'Nikos']);
    expect(sitters.map(({ level }) => level)).toEqual(named.sitters.map(({ level }) => level));
  });
});

describe('how strong the bots are', () => {
  it('is one of the levels that there are, each with a name and a line', async () => {
    const { bots } = await withBots(texts);
    for (const level of OFFERED_LEVELS) {
      expect(bots.levels.names[level]).toBeTruthy();
      expect(bots.levels.lines[level]).toBeTruthy();
    }
  });

  it('is mixed unless somebody says otherwise', () => {
    const sitters = usualSitters(7, texts);
    expect(commonLevel(sitters)).toBe('mixed');
    expect(new Set(sitters.slice(1).map(({ level }) => level))).toEqual(new Set(MIX));
    expect(usualSitters(5, texts, CHARACTERS, ['novice', 'expert']).map(({ level }) => level)).toEqual([
      undefined,
      'novice',
      'expert',
      'novice',
      'expert',
    ]);
  });

  it('is changed for all at once, and whoever joins them plays alike', () => {
    const [game] = games;
    if (!game) throw new Error('no game');
    const draft = usualDraft(game, texts);
    const experts = { ...draft, sitters: withLevel(draft.sitters, 'expert') };
    expect(commonLevel(experts.sitters)).toBe('expert');
    expect(withSeats(experts, 6, texts).sitters.map(({ level }) => level)).toEqual([
      undefined,
      ...Array(5).fill('expert'),
    ]);
    expect(commonLevel(withLevel(experts.sitters, 'mixed'))).toBe('mixed');
    expect(levelFor(3, [])).toBe(MIX[0]);
  });

  it('has no one name where they differ otherwise', () => {
    const [you, ...others] = usualSitters(4, texts);
    expect(
      commonLevel([...(you ? [you] : []), ...others.map((each) => ({ ...each, level: 'rules' as const }))]),
    ).toBeNull();
  });
});
