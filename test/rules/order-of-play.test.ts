import { expect, it } from 'vitest';
import { chooseAtRandom } from '../../src/bots/random.ts';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal, Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { tileOfMove } from '../../src/rules/moves.ts';
import { inOrderOfPlay, lastPlayed } from '../../src/rules/order-of-play.ts';
import { optionsOf } from './arranged.ts';

/** Deals at random until one begins. */
function begun(game: Game, seats: number): Deal {
  const options = optionsOf(game, {}, seats);
  for (let attempt = 0; ; attempt++) {
    const heap = shuffledHeap(seedOfText('order of play'), dealLabel(1, attempt), game.set(options));
    const deal = game.open(game.begin(options, seats), options, seats, heap, 0);
    if (deal.turn) return deal;
  }
}

it.each(games.map((game) => ({ id: game.id, game })))('knows the last tile of $id at every step', ({ game }) => {
  const chance = fastChance(7);
  let deal = begun(game, game.seats[0] ?? 1);
  let looked = 0;
  while (deal.turn) {
    const move = chooseAtRandom(deal, game.moves(deal), chance);
    deal = game.play(deal, move).deal;
    const tile = tileOfMove(move);
    if (tile === null) continue;
    expect(inOrderOfPlay(deal).at(-1)?.tile).toBe(tile);
    expect(lastPlayed(deal)?.tile).toBe(deal.laid.length > 1 ? tile : undefined);
    looked++;
  }
  expect(looked).toBeGreaterThan(1);
});
