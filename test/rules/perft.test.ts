/** The number of move sequences to a depth, from fixed deals: any change of what is legal shows here. */
import { describe, expect, it } from 'vitest';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal, Game, Move } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { optionsOf } from './arranged.ts';

/** The number of move sequences of each length up to a depth. */
function perft(game: Game, start: Deal, depth: number): number[] {
  const counts: number[] = [];
  let level = [start];
  while (counts.length < depth) {
    const legal = level.map((deal) => game.moves(deal));
    counts.push(legal.reduce((sum, moves) => sum + moves.length, 0));
    if (counts.length === depth) break;
    level = level.flatMap((deal, at) => (legal[at] ?? []).map((move) => game.play(deal, move).deal));
  }
  return counts;
}

/** A fixed deal, after that many deals of its match and random moves. */
function dealAfter(game: Game, seats: number, count: number, given: object, deals: number): Deal {
  const options = optionsOf(game, { ...given }, seats);
  const standing = { ...game.begin(options, seats), deals, memory: deals > 0 ? { starts: 0 } : null };
  const chance = fastChance(count);
  for (let attempt = 0; ; attempt++) {
    const heap = shuffledHeap(seedOfText(`perft ${seats} ${count}`), dealLabel(1, attempt), game.set(options));
    let deal = game.open(standing, options, seats, heap);
    if (!deal.turn) continue;
    for (let i = 0; i < count; i++) {
      const legal = game.moves(deal);
      deal = game.play(deal, legal[chance.below(legal.length)] as Move).deal;
    }
    return deal;
  }
}

