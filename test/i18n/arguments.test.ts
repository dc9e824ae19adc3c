/** The grammar that languages get from the code: genders, lists, small words before a vowel, moves as nouns. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fetchMessages } from '../../src/i18n/compiled/fetch.ts';
import { french, italian, spanish } from '../../src/i18n/euphony.ts';
import { fetchTexts } from '../../src/i18n/fetch-texts.ts';
import { withBots, withLog, withSetUp } from '../../src/i18n/index.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { moveWords } from '../../src/i18n/move-words.ts';
import { phrasesOf } from '../../src/i18n/phrases.ts';
import { listOf } from '../../src/i18n/texts/counted.ts';
import { lackedBy } from '../../src/i18n/texts/table-words.ts';
import { WOMEN } from '../../src/names/women.ts';
import { CHARACTERS } from '../../src/seats/characters.ts';
import { writtenLanguages } from '../../tools/messages/read.ts';

const messagesOf = async (language: Language) => {
  const fetch = fetchMessages[language as keyof typeof fetchMessages];
  return fetch();
};
const phrasesIn = async (language: Language) => phrasesOf(await messagesOf(language));
const named = (name: string) => ({ name, you: false });
const you = { name: 'Ana', you: true };

describe('a person as an argument', () => {
  it.each(writtenLanguages())(
    '%s: is he or she if a bot has the name, and nobody knows of another',
    async (language) => {
      const { screens } = await messagesOf(language);
      const { by } = await phrasesIn(language);
      for (const { id } of CHARACTERS)
        expect(by(named(screens.company[id])).who, id).toBe(WOMEN.includes(id) ? 'she' : 'he');
      expect(by(named('Robin'))).toMatchObject({ who: 'other', nameIs: 'other', theName: 'Robin' });
      expect(by(you).who).toBe('you');
      expect(by({ ...named(screens.company.hera), with: screens.company.nikos })).toMatchObject({
        who: 'two',
        nameIs: 'she',
        partnerIs: 'he',
      });
    },
  );

  it('has its article in Greek, where its gender is known', async () => {
    const { theName } = await phrasesIn('el');
    expect(['Νίκος', 'Ήρα', 'Άννα'].map(theName)).toEqual(['ο Νίκος', 'η Ήρα', 'Άννα']);
  });

  it('is a woman of the company', () => {
    expect(WOMEN.filter((id) => CHARACTERS.every((each) => each.id !== id))).toEqual([]);
  });
});

describe('several persons', () => {
  it('are told with the reader first, in French last', async () => {
    const listIn = async (language: Language) => listOf(await phrasesIn(language), [named('Robin'), you]);
    expect(await listIn('en')).toEqual({ those: 'you and Robin', thoseAre: 2, withYou: true });
    expect(await listIn('de')).toMatchObject({ those: 'du und Robin' });
    expect(await listIn('fr')).toMatchObject({ those: 'Robin et toi' });
    const { result } = await withSetUp(await fetchTexts(fetchMessages, ['en']));
    expect(result.shared([named('Robin'), you])).toBe('You and Robin share the win');
  });

  it('are two with the small word that the second name wants', async () => {
    const pairIn = async (language: Language, names: readonly string[]) => (await phrasesIn(language)).pair(names);
    expect(await pairIn('es', ['Ana', 'Inés'])).toBe('Ana e Inés');
    expect(await pairIn('it', ['Giulia', 'Elena'])).toBe('Giulia ed Elena');
    expect(await pairIn('it', ['Giulia', 'Anna'])).toBe('Giulia e Anna');
  });
});

describe('numbers that are lacking', () => {
  it('are negated once each, as the language has it', async () => {
    const lackedIn = async (language: Language, ...list: readonly number[]) => {
      const { suits, suit } = await phrasesIn(language);
      return suits(list, suit).noSuits;
    };
    expect(await lackedIn('en', 4)).toBe('no fours');
    expect(await lackedIn('en', 0, 5, 6)).toBe('no blanks, fives or sixes');
    expect(await lackedIn('de', 0, 4)).toBe('weder ein Blank noch eine Vier');
    expect(await lackedIn('es', 1, 6)).toBe('ni unos ni seises');
    expect(await lackedIn('fr', 4, 5)).toBe('ni quatre ni cinq');
    expect(await lackedIn('it', 1, 6)).toBe('né un uno né un sei');
    expect(await lackedIn('el', 1, 6)).toBe('ούτε άσο ούτε εξάρι');
    expect(await lackedIn('ru', 0, 6)).toBe('нет ни пустышек, ни шестёрок');
    expect(await lackedIn('pl', 0, 6)).toBe('brak mydeł i szóstek');
    expect(await lackedIn('tr', 0, 6)).toBe('boş da altı da yok');
    expect(await lackedIn('nl', 4, 5)).toBe('geen vier of vijf');
    expect(await lackedIn('pt-BR', 1, 6)).toBe('nem um nem seis');
  });

  it('28.3: are doubles where nothing else could be played', async () => {
    const lackedIn = async (language: Language, ...list: readonly number[]) =>
      lackedBy(await phrasesIn(language), { suits: list, doubles: true }, 'words').noSuits;
    expect(await lackedIn('en', 4)).toBe('no double four');
    expect(await lackedIn('en', 4, 5)).toBe('no double four or double five');
    expect(await lackedIn('de', 0)).toBe('kein Doppel-Blank');
    expect(await lackedIn('de', 0, 4)).toBe('weder das Doppel-Blank noch die Doppel-Vier');
    expect(await lackedIn('es', 1, 6)).toBe('ni el doble uno ni el doble seis');
    expect(await lackedIn('fr', 4, 5)).toBe('ni double-quatre ni double-cinq');
    expect(await lackedIn('it', 1, 6)).toBe('né il doppio uno né il doppio sei');
    expect(await lackedIn('el', 1, 6)).toBe('ούτε το διπλό ένα ούτε το διπλό έξι');
    expect(await lackedIn('ru', 0, 6)).toBe('нет ни дубля пусто, ни дубля шесть');
    expect(await lackedIn('pl', 0, 6)).toBe('brak podwójnego mydła i dubletu szóstek');
    expect(await lackedIn('tr', 0, 6)).toBe('çift boş da çift altı da yok');
    expect(await lackedIn('nl', 4, 5)).toBe('geen dubbele vier of dubbele vijf');
    expect(await lackedIn('pt-BR', 1, 6)).toBe('nem a carroça de um nem a carroça de seis');
  });

  it.each(writtenLanguages())('%s: are a list of any length', async (language) => {
    const { suits, suit } = await phrasesIn(language);
    const lists = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lists, (list) => {
        const told = suits(list, String);
        expect(told.suitsAre).toBe(list.length);
        for (const n of list) expect(told.suits).toContain(String(n));
        for (const n of list) expect(told.norSuits).toContain(String(n));
        expect(told.noSuits.trim()).toBe(told.noSuits);
        if (list.length > 1) expect(told.noSuits.length).toBeGreaterThan(suit(list[0] ?? 0).length);
      }),
    );
  });
});

describe('small words', () => {
  it('change before the same vowel in Italian', () => {
    expect(italian('Tocca a Anna e Elena')).toBe('Tocca ad Anna ed Elena');
    expect(italian('A Anna, a Elena, e Anna')).toBe('Ad Anna, a Elena, e Anna');
    expect(italian('a Adamo e Edoardo')).toBe('a Adamo e Edoardo');
    expect(italian('la Anna e la Elena')).toBe('la Anna e la Elena');
  });

  it('change before the same sound in Spanish', () => {
    expect(spanish('Ana y Inés, Ana y Hilda')).toBe('Ana e Inés, Ana e Hilda');
    expect(spanish('nieve y hielo, rey y Ana')).toBe('nieve y hielo, rey y Ana');
    expect(spanish('uno o ocho, 7 o 8, 9 o 11, 9 o 110, siete o diez')).toBe(
      'uno u ocho, 7 u 8, 9 u 11, 9 o 110, siete o diez',
    );
  });

  it('lose their vowel before a name in French', () => {
    expect(french('le coup de Elias, maintenant que Ana')).toBe('le coup d’Elias, maintenant qu’Ana');
    expect(french('lorsque Héra, de Yves, de Yann')).toBe('lorsqu’Héra, d’Yves, de Yann');
    expect(french('de onze, de un, le Elias')).toBe('de onze, de un, le Elias');
  });

  it.each([italian, spanish, french])('change nothing twice', (joined) => {
    const words = fc.array(
      fc.constantFrom('a', 'e', 'o', 'y', 'de', 'que', 'Anna', 'Elias', 'Inés', 'ocho', '8', 'Ho'),
    );
    fc.assert(
      fc.property(words, (list) => {
        const once = joined(list.join(' '));
        expect(joined(once)).toBe(once);
      }),
    );
  });
});

it('counts nothing as many in Portuguese, and as one in French', async () => {
  expect((await messagesOf('pt-BR')).words.points(0)).toBe('0 pontos');
  expect((await messagesOf('fr')).words.points(0)).toBe('0 point');
});

it('a move is a command to the reader, and a noun after a name', async () => {
  const texts = await withBots(await fetchTexts(fetchMessages, ['en']));
  const game = { table: { kind: 'line', arms: 2 }, chainRules: null } as unknown as Parameters<typeof moveWords>[1];
  const seen = { laid: [], turn: null, options: {}, seats: 2, boneyard: 3 } as unknown as Parameters<
    typeof moveWords
  >[2];
  expect(moveWords({ do: 'giveUp' }, game, seen, texts, 'hint')).toBe('give up');
  expect(moveWords({ do: 'giveUp' }, game, seen, texts, 'move')).toBe('giving up');
  expect(moveWords({ do: 'lift', tile: '2-4' } as never, game, seen, texts, 'hint')).toBe('lift the two-four');
  expect(moveWords({ do: 'lift', tile: '2-4' } as never, game, seen, texts, 'move')).toBe('lifting the two-four');
  expect(moveWords({ do: 'pass' }, game, seen, texts, 'move')).toBe('a pass');
});

it('a sentence that begins with a person has a capital, and so has the heading of a calendar', async () => {
  const texts = await withLog(await withSetUp(await fetchTexts(fetchMessages, ['ru'])));
  expect(texts.beats.passed(named('анна'), { suits: [] })).toMatch(/^Анна /);
  expect(texts.today.month('2026-11-01')).toMatch(/^Ноябрь/);
});
