/**
 * Measures the layout over many random deals.
 *
 *   npm run bench layout [DEALS [FIRST [LINES]]]     20,000 from number 0, and a tenth of that as lines of each kind
 *
 * Each deal is laid tile by tile for one of the screens, then once more as a whole. Two processes share the deals; what
 * both found is summed.
 */
import { fork } from 'node:child_process';
import { type Found, found, measure, together } from '../table/layout/measured.ts';
import { quantile } from './measures/quantile.ts';

const PARTS = 2;

const [deals = 20_000, first = 0, lines = deals / 10, part = -1] = process.argv.slice(2).map(Number);

const told = (from: readonly number[], at: number) => quantile(from, at).toFixed(1);

/** What another process finds in its part. Fails when that process does. */
function elsewhere(which: number): Promise<Found> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [deals, first, lines, which].map(String));
    child.once('message', (message) => resolve(message as Found));
    child.once('exit', (code) => code && reject(new Error(`part ${which} ended with ${code}`)));
  });
}

function print({ stars, faults, pixels, times, tiles }: Found): void {
  console.log(`${stars} stars`, faults);
  console.log(`whole boards: ${(times.reduce((a, b) => a + b, 0) / tiles).toFixed(2)} ms a tile`);
  console.log(`a board in ms: median ${told(times, 0.5)}, p95 ${told(times, 0.95)}, most ${told(times, 1)}`);
  for (const [name, halves] of Object.entries(pixels).sort(([a], [b]) => a.localeCompare(b))) {
    const [median, low, least] = [0.5, 0.05, 0].map((at) => told(halves, at));
    console.log(`${name}: half-tile px median ${median}, p5 ${low}, least ${least} (${halves.length})`);
  }
}

if (part >= 0) {
  process.send?.(measure(deals, first, lines, { part, of: PARTS }));
} else {
  const parts = await Promise.all(Array.from({ length: PARTS }, (_, which) => elsewhere(which)));
  print(parts.reduce(together, found()));
}
