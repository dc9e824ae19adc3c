/**
 * Makes every sound of the game: `npm run sounds` writes public/sounds/table.* and evening.*, and src/audio/sprite.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Fineness, mp3, ogg } from './encode.ts';
import { eveningFile } from './evening.ts';
import { halved, RATE, type Signal } from './signal.ts';
import { type Piece, pieces, RECIPES, strip } from './sprite.ts';

const milliseconds = (seconds: number) => Math.round(1000 * seconds);

function table(all: readonly Piece[]): string {
  const rows = RECIPES.map(({ name }) => {
    const own = all.filter((piece) => piece.name === name);
    const spans = own.map(({ at, signal }) => `[${milliseconds(at)}, ${milliseconds(signal.length / RATE)}]`);
    // Written as the formatter of the project would do it.
    return spans.length > 1 ? `  ${name}: [\n    ${spans.join(',\n    ')},\n  ],` : `  ${name}: [${spans}],`;
  });
  return `/**
 * Where each sound lies in public/sounds/table.*: for every variation its begin and length in milliseconds. Where there
 * is an order, the weakest (or lowest) comes first. Written by tools/sounds/main.ts.
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
const both = async (name: string, strip: Signal, fineness: Fineness): Promise<[string, Uint8Array][]> => [
  [`${name}.ogg`, await ogg(strip, fineness)],
  [`${name}.mp3`, await mp3(strip, fineness)],
];
const files = [
  ...(await both('table', signal, { rate: RATE, ogg: 1.5, mp3: 7.9 })),
  ...(await both('evening', halved(eveningFile()), { rate: RATE / 2, ogg: 1.5, mp3: 7 })),
];
for (const [name, bytes] of files) writeFileSync(`public/sounds/${name}`, bytes);
writeFileSync('src/audio/sprite.ts', table(all));

const sizes = files.map(([name, bytes]) => `${name} ${(bytes.length / 1000).toFixed(0)} kB`);
console.log(`${all.length} sounds, ${(signal.length / RATE).toFixed(1)} s: ${sizes.join(', ')}`);
