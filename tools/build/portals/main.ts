/**
 * Builds the game for the portals, or for those named (`npm run build:portals crazygames itch`): `dist-portals/NAME/`, and a
 * zip beside it. Each is checked before it is written. `--folder PATH` builds elsewhere.
 */
import { join } from 'node:path';
import { env, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeFiles } from '../write-files.ts';
import { faultsOf } from './faults.ts';
import { filesFor } from './files.ts';
import { gameIdOf } from './game-ids.ts';
import { PORTALS, type PortalBuild } from './list.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: join(root, 'dist-portals') } },
});
const strangers = named.filter((name) => !PORTALS.some((portal) => portal.name === name));
if (strangers.length > 0) {
  console.error(
    `There is no portal ${strangers.join(', ')}. There are: ${PORTALS.map(({ name }) => name).join(', ')}.`,
  );
  exit(1);
}

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

/** Throws what is wrong; prints the sizes. */
async function make(portal: PortalBuild): Promise<void> {
  const gameId = portal.hasGameId ? gameIdOf(portal.name, root, env) : '';
  const files = await filesFor(root, portal, gameId);
  const faults = faultsOf(portal, files);
  if (faults.length > 0) throw new Error(`${portal.name} cannot be given away:\n  ${faults.join('\n  ')}`);
  const packed = writeFiles(join(values.folder, portal.name), files);
  const bytes = Object.values(files).reduce((sum, { length }) => sum + length, 0);
  console.log(
    `${portal.name.padEnd(16)} ${mega(packed.length)} zipped, ${mega(bytes)} in ${Object.keys(files).length} files`,
  );
}

for (const portal of PORTALS) {
  if (named.length > 0 && !named.includes(portal.name)) continue;
  try {
    await make(portal);
  } catch (error) {
    // The others are built all the same.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
