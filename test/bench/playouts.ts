/** Playouts beside the bare loop, in turn, in one run: `npx tsx test/bench/playouts.ts [seconds each]`. */

import { newCore } from '../../src/rules/chain/core.ts';
import { playout } from '../../src/rules/chain/playout.ts';
import { chainRulesOf } from '../../src/rules/chain/star/chain-rules-of.ts';
import { rows } from '../../src/rules/chain/star/rows.ts';
import { starGame } from '../../src/rules/chain/star/star-game.ts';
import { fastChance } from '../../src/rules/chance.ts';
import { bare } from './bare.ts';

const seconds = Number(process.argv[2] ?? 2);
const ROUNDS = 5;
const CHUNK = 2000;

/** The median of some rates: machines are noisy. */
function median(rates: readonly number[]): number {
  return [...rates].sort((a, b) => a - b)[rates.length >> 1] ?? 0;
}

/** Deals and turns a second over that many seconds. `run` plays one chunk and returns its turns. */
function rate(run: () => number, time: number): { deals: number; turns: number } {
  const start = performance.now();
  let turns = 0;
  let deals = 0;
  while (performance.now() - start < time * 1000) {
    turns += run();
    deals += CHUNK;
  }
  const gone = (performance.now() - start) / 1000;
  return { deals: deals / gone, turns: turns / gone };
}

function runner(id: string, seats: number): () => number {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Error(`no row ${id}`);
  const options = starGame(row).options({}, seats);
  if (!options.ok) throw new Error(options.reason);
  const core = newCore(chainRulesOf(row, options.value, seats));
  const chance = fastChance(1);
  return () => {
    let turns = 0;
    for (let i = 0; i < CHUNK; i++) turns += playout(core, chance);
    return turns;
  };
}

const fast = runner('cyprus', 4);
let seed = 1;
const yardstick = () => bare(CHUNK, seed++ * 7919).turns;
rate(fast, 0.5);
rate(yardstick, 0.5);
const pairs = Array.from({ length: ROUNDS }, () => [rate(yardstick, seconds / ROUNDS), rate(fast, seconds / ROUNDS)]);
const bareRate = median(pairs.map(([one]) => one?.deals ?? 0));
const ratio = median(pairs.map(([one, other]) => (other?.deals ?? 0) / (one?.deals ?? 1)));
console.log(`bare loop, cyprus 4: ${Math.round(bareRate)} deals/s`);
console.log(`core, cyprus 4, beside it: ratio ${ratio.toFixed(3)}`);
for (const row of rows) {
  for (const seats of row.seats) {
    const run = runner(row.id, seats);
    rate(run, seconds / 5);
    const { deals, turns } = rate(run, seconds);
    console.log(`${row.id} ${seats}: ${Math.round(deals)} deals/s, ${(turns / 1e6).toFixed(1)} million turns/s`);
  }
}
