/** In which order the tiles of a hand stand. */
import type { Position, Tile } from '../../rules/game.ts';
import { rankOf } from '../../rules/tiles.ts';

/** The positions of a hand as they stand from left to right; the heap tells the faces that are seen. */
export type Order = (hand: readonly Position[], heap: readonly (Tile | null)[]) => Position[];

/** In the order of their numbers; tiles nobody sees stay in the order they were taken. */
export const byNumber: Order = (hand, heap) => {
  const key = (at: Position) => {
    const tile = heap[at];
    return tile ? rankOf(tile) : 0;
  };
  return [...hand].sort((a, b) => key(a) - key(b));
};

/** As these faces stand; tiles nobody sees stay in the order they were taken. */
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

/** The faces as they stand where one of them would stand elsewhere. */
export function withGap(faces: readonly Tile[], gap: Moved | null): readonly Tile[] {
  if (!gap || !faces.includes(gap.tile)) return faces;
  const others = faces.filter((tile) => tile !== gap.tile);
  return [...others.slice(0, gap.index), gap.tile, ...others.slice(gap.index)];
}
