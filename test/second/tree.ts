/** Trees: arms that begin at the first tile, and later also at doubles (31.3). */
import type { Arm, Tree } from './reading.ts';
import { at, last } from './tiles.ts';

/** A tree with nothing on it. */
export function emptyTree(): Tree {
  return { first: null, arms: [] };
}

/** Returns a new arm that begins at a tile, where this half of it shows. */
export function newArm(from: string, begins: number): Arm {
  return { from, begins, tiles: [] };
}

/** The number at the end of an arm. */
export function endOf(tree: Tree, arm: number): number {
  const { begins, tiles } = at(tree.arms, arm);
  return tiles.length === 0 ? begins : last(tiles).outward;
}

/** Every tile of the tree. */
export function tilesOfTree({ first, arms }: Tree): string[] {
  return [...(first === null ? [] : [first]), ...arms.flatMap(({ tiles }) => tiles.map(({ tile }) => tile))];
}
