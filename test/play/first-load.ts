/** The scripts that the first deal of Cyprus needs in the hosted build, by the import graph of its files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes, gzipped, that these scripts may weigh. */
export const FIRST_LOAD = 350;

/** The first script of each part, as the build names it; each brings its imports. */
const PARTS = ['index', 'en', 'portraits', 'scene', 'star', 'worker', 'shuffle-worker'];

export interface Script {
  /** The path from the folder of the build. */
  readonly path: string;
  readonly gzipped: number;
}

/** Returns all scripts of the first deal; `folder` is the build. Throws if a part is missing. */
export function firstLoad(folder: string): readonly Script[] {
  const all = readdirSync(join(folder, 'assets'));
  const files = new Set(
    PARTS.map((part) => {
      const [file, other] = all.filter((name) => new RegExp(`^${part}-[\\w-]{8}\\.js$`).test(name));
      if (!file || other) throw new Error(`The build has ${file ? 'several scripts' : 'no script'} ${part}.`);
      return file;
    }),
  );
  for (const file of files) for (const imported of importsOf(join(folder, 'assets', file))) files.add(imported);
  return ['stand-by.js', ...[...files].map((file) => join('assets', file))].map((path) => {
    const gzipped = gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;
    return { path, gzipped };
  });
}

/** Returns the scripts in the same folder that `script` imports before it runs. */
function importsOf(script: string): readonly string[] {
  const imports = readFileSync(script, 'utf8').matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
  return [...imports].flatMap(([, file = '']) => (existsSync(join(script, '..', file)) ? [file] : []));
}

/** Returns the weight of scripts in kilobytes, gzipped. */
export const weightOf = (scripts: readonly Script[]) => scripts.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000;
