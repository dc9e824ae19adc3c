/** The messages of all languages: as translators write them, and as they are compiled. */
import { describe, expect, it } from 'vitest';
import { fetchBegun, fetchMessages } from '../../src/i18n/compiled/fetch.ts';
import { fetchTexts, languageFor, offeredOf } from '../../src/i18n/fetch-texts.ts';
import { withBots, withLessons, withLog } from '../../src/i18n/index.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { besides } from '../../tools/messages/arguments.ts';
import { formsOf, readMessage, type Token } from '../../tools/messages/parse.ts';
import { type Area, areasOf, readArea, writtenLanguages } from '../../tools/messages/read.ts';
import { completed } from '../../tools/messages/write.ts';

const foreign = writtenLanguages().filter((language) => language !== 'en');
const pairs = foreign.flatMap((language) => areasOf(language).map((area) => [language, area] as const));

/** All choices that a message makes, one within another too. */
function* choices(tokens: readonly Token[]): Generator<Extract<Token, { cases: unknown }>> {
  for (const token of tokens) {
    if (!('cases' in token)) continue;
    yield token;
    for (const each of token.cases) yield* choices(each.tokens);
  }
}

const wrong = (area: Area, test: (path: string, message: ReturnType<typeof readMessage>) => boolean) =>
  [...area].filter(([path, message]) => test(path, message)).map(([path]) => path);

describe.each(pairs)('%s, %s', (language, area) => {
  const own = readArea(language, area);
  const english = readArea('en', area);

  it('has no message that English has not', () => {
    expect(wrong(own, (path) => !english.has(path))).toEqual([]);
  });

  it('has no argument that English is not given, nor a text where English has arguments', () => {
    const given = (path: string) =>
      [...(english.get(path)?.wants.keys() ?? [])].flatMap((name) => Object.keys(besides(name) ?? { [name]: '' }));
    expect(wrong(own, (path, { wants }) => [...wants.keys()].some((name) => !given(path).includes(name)))).toEqual([]);
    expect(wrong(own, (path, { wants }) => (wants.size === 0) !== (english.get(path)?.wants.size === 0))).toEqual([]);
  });

  it('knows every word that English chooses by, and who does something where two may do it', () => {
    const keysOf = (path: string, in_: Area) => {
      const all = [...choices(in_.get(path)?.tokens ?? [])].filter(({ type }) => type === 'select');
      return all.map(({ arg, cases }) => [arg, new Set(cases.map(({ key }) => key))] as const);
    };
    const lacks = (path: string) =>
      keysOf(path, english).some(([arg, keys]) =>
        keysOf(path, own).some(
          ([other, has]) => other === arg && [...keys].some((key) => !has.has(key) && !/^\d+$/.test(key)),
        ),
      );
    expect(wrong(own, lacks)).toEqual([]);
  });

  it('tells a woman where it tells a man, and the other way round', () => {
    const isHalf = ({ cases }: Extract<Token, { cases: unknown }>) =>
      cases.some(({ key }) => key === 'he') !== cases.some(({ key }) => key === 'she');
    expect(wrong(own, (_, { tokens }) => [...choices(tokens)].some(isHalf))).toEqual([]);
  });

  it('counts in all the forms of the language', () => {
    const forms = formsOf(LANGUAGES[language].locale);
    const isWhole = (token: Extract<Token, { cases: unknown }>) =>
      token.type !== 'plural' ||
      // `many` is for millions where `few` is none: no number here comes near them.
      forms.every((form) => token.cases.some(({ key }) => key === form) || (form === 'many' && !forms.includes('few')));
    expect(wrong(own, (_, { tokens }) => [...choices(tokens)].some((token) => !isWhole(token)))).toEqual([]);
  });
});

