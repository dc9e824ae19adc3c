/** The page that checks records: its English, and the script that puts other languages in its place. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { checkWordsScript } from '../../../tools/build/stand-by.ts';
import { CHECK, readArea } from '../../../tools/messages/read.ts';
import { offeredLanguages } from '../../../tools/messages/write.ts';

const html = readFileSync('public/check.html', 'utf8');
const script = checkWordsScript('.', offeredLanguages());

function visited(hash: string, languages: readonly string[]) {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html');
  runInNewContext(script, { window: { location: { hash } }, document, navigator: { languages } });
  const words = [...document.querySelectorAll('[data-word]')].map(
    (part) => [part.getAttribute('data-word'), part.textContent?.replace(/[ \n]+/g, ' ').trim()] as const,
  );
  return { lang: document.documentElement.lang, title: document.title, words: Object.fromEntries(words) };
}

const textsIn = (language: Parameters<typeof readArea>[0]) =>
  Object.fromEntries(
    [...readArea(language, CHECK)].map(([key, { tokens }]) => [
      key,
      tokens.map((token) => (token.type === 'content' ? token.value : '')).join(''),
    ]),
  );

describe('the checking page', () => {
  it('has in English what the messages say', () => {
    expect(visited('#en', ['de'])).toEqual({ lang: 'en', title: 'Check a record', words: textsIn('en') });
  });

  it.each(offeredLanguages())('speaks %s where the game asks for it, and where the browser does', (language) => {
    const words = textsIn(language);
    const spoken = { lang: language, title: words.title, words };
    expect(visited(`#${language}`, ['ja'])).toEqual(spoken);
    expect(visited('', [language])).toEqual(spoken);
  });

  it('speaks English to whoever wants a language that it has not', () => {
    expect(visited('#ja', ['ja']).lang).toBe('en');
  });
});
