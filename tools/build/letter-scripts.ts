/**
 * Makes a classic script for each alphabet that the embeddable build lacks: it leaves its fonts in a global variable.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CarriedFont } from '../../src/app/embedded-page.ts';
import { ALPHABETS, lettersFile } from '../../src/i18n/carried-letters.ts';
import type { Files } from './write-files.ts';

const FOLDER = 'src/shell/fonts';

/** Returns the Unicode range of a font file, from the style sheet of the hosted build. */
function rangeOf(styles: string, file: string): string {
  const [, range] = new RegExp(`${file}"\\) format\\("woff2"\\);\\s*unicode-range:([^;]+);`).exec(styles) ?? [];
  if (range === undefined) throw new Error(`no letters are named of ${file}`);
  return range.replace(/\s+/g, ' ').trim();
}

export function letterScripts(root: string): Files {
  const styles = readFileSync(join(root, FOLDER, 'alphabets.css'), 'utf8');
  return Object.fromEntries(
    ALPHABETS.map((alphabet) => {
      const fonts = (['400', '700'] as const).map((weight): CarriedFont => {
        const file = `gentium-${alphabet}-${weight}.woff2`;
        const bytes = readFileSync(join(root, FOLDER, file));
        return { weight, range: rangeOf(styles, file), file: `data:font/woff2;base64,${bytes.toString('base64')}` };
      });
      return [lettersFile(alphabet), Buffer.from(`window.cyprusLetters=${JSON.stringify(fonts)};\n`)];
    }),
  );
}
