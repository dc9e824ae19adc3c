/** Builds the game for the portals named, or for all, for tests only: in a separate folder, with invented game ids. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFiles } from '../write-files.ts';
import { filesFor } from './files.ts';
import { PORTALS } from './list.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const named = process.argv.slice(2);
for (const portal of PORTALS.filter(({ name }) => named.length === 0 || named.includes(name))) {
  writeFiles(join(root, 'node_modules/.cache/portals', portal.name), await filesFor(root, portal, 'tried'));
}
