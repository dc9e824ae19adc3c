/** Trees: arms that begin at the first tile, and later also at doubles (29.3, 30.4, 31.3). */
import type { Arm, Tree } from './reading.ts';
import { at, last } from './tiles.ts';

/** A tree with nothing on it. */
export function emptyTree(): Tree {
  return { first: null, arms: [], marked: [] };
}

/** A copy that can be changed without changing the tree. */
export function copyOfTree({ first, arms, marked }: Tree): Tree {
  return { first, arms: arms.map((arm) => ({ ...arm, tiles: [...arm.tiles] })), marked: [...marked] };
}

/** Returns the tree that a first tile begins, with an arm for each of these halves of it. */
export function treeFrom(first: string, begins: readonly number[]): Tree {
  return { ...emptyTree(), first, arms: begins.map((number) => newArm(first, number)) };
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
