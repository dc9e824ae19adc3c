/** Orders the tiles of a hand. */
import type { Position, Tile } from '../../rules/game.ts';
import { rankOf } from '../../rules/tiles.ts';

/** Returns the positions of a hand from left to right; `heap` holds the faces that are seen. */
export type Order = (hand: readonly Position[], heap: readonly (Tile | null)[]) => Position[];

/** Orders by the tiles' numbers; unseen tiles stay in the order they were taken. */
export const byNumber: Order = (hand, heap) => {
  const key = (at: Position) => {
    const tile = heap[at];
    return tile ? rankOf(tile) : 0;
  };
  return [...hand].sort((a, b) => key(a) - key(b));
};

/** Orders like these faces; unseen tiles stay in the order they were taken. */
export const standingAs =
  (faces: readonly Tile[]): Order =>
  (hand, heap) => {
    const key = (at: Position) => {
      const tile = heap[at];
      return tile ? faces.indexOf(tile) : 0;
    };
    return [...hand].sort((a, b) => key(a) - key(b));
  };

/** A tile of the rack that would stand as number `index`, from 0. */
export interface Moved {
  readonly tile: Tile;
  readonly index: number;
}

/** Returns the faces with one of them moved elsewhere. */
export function withGap(faces: readonly Tile[], gap: Moved | null): readonly Tile[] {
  if (!gap || !faces.includes(gap.tile)) return faces;
  const others = faces.filter((tile) => tile !== gap.tile);
  return [...others.slice(0, gap.index), gap.tile, ...others.slice(gap.index)];
}
