/**
 * Figures of the layout over many random deals: `npx tsx test/table/layout/figures.ts [DEALS] [FIRST]` (20,000 from
 * number 0 by default, a quarter of an hour or so). Each deal is laid tile by tile in one class of room, then once more as a whole.
 */
import { classOf, layOut } from '../../../src/table/layout/layout.ts';
import { grow, judge, noFaults } from './faults.ts';
import { dealt, type Star, tables } from './stars.ts';
import { wildStars } from './wild.ts';

/** What is left for the star on a screen, in CSS pixels. */
const ROOMS: Readonly<Record<string, readonly [number, number]>> = {
  '360×640': [352, 440],
  '640×360': [520, 264],
  '768×1024': [760, 818],
  '1280×800': [1160, 704],
};

const deals = Number(process.argv[2] ?? 20_000);
const first = Number(process.argv[3] ?? 0);
const quantile = (from: readonly number[], at: number) => {
  const sorted = [...from].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? Number.NaN).toFixed(1);
};

const faults = noFaults();
const pixels = new Map<string, number[]>();
const times: number[] = [];
let tiles = 0;
let boards = 0;

function look(name: string, star: Star, seed: number): void {
  const rooms = Object.entries(ROOMS);
  const [, [width, height]] = rooms[seed % rooms.length] ?? ['', [1, 1]];
  const aspect = width / height;
  try {
    judge(
      star,
      grow(star, aspect, faults, (index) => (index + seed) % 9 === 0),
      faults,
    );
  } catch (error) {
    faults.trapped++;
    console.error(name, seed, error);
    return;
  }
  boards++;
  for (const [room, [w, h]] of rooms) {
    // Rooms of the class that was grown cost nothing more; the smallest ones are laid out for their size too, now and then.
    const known = classOf({ aspect: w / h }) === classOf({ aspect });
    if (!known && (seed % 5 > 0 || w > 600)) continue;
    const start = performance.now();
    const { bounds } = layOut(star.laid, [], star.shape, { aspect: w / h });
    const took = performance.now() - start;
    if (!known) {
      times.push(took);
      tiles += star.laid.length;
    }
    const half = Math.min(w / (bounds.right - bounds.left), h / (bounds.top - bounds.bottom));
    const key = `${name} at ${room}`;
    pixels.set(key, [...(pixels.get(key) ?? []), half]);
  }
}

for (let deal = first; deal < first + deals; deal++) {
  const table = tables[deal % tables.length];
  if (!table) break;
  const { name, game, seats, given } = table;
  look(name, dealt(game, seats, deal, given, deal % 10 === 9), Math.floor(deal / tables.length));
  if (deal % 1000 === 999) console.error(`deal ${deal + 1}`);
}
for (const [name, star] of Object.entries(wildStars)) {
  for (let seed = 0; seed < Math.min(100, deals / 10); seed++) look(`wild: ${name}`, star(seed), seed);
}

console.log(`${boards} stars`, faults);
console.log(`whole boards: ${(times.reduce((a, b) => a + b, 0) / tiles).toFixed(2)} ms a tile`);
console.log(`a board in ms: median ${quantile(times, 0.5)}, p95 ${quantile(times, 0.95)}, most ${quantile(times, 1)}`);
for (const [name, halves] of [...pixels].sort(([a], [b]) => a.localeCompare(b))) {
  const [median, low, least] = [0.5, 0.05, 0].map((at) => quantile(halves, at));
  console.log(`${name}: half-tile px median ${median}, p5 ${low}, least ${least} (${halves.length})`);
}
