/** A position of a tree on numbers, from a seat's view. */

import { tablesOf } from '../../rules/chain/set-tables.ts';
import type { Game, Seat, Seen, Tile } from '../../rules/game.ts';
import { isTileMove, type TileMove } from '../../rules/moves.ts';
import { hasPartners } from '../../rules/sides.ts';
import { tilesOf } from '../../rules/tiles.ts';
import { type FastTree, newFastTree, putFirst, putOn } from '../../rules/tree/tree-playout.ts';
import { knownByLacks } from '../knowledge/dealt-guesses.ts';
import type { Knowledge, Memory } from '../knowledge/slots.ts';

const HIGHEST = 6;
const SET = tilesOf(HIGHEST);
const TABLES = tablesOf(HIGHEST);

const indexes = new Map(SET.map((tile, index) => [tile, index]));

export const treeIndexOf = (tile: Tile): number => indexes.get(tile) ?? 0;

/** Returns the tile's index from the byte that it has in knowledge. */
export const indexOfCode = (code: number): number => treeIndexOf(TABLES.faces[code] ?? '0-0');

/** Returns the position with the hand of the seat in turn and no others. */
export function treeAt(seen: Seen): FastTree {
  const tree = newFastTree(seen.seats, hasPartners(seen.sides));
  for (const { tile, arm } of seen.laid) {
    if (arm === null) putFirst(tree, treeIndexOf(tile));
    else putOn(tree, treeIndexOf(tile), Number(arm));
  }
  const seat = seen.turn?.seat ?? 0;
  for (const at of seen.hands[seat] ?? []) {
    const tile = seen.heap[at];
    if (tile) tree.hands[seat] = (tree.hands[seat] ?? 0) | (1 << treeIndexOf(tile));
  }
  tree.made.set(seen.scored);
  tree.seat = seat;
  const lastTile = seen.log.map(isTileMove).lastIndexOf(true);
  tree.passes = seen.log.slice(lastTile + 1).filter((event) => event.do === 'pass').length;
  return tree;
}

/** Plays a lead or a play as far as the table goes. */
export function putMove(tree: FastTree, move: TileMove): void {
  if (move.do === 'lead') putFirst(tree, treeIndexOf(move.tile));
  else putOn(tree, treeIndexOf(move.tile), Number(move.arm));
}

/** Returns what a seat knows of the hidden tiles. */
export const knownAt = (game: Game, seen: Seen, me: Seat, remembers?: Memory): Knowledge =>
  knownByLacks(game, seen, HIGHEST, me, remembers);
