/** The number of move sequences to a depth, from fixed deals: any change of what is legal shows here. */
import { describe, expect, it } from 'vitest';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal, Game, Move } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { optionsOf } from './arranged.ts';

function perft(game: Game, deal: Deal, depth: number): number {
  const legal = game.moves(deal);
  if (depth === 1) return legal.length;
  return legal.reduce((sum, move) => sum + perft(game, game.play(deal, move).deal, depth - 1), 0);
}

/** A fixed deal after that many random moves. */
function dealAfter(game: Game, seats: number, count: number, given = {}): Deal {
  const options = optionsOf(game, given, seats);
  const chance = fastChance(count);
  for (let attempt = 0; ; attempt++) {
    const heap = shuffledHeap(seedOfText(`perft ${seats} ${count}`), dealLabel(1, attempt), game.set(options));
    let deal = game.open(game.begin(options, seats), options, seats, heap);
    if (!deal.turn) continue;
    for (let i = 0; i < count; i++) {
      const legal = game.moves(deal);
      deal = game.play(deal, legal[chance.below(legal.length)] as Move).deal;
    }
    return deal;
  }
}

const TABLE: readonly (readonly [string, number, object, number, readonly number[]])[] = [
  ['cyprus', 4, {}, 0, [1, 8, 8, 56, 56, 56, 1344]],
  ['cyprus', 4, {}, 26, [1, 1, 1, 1, 1, 1, 16, 304]],
  ['cyprus', 4, {}, 34, [11, 44, 396, 448, 2489]],
  ['cyprus', 4, {}, 40, [7, 102, 735, 1982]],
  ['cyprus', 7, {}, 22, [9, 75, 1049]],
  ['cyprus', 10, {}, 24, [3, 17, 113, 384, 1242]],
  ['cyprus', 10, {}, 36, [6, 8, 50, 158, 512, 944]],
  ['cyprus', 5, { handSizes: 'bell' }, 14, [16, 177, 2261]],
  ['cyprus', 5, { handSizes: 'bell' }, 30, [7, 83, 556]],
  ['cyprus', 4, { drawForLead: true }, 0, [1, 1, 1, 1, 1, 1, 1, 1, 1, 24, 672]],
  ['cyprus', 10, { drawForLead: true }, 0, [1, 8, 8, 8, 8, 8, 112, 672]],
  ['sebastopol', 4, {}, 0, [1, 4, 12, 72, 72, 480, 3936]],
  ['sebastopol', 4, {}, 8, [1, 9, 42, 141, 315, 1998]],
  ['sebastopol', 4, {}, 14, [8, 38, 79, 160, 679, 1812]],
  ['sebastopol', 4, {}, 18, [1, 1, 2, 6, 10, 16, 20, 26, 34, 38, 42, 26]],
];

describe('move sequences', () => {
  it.each(TABLE)('%s with %i seats %j after %i moves: %j', (id, seats, given, count, expected) => {
    const game = gameById(id) as Game;
    const deal = dealAfter(game, seats, count, given);
    expect(expected.map((_, at) => perft(game, deal, at + 1))).toEqual(expected);
  });
});
