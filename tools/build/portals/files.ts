/** The files of the game for a portal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, mergeConfig, type Plugin } from 'vite';
import { classicFiles } from '../classic.ts';
import { hostedConfig } from '../hosted.ts';
import type { Files } from '../write-files.ts';
import type { PortalBuild } from './list.ts';

/** Replaces the first script of the page. */
const begunBy = (entry: string): Plugin => ({
  name: 'portal-entry',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      const page = html.replace('./src/main.ts', `./src/app/portals/${entry}.ts`);
      if (page === html) throw new Error('index.html does not begin with src/main.ts');
      return page;
    },
  },
});

/** Returns names in lower case: not every portal distinguishes capital letters. */
const lower = (kind: string) => (file: { readonly name?: string; readonly names?: readonly string[] }) =>
  `assets/${(file.name ?? file.names?.[0] ?? 'file').replace(/\.\w+$/, '').toLowerCase()}-[hash]${kind}`;

const NAMES = {
  hashCharacters: 'hex',
  entryFileNames: lower('.js'),
  chunkFileNames: lower('.js'),
  assetFileNames: lower('[extname]'),
} as const;

async function buildModules(root: string, entry: string): Promise<Files> {
  const built = await build(
    mergeConfig(hostedConfig([begunBy(entry)]), {
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      build: { write: false, rolldownOptions: { output: NAMES } },
      worker: { rolldownOptions: { output: NAMES } },
    }),
  );
  if (!('output' in built)) throw new Error('no single build');
  const sounds = ['table', 'evening'].flatMap((strip) => ['ogg', 'mp3'].map((format) => `sounds/${strip}.${format}`));
  return {
    ...Object.fromEntries(
      built.output.map((part) => [part.fileName, Buffer.from(part.type === 'chunk' ? part.code : part.source)]),
    ),
    ...Object.fromEntries(sounds.map((name) => [name, readFileSync(join(root, 'public', name))])),
  };
}

const builds = new Map<string, Promise<Files>>();

/** Returns the same files for all portals that share an entry. */
function moduleFiles(root: string, entry: string): Promise<Files> {
  const files = builds.get(entry) ?? buildModules(root, entry);
  builds.set(entry, files);
  return files;
}

const without = (files: Files, name: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([each]) => each !== name));

/** @param gameId the id of the game at the portal; empty if it has none. */
export async function filesFor(
  root: string,
  { entry, kind, hasCheckPage }: PortalBuild,
  gameId: string,
): Promise<Files> {
  const game =
    kind === 'module'
      ? await moduleFiles(root, entry)
      : await classicFiles(root, {
          file: `src/app/portals/${entry}.ts`,
          define: { PORTAL_GAME_ID: JSON.stringify(gameId) },
        });
  const beside = ['icon.svg', ...(hasCheckPage ? ['check.html', 'check.css', 'check.js'] : [])];
  return {
    ...(hasCheckPage ? game : without(game, 'check-words.js')),
    ...Object.fromEntries(beside.map((name) => [name, readFileSync(join(root, 'public', name))])),
    'fonts/ofl.txt': readFileSync(join(root, 'public/fonts/OFL.txt')),
  };
}
