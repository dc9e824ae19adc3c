/**
 * Compiles the messages of all languages into `src/i18n/compiled/`, which git ignores: every build and test compiles
 * them first. Messages that a language lacks are in English.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES, type Language, PSEUDO } from '../../src/i18n/languages.ts';
import { NAMED_TYPES } from './arguments.ts';
import { emit } from './emit.ts';
import { pseudo } from './pseudo.ts';
import { type Area, areasOf, gameAreas, I18N, readArea, treeOf, writtenLanguages } from './read.ts';

/** The areas that every match needs at once. Other areas are fetched when they are first needed. */
const FIRST: readonly string[] = ['words', 'places', 'table', 'games', 'screens'];

/** The areas that another late one brings: the index does not name them. */
const BROUGHT: Readonly<Record<string, readonly string[]>> = { rules: ['play-well', 'about'] };

const COMPILED = join(I18N, 'compiled');
const HEAD = '/** Compiled from src/i18n/messages: `npm run messages`. */\n';

/** The languages in which small words change before certain letters, by their functions in `src/i18n/euphony.ts`. */
const JOINED: Readonly<Partial<Record<string, string>>> = { es: 'spanish', fr: 'french', it: 'italian' };

/** Languages that take plural forms by the rules of another: Brazilians write `0 pontos`, as the Portuguese do. */
const COUNTED_AS: Readonly<Partial<Record<string, string>>> = { 'pt-BR': 'pt-PT' };

/** Returns the name of an area in a script. */
const inScript = (area: string) => area.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns the messages of a language, with English ones where it lacks them. All take the same arguments as in English.
 */
export const completed = (own: Area, english: Area): Area =>
  new Map([...english].map(([path, { tokens, wants }]) => [path, { tokens: own.get(path)?.tokens ?? tokens, wants }]));

/** Returns the property that fetches these areas. */
const fetchers = (areas: readonly string[]): string => {
  const lines = areas.map(
    (area) => `    ${inScript(area)}: async () => (await import('./${area}.ts')).${inScript(area)},\n`,
  );
  return `fetch: {\n${lines.join('')}  },\n`;
};

function areaFile(area: string, messages: Area, language: string): string {
  const name = inScript(area);
  const isEnglish = language === 'en';
  const own = emit(treeOf(messages), { isTyped: isEnglish, isJoined: language in JOINED });
  const brought = BROUGHT[area] ?? [];
  const text = brought.length === 0 ? own : `{\n...${own},\n  ${fetchers(brought)}}`;
  const types = NAMED_TYPES.filter((type) => text.includes(`: ${type}`));
  const formats = [
    ...(text.includes('=> joined(') ? ['joined'] : []),
    ...['number', 'plural'].filter((format) => text.includes(`\${${format}(`)),
  ];
  return [
    HEAD,
    ...(types.length ? [`import type { ${types.join(', ')} } from '../../arguments.ts';\n`] : []),
    ...(text.includes('${select(') ? ["import { select } from '../../formats.ts';\n"] : []),
    ...(isEnglish ? [] : [`import type { ${name} as English } from '../en/${area}.ts';\n`]),
    ...(formats.length ? [`import { ${formats.join(', ')} } from './formats.ts';\n`] : []),
    `\nexport const ${name}${isEnglish ? '' : ': typeof English'} = ${text};\n`,
  ].join('');
}

function indexFile(language: string, locale: string, areas: readonly string[]): string {
  const first = areas.filter((area) => FIRST.includes(area));
  const elsewhere = Object.values(BROUGHT).flat();
  const late = areas.filter((area) => !FIRST.includes(area) && !elsewhere.includes(area));
  const isEnglish = language === 'en';
  return [
    HEAD,
    ...(isEnglish ? [] : ["import type { messages as English } from '../en/en.ts';\n"]),
    "import { number } from './formats.ts';\n",
    ...first.map((area) => `import { ${inScript(area)} } from './${area}.ts';\n`),
    `\nexport const messages${isEnglish ? '' : ': typeof English'} = {\n`,
    `  language: '${language}'${isEnglish ? ' as string' : ''},\n  locale: '${locale}'${isEnglish ? ' as string' : ''},\n`,
    '  number,\n',
    ...first.map((area) => `  ${inScript(area)},\n`),
    `  ${fetchers(late)}};\n`,
  ].join('');
}

