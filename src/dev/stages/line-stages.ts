/** Lines with two ends, and halves over halves: a beginning, a middle and an end of each. */
import type { Stages } from './stage-spec.ts';

export const lines: Stages = {
  lineLead: { shows: 'Block: before anything lies, the middle waits', spec: { game: 'block', seats: 2, moves: 0 } },
  lineBegins: { shows: 'Block: two ends, two suns', spec: { game: 'block', seats: 2, moves: 3, ask: true } },
  line: {
    shows: 'Block: a line half way, a tile picked',
    spec: { game: 'block', seats: 4, moves: 14, ask: true },
    does: 'pick',
  },
  lineEnds: { shows: 'Block: all hands turned up', spec: { game: 'block', seats: 4, moves: 999 } },
  drawsAfter: {
    shows: 'Block: the tile that is drawn after every turn',
    spec: { game: 'block', seats: 3, moves: 3 },
    film: 'draw',
    ms: 220,
  },
  lineOfNine: {
    shows: 'All Fives with double-nine: a long line',
    spec: { game: 'all-fives', seats: 2, moves: 999, options: { set: 9 }, until: ({ seen }) => seen.laid.length >= 30 },
  },
  summed: {
    shows: 'All Fives: the numbers of the ends come together',
    spec: { game: 'all-fives', seats: 3, moves: 4 },
    film: 'scored',
    ms: 720,
  },
  scored: {
    shows: 'All Fives: the points on their way to who made them',
    spec: { game: 'all-fives', seats: 3, moves: 4 },
    film: 'scored',
    ms: 1200,
  },
  makes: {
    shows: 'All Fives: what each place would make of the picked tile, and which one scores',
    spec: { game: 'all-fives', seats: 2, seed: 'h', moves: 16, ask: true },
    does: 'pick',
    dress: { makes: true },
  },
  makesCarried: {
    shows: 'All Fives: the same under a finger that carries the tile there',
    spec: { game: 'all-fives', seats: 3, seed: 'l', moves: 22, ask: true },
    does: 'carry',
    ms: 400,
    dress: { makes: true },
  },
  house: {
    shows: 'Telephone: the house is covered, and its arms are open',
    spec: { game: 'telephone', seats: 4, moves: 4, ask: true, until: ({ seen }) => seen.ends.length > 2 },
  },
  openRows: {
    shows: 'Solo 1: four open rows, and the line above',
    spec: { game: 'solo-1', seats: 1, seed: 'f', moves: 9, ask: true },
  },
  refilled: {
    shows: 'Solo 2: a line, one hand, and the tiles that are still to come',
    spec: { game: 'solo-2', seats: 1, seed: 'b', moves: 21, ask: true },
    does: 'pick',
  },
  refilledNine: {
    shows: 'Solo 2 with double-nine: near the end',
    spec: { game: 'solo-2', seats: 1, seed: 'e1', moves: 69, ask: true, options: { set: 9 } },
  },
  refilledEnds: {
    shows: 'Solo 2: nothing fits, and all lies open',
    spec: { game: 'solo-2', seats: 1, seed: 'b', moves: 999 },
  },
  stackBegins: {
    shows: 'French: any tile may lead',
    spec: { game: 'french', seats: 2, seed: 'b', moves: 0, ask: true },
  },
  stack: {
    shows: 'French: halves over halves, a tile picked',
    spec: { game: 'french', seats: 2, seed: 'b', moves: 9, ask: true },
    does: 'pick',
  },
  stackPassOrDraw: {
    shows: 'French: pass, or draw two',
    spec: { game: 'french', seats: 2, seed: 'e', moves: 17, ask: true },
  },
  stackCarried: {
    shows: 'French: a tile under the finger',
    spec: { game: 'french', seats: 2, seed: 'b', moves: 9, ask: true },
    does: 'carry',
    ms: 400,
  },
  stackEnds: { shows: 'French: all hands turned up', spec: { game: 'french', seats: 2, moves: 999 } },
};
