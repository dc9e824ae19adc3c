import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemesOf } from '../../src/names/graphemes.ts';
import { cleanName, LONGEST_NAME, likeness, MOST_LETTERS, nameAt, numbered, shortName } from '../../src/names/names.ts';

const FAMILY = '👨‍👩‍👧';
/** Of all kinds of code points, those that make names difficult more often than chance would have them. */
const letters = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
  fc.constantFrom(
    ...['a', 'é', 'e\u0301', '\u0301', '\u0316', ' ', '\n', '\u00a0', '\u200d', '\u200c', '\ufe0f', '\u034f', '\u00ad'],
    ...['\u3164', '\u115f', '\u2800', '\u202e', '\u2066', '\u{e0067}', '\u{e007f}', '\ud83d', '\udc68', '\u1160', 'ß'],
    ...[
      FAMILY,
      '👍🏽',
      '🇨🇾',
      '\u{1f1e8}',
      '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
      '1️⃣',
      'می‌رو',
      'ക്‍',
      '한',
      '\u1112\u1161\u11ab',
      'שָׁ',
      'გ',
      '\u{e0101}',
      '葛',
    ],
  ),
);
const typed = fc.array(letters, { maxLength: 80 }).map((parts) => parts.join(''));

describe('a name that is cleaned', () => {
  it.each([
    ['Hangul fillers', '\u3164\u3164'],
    ['fillers of other kinds', '\u115f\u1160\uffa0'],
    ['what has no breadth', '\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad'],
    ['marks that turn a text', '\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'],
    ['tags', '\u{e0001}\u{e0041}\u{e007f}'],
    ['variation selectors', '\ufe00\ufe0f\u{e0100}'],
    ['the blank of Braille', '\u2800\u2800'],
    ['spaces of all kinds', '\u00a0\u1680\u2003\u3000\u2028\t'],
    ['half a code point', '\ud83d'],
    ['a mark without a letter', '\u0301\u0308'],
  ])('is nothing where it is made of %s', (_, name) => {
    expect(cleanName(name)).toBe('');
    expect(nameAt(2, name)).toBe('3');
  });

  it.each([
    ['a joiner in a Persian name', 'علی‌رضا'],
    ['joiners of Indic letters, at the end too', 'ക്‍ഷ മോഹന്‍'],
    ['a family, a flag, another flag, a skin tone, a keycap', `${FAMILY}🇨🇾🏴󠁧󠁢󠁳󠁣󠁴󠁿👍🏽1️⃣`],
    ['how an ideograph is written', '葛\u{e0100}'],
    ['Hebrew points', 'שָׂרָה'],
    ['marks of Vietnamese', 'Nguyễn'],
  ])('keeps %s', (_, name) => {
    expect(cleanName(name)).toBe(name.normalize('NFC'));
  });

  it('loses what is not seen, and is composed', () => {
    expect(cleanName('A\u200bd\u00ada\u202e')).toBe('Ada');
    expect(cleanName('Zoe\u0308')).toBe('Zoë');
    expect(cleanName('\u200dAda\u200d\u200d \ufe0fMay\u200c')).toBe('Ada May');
    expect(cleanName('Ada\u2800\u00a0\nMay')).toBe('Ada May');
  });

  it('has no tower of marks', () => {
    const zalgo = [...'Ada'].map((letter) => letter + '\u0335\u0316'.repeat(250)).join('');
    expect(cleanName(zalgo).length).toBeLessThanOrEqual(LONGEST_NAME);
    expect(graphemesOf(cleanName(zalgo))).toHaveLength(3);
  });

  it('is seen or nothing, short enough, and stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(typed, (name) => {
        const clean = cleanName(name);
        expect(clean === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean.replace(/\p{DI}/gu, ''))).toBe(true);
        expect(clean.length).toBeLessThanOrEqual(LONGEST_NAME);
        expect(graphemesOf(clean).length).toBeLessThanOrEqual(MOST_LETTERS);
        expect(clean).toBe(clean.normalize('NFC').trim());
        expect(cleanName(clean)).toBe(clean);
        expect(nameAt(0, name)).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });

  it('is cut only between letters', () => {
    fc.assert(
      fc.property(typed, (name) => {
        const whole = cleanName(name);
        const all = graphemesOf(whole);
        for (const cut of [numbered(whole, 12).replace(/ 12$/, ''), shortName(whole).replace(/…$/, '')]) {
          const starts = all.map((_, n) => all.slice(0, n).join('').trim());
          expect([...starts, whole]).toContain(cut);
        }
        expect(numbered(whole, 12).length).toBeLessThanOrEqual(LONGEST_NAME);
      }),
      { numRuns: 200 },
    );
  });

  it('is short by its letters, not by its code points', () => {
    expect(shortName(`Nikolaos${FAMILY.repeat(2)}`)).toBe(`Nikolaos${FAMILY.repeat(2)}`);
    expect(shortName(FAMILY.repeat(30))).toBe(`${FAMILY.repeat(23)}…`);
  });

  it('is taken for another one that only looks different to programs', () => {
    expect(likeness('ADA')).toBe(likeness('ada'));
    expect(likeness('Ａｄａ')).toBe(likeness('Ada'));
  });
});