function formatsFile(language: string, locale: string): string {
  const joined = JOINED[language];
  const locales = [locale, COUNTED_AS[language]].flatMap((each) => (each ? [`'${each}'`] : []));
  return [
    `${HEAD}import { formatsOf } from '../../formats.ts';\n`,
    ...(joined ? [`\nexport { ${joined} as joined } from '../../euphony.ts';\n`] : []),
    `\nexport const { number, plural } = formatsOf(${locales.join(', ')});\n`,
  ].join('');
}

function* languageFiles(language: string, locale: string, read: (area: string) => Area) {
  const areas = gameAreas();
  yield [join(language, 'formats.ts'), formatsFile(language, locale)] as const;
  for (const area of areas) {
    yield [join(language, `${area}.ts`), areaFile(area, read(area), language)] as const;
  }
  yield [join(language, `${language}.ts`), indexFile(language, locale, areas)] as const;
}

const lineFor = (language: string) =>
  `  '${language}': async () => (await import('./${language}/${language}.ts')).messages,\n`;

/** `offered`: the languages for players; `begun`: those that still have too much English. */
function fetchFile(offered: readonly string[], begun: readonly string[]): string {
  return [
    `${HEAD}/** Fetches what every match needs, by language. */\n`,
    `export const fetchMessages = {\n${offered.map(lineFor).join('')}};\n`,
    '\n/** The same of languages that say too much in English yet to be offered. */\n',
    `export const fetchBegun = {\n${begun.map(lineFor).join('')}};\n`,
  ].join('');
}

/** For builds in which each language but English is a separate script: an old script may meet a newer game. */
function offeredFile(offered: readonly string[], english: string): string {
  const model = createHash('sha256').update(english).digest('hex').slice(0, 8);
  const others = offered.filter((code) => code !== 'en').map((code) => `'${code}'`);
  return [
    `${HEAD}/** The languages that players get beside English. */\n`,
    `export const OFFERED = [${others.join(', ')}] as const;\n`,
    '\n/** Another one wherever the English messages are others: by these the game calls all languages. */\n',
    `export const MODEL = '${model}';\n`,
  ].join('');
}

/** The share of its own messages that a language needs to be offered. */
const WHOLE_ENOUGH = 0.9;
function isOffered(language: Language): boolean {
  const count = (of: Language) => areasOf(of).reduce((sum, area) => sum + readArea(of, area).size, 0);
  return count(language) >= WHOLE_ENOUGH * count('en');
}

/** Returns the languages for players. */
export const offeredLanguages = (): readonly Language[] => writtenLanguages().filter(isOffered);

function* allFiles() {
  const languages = writtenLanguages();
  for (const language of languages) {
    yield* languageFiles(language, LANGUAGES[language].locale, (area) =>
      completed(readArea(language, area), readArea('en', area)),
    );
  }
  yield* languageFiles(
    PSEUDO,
    LANGUAGES.en.locale,
    (area) => new Map([...readArea('en', area)].map(([path, message]) => [path, pseudo(message)])),
  );
  const offered = offeredLanguages();
  const begun = languages.filter((language) => !offered.includes(language));
  yield ['fetch.ts', fetchFile([...offered, PSEUDO], begun)] as const;
  const english = [...languageFiles('en', LANGUAGES.en.locale, (area) => readArea('en', area))];
  yield ['offered.ts', offeredFile(offered, english.join())] as const;
}

/** Writes files that have changed, and deletes those of areas and languages that are gone. */
export function writeMessages(): void {
  const files = new Map(allFiles());
  for (const [name, text] of files) {
    const path = join(COMPILED, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const name of readdirSync(COMPILED, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.ts') && !files.has(name)) rmSync(join(COMPILED, name));
  }
}
