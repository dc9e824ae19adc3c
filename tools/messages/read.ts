/** Reads the messages of all languages: `src/i18n/messages/<language>/<area>.json`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts';
import type { Tree } from './emit.ts';
import { type Message, readMessage } from './parse.ts';

export const I18N = fileURLToPath(new URL('../../src/i18n', import.meta.url));
const folderOf = (language: Language) => join(I18N, 'messages', language);

/** The messages of one area, by their paths: `scene.drew`. */
export type Area = ReadonlyMap<string, Message>;

/** Returns the languages that have messages, English first. */
export const writtenLanguages = (): readonly Language[] =>
  (['en', 'de', 'el', 'es', 'fr', 'it', 'nl', 'pl', 'pt-BR', 'ru', 'tr'] satisfies Language[]).filter((language) =>
    existsSync(folderOf(language)),
  );

export const areasOf = (language: Language): readonly string[] =>
  readdirSync(folderOf(language))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
    .sort();

/**
 * The area of the page before the game has loaded: the build inserts it (`tools/build/stand-by.ts`), and the game lacks
 * it.
 */
export const STAND_BY = 'stand-by';

/** The area of the page that checks records without the game (`public/check.html`). */
export const CHECK = 'check';

/** Returns the areas of the game itself. */
export const gameAreas = (): readonly string[] => areasOf('en').filter((area) => area !== STAND_BY && area !== CHECK);

/** Returns the messages of an area; empty if the language has no such file. @throws an error that names the message */
export function readArea(language: Language, area: string): Area {
  const file = join(folderOf(language), `${area}.json`);
  if (!existsSync(file)) return new Map();
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const found = new Map<string, Message>();
  for (const [path, text] of texts(json, '')) {
    try {
      found.set(path, readMessage(text, LANGUAGES[language].locale));
    } catch (error) {
      throw new Error(`${language}/${area}.json, ${path}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return found;
}

/** Yields every text of a file, with its path. */
export function* texts(value: unknown, path: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) yield* texts(each, path === '' ? key : `${path}.${key}`);
  } else throw new Error(`${path} is no text`);
}

/** Returns the messages as a tree, by the parts of their paths. */
export function treeOf(area: Area): Tree {
  const groups = new Map<string, Map<string, Message>>();
  for (const [path, message] of area) {
    const [head = '', ...rest] = path.split('.');
    const group = groups.get(head) ?? new Map<string, Message>();
    groups.set(head, group.set(rest.join('.'), message));
  }
  return Object.fromEntries([...groups].map(([key, group]) => [key, group.get('') ?? treeOf(group)] as const));
}
