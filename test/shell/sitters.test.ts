import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import type { Sitter } from '../../src/match/ports.ts';
import { LONGEST_NAME } from '../../src/names/names.ts';
import { named, newSitter, reseat, usualSitters } from '../../src/shell/setup/sitters.ts';

const texts = textsFor([]);
const person = (name: string): Sitter => ({ name, kind: 'person' });
const bot = (name: string): Sitter => ({ name, kind: 'bot', level: 'rules' });
const names = (...sitters: readonly Sitter[]) => named(sitters, texts).map(({ name }) => name);

describe('the names at a table', () => {
  it('are as they were typed, without space around or between lines', () => {
    expect(names(person('  Ada  Maria\n'), bot('Basil'))).toEqual(['Ada Maria', 'Basil']);
  });

  it.each([
    ['nothing', ''],
    ['space', '   '],
    ['what nobody can see', '\u200b\u200d\u202e\u0007'],
  ])('are the seat’s own where %s was typed', (_, blank) => {
    expect(names(person(blank), { ...bot(blank), character: 'chloe' })).toEqual(['You', 'Chloe']);
    expect(names(person(blank), bot(blank))).toEqual(['You', 'Player 2']);
    expect(names(person(blank), person(blank))).toEqual(['Player 1', 'Player 2']);
  });

  it('may be of any letters', () => {
    const all = ['שרה', 'مريم', 'Ἀφροδίτη', '李小龙', '👩‍👩‍👧', '7'];
    expect(names(...all.map(person))).toEqual(all);
  });

  it('are numbered where two are alike', () => {
    expect(names(person('Ana'), person('ana '), bot('Ana'), person('Ana 2'))).toEqual([
      'Ana',
      'ana 2',
      'Ana 3',
      'Ana 2 2',
    ]);
    expect(names(person('Basil'), bot('Basil'))).toEqual(['Basil', 'Basil 2']);
  });

  it('are never longer than a save keeps, and cut between whole characters', () => {
    const long = '👑'.repeat(40);
    const [first = '', second = ''] = names(person(long), person(long));
    expect(first).toBe('👑'.repeat(30));
    expect(second).toBe(`${'👑'.repeat(29)} 2`);
    expect(Math.max(first.length, second.length)).toBeLessThanOrEqual(LONGEST_NAME);
  });

  it('stay as they are when they are named once more', () => {
    const once = named([person('Ana'), person('Ana'), person(''), bot('x'.repeat(90)), bot('x'.repeat(90))], texts);
    expect(named(once, texts)).toEqual(once);
  });

  it('call a lone person You, and several by numbers', () => {
    expect(names(...usualSitters(4, texts))).toEqual(['You', 'Basil', 'Chloe', 'Dimitra']);
    expect(names(person('You'), newSitter(1, 'person', texts))).toEqual(['Player 1', 'Player 2']);
    expect(names(person('Player 1'), bot('Chloe'))).toEqual(['You', 'Chloe']);
    expect(reseat([person('Player 1'), person('Player 2')], 1, texts)).toEqual([person('You')]);
  });
});
