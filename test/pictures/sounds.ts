/**
 * Draws what each sound looks like, and prints what it measures.
 *
 *   npm run pictures sounds [NAME]     all unless given
 *
 * Writes a picture of every sound, and a sheet of all variations of it, to `test/output/sounds/`. From above: wave,
 * level in decibels, pitches from 80 Hz to 16 kHz; times in milliseconds.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Figures, figures } from '../../tools/sounds/measure.ts';
import { picture, sheet } from '../../tools/sounds/picture.ts';
import { pieces, RECIPES } from '../../tools/sounds/sprite.ts';

const percent = (share: number) => (100 * share).toFixed(1);

/** Head, width, and what stands below. */
const COLUMNS: readonly (readonly [string, number, (f: Figures) => string])[] = [
  ['ms', 5, (f) => (1000 * f.duration).toFixed(0)],
  ['peak dBFS', 10, (f) => (20 * Math.log10(f.peak)).toFixed(1)],
  ['rms', 6, (f) => f.whole.toFixed(1)],
  ['50 ms', 6, (f) => f.loud.toFixed(1)],
  ['LUFS', 6, (f) => f.loudness.toFixed(1)],
  ['attack ms', 10, (f) => f.attack.toFixed(2)],
  ['-20 dB ms', 10, (f) => f.falls.toFixed(0)],
  ['-60 dB ms', 10, (f) => f.dies.toFixed(0)],
  ['centre Hz', 10, (f) => f.centroid.toFixed(0)],
  ['% <100', 7, (f) => percent(f.rumble)],
  ['<600', 6, (f) => percent(f.bands[0])],
  ['<2k', 6, (f) => percent(f.bands[1])],
  ['<6k', 6, (f) => percent(f.bands[2])],
  ['>6k', 6, (f) => percent(f.bands[3])],
  ['  modes Hz', 0, (f) => `  ${f.modes.join(' ')}`],
];

const FOLDER = 'test/output/sounds';
const wanted = process.argv[2];
mkdirSync(FOLDER, { recursive: true });
const all = pieces();
console.log(`${''.padEnd(9)}${COLUMNS.map(([head, width]) => head.padStart(width)).join('')}`);
for (const { name } of RECIPES) {
  if (wanted && name !== wanted) continue;
  const own = all.filter((piece) => piece.name === name);
  const pictures = own.map(({ variation, signal }) => {
    const drawn = picture(`${name} ${variation}`, signal);
    writeFileSync(`${FOLDER}/${name}-${variation}.png`, drawn.png());
    const measured = figures(signal);
    const row = COLUMNS.map(([, width, text]) => text(measured).padStart(width));
    console.log(`${`${name} ${variation}`.padEnd(9)}${row.join('')}`);
    return drawn;
  });
  writeFileSync(`${FOLDER}/${name}.png`, sheet(pictures, 4).png());
}
console.log(`Pictures of ${wanted ?? 'all sounds'} are in ${FOLDER}/.`);
