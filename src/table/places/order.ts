/** In which order the tiles of a hand stand. */
import type { Position, Tile } from '../../rules/game.ts';

/** The positions of a hand as they stand from left to right; the heap tells the faces that are seen. */
export type Order = (hand: readonly Position[], heap: readonly (Tile | null)[]) => Position[];

/** Halves of a tile, the low one first. */
export const halvesOf = (tile: Tile): readonly [number, number] => {
  const [low, high] = tile.split('-').map(Number);
  return [low ?? 0, high ?? 0];
};

/** In the order of their numbers; tiles nobody sees stay in the order they were taken. */
export const byNumber: Order = (hand, heap) => {
  const key = (at: Position) => {
    const tile = heap[at];
    if (!tile) return 0;
    const [low, high] = halvesOf(tile);
    return low * 100 + high;
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
