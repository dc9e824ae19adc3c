/** Playouts beside the bare loop, in turn, in one run: `npx tsx test/bench/playouts.ts [seconds each]`. */

import { newCore } from '../../src/rules/chain/core.ts';
import { playout } from '../../src/rules/chain/playout.ts';
import { fastChance } from '../../src/rules/chance.ts';
import type { Game } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';
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

/** `null` where the fast core does not play the game. */
function runner(game: Game | undefined, seats: number): (() => number) | null {
  const options = game?.options({}, seats);
  const rules = options?.ok ? game?.chainRules?.(options.value, seats) : undefined;
  if (!rules) return null;
  const core = newCore(rules);
  const chance = fastChance(1);
  return () => {
    let turns = 0;
    for (let i = 0; i < CHUNK; i++) turns += playout(core, chance);
    return turns;
  };
}

const fast = runner(gameById('cyprus'), 4);
if (!fast) throw new Error('no cyprus with four seats');
let seed = 1;
const yardstick = () => bare(CHUNK, seed++ * 7919).turns;
rate(fast, 0.5);
rate(yardstick, 0.5);
const pairs = Array.from({ length: ROUNDS }, () => [rate(yardstick, seconds / ROUNDS), rate(fast, seconds / ROUNDS)]);
const bareRate = median(pairs.map(([one]) => one?.deals ?? 0));
const ratio = median(pairs.map(([one, other]) => (other?.deals ?? 0) / (one?.deals ?? 1)));
console.log(`bare loop, cyprus 4: ${Math.round(bareRate)} deals/s`);
console.log(`core, cyprus 4, beside it: ratio ${ratio.toFixed(3)}`);
for (const game of games) {
  for (const seats of game.seats) {
    const run = runner(game, seats);
    if (!run) continue;
    rate(run, seconds / 5);
    const { deals, turns } = rate(run, seconds);
    console.log(`${game.id} ${seats}: ${Math.round(deals)} deals/s, ${(turns / 1e6).toFixed(1)} million turns/s`);
  }
}
