/** The effects of a play on the sums to come (31.4): the points that it makes, and those that it leaves to the next seat. */
import type { Game, Seen } from '../../rules/game.ts';
import type { TileMove } from '../../rules/moves.ts';
import { allSides } from '../../rules/sides.ts';
import { halves, pipCount } from '../../rules/tiles.ts';
import { madeBySum } from '../../rules/tree/tree-ends.ts';
import {
  copyTree,
  type FastTree,
  fitsOn,
  newFastTree,
  sumOf,
  sumWith,
  treeMove,
} from '../../rules/tree/tree-playout.ts';
import { hiddenTiles } from '../total/guesses.ts';
import { handInTurn } from '../whys-in-chains.ts';
import { putMove, treeAt, treeIndexOf } from './tree-position.ts';

/** The worth of a play's features, in pips. */
const WORTH = {
  /** For each point that is made. */
  made: 5,
  /** For each point that the next seat will probably make. With several rivals it costs only a share. */
  left: -4,
  /** For each pip that leaves the hand: a fifth of those left counts, if the deal is lost. */
  pip: 0.5,
  /** For each number that the rest of the hand still shows. */
  variety: 2,
  /** For each tile of the rest of the hand that fits somewhere next turn. */
  own: 1,
} as const;

/** Returns a function that gives the worth of a play by rule of thumb. */
export function worthInTree(seen: Seen, game: Game): (play: TileMove) => number {
  const base = treeAt(seen);
  const tree = newFastTree(base.seats, base.isPartnered);
  const hidden = hiddenTiles(game, seen).map(treeIndexOf);
  const held = seen.hands[((seen.turn?.seat ?? 0) + 1) % seen.seats]?.length ?? 0;
  const share = Math.min(1, held / Math.max(1, hidden.length));
  const rivals = allSides(seen.sides).length - 1;
  const hand = handInTurn(seen);
  return (play) => {
    copyTree(base, tree);
    putMove(tree, play);
    const sum = sumOf(tree);
    const risk = expected(
      hidden.map((tile) => mostMade(tree, sum, tile)),
      share,
    );
    const rest = hand.filter((tile) => tile !== play.tile);
    const numbers = new Set(rest.flatMap((tile) => halves(tile))).size;
    const own = rest.filter((tile) => fits(tree, treeIndexOf(tile))).length;
    return (
      WORTH.made * madeBySum(sum) +
      (WORTH.left * risk) / rivals +
      WORTH.pip * pipCount(play.tile) +
      WORTH.variety * numbers +
      WORTH.own * own
    );
  };
}

const fits = (tree: FastTree, tile: number) => {
  for (let arm = 0; arm < tree.arms; arm++) if (fitsOn(tree, tile, arm)) return true;
  return false;
};

/** Returns the most points that a tile can make; -1 if it fits nowhere. `sum`: that of the ends. */
function mostMade(tree: FastTree, sum: number, tile: number): number {
  let most = -1;
  for (let arm = 0; arm < tree.arms; arm++)
    if (fitsOn(tree, tile, arm)) most = Math.max(most, madeBySum(sumWith(tree, sum, treeMove(tile, arm))));
  return most;
}

/** Returns the best of these values that a hand probably has, if it holds each tile with the chance `share`. */
function expected(values: readonly number[], share: number): number {
  let [sum, none] = [0, 1];
  for (const value of [...values].sort((a, b) => b - a)) {
    if (value <= 0) break;
    sum += none * share * value;
    none *= 1 - share;
  }
  return sum;
}
