/** Serves the pages for tests and pictures alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PORTAL_PAGES, writePortalPages } from '../portals/pages.ts';
import { type Served, serve } from './serve.ts';

/** The folder of the built pages: `dev.html`, `faces.html`, `mounts.html`, and one a portal. */
export const PAGES = 'node_modules/.cache/test-pages';
/** The environment's word that they have been built in this run, for all test files. */
const BUILT = 'TEST_PAGES_BUILT';

/** Builds them, unless this was done in this run. */
export async function buildPages(): Promise<void> {
  if (process.env[BUILT]) return;
  writePortalPages();
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'test/play/pages.config.ts'];
  const build = spawn(process.execPath, [...vite, '--outDir', PAGES, '--emptyOutDir', '--logLevel', 'error'], {
    // Within the tests the libraries would be built as for tests.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('the pages for the tests could not be built');
  // The game looks for its sounds beside the page that it is in.
  const moved = [['test/play/mounts/index.html', 'mounts.html'], ...PORTAL_PAGES.map((page) => [page, basename(page)])];
  for (const [from = '', to = ''] of moved) {
    writeFileSync(join(PAGES, to), readFileSync(join(PAGES, from), 'utf8').replaceAll('../../../', './'));
  }
  process.env[BUILT] = 'yes';
}

/** Builds the game for every portal, as `portal-zips.test.ts` tries it. */
export async function buildForPortals(): Promise<void> {
  const build = spawn(process.execPath, ['--import', 'tsx', 'tools/build/portals/tried.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('the builds for portals failed');
}

/** Builds and serves them. */
export async function openPages(): Promise<Served> {
  await buildPages();
  return serve(PAGES);
}
