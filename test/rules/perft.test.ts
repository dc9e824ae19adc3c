/**
 * The number of move sequences to a depth, from fixed deals: any change of what is legal shows here. Of the games of
 * other kinds the second reading has as many.
 */
import { describe, expect, it } from 'vitest';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal, Game, Move } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { italian } from '../../src/rules/total/italian.ts';
import { readingOf } from '../second/all.ts';
import type { Deal as ReadDeal, Event as ReadEvent, Reading } from '../second/reading.ts';
import { optionsOf } from './arranged.ts';
import { eventFor } from './readings.ts';
import { at } from './spoilt-records.ts';

/** The number of move sequences of each length up to a depth. */
function perft<D, M>(rules: Rules<D, M>, start: D, depth: number): number[] {
  const counts: number[] = [];
  let level = [start];
  while (counts.length < depth) {
    const legal = level.map((deal) => rules.moves(deal));
    counts.push(legal.reduce((sum, moves) => sum + moves.length, 0));
    if (counts.length === depth) break;
    level = level.flatMap((deal, at) => (legal[at] ?? []).map((move) => rules.play(deal, move)));
  }
  return counts;
}

/** What is legal, and what comes of it. */
interface Rules<D, M> {
  moves(deal: D): readonly M[];
  play(deal: D, move: M): D;
}

const asRules = (game: Game): Rules<Deal, Move> => ({
  moves: (deal) => game.moves(deal),
  play: (deal, move) => game.play(deal, move).deal,
});

/** The second reading of the same page; of a boneyard the lowest position is drawn. */
const asRead = (reading: Reading): Rules<ReadDeal, ReadEvent> => ({
  moves: (deal) => reading.moves(deal),
  play: (deal, event) => reading.play(deal, event.do === 'draw' ? { ...event, from: at(deal.boneyard, 0) } : event),
});

/** The same deal as it is read; seat 0 leads where the tiles do not say who does. */
function readAgain({ options, seats, heap, log }: Deal, reading: Reading): ReadDeal {
  const opened = reading.open(reading.begin(options, seats), heap, 0);
  return log.reduce((read, { seat: _, ...move }) => {
    const from = move.do === 'draw' && move.from !== undefined ? { from: move.from } : {};
    return reading.play(read, { ...eventFor(move, reading, read), ...from });
  }, opened);
}

