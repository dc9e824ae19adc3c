/**
 * Makes the hosted build installable and playable without a network. The page names its manifest and icons. A service
 * worker beside it lists every file of the build by its content.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { WORKER } from '../../src/offline/kept-release.ts';
import { SCRIPT_TARGET } from '../browsers/list.ts';
import { manifests } from './manifests.ts';

/** Files that the browser itself fetches to install the game. */
const BESIDE = /^(manifest[\w-]*\.webmanifest|icons\/.*)$/;

/** Returns every file of a built game in the form of the service worker's library, sorted by name. */
function filesOf(folder: string): PrecacheEntry[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  return names
    .filter((name) => !BESIDE.test(name) && name !== WORKER)
    .sort()
    .map((url) => {
      const hash = (algorithm: string) => createHash(algorithm).update(readFileSync(join(folder, url)));
      // With a revision a file is kept under another address than the page's. Under the same one, Chromium streams it
      // through the worker while it reads, and about one page load in 300 breaks off.
      const revision = hash('sha256').digest('hex').slice(0, 16);
      // A proxy may answer with another page, and must not spoil the cache. Some hosts do change pages, though.
      return url.endsWith('.html')
        ? { url, revision }
        : { url, revision, integrity: `sha256-${hash('sha256').digest('base64')}` };
    });
}

/** Returns the service worker for these files, as one classic script. */
async function workerFor(root: string, files: readonly PrecacheEntry[]): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: SCRIPT_TARGET,
      rolldownOptions: {
        input: join(root, 'src/offline/service-worker.ts'),
        output: { format: 'iife', codeSplitting: false, entryFileNames: WORKER },
      },
    },
  });
  if (!('output' in built)) throw new Error('no single build');
  return built.output[0].code;
}

/** Writes the service worker of the game built in `folder`. */
export async function writeWorker(root: string, folder: string): Promise<void> {
  writeFileSync(join(folder, WORKER), await workerFor(root, filesOf(folder)));
}

export function offline(): Plugin {
  let root = '';
  let folder = '';
  const link = (rel: string, href: string) => ({ tag: 'link', attrs: { rel, href }, injectTo: 'head' as const });
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [link('manifest', './manifest.webmanifest'), link('apple-touch-icon', './icons/touch-180.png')],
    },
    // By then all files lie in their folder, those of `public/` too.
    async writeBundle() {
      for (const [name, text] of Object.entries(manifests(root))) writeFileSync(join(folder, name), text);
      await writeWorker(root, folder);
    },
  };
}
