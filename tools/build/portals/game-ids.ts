/**
 * The ids that portals gave the game: from `portals.json` beside the package file (like `portals.example.json`), or
 * from the environment.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const shape = v.record(v.string(), v.pipe(v.string(), v.minLength(1)));

/** Returns the environment variable with the id for a portal. */
export const variableOf = (portal: string): string => `${portal.toUpperCase()}_GAME_ID`;

/** Returns the id that the portal gave the game; `null` if there is none yet. Throws if the file cannot be read. */
export function gameIdOf(
  portal: string,
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const given = environment[variableOf(portal)];
  if (given) return given;
  const file = join(root, 'portals.json');
  if (!existsSync(file)) return null;
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`portals.json is no JSON: ${error}`);
  }
  const ids = v.safeParse(shape, read);
  if (!ids.success) throw new Error('portals.json has to be as portals.example.json: a text for each portal.');
  return ids.output[portal] ?? null;
}
