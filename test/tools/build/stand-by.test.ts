/** The page before the game has come: its English, and the script that puts other languages in its place. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { type Document, Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { languageFor } from '../../../src/i18n/fetch-texts.ts';
import { standByPage, standByScript, standByWords } from '../../../tools/build/stand-by.ts';
import { readArea, STAND_BY, writtenLanguages } from '../../../tools/messages/read.ts';
import { offeredLanguages } from '../../../tools/messages/write.ts';

const html = readFileSync('index.html', 'utf8');
const script = standByScript('.', offeredLanguages());
const pageOf = (text: string) => new new Window().DOMParser().parseFromString(text, 'text/html');
const wordsIn = (page: Document) =>
  Object.fromEntries(
    [...page.querySelectorAll('[data-words]')].map((part) => [
      part.getAttribute('data-words') ?? '',
      // Spaces at which no line breaks are part of the words.
      part.textContent?.replace(/[ \n]+/g, ' ').trim(),
    ]),
  );

interface Visitor {
  readonly languages?: readonly string[];
  readonly language?: string;
  /** The settings that are kept; `null`: the browser lets nobody read them. */
  readonly kept?: string | null;
  /** The part of the address from the question mark on. */
  readonly search?: string;
}

/** The page once the script has run in it. */
function visited(
  { languages, language = 'ja', kept = '', search = '' }: Visitor,
  text = script,
  source = html,
): Document {
  const page = pageOf(source);
  const window = {
    addEventListener() {},
    location: { search },
    get localStorage() {
      if (kept === null) throw new Error('no storage here');
      return { getItem: (key: string) => (key === 'cyprus/settings' && kept !== '' ? kept : null) };
    },
  };
  const clock = { setTimeout: () => 0, clearTimeout() {} };
  runInNewContext(text, { window, document: page, navigator: { languages, language }, ...clock });
  return page;
}

it.each([
  ['de-AT', 'de'],
  ['ja', 'en'],
])('sends for the words of the language that is spoken: %s', (language, spoken) => {
  const links = ['en', 'de', 'fr'].map((code) => `<link rel="words" hreflang="${code}">`).join('');
  const page = visited({ language }, script, html.replace('</head>', `${links}</head>`));
  expect([...page.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('hreflang'))).toEqual([
    spoken,
  ]);
});

it.each([
  ['?game=cyprus&seats=4', ['scene', 'scene']],
  ['?day=3', []],
])('sends for the table where a game is played at once: %s', (search, sent) => {
  const links = ['scene', 'screens', 'scene'].map((part) => `<link rel="later" data-part="${part}">`).join('');
  const page = visited({ search }, script, html.replace('</head>', `${links}</head>`));
  expect([...page.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('data-part'))).toEqual(
    sent,
  );
});

describe('the page before the game has come', () => {
  it('says in English what the messages say', () => {
    expect(wordsIn(pageOf(html))).toEqual(standByWords('en'));
    expect(html).toContain(
      `<noscript class="stand-by"><p>${readArea('en', STAND_BY).get('noScript')?.tokens[0]?.ctx.text}`,
    );
  });

  it('has a plain text for each of its words in every language', () => {
    for (const language of writtenLanguages()) {
      expect([...readArea(language, STAND_BY).values()].filter(({ wants }) => wants.size > 0)).toEqual([]);
      for (const [name, text] of Object.entries(standByWords(language)))
        expect(text, `${language} ${name}`).toBeTruthy();
    }
  });

  it.each(offeredLanguages())('speaks the language of the browser: %s', (language) => {
    const page = visited({ languages: ['ja', language] });
    expect(page.documentElement.lang).toBe(language);
    expect(wordsIn(page)).toEqual(standByWords(language));
  });

  it('chooses as the game does', () => {
    const codes = ['en', ...offeredLanguages()];
    const wishes = [
      ['de-AT', 'fr'],
      ['pt-PT'],
      ['PT-br'],
      ['en-AU', 'de'],
      ['ja'],
      ['', 'nl'],
      ['zh-Hant-TW', 'tr'],
      [],
    ];
    for (const languages of wishes) {
      expect(visited({ languages }).documentElement.lang, languages.join()).toBe(languageFor(codes, languages));
    }
  });

  it('would rather have the language of the settings, where they can be read', () => {
    const languages = ['de'];
    const langOf = (kept: string | null) => visited({ languages, kept }).documentElement.lang;
    expect(langOf('{"language":"fr","speed":"slow"}')).toBe('fr');
    expect(langOf('{"language":""}')).toBe('de');
    expect(langOf('{"speed":"slow"}')).toBe('de');
    expect(langOf('{"language":7}')).toBe('de');
    expect(langOf('no settings')).toBe('de');
    expect(langOf(null)).toBe('de');
  });

  it('asks browsers for one language that have no list of them', () => {
    expect(visited({ language: 'el-CY' }).documentElement.lang).toBe('el');
  });

  it('stays English in a build that knows no other language', () => {
    const page = visited({ languages: ['de'] }, standByScript('.', ['en']));
    expect(page.documentElement.lang).toBe('en');
    expect(wordsIn(page)).toEqual(standByWords('en'));
    expect(standByPage(html, ['en'])).toBe(html);
  });

  it('says in every language that it needs scripts', () => {
    const page = pageOf(standByPage(html, offeredLanguages()).replaceAll('noscript', 'section'));
    const lines = [...page.querySelectorAll('section.stand-by p')];
    expect(lines.map((line) => line.getAttribute('lang') ?? '')).toEqual([
      '',
      ...offeredLanguages().filter((each) => each !== 'en'),
    ]);
    for (const { textContent } of lines)
      expect(textContent).toMatch(/Star Dominoes.*JavaScript|JavaScript.*Star Dominoes/);
  });

  it('runs in browsers that are too old for the game', () => {
    const code = script.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '');
    expect(code).not.toMatch(/=>|`|\.\.\.|\?\.|\?\?|\b(let|const|class|async|of)\b/);
  });
});
