/**
 * How many deals of Solo 1 can be won at all, and how long the search takes: `npm run bench:solo [DEALS]`, 10,000 by
 * default.
 */
import { argv } from 'node:process';
import { solve } from '../../src/bots/solo/solve.ts';
import { atOnce } from '../../src/bots/steps.ts';
import { dealLabel, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';

const [, , count = '10000'] = argv;
const deals = Number(count);

/** The value below which that share of the sorted values lies. */
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Searches one deal to the end. */
function searched(deal: number) {
  const heap = shuffledHeap(seedOfText('solo bench'), dealLabel(deal, 0), solo1.set({}));
  const opened = solo1.open(solo1.begin({}, 1), {}, 1, heap);
  const start = performance.now();
  const { is } = atOnce(solve(opened));
  return { is, time: performance.now() - start };
}

// The first searches run uncompiled.
for (let deal = 1; deal <= 50; deal++) searched(deal);
const all = Array.from({ length: deals }, (_, deal) => searched(deal + 1));
const times = all.map(({ time }) => time).sort((a, b) => a - b);
const found = all.filter(({ is }) => is === 'found').length;
const share = found / deals;
const error = 1.96 * Math.sqrt((share * (1 - share)) / deals);
const percent = (part: number) => `${(100 * part).toFixed(2)} %`;
const ms = (time: number) => `${time.toFixed(2)} ms`;
console.log(`${deals} deals: ${found} can be won, ${percent(share)} ± ${percent(error)}`);
console.log(
  `search: median ${ms(quantile(times, 0.5))}, 99th percentile ${ms(quantile(times, 0.99))}, longest ${ms(quantile(times, 1))}`,
);