/** A fixed deal, after that many deals of its match and random moves. */
function dealAfter(game: Game, seats: number, count: number, given: object, deals: number): Deal {
  const options = optionsOf(game, { ...given }, seats);
  const standing = { ...game.begin(options, seats), deals, memory: deals > 0 ? { starts: 0 } : null };
  const chance = fastChance(count);
  for (let attempt = 0; ; attempt++) {
    const heap = shuffledHeap(seedOfText(`perft ${seats} ${count}`), dealLabel(1, attempt), game.set(options));
    let deal = game.open(standing, options, seats, heap, 0);
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
  ['maltese', 3, {}, 0, 0, [1, 4, 4, 4, 12, 12, 12, 12, 24, 24, 24, 24]],
  ['maltese', 4, {}, 0, 0, [1, 4, 24, 48, 96, 96, 96, 96, 144, 192, 192, 192]],
  ['maltese', 4, {}, 0, 10, [1, 1, 1, 1, 1, 1, 1, 1, 4, 7, 37, 232]],
  ['maltese', 4, {}, 0, 14, [1, 1, 1, 1, 5, 27, 151, 237, 88, 280]],
  ['maltese', 4, {}, 0, 24, [7, 42, 50, 8, 12, 44, 226, 400, 998]],
];

const OTHERS: readonly (readonly [string, number, object, number, readonly number[]])[] = [
  ['block', 2, {}, 0, [1, 1, 4, 4, 16, 16, 62, 62, 202, 202, 732]],
  ['block', 3, {}, 0, [1, 1, 2, 2, 4, 4, 6, 6, 12, 12, 32, 32]],
  ['block', 3, {}, 24, [2, 4, 6, 10, 12, 14, 32, 38, 40, 69, 79, 62]],
  ['block', 4, {}, 14, [2, 6, 10, 22, 42, 91, 147, 267, 411]],
  ['french', 2, {}, 0, [8, 29, 96, 348, 1010]],
  ['french', 2, {}, 8, [2, 3, 7, 13, 21, 32, 47, 48, 64, 59, 68, 75]],
  ['french', 2, {}, 14, [2, 3, 2, 3, 3, 2, 3, 5, 10, 13, 28, 47]],
  ['all-fives', 2, {}, 0, [1, 4, 14, 44, 114, 314, 650]],
  ['all-fives', 3, {}, 12, [1, 1, 2, 6, 10, 54, 64, 90, 276, 504, 694]],
  ['all-fives', 4, { set: 9 }, 10, [1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1]],
  ['block', 3, { barricade: true }, 2, [4, 2, 6, 2, 10, 10, 32, 20, 48, 28, 72, 72]],
  ['block', 3, { barricade: true }, 4, [2, 2, 9, 7, 22, 14, 53, 31, 139, 83, 337]],
  ['block', 2, { drawing: 'never' }, 0, [1, 4, 14, 44, 114, 326, 662, 1484]],
  ['block', 3, { drawing: 'never' }, 0, [1, 2, 4, 6, 12, 28, 60, 100, 156, 258]],
  ['block', 4, { drawing: 'never' }, 2, [3, 7, 16, 32, 73, 147, 272, 394, 612]],
  ['team-block', 4, { drawing: 'never' }, 3, [5, 9, 16, 42, 78, 106, 151, 253, 386]],
  ['team-block', 4, {}, 0, [1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 48, 48]],
  ['team-block', 4, {}, 12, [3, 6, 14, 33, 54, 91, 187, 348]],
  ['team-block', 4, { barricade: true }, 2, [6, 2, 14, 6, 26, 14, 42, 42, 264]],
  ['team-block', 4, { barricade: true }, 4, [5, 3, 11, 5, 30, 10, 34, 34, 148, 344]],
  ['peruvian', 4, {}, 14, [2, 6, 10, 22, 42, 91, 147, 267]],
  ['draw', 2, {}, 0, [1, 4, 14, 44, 114, 314]],
  ['draw', 3, { twoDoubles: true }, 4, [2, 4, 8, 18, 22, 30, 30, 38, 44, 44, 54, 64]],
  ['draw', 4, { twoDoubles: true, barricade: true }, 3, [11, 11, 38, 85, 214]],
  ['draw', 4, { twoDoubles: true, barricade: true }, 0, [1, 2, 8, 24, 12, 28, 124, 288]],
  ['draw', 4, { twoDoubles: true, barricade: true }, 1, [2, 14, 62, 106, 130, 416]],
  ['draw', 2, { leadFrom: '0-0', twoDoubles: true }, 4, [4, 12, 26, 73, 169, 349]],
  ['draw', 4, { twoDoubles: true }, 3, [7, 11, 20, 45, 96, 139, 185, 265]],
  ['draw', 2, { match: 'sum-six', twoDoubles: true }, 10, [1, 1, 1, 1, 2, 2]],
  ['draw', 4, { match: 'sum-six', barricade: true }, 0, [1, 4, 12, 24, 36]],
  ['all-sevens', 2, {}, 0, [1, 7, 56, 282, 1318]],
  ['all-sevens', 3, {}, 8, [4, 8, 13, 34, 92]],
  ['matador', 3, {}, 0, [1, 5, 14, 28]],
  ['matador', 4, {}, 16, [5, 9, 11, 18, 34]],
  ['matador', 4, { barricade: true }, 1, [17, 128, 1136]],
  ['bergen', 2, {}, 0, [1, 4, 8, 20, 50, 112]],
  ['bergen', 3, {}, 10, [3, 7, 11, 17, 17, 23]],
  ['muggins', 2, {}, 0, [7, 30, 138, 661]],
  ['muggins', 3, { lengthwise: true }, 6, [6, 17, 57, 175, 282]],
  ['telephone', 2, {}, 0, [1, 2, 4, 20, 100]],
  ['telephone', 4, { severalDoubles: true }, 4, [2, 2, 6, 18, 48]],
  ['telephone', 4, {}, 16, [3, 8, 38, 74, 154, 266]],
  ['telephone-72', 3, { severalDoubles: true }, 2, [3, 7, 20, 54, 155]],
  ['hungarian', 2, {}, 0, [1, 10, 62, 316]],
  ['hungarian', 2, {}, 8, [5, 20, 67, 207]],
  ['hungarian', 3, {}, 0, [1, 2, 10, 46, 176, 514]],
  ['hungarian', 3, {}, 10, [1, 2, 4, 5, 6, 8, 10, 10, 9, 10, 6, 2]],
  ['hungarian', 4, {}, 0, [1, 2, 4, 4, 4, 12, 32, 76, 128, 236]],
  ['hungarian', 4, { barricade: true }, 2, [2, 2, 7, 13, 43, 94, 226]],
  ['hungarian', 4, { barricade: true }, 5, [2, 10, 26, 72, 143, 192, 283]],
  ['french', 2, { barricade: true }, 2, [6, 19, 46, 136, 167, 494]],
  ['french', 2, { barricade: true }, 3, [12, 16, 70, 71, 328]],
  ['goat', 2, {}, 0, [1, 2, 4, 20, 64, 202]],
  ['goat', 3, {}, 0, [1, 6, 12, 44, 118, 292]],
  ['goat', 3, {}, 12, [1, 1, 2, 4, 8, 11, 11, 11, 12, 14, 14, 7]],
  ['goat', 4, {}, 0, [1, 6, 14, 38, 124, 348]],
  ['goat', 4, {}, 10, [1, 3, 5, 5, 11, 18, 34, 54, 99, 159, 219]],
  ['sea-goat', 2, {}, 0, [1, 2, 4, 20, 64, 202]],
  ['sea-goat', 2, {}, 12, [1, 1, 2, 2, 2, 3, 4, 6, 12, 14, 16, 18, 18]],
  ['sea-goat', 3, {}, 0, [1, 6, 12, 44, 118]],
  ['sea-goat', 3, {}, 14, [5, 12, 21, 48, 83]],
  ['sea-goat', 4, {}, 0, [1, 6, 14, 38, 124, 356]],
  ['sea-goat', 4, {}, 16, [2, 4, 7, 10, 17, 22, 34, 62, 90, 94, 103, 89, 93]],
  ['goat', 4, { alone: true }, 14, [1, 3, 4, 6, 16, 25, 33, 40, 65, 93, 101, 65]],
  ['sports', 4, {}, 0, [7, 26, 94, 314]],
  ['sports', 4, {}, 12, [1, 1, 2, 3, 3, 4, 8, 14, 20, 31, 43, 62]],
  ['partners', 4, {}, 0, [1, 2, 8, 30, 102]],
  ['partners', 4, {}, 12, [3, 8, 16, 35, 47, 105, 180, 281, 372, 674]],
  ['partners', 4, { set: 9 }, 0, [1, 2, 6, 24]],
  ['partners', 4, { set: 9 }, 24, [2, 4, 5, 14, 17, 21, 31, 37, 43]],
  ['general', 4, {}, 0, [1, 6, 14, 38, 124, 348]],
  ['general', 4, {}, 10, [1, 3, 5, 5, 11, 18, 34, 54, 99, 159, 219]],
  ['general', 4, { ending: 'bald' }, 14, [1, 3, 4, 6, 16, 25, 33, 40, 65, 93, 101, 65]],
  ['italian', 3, {}, 0, [1, 7, 49, 294]],
  ['italian', 3, {}, 12, [3, 9, 27, 54, 100, 80]],
  ['italian', 4, { hits: 'steps' }, 10, [4, 16, 48, 144, 402, 720]],
  ['italian', 3, { set: 9, hits: 'steps' }, 11, [4, 12, 36, 108, 216, 432]],
  ['sausage', 2, {}, 14, [1, 1, 1, 2, 2, 2, 2, 4, 5, 6, 6, 8, 10, 13]],
  ['sausage', 2, {}, 26, [1, 1, 1, 2, 6, 6, 6, 12, 12, 12, 14, 18, 24, 8]],
  ['sausage', 2, { startsWith: 'double' }, 0, [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4]],
  ['sausage', 2, { startsWith: 'double' }, 38, [1, 2, 2, 2, 2, 2, 2, 0]],
  ['solo-1', 1, {}, 0, [4, 5, 7, 12, 10, 20, 45, 65, 105, 190, 280, 360]],
  ['solo-1', 1, {}, 3, [1, 1, 4, 10, 20, 42, 97, 187, 313, 518]],
  ['solo-2', 1, {}, 0, [1, 3, 3, 7, 7, 23, 23, 65, 65, 198, 198, 483]],
  ['solo-2', 1, {}, 10, [1, 4, 4, 13, 13, 30, 30, 75, 75, 165, 165, 369]],
  ['solo-2', 1, { set: 9 }, 0, [1, 2, 2, 1, 1, 3, 3, 5, 5, 11, 11, 21]],
  ['solo-2', 1, { refill: 'five' }, 0, [1, 3, 7, 15, 19, 0]],
  ['solo-2', 1, { refill: 'five' }, 3, [1, 2, 1, 1, 1, 1, 1, 1, 3, 8, 13, 0]],
  ['solo-2', 1, { set: 9, refill: 'five' }, 0, [1, 2, 1, 2, 2, 0]],
  ['squares', 1, {}, 0, [2255]],
  ['squares', 1, {}, 5, [419]],
  ['squares', 1, {}, 7, [142]],
  ['mosaic', 1, {}, 0, [131, 9220]],
  ['mosaic', 1, {}, 2, [19, 250, 4294]],
  ['mosaic', 1, {}, 4, [7, 60, 706, 9336]],
  ['mexican-train', 2, {}, 0, [1, 10, 16, 71, 181, 565]],
  ['mexican-train', 2, {}, 18, [3, 3, 3, 3, 3, 5]],
  ['mexican-train', 4, {}, 20, [1, 1, 1, 2, 10, 28]],
  ['mexican-train', 6, {}, 12, [3, 10, 50, 131, 216]],
  ['mexican-train', 4, { set: 12 }, 40, [1, 5, 15, 84, 216]],
  ['mexican-train', 8, {}, 30, [1, 2, 6, 22, 30]],
  ['chicken-foot', 2, {}, 0, [1, 30, 30]],
  ['chicken-foot', 2, { root: 4 }, 15, [1, 1, 1, 2, 2]],
  ['chicken-foot', 4, {}, 18, [11, 151, 1504]],
  ['chicken-foot', 8, { root: 8 }, 20, [1, 1, 10, 50]],
  ['chicken-foot', 5, { set: 12 }, 24, [11, 85, 1600]],
  ['five-up', 2, {}, 0, [5, 11, 20, 42, 82, 211, 367]],
  ['five-up', 2, {}, 9, [1, 2, 2, 1, 2, 2, 0]],
  ['five-up', 3, {}, 0, [5, 12, 27, 64, 164, 527]],
  ['five-up', 3, {}, 10, [5, 27, 36, 82, 340, 682]],
  ['five-up', 4, {}, 0, [5, 6, 9, 27, 99, 287]],
  ['five-up', 4, { alone: true }, 12, [1, 1, 6, 7, 10, 11, 26, 41, 68, 118, 507]],
];

const known = [...games, solo1, italian];
const gameOf = (id: string) =>
  at(
    known,
    known.findIndex((game) => game.id === id),
  );

describe('move sequences', () => {
  it.each(TABLE)('%s with %i seats %j after %i deals and %i moves: %j', (id, seats, given, deals, count, expected) => {
    const game = gameOf(id);
    const deal = dealAfter(game, seats, count, given, deals);
    expect(perft(asRules(game), deal, expected.length)).toEqual(expected);
  });

  it.each(OTHERS)('%s with %i seats %j after %i moves, read twice: %j', (id, seats, given, count, expected) => {
    const [game, reading] = [gameOf(id), readingOf(id)];
    const deal = dealAfter(game, seats, count, given, 0);
    expect(perft(asRules(game), deal, expected.length)).toEqual(expected);
    expect(perft(asRead(reading), readAgain(deal, reading), expected.length)).toEqual(expected);
  });
});
