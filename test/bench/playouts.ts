/** Playouts beside the bare loop, in turn, in one run: `npx tsx test/bench/playouts.ts [seconds each] [GAME…]`. */

import { newCore } from '../../src/rules/chain/core.ts';
import { playout } from '../../src/rules/chain/playout.ts';
import { fastChance } from '../../src/rules/chance.ts';
import type { Game } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';
import { bare } from './bare.ts';

const seconds = Number(process.argv[2] ?? 2);
const wanted = process.argv.slice(3);
const ROUNDS = 5;
const CHUNK = 2000;

/** The median of some rates: machines are noisy. */
function median(rates: readonly number[]): number {
  return [...rates].sort((a, b) => a - b)[rates.length >> 1] ?? 0;
}

/** Seconds that this process has had of a core: what others do on the machine does not count. */
const spent = () => process.cpuUsage().user / 1e6;

/** Deals and turns a second over that many seconds of a core. `run` plays one chunk and returns its turns. */
function rate(run: () => number, time: number): { deals: number; turns: number } {
  const start = spent();
  let turns = 0;
  let deals = 0;
  while (spent() - start < time) {
    turns += run();
    deals += CHUNK;
  }
  const gone = spent() - start;
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
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  for (const seats of game.seats) {
    const run = runner(game, seats);
    if (!run) continue;
    rate(run, seconds / 5);
    const rounds = Array.from({ length: ROUNDS }, () => [rate(fast, seconds / ROUNDS), rate(run, seconds / ROUNDS)]);
    const turns = median(rounds.map(([, it]) => it?.turns ?? 0));
    const beside = median(rounds.map(([cyprus, it]) => (it?.turns ?? 0) / (cyprus?.turns ?? 1)));
    console.log(`${game.id} ${seats}: ${(turns / 1e6).toFixed(1)} million turns/s, ${beside.toFixed(2)} of cyprus 4`);
  }
}
