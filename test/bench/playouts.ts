/**
 * Measures playouts of every game beside the bare loop, in turn, in one run.
 *
 *   npm run bench playouts [SECONDS [GAME…]]     2 each unless given
 */

import { spawnSync } from 'node:child_process';
import { newCore } from '../../src/rules/chain/core.ts';
import { playout } from '../../src/rules/chain/playout.ts';
import { type FastChance, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Game, Move, Options } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';
import { byteOf, newFastDeal } from '../../src/rules/sausage/fast.ts';
import { dealRows, playAtRandom } from '../../src/rules/sausage/sausage-playout.ts';
import { halves, pipCount } from '../../src/rules/tiles.ts';
import { goalsOf } from '../../src/rules/total/running-total.ts';
import { HAND, newTotalDeal, playTotalAtRandom } from '../../src/rules/total/total-playout.ts';
import { bare } from './measures/bare-loop.ts';

const [, script = '', time = '2', ...wanted] = process.argv;
const seconds = Number(time);
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

/** What plays deals of a game at random, and returns the turns of each: a fast core or, where there is none, the contract. */
function runner(game: Game | undefined, seats: number): () => number {
  const options = game?.options({}, seats);
  if (!game || !options?.ok) throw new Error(`no table of ${seats} seats`);
  const one = playoutOf(game, options.value, seats);
  return () => {
    let turns = 0;
    for (let i = 0; i < CHUNK; i++) turns += one();
    return turns;
  };
}

function playoutOf(game: Game, options: Options, seats: number): () => number {
  const chance = fastChance(1);
  const rules = game.chainRules?.(options, seats);
  if (rules) {
    const core = newCore(rules);
    return () => playout(core, chance);
  }
  if (game.table.kind === 'row') return totalPlayout(game, options, seats);
  if (game.table.kind === 'two lines') return linesPlayout(game, options);
  const begun = game.begin(options, seats);
  const seed = seedOfText('playouts');
  let nth = 0;
  return () => {
    let deal = game.open(begun, options, seats, shuffledHeap(seed, `${nth++}`, game.set(options)), 0);
    let turns = 0;
    for (; deal.turn; turns++) {
      const moves = game.moves(deal);
      deal = game.play(deal, moves[chance.below(moves.length)] as Move).deal;
    }
    return turns;
  };
}

function shuffle(tiles: Uint8Array, chance: FastChance): void {
  for (let left = tiles.length; left > 1; left--) {
    const other = chance.below(left);
    const tile = tiles[other] as number;
    tiles[other] = tiles[left - 1] as number;
    tiles[left - 1] = tile;
  }
}

/** 21: rows and lines as bytes. */
function linesPlayout(game: Game, options: Options): () => number {
  const chance = fastChance(1);
  const tiles = Uint8Array.from(game.set(options), (tile) => byteOf(...halves(tile)));
  const deal = newFastDeal();
  return () => {
    shuffle(tiles, chance);
    dealRows(deal, tiles, 0);
    return playAtRandom(deal, chance);
  };
}

/** 15: tiles as their pips. */
function totalPlayout(game: Game, options: Options, seats: number): () => number {
  const chance = fastChance(1);
  const tiles = Uint8Array.from(game.set(options), pipCount);
  const handSize = game.handSize(options, seats);
  const deal = newTotalDeal(goalsOf(options), seats);
  return () => {
    shuffle(tiles, chance);
    for (let seat = 0; seat < seats; seat++) {
      deal.hands.set(tiles.subarray(seat * handSize, (seat + 1) * handSize), seat * HAND);
    }
    deal.sizes.fill(handSize);
    deal.total = 0;
    return playTotalAtRandom(deal, chance);
  };
}

const fast = runner(gameById('cyprus'), 4);

/** Cyprus beside the bare loop. */
function yardstick(): void {
  let seed = 1;
  const loop = () => bare(CHUNK, seed++ * 7919).turns;
  rate(fast, 0.5);
  rate(loop, 0.5);
  const pairs = Array.from({ length: ROUNDS }, () => [rate(loop, seconds / ROUNDS), rate(fast, seconds / ROUNDS)]);
  const bareRate = median(pairs.map(([one]) => one?.deals ?? 0));
  const ratio = median(pairs.map(([one, other]) => (other?.deals ?? 0) / (one?.deals ?? 1)));
  console.log(`bare loop, cyprus 4: ${Math.round(bareRate)} deals/s`);
  console.log(`core, cyprus 4, beside it: ratio ${ratio.toFixed(3)}`);
}

/** A game beside Cyprus, with each number of seats. */
function beside(game: Game): void {
  for (const seats of game.seats) {
    const run = runner(game, seats);
    rate(run, seconds / 5);
    const rounds = Array.from({ length: ROUNDS }, () => [rate(fast, seconds / ROUNDS), rate(run, seconds / ROUNDS)]);
    const turns = median(rounds.map(([, it]) => it?.turns ?? 0));
    const ratio = median(rounds.map(([cyprus, it]) => (it?.turns ?? 0) / (cyprus?.turns ?? 1)));
    console.log(`${game.id} ${seats}: ${(turns / 1e6).toFixed(1)} million turns/s, ${ratio.toFixed(2)} of cyprus 4`);
  }
}

const one = wanted.length === 1 ? gameById(wanted[0] ?? '') : null;
if (one) beside(one);
else {
  yardstick();
  // A process for each: the compiler makes other code of what many games have run through, and nobody plays them all at once.
  for (const { id } of games) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    spawnSync(process.execPath, [...process.execArgv, script, time, id], { stdio: 'inherit' });
  }
}
