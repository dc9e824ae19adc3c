import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { fetchMessages } from '../../../src/i18n/compiled/fetch.ts';
import { MODEL, OFFERED } from '../../../src/i18n/compiled/offered.ts';
import { offeredOf } from '../../../src/i18n/fetch-texts.ts';
import type { Messages } from '../../../src/i18n/phrases.ts';
import { languageScripts } from '../../../tools/build/language-scripts.ts';

const scripts = await languageScripts(process.cwd());

it('there is a script for each language that players get, but for English', () => {
  expect(['en', ...OFFERED]).toEqual(offeredOf(fetchMessages));
  expect(Object.keys(scripts)).toEqual(OFFERED.map((code) => `language-${code.toLowerCase()}.js`));
});

/** Functions as what they say: the scripts have small names for arguments. */
const shapeOf = (messages: unknown): unknown =>
  JSON.parse(JSON.stringify(messages, (_, each) => (typeof each === 'function' ? 'a function' : each)));

it.each(OFFERED)('the script of %s leaves all its messages, with nothing but itself', async (code) => {
  const text = `${scripts[`language-${code.toLowerCase()}.js`]}`;
  expect(text).not.toMatch(/\bimport\(|import\.meta|\bfetch\(|https?:/);
  const window: { cyprusMessages?: Record<string, Messages> } = {};
  runInContext(text, createContext({ window }));
  const left = window.cyprusMessages?.[`${code} ${MODEL}`];
  if (!left) throw new Error('no messages');
  const own = await fetchMessages[code]();
  expect(shapeOf(left)).toEqual(shapeOf(own));
  for (const area of Object.keys(own.fetch) as (keyof Messages['fetch'])[])
    expect(shapeOf(await left.fetch[area]())).toEqual(shapeOf(await own.fetch[area]()));
});
