import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Files, zip } from './zip.ts';

/** Writes the files into the folder, and nothing else is in it; and a zip of them beside it, which it returns. */
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
