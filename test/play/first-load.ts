/** The files that the title and the first deal of Cyprus need in the hosted build, by the import graph of its scripts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes, gzipped, that these scripts may weigh. */
export const FIRST_LOAD = 350;

/**
 * Kilobytes, gzipped, that may come before the title. A line of 400 kbit/s carries 50 kB/s: of the 5 s that the title may
 * take, two round trips of 0.4 s and what runs leave at least 3 s.
 */
export const TITLE_LOAD = 150;

/** The first script of each part, as the build names it; each brings its imports. */
const PARTS = ['index', 'en', 'portraits', 'scene', 'star', 'worker', 'shuffle-worker'];

export interface Script {
  /** The path from the folder of the build. */
  readonly path: string;
  readonly gzipped: number;
}

/** Returns all scripts of the first deal; `folder` is the build. Throws if a part is missing. */
export const firstLoad = (folder: string): readonly Script[] => scriptsOf(folder, PARTS);

/** Returns the scripts of the table that come after those of the title, in English. Throws if a part is missing. */
export function tableLoad(folder: string): readonly Script[] {
  const before = new Set(titleLoad(folder).map(({ path }) => path));
  return scriptsOf(folder, ['scene', 'star']).filter(({ path }) => !before.has(path));
}

/** Returns all files that come before the title in English: the page, its scripts, its styles. Throws if one is missing. */
export function titleLoad(folder: string): readonly Script[] {
  const [styles = ''] = readFileSync(join(folder, 'index.html'), 'utf8').match(/assets\/page-[\w-]{8}\.css/) ?? [];
  return [...['index.html', styles].map((path) => weighed(folder, path)), ...scriptsOf(folder, ['index', 'en'])];
}

/** Returns the page's first script and these parts with all that they import; `folder` is the build. */
function scriptsOf(folder: string, parts: readonly string[]): readonly Script[] {
  const all = readdirSync(join(folder, 'assets'));
  const files = new Set(
    parts.map((part) => {
      const [file, other] = all.filter((name) => new RegExp(`^${part}-[\\w-]{8}\\.js$`).test(name));
      if (!file || other) throw new Error(`The build has ${file ? 'several scripts' : 'no script'} ${part}.`);
      return file;
    }),
  );
  for (const file of files) for (const imported of importsOf(join(folder, 'assets', file))) files.add(imported);
  return ['stand-by.js', ...[...files].map((file) => join('assets', file))].map((path) => weighed(folder, path));
}

const weighed = (folder: string, path: string): Script => ({
  path,
  gzipped: gzipSync(readFileSync(join(folder, path)), { level: 9 }).length,
});

/** Returns the scripts in the same folder that `script` imports before it runs. */
function importsOf(script: string): readonly string[] {
  const imports = readFileSync(script, 'utf8').matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
  return [...imports].flatMap(([, file = '']) => (existsSync(join(script, '..', file)) ? [file] : []));
}

/** Returns the weight of scripts in kilobytes, gzipped. */
export const weightOf = (scripts: readonly Script[]) => scripts.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000;