describe('a language', () => {
  const codes = ['en', 'de', 'pt-BR', 'en-XA'];
  it('is the one that is wanted most and is there: that of the country, or any of the same name', () => {
    expect(languageFor(codes, ['', 'de-AT', 'en'])).toBe('de');
    expect(languageFor(codes, ['pt-PT'])).toBe('pt-BR');
    expect(languageFor(codes, ['en-AU'])).toBe('en');
    expect(languageFor(codes, ['en-XA', 'de'])).toBe('en-XA');
    expect(languageFor(codes, ['ja'])).toBe('en');
  });

  it('is offered by what it is called by those who speak it, and no language for tests is', () => {
    expect([...offeredOf({ ...fetchMessages, ...fetchBegun })].sort()).toEqual([...writtenLanguages()].sort());
  });

  it('is not offered while it says too much in English', () => {
    const count = (language: (typeof foreign)[number] | 'en') =>
      areasOf(language).reduce((sum, area) => sum + readArea(language, area).size, 0);
    expect(foreign.filter((each) => count(each) < 0.9 * count('en')).sort()).toEqual(Object.keys(fetchBegun).sort());
  });

  it('is English where another one cannot be fetched', async () => {
    const away = { ...fetchMessages, de: () => Promise.reject(new Error('away')) };
    expect((await fetchTexts(away, ['de'])).language).toBe('en');
  });

  it('says what it knows', async () => {
    const texts = await withLog(await fetchTexts({ ...fetchMessages, ...fetchBegun }, ['de']));
    expect(texts.language).toBe('de');
    expect(texts.beats.led({ name: 'Elias', you: false }, '9-9')).toBe('Elias legt Doppel-Neun in die Mitte.');
    expect(texts.beats.lost({ name: 'Ana', you: true, with: 'Elias' }, 1, 1200)).toBe(
      'Du und Elias verliert 1 Punkt, insgesamt 1200.',
    );
    expect(texts.title.shelf).toBe('Alle Spiele');
    expect((await withLessons(texts)).lessons.over.leave).toBe('Hauptmenü');
  });

  it.each(writtenLanguages())('%s tells in its log the call of a player who goes out', async (language) => {
    const texts = await withLog(await fetchTexts({ ...fetchMessages, ...fetchBegun }, [language]));
    for (const you of [true, false])
      expect(texts.beats.endings.domino?.({ name: 'Ana', you })).toContain(texts.scene.dominoes);
  });

  it('says in English what it lacks', () => {
    const english = readArea('en', 'screens');
    const [path = ''] = english.keys();
    const own = new Map([...readArea('de', 'screens')].filter(([each]) => each !== path));
    const all = completed(own, english);
    expect([...all.keys()]).toEqual([...english.keys()]);
    expect(all.get(path)).toEqual(english.get(path));
    for (const [each, { tokens }] of own) expect(all.get(each)?.tokens).toEqual(tokens);
  });

  it('can be one for tests: English half as long again, with the same arguments', async () => {
    const texts = await withLog(await fetchTexts(fetchMessages, ['en-XA']));
    expect(texts.beats.starred).toContain('śťář~~');
    expect(texts.beats.passed({ name: 'Elias', you: false }, { suits: [] })).toBe('Elias ṕáśśéś~~~.');
  });
});

describe('a message', () => {
  it('may stand in a list, which is one in every language', async () => {
    const { bots } = await withBots(await fetchTexts(fetchMessages, ['en-XA']));
    expect(bots.words.loyal.lost).toHaveLength(2);
    expect(bots.fairness.how.map((each) => typeof each)).toEqual(['string', 'string', 'string']);
    expect(bots.hint.together(['a', 'b'])).toContain('áńď');
  });

  it('that is wrong says what is wrong with it', () => {
    expect(() => readMessage('{n, plural, one {#}}', 'en')).toThrow('other');
    expect(() => readMessage('{n, plural, few {#} other {#}}', 'en')).toThrow('few');
    expect(() => readMessage('{n} of {n, number}', 'en')).toThrow('used in two ways');
    expect(() => readMessage('{day, date}', 'en')).toThrow('not used here');
    expect(() => readMessage('{a, select, other {x}}', 'en')).toThrow('among nothing');
  });
});
