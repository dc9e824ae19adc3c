/** Makes every sound of the game: `npx tsx scripts/sounds.ts` writes public/sounds/table.* and src/audio/sprite.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { mp3, ogg } from './sounds/encode.ts';
import { RATE } from './sounds/signal.ts';
import { type Piece, pieces, RECIPES, strip } from './sounds/sprite.ts';

const milliseconds = (seconds: number) => Math.round(1000 * seconds);

function table(all: readonly Piece[]): string {
  const rows = RECIPES.map(({ name }) => {
    const own = all.filter((piece) => piece.name === name);
    const spans = own.map(({ at, signal }) => `[${milliseconds(at)}, ${milliseconds(signal.length / RATE)}]`);
    // As the formatter of the project would write it.
    return spans.length > 1 ? `  ${name}: [\n    ${spans.join(',\n    ')},\n  ],` : `  ${name}: [${spans}],`;
  });
  return `/**
 * Where each sound lies in public/sounds/table.*: for every variation its begin and length in milliseconds. Where there
 * is an order, the weakest (or lowest) comes first. Written by scripts/sounds.ts.
 */
export const SPRITE = {
${rows.join('\n')}
} as const satisfies Record<string, readonly (readonly [at: number, lasts: number])[]>;

export type SoundName = keyof typeof SPRITE;
`;
}

const all = pieces();
const signal = strip(all);
mkdirSync('public/sounds', { recursive: true });
const files = { 'table.ogg': await ogg(signal), 'table.mp3': await mp3(signal) };
for (const [name, bytes] of Object.entries(files)) writeFileSync(`public/sounds/${name}`, bytes);
writeFileSync('src/audio/sprite.ts', table(all));

const sizes = Object.entries(files).map(([name, bytes]) => `${name} ${(bytes.length / 1000).toFixed(0)} kB`);
console.log(`${all.length} sounds, ${(signal.length / RATE).toFixed(1)} s: ${sizes.join(', ')}`);
