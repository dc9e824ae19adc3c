import { describe, expect, it } from 'vitest';
import { capitalised, initialOf } from '../../src/names/capitals.ts';

describe('the letter that stands for a name', () => {
  it.each([
    ['élodie', 'fr', 'É'],
    ['ilker', 'tr', 'İ'],
    ['ilker', 'en', 'I'],
    ['ışıl', 'tr', 'I'],
    ['გიორგი', 'en', 'გ'],
    ['ßophie', 'de', 'S'],
    ['ﬁona', 'en', 'F'],
    ['άννα', 'el', 'Ά'],
    ['👨‍👩‍👧 Ada', 'en', '👨‍👩‍👧'],
    ['🇨🇾', 'en', '🇨🇾'],
    ['«Ada»', 'fr', 'A'],
    ['שרה', 'en', 'ש'],
    ['…', 'en', '…'],
    ['', 'en', ''],
  ])('of %s in %s is %s', (name, language, letter) => {
    expect(initialOf(name, language)).toBe(letter);
  });
});

it.each([
  ['double nine', 'en', 'Double nine'],
  ['ikili', 'tr', 'İkili'],
  ['άσος', 'el', 'Άσος'],
  ['გიორგი plays', 'en', 'გიორგი plays'],
  ['ßophie spielt', 'de', 'ßophie spielt'],
  ['𐐨𐐩', 'en', '𐐀𐐩'],
  ['\u2068שרה\u2069 plays', 'en', '\u2068שרה\u2069 plays'],
  ['', 'en', ''],
])('%s in %s begins a line as %s', (text, language, head) => {
  expect(capitalised(text, language)).toBe(head);
});
