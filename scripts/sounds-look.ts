/**
 * Draws what each sound looks like: `npm run sounds:look [name]` writes a picture of every sound, and a sheet of all
 * variations of it, to test/output/sounds/. From above: wave, level in decibels, pitches from 80 Hz to 16 kHz; times in
 * milliseconds.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { picture, sheet } from './sounds/picture.ts';
import { pieces, RECIPES } from './sounds/sprite.ts';

const FOLDER = 'test/output/sounds';
const wanted = process.argv[2];
mkdirSync(FOLDER, { recursive: true });
const all = pieces();
for (const { name } of RECIPES) {
  if (wanted && name !== wanted) continue;
  const pictures = all
    .filter((piece) => piece.name === name)
    .map(({ variation, signal }) => ({ variation, drawn: picture(`${name} ${variation}`, signal) }));
  for (const { variation, drawn } of pictures) writeFileSync(`${FOLDER}/${name}-${variation}.png`, drawn.png());
  writeFileSync(
    `${FOLDER}/${name}.png`,
    sheet(
      pictures.map(({ drawn }) => drawn),
      4,
    ).png(),
  );
}
console.log(`Pictures of ${wanted ?? 'all sounds'} are in ${FOLDER}/.`);
