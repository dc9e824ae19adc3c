/** A classic script for each language but English: it leaves the messages, those of late pages too, in a global variable. */
import { basename } from 'node:path';
import { build, type Plugin } from 'vite';
import { OFFERED } from '../../src/i18n/compiled/offered.ts';
import { SCRIPT_TARGET } from '../browsers/list.ts';
import type { Files } from './write-files.ts';

/** Where the script of a language begins: no such file is there. */
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
    // As a library: what pages need to fetch parts of a build is left out.
    build: { write: false, target: SCRIPT_TARGET, lib: { entry: ENTRY, formats: ['iife'], name: 'language' } },
  });
  const [script] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk') throw new Error(`no script for ${code}`);
  return script.code;
}

/** By name, in small letters: not every portal tells them from capital ones. */
export async function languageScripts(root: string): Promise<Files> {
  const scripts = OFFERED.map(
    async (code) => [`language-${code.toLowerCase()}.js`, Buffer.from(await scriptOf(root, code))] as const,
  );
  return Object.fromEntries(await Promise.all(scripts));
}
