/**
 * Builds the game for the portals, or for those named (`npm run build:portals crazygames itch`): `dist-portals/NAME/`,
 * and a zip beside it. Each is checked before it is written. `--all`: every portal must have given its id. `--folder
 * PATH` builds elsewhere.
 */
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { writeFiles } from '../write-files.ts';
import { buildPortals } from './build-portals.ts';
import { filesFor } from './files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

process.exitCode = await buildPortals(argv.slice(2), {
  root,
  folder: join(root, 'dist-portals'),
  environment: env,
  filesFor: (portal, gameId) => filesFor(root, portal, gameId),
  write: (folder, portal, files) => writeFiles(join(folder, portal), files),
  print: console.log,
  complain: console.error,
});
