/**
 * Makes a classic script for each language but English: it leaves all messages, also of late pages, in a global
 * variable.
 */
import { basename } from 'node:path';
import { build, type Plugin } from 'vite';
import { OFFERED } from '../../src/i18n/compiled/offered.ts';
import { SCRIPT_TARGET } from '../browsers/list.ts';
import type { Files } from './write-files.ts';

/** The entry of a language's script; no such file exists. */
const ENTRY = 'language.ts';

const beginning = (code: string): Plugin => ({
  name: 'language',
  resolveId: (id) => (basename(id) === ENTRY ? ENTRY : null),
  load: (id) =>
    id === ENTRY
      ? `import { messages } from '/src/i18n/compiled/${code}/${code}.ts';
         import { MODEL } from '/src/i18n/compiled/offered.ts';
         (window.cyprusMessages ??= {})['${code} ' + MODEL] = messages;`
      : null,
});

async function scriptOf(root: string, code: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [beginning(code)],
    // Built as a library, without the code that fetches parts of a build.
    build: { write: false, target: SCRIPT_TARGET, lib: { entry: ENTRY, formats: ['iife'], name: 'language' } },
  });
  const [script] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk') throw new Error(`no script for ${code}`);
  return script.code;
}

/** Returns the scripts by name, in lower case: not every portal distinguishes capital letters. */
export async function languageScripts(root: string): Promise<Files> {
  const scripts = OFFERED.map(
    async (code) => [`language-${code.toLowerCase()}.js`, Buffer.from(await scriptOf(root, code))] as const,
  );
  return Object.fromEntries(await Promise.all(scripts));
}
