/** Pages for tests, in which the game is at a portal: the game's own page with another entry. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where each page begins. */
const ENTRIES = {
  crazygames: 'src/app/portals/crazygames.ts',
  poki: 'src/app/portals/poki.ts',
  yandex: 'src/app/portals/yandex.ts',
  plain: 'src/app/portals/plain.ts',
  gamedistribution: 'test/portals/entries/gamedistribution.ts',
  gamemonetize: 'test/portals/entries/gamemonetize.ts',
};

export type PortalName = keyof typeof ENTRIES;

const FOLDER = 'test/output/portal-pages';
export const PORTAL_PAGES = Object.keys(ENTRIES).map((name) => `${FOLDER}/${name}.html`);

/** Writes the pages, to be built. */
export function writePortalPages(): void {
  mkdirSync(FOLDER, { recursive: true });
  const page = readFileSync('index.html', 'utf8');
  for (const [name, entry] of Object.entries(ENTRIES)) {
    const own = page.replace('./src/main.ts', `/${entry}`).replace('./icon.svg', '/icon.svg');
    writeFileSync(join(FOLDER, `${name}.html`), own);
  }
}
