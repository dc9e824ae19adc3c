/**
 * The moves before a shuffle: the tiles on the table turn face down, and two hands push them into the heap from both
 * sides.
 */
import type { Position } from '../../rules/game.ts';
import { PLAIN } from '../places/look.ts';
import type { Placed } from '../places/placement.ts';
import { spanFrom, type TableSide } from '../space/table-side.ts';
import { HALF_THICK } from '../space/tile-size.ts';
import { rotate, turnAbout, turned } from '../space/vectors.ts';
import type { Flight } from '../tiles/flight.ts';

const FACE_DOWN = turnAbout('y', Math.PI);

/** The part of the sweeping that is left for the way of the tile reached last. */
const LEAST = 0.4;
/** Number of layers in which pushed tiles ride up on one another. */
const LAYERS = 3;

/** Returns the same tile in its place, flat and face down; a tile that is face down already stays as it is. */
export function faceDown(placed: Placed): Placed {
  const [, , up] = rotate(placed.turn, [0, 0, 1]);
  if (up < 0) return placed;
  const [x, y] = rotate(placed.turn, [0, 1, 0]);
  return {
    ...placed,
    at: [placed.at[0], placed.at[1], HALF_THICK * placed.scale],
    turn: turned(turnAbout('z', Math.atan2(-x, y)), FACE_DOWN),
    ...PLAIN,
    where: 'boneyard',
  };
}

/** Returns a wave of tiles, from left to right, that turn over where they lie. */
export function turnings(tiles: readonly Placed[]): Map<Position, Flight> {
  return new Map(
    waves(tiles, ({ at }) => at[0]).map(([at, share, { scale }]) => {
      const from = 0.4 * share;
      return [at, { from, to: from + 0.6, lift: 0.8 * scale, turns: [0.1, 0.9] }];
    }),
  );
}

/**
 * Returns the pushes of two hands that come from that side of the table, each from its own rim: tiles at the rim go
 * first, and ride up on others.
 */
export function pushes(
  tiles: readonly Placed[],
  middle: { readonly x: number; readonly y: number },
  from: TableSide,
): Map<Position, Flight> {
  const beside = ({ at: [x, y] }: Placed) => spanFrom(from, x - middle.x, y - middle.y).across;
  return new Map(
    waves(tiles, (tile) => -Math.abs(beside(tile))).map(([at, share, { scale }]) => {
      const layer = (at % LAYERS) / LAYERS;
      return [at, { from: share * (1 - LEAST), lift: scale * HALF_THICK * 2 * (0.15 + LAYERS * layer) }];
    }),
  );
}

/** Returns each tile with the share (0…1) of the others that come before it. */
function waves(tiles: readonly Placed[], first: (placed: Placed) => number): [Position, number, Placed][] {
  const order = [...tiles.entries()].sort(([, a], [, b]) => first(a) - first(b));
  return order.map(([at, placed], k) => [at, k / Math.max(1, order.length - 1), placed]);
}