const TABLE: readonly (readonly [string, number, object, number, number, readonly number[]])[] = [
  ['cyprus', 4, {}, 0, 0, [1, 8, 8, 56, 56, 56, 1344]],
  ['cyprus', 4, {}, 0, 26, [1, 1, 1, 1, 1, 1, 16, 304]],
  ['cyprus', 4, {}, 0, 34, [11, 44, 396, 448, 2489]],
  ['cyprus', 4, {}, 0, 40, [7, 102, 735, 1982]],
  ['cyprus', 7, {}, 0, 22, [9, 75, 1049]],
  ['cyprus', 10, {}, 0, 24, [3, 17, 113, 384, 1242]],
  ['cyprus', 10, {}, 0, 36, [6, 8, 50, 158, 512, 944]],
  ['cyprus', 5, { handSizes: 'bell' }, 0, 14, [16, 177, 2261]],
  ['cyprus', 5, { handSizes: 'bell' }, 0, 30, [7, 83, 556]],
  ['cyprus', 4, { drawForLead: true }, 0, 0, [1, 1, 1, 1, 1, 1, 1, 1, 1, 24, 672]],
  ['cyprus', 10, { drawForLead: true }, 0, 0, [1, 8, 8, 8, 8, 8, 112, 672]],
  ['sebastopol', 4, {}, 0, 0, [1, 4, 12, 72, 72, 480, 3936]],
  ['sebastopol', 4, {}, 0, 8, [1, 9, 42, 141, 315, 1998]],
  ['sebastopol', 4, {}, 0, 14, [8, 38, 79, 160, 679, 1812]],
  ['sebastopol', 4, {}, 0, 18, [1, 1, 2, 6, 10, 16, 20, 26, 34, 38, 42, 26]],
  ['cyprus', 4, { set: 12 }, 0, 4, [14, 252, 252, 252, 252, 252]],
  ['cyprus', 4, { set: 12 }, 0, 38, [6, 64, 556]],
  ['cyprus-family', 4, {}, 0, 0, [1, 16, 336, 336]],
  ['cyprus-family', 4, {}, 0, 6, [6, 12, 12, 12, 12, 24, 210]],
  ['cyprus-family', 4, {}, 0, 18, [15, 238]],
  ['cyprus-family', 7, {}, 0, 12, [1, 1, 3, 3, 9, 12, 84, 864]],
  ['cyprus-family', 7, {}, 0, 34, [8, 52, 311]],
  ['cyprus-family', 8, { drawForLead: true }, 0, 4, [1, 6, 30, 120, 720]],
  ['cyprus-family', 8, { drawForLead: true }, 0, 14, [1, 1, 3, 3, 3, 4, 20, 166]],
  ['cyprus-leaflet', 4, {}, 0, 0, [1, 16, 384]],
  ['cyprus-leaflet', 4, {}, 0, 24, [8, 45, 384]],
  ['cyprus-leaflet', 4, {}, 0, 38, [4, 11, 37, 110, 273, 458]],
  ['fortress', 4, {}, 0, 4, [1, 7, 43, 255]],
  ['fortress', 4, {}, 0, 20, [2, 2, 2, 3, 3, 3, 4, 7, 0]],
  ['sebastopol-draw', 3, {}, 0, 0, [1, 4, 4, 12, 72, 72, 72, 72, 72, 72, 672]],
  ['sebastopol-draw', 3, {}, 0, 16, [4, 7, 11, 26, 89, 291]],
  ['sebastopol-draw', 3, {}, 0, 18, [7, 43, 109, 205, 330]],
  ['sebastopol-draw', 3, {}, 0, 28, [1, 4, 4, 6, 10, 12, 14, 22, 22, 16, 26, 0]],
  ['sebastopol-berndt', 3, {}, 0, 0, [1, 1, 12, 36, 144, 288]],
  ['sebastopol-berndt', 3, {}, 0, 12, [6, 33, 180]],
  ['sebastopol-berndt', 3, {}, 0, 22, [3, 7, 14, 30, 43, 28, 0]],
  ['sebastopol-leaflet', 4, {}, 0, 0, [1, 4, 24, 220]],
  ['sebastopol-leaflet', 4, {}, 0, 14, [3, 12, 26, 48, 149, 376]],
  ['sebastopol-leaflet', 4, {}, 0, 18, [2, 4, 12, 32, 84, 162, 202, 36, 36, 28, 0]],
  ['ural', 4, {}, 0, 10, [6, 10, 47, 151, 414]],
  ['ural', 4, {}, 0, 18, [3, 5, 7, 19, 41, 94, 110, 29, 30, 13, 11, 9]],
  ['ural', 4, {}, 0, 22, [3, 7, 9, 9, 11, 0]],
  ['ural', 4, {}, 6, 0, [1, 8, 32, 328]],
  ['ural', 4, {}, 6, 18, [2, 4, 8, 34, 109, 230, 306, 303]],
  ['ural', 4, { faceDownDoubles: false }, 3, 18, [3, 10, 18, 43, 74, 190, 213, 139, 48, 48, 0]],
  ['ural-draw', 3, {}, 5, 0, [1, 13, 77, 577]],
  ['ural-draw', 3, {}, 5, 8, [5, 26, 111, 424]],
  ['ural-draw', 3, {}, 5, 24, [2, 3, 8, 17, 27, 34, 33, 32, 31, 15, 6, 5]],
  ['osel', 2, {}, 0, 1, [4, 24, 80, 340]],
  ['osel', 2, {}, 0, 14, [1, 1, 6, 30, 98, 258, 685]],
  ['osel', 2, {}, 0, 10, [4, 4, 4, 5, 6, 16, 30, 41, 57, 64, 68, 107]],
  ['osel', 3, {}, 0, 4, [4, 10, 50, 214, 720]],
  ['osel', 3, {}, 0, 10, [3, 8, 30, 55, 84, 154, 259]],
  ['osel', 3, {}, 2, 0, [7, 43, 189, 871]],
  ['osel', 3, {}, 2, 10, [4, 8, 28, 127, 279]],
  ['osel', 4, {}, 1, 1, [2, 6, 34, 65, 329]],
  ['osel', 4, {}, 1, 14, [2, 7, 11, 31, 91, 221, 338]],
  ['osel', 4, {}, 1, 18, [4, 15, 23, 56, 100, 204, 242, 178, 150, 58, 12, 0]],
];

describe('move sequences', () => {
  it.each(TABLE)('%s with %i seats %j after %i deals and %i moves: %j', (id, seats, given, deals, count, expected) => {
    const game = gameById(id) as Game;
    const deal = dealAfter(game, seats, count, given, deals);
    expect(perft(game, deal, expected.length)).toEqual(expected);
  });
});
