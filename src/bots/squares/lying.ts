/** Tiles of Squares in their places, by the indexes of their half-places. */
import type { Move, Seen } from '../../rules/game.ts';
import { halfPlacesOf } from '../../rules/outline/filled.ts';
import { SQUARE_OF, SQUARES_OUTLINE } from '../../rules/squares/half-places.ts';
import { tileOf } from '../../rules/tiles.ts';
import type { Filling } from './fillings.ts';

/** A tile in its place: its half-places, as indexes, and the numbers there. */
export interface PlacedTile {
  readonly places: readonly [number, number];
  readonly halves: readonly [number, number];
}

export const lyingOf = ({ laid }: Pick<Seen, 'laid'>): readonly PlacedTile[] =>
  laid.map(({ arm, inner, outer }) => ({ places: halfPlacesOf(SQUARES_OUTLINE, arm), halves: [inner, outer] }));

/** The tiles of a filling, in the order of their first places. */
export function lyingIn({ other, number }: Filling, names: readonly number[]): readonly PlacedTile[] {
  const nameAt = (place: number) => names[number[SQUARE_OF[place] ?? 0] ?? 0] ?? 0;
  return [...other.entries()].flatMap(([place, next]): PlacedTile[] =>
    place < next ? [{ places: [place, next], halves: [nameAt(place), nameAt(next)] }] : [],
  );
}

/** Returns the move that plays a tile there. 25.6: the low half is named first, and a double in reading order. */
export function moveOf({ places: [one, other], halves: [a, b] }: PlacedTile): Move {
  const isTurned = a === b ? one > other : a > b;
  return {
    do: 'play',
    tile: tileOf(a, b),
    arm: isTurned ? SQUARES_OUTLINE.armOf(other, one) : SQUARES_OUTLINE.armOf(one, other),
  };
}
