/** The manner of messages in all languages: quotes, spaces, the length of labels, and the English of players. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import type { Message, Token } from '../../tools/messages/parse.ts';
import { areasOf, readArea, writtenLanguages } from '../../tools/messages/read.ts';

type Said = readonly [path: string, text: string, message: Message];

/** Returns what a message says, with `{name}` where an argument stands; all branches side by side, between bars. */
const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'content') return token.value;
      if ('cases' in token) return token.cases.map((each) => `|${textOf(each.tokens)}`).join('');
      return token.type === 'octothorpe' ? '{#}' : `{${token.arg}}`;
    })
    .join('');

const saidIn = (language: Language): readonly Said[] =>
  areasOf(language).flatMap((area) =>
    [...readArea(language, area)].map(([path, each]) => [`${area}.${path}`, textOf(each.tokens), each] as const),
  );
const english = saidIn('en');
const foreign = writtenLanguages().filter((language) => language !== 'en');

const faults = (said: readonly Said[], fault: RegExp) =>
  said.filter(([, text]) => fault.test(text)).map(([path, text]) => `${path}: ${text}`);

/** The opening and the closing quotation mark of each language. */
const QUOTES: Readonly<Record<Language, string>> = {
  en: '“”',
  de: '„“',
  el: '«»',
  es: '“”',
  fr: '«»',
  it: '«»',
  nl: '“”',
  pl: '„”',
  'pt-BR': '“”',
  ru: '«»',
  tr: '“”',
};
const ALL_QUOTES = '"\'`«»„“”‚‘‹›';

describe.each(writtenLanguages())('%s', (language) => {
  const said = saidIn(language);

  it('has the quotes of its language, in pairs', () => {
    const others = [...ALL_QUOTES].filter((quote) => !QUOTES[language].includes(quote)).join('');
    expect(faults(said, new RegExp(`[${others}]`))).toEqual([]);
    const [open = '', close = ''] = QUOTES[language];
    expect(said.filter(([, text]) => text.split(open).length !== text.split(close).length)).toEqual([]);
  });

  it('has one space between words, and none where a line could not break', () => {
    expect(faults(said, / {2}|\.\.\.|\t|\n/)).toEqual([]);
    // French has narrow spaces there, which do not break.
    expect(faults(said, / [:;!?»]|« |\} %/)).toEqual([]);
    if (language === 'fr')
      expect(faults(said, /[^\s\u202f\u00a0|][;!?»]|«[^\u202f\u00a0]|[^\d\s\u202f\u00a0]:/)).toEqual([]);
    else expect(faults(said, /[\u202f\u00a0][:;!?»]|«[\u202f\u00a0]/)).toEqual([]);
  });

  it('writes a minus sign before a number, and no hyphen', () => {
    expect(faults(said, /(^|[\s(|])-[\d{]/)).toEqual([]);
  });
});

/** Letters of the longest English text that is a label, if it does not end like a sentence. */
const LABEL = 24;
const isLabel = ([path, text, { wants }]: Said) =>
  wants.size === 0 && text.length <= LABEL && !/[.!?:”]$/.test(text) && !/\.how$|^set-up\.names\./.test(path);

describe.each(foreign)('%s', (language) => {
  const own = new Map(saidIn(language).map((each) => [each[0], each[1]]));

  it('has labels that fit where the English fit', () => {
    // Names of games are as long as they are: shelf and sheets make room for them.
    const labels = english.filter((each) => isLabel(each) && !each[0].startsWith('games.'));
    const long = labels.flatMap(([path, text]) => {
      const label = own.get(path) ?? text;
      return label.length > 1.75 * text.length + 6 ? [`${path}: ${label} (${text})`] : [];
    });
    expect(long).toEqual([]);
  });

  const unlike = (differs: (own: string, english: string) => boolean) =>
    english.flatMap(([path, text]) => (differs(own.get(path) ?? text, text) ? [`${path}: ${own.get(path)}`] : []));

  it('ends a sentence where the English does', () => {
    expect(unlike((said, text) => /\w .*\.$/.test(text) && !/[.!?;…”»]$/.test(said))).toEqual([]);
  });

  it('begins and ends with a space where the English does, since something else stands beside it', () => {
    const edges = (text: string) => `${/^\s/.test(text)} ${/\s$/.test(text)}`;
    expect(unlike((said, text) => edges(said) !== edges(text))).toEqual([]);
  });
});

describe('the English', () => {
  it('has the words that players use', () => {
    const stilted =
      /thrown? in|there(of|by|upon)|whereof|\bupon\b|of which|\bby itself|\banew\b|\bnobody where\b|\btiles? (is|are|was|were) laid\b|[Yy]ou lay\b|\bwhich of them\b/;
    expect(faults(english, stilted)).toEqual([]);
  });

  it('has whoever, not who, and a noun, not what, as the subject of a sentence', () => {
    const bare = /(^|[.!?:|] )(Who|What|Whether) [^?|]*[.;:,][^?]*$/;
    const sentences = english.flatMap(([path, text]) =>
      text.split(/(?<=[.!?]) /).map((sentence) => `${path}: ${sentence}`),
    );
    expect(sentences.filter((each) => bare.test(each.replace(/^[^:]*: /, '')))).toEqual([]);
  });

  it('has sentences of at most 25 words, the rules of 30', () => {
    const longest = (path: string) => (path.startsWith('rules.') ? 30 : 25);
    const long = english.flatMap(([path, , { tokens }]) =>
      lastBranch(tokens)
        .split(/(?<=[.!?]) /)
        .filter((sentence) => sentence.split(' ').length > longest(path))
        .map((sentence) => `${path}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  it('counts one thing as one', () => {
    const things = 'tiles|points|deals|pips|turns|seats|moves|matches|days|minutes|bots|places|players|tries';
    const counted = english.filter(([, , { tokens }]) => hasFixedPlural(tokens, new RegExp(`^ (${things})\\b`)));
    expect(counted.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
  });
});

/** Returns what a message says where each choice takes its last branch. */
function lastBranch(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return token.value;
      return 'cases' in token ? lastBranch(token.cases.at(-1)?.tokens ?? []) : 'x';
    })
    .join('');
}

/** Numbers that are never one: targets, the whole of a count, and the turns of a deal. */
const NEVER_ONE: readonly string[] = ['target', 'of', 'turns', 'high'];

/** True if a number outside a plural is followed by several things. */
const hasFixedPlural = (tokens: readonly Token[], things: RegExp): boolean =>
  tokens.some((token, at) => {
    const next = tokens[at + 1];
    if (token.type === 'function')
      return !NEVER_ONE.includes(token.arg) && next?.type === 'content' && things.test(next.value);
    return 'cases' in token && token.cases.some((each) => hasFixedPlural(each.tokens, things));
  });
