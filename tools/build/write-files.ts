import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';

/** Files by path, with forward slashes. */
export type Files = Readonly<Record<string, Buffer>>;

/** The first day that a zip file can name. */
const DAY = new Date(1980, 0, 1);

/** Returns a zip of the files: the same bytes for the same files, with no dates and in the order of the names. */
export function zip(files: Files): Buffer {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return Buffer.from(zipSync(Object.fromEntries(sorted), { level: 9, mtime: DAY }));
}

/** Empties the folder, writes the files into it and a zip of them beside it. Returns the zip. */
export function writeFiles(folder: string, files: Files): Buffer {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  const packed = zip(files);
  writeFileSync(`${folder}.zip`, packed);
  return packed;
}
