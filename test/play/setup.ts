/** Before all browser tests: one browser for all of them, and the pages that are built for tests alone. */
import { launchServer } from '../../tools/find-browser.mjs';
import { isLong } from '../long.ts';
import { KEPT, type KeptBrowser } from './browser.ts';
import { buildForPortals, buildPages } from './pages.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const [server] = await Promise.all([launchServer(), buildPages(), isLong ? buildForPortals() : null]);
  const kept: KeptBrowser = { endpoint: server.wsEndpoint(), from: server.from };
  process.env[KEPT] = JSON.stringify(kept);
  return () => server.close();
}
