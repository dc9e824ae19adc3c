/** Builds for the portals, one after the other, and prints the results. */
import { parseArgs } from 'node:util';
import type { Files } from '../write-files.ts';
import { faultsOf } from './faults.ts';
import { gameIdOf, variableOf } from './game-ids.ts';
import { PORTALS, type PortalBuild } from './list.ts';

/** The surroundings of the command, which tests replace. */
export interface Workshop {
  /** The folder of the package file. */
  readonly root: string;
  /** The folder that the builds go into unless `--folder` names another. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  filesFor(portal: PortalBuild, gameId: string): Promise<Files>;
  /** Writes the files of a portal below the folder, and returns their zip. */
  write(folder: string, portal: string, files: Files): Buffer;
  print(line: string): void;
  complain(line: string): void;
}

/** `waiting`: the portal has not given the game its id yet. */
type Outcome = 'built' | 'waiting' | 'failed';

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

/**
 * Builds for the portals that `args` names, or for all. Portals that have given no id are left out and listed. That is
 * an error only if they were named, or with `--all`. One error does not keep the others from being built.
 *
 * @returns the exit code of the command
 */
export async function buildPortals(args: readonly string[], shop: Workshop): Promise<0 | 1> {
  const { positionals: named, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { folder: { type: 'string', default: shop.folder }, all: { type: 'boolean', default: false } },
  });
  const strangers = named.filter((name) => !PORTALS.some((portal) => portal.name === name));
  if (strangers.length > 0) {
    shop.complain(
      `There is no portal ${strangers.join(', ')}. There are: ${PORTALS.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
  const wanted = PORTALS.filter(({ name }) => named.length === 0 || named.includes(name));
  const outcomes = new Map<string, Outcome>();
  for (const portal of wanted) outcomes.set(portal.name, await make(portal, values.folder, shop));
  const namesOf = (outcome: Outcome) => [...outcomes].filter(([, each]) => each === outcome).map(([name]) => name);
  const waiting = namesOf('waiting');
  const isComplete = values.all || named.length > 0;
  if (waiting.length > 0) (isComplete ? shop.complain : shop.print)(waitingText(waiting));
  return namesOf('failed').length > 0 || (isComplete && waiting.length > 0) ? 1 : 0;
}

const waitingText = (portals: readonly string[]) =>
  [
    `Not built, as they have no game id yet: ${portals.join(', ')}.`,
    "The portal shows the id on the game's page. Write it into portals.json (see portals.example.json),",
    `or set ${portals.map(variableOf).join(', ')}.`,
  ].join('\n');

async function make(portal: PortalBuild, folder: string, shop: Workshop): Promise<Outcome> {
  try {
    const gameId = portal.hasGameId ? gameIdOf(portal.name, shop.root, shop.environment) : '';
    if (gameId === null) return 'waiting';
    const files = await shop.filesFor(portal, gameId);
    const faults = faultsOf(portal, files);
    if (faults.length > 0) throw new Error(`${portal.name} cannot be given away:\n  ${faults.join('\n  ')}`);
    const packed = shop.write(folder, portal.name, files);
    const bytes = Object.values(files).reduce((sum, { length }) => sum + length, 0);
    const count = Object.keys(files).length;
    shop.print(`${portal.name.padEnd(16)} ${mega(packed.length)} zipped, ${mega(bytes)} in ${count} files`);
    return 'built';
  } catch (error) {
    shop.complain(error instanceof Error ? error.message : String(error));
    return 'failed';
  }
}
