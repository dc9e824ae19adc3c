/** The names that portals give the game: out of `portals.json` beside the package file (as `portals.example.json`), or the environment. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const shape = v.record(v.string(), v.pipe(v.string(), v.minLength(1)));

/** Where the environment holds it. */
export const variableOf = (portal: string): string => `${portal.toUpperCase()}_GAME_ID`;

/** Throws where there is none, or the file cannot be read; the message says what to do. */
export function gameIdOf(
  portal: string,
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const given = environment[variableOf(portal)];
  if (given) return given;
  const file = join(root, 'portals.json');
  const how = `Write { "${portal}": "…" } into portals.json, or set ${variableOf(portal)}: the portal shows the id at the game's page.`;
  if (!existsSync(file)) throw new Error(`${portal} has no game id. ${how}`);
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`portals.json is no JSON: ${error}`);
  }
  const ids = v.safeParse(shape, read);
  if (!ids.success) throw new Error('portals.json has to be as portals.example.json: a text for each portal.');
  const id = ids.output[portal];
  if (!id) throw new Error(`${portal} has no game id. ${how}`);
  return id;
}
