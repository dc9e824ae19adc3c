/** Fast playouts of deals of two lines: at random, and with simple strategy. */
import type { FastChance } from '../chance.ts';
import {
  CUT,
  clear,
  deepestCut,
  type FastDeal,
  goes,
  isOver,
  MOST_MOVES,
  move,
  movesInto,
  newFastDeal,
  nextOf,
  seatOf,
  sizeOf,
  toLeft,
} from './fast.ts';

const list = new Uint8Array(MOST_MOVES);
const after = newFastDeal();

/** Deals tiles, as bytes, from the left: seat 0's row, then seat 1's (21.1). */
export function dealRows(deal: FastDeal, tiles: Uint8Array, leader: number): void {
  clear(deal, leader);
  const half = tiles.length >> 1;
  for (let at = half - 1; at >= 0; at--) {
    toLeft(deal, 0, tiles[at] as number);
    toLeft(deal, 1, tiles[half + at] as number);
  }
}

/** Plays the deal at random to its end, and returns the turns. */
export function playAtRandom(deal: FastDeal, chance: FastChance): number {
  let turns = 0;
  for (; !isOver(deal); turns++) {
    const count = movesInto(deal, list);
    move(deal, list[count > 1 ? chance.below(count) : 0] as number);
  }
  return turns;
}

/**
 * Plays a number of turns, or to the end, with simple strategy: the deepest cut, else the move that helps the other
 * seat least.
 */
export function playWell(deal: FastDeal, turns: number, chance: FastChance): void {
  for (let left = turns; left > 0 && !isOver(deal); left--) move(deal, chosen(deal, chance));
}

/** Returns the deepest cut, or else the move after which the other seat's next tile does least. */
function chosen(deal: FastDeal, chance: FastChance): number {
  const count = movesInto(deal, list);
  if (count === 1) return list[0] as number;
  const seat = seatOf(deal);
  const depth = deepestCut(deal, nextOf(deal, seat));
  if (depth > 0) return CUT + depth;
  const first = chance.below(count);
  let [best, least] = [list[first] as number, 1e9];
  for (let each = 0; each < count; each++) {
    const code = list[first + each < count ? first + each : first + each - count] as number;
    after.set(deal);
    move(after, code);
    const harm = isOver(after) ? 0 : harmBy(after, nextOf(after, 1 - seat), sizeOf(after, 1 - seat));
    if (harm < least) [best, least] = [code, harm];
  }
  return best;
}

/** Returns the value of the tile to its seat; 0 if it cannot be laid. */
function harmBy(deal: FastDeal, tile: number, size: number): number {
  const depth = deepestCut(deal, tile);
  if (depth > 0) return 2 + 2 * depth;
  if (!goes(deal, tile)) return 0;
  return size === 1 ? 100 : 1;
}
