/** The own tiles around an outline, on the wood (23.2): each has a place of its own there, by its numbers. */
import type { Position, Seen } from '../../rules/game.ts';
import type { Turned } from '../../rules/outline/aim.ts';
import { halves, tilesOf } from '../../rules/tiles.ts';
import { clamp, isWithin, type Rect } from '../../ui/rect.ts';
import type { Regions } from '../../ui/screen-regions.ts';
import { angleOfTurn } from '../layout/lay-outline.ts';
import { largestOwn } from '../regions/own-size.ts';
import { HALF_THICK } from '../space/tile-size.ts';
import { type Pose, turnAbout } from '../space/vectors.ts';
import { type Look, PLAIN, RACK_LIGHT } from './look.ts';
import type { OwnSide, Placed, Placing } from './placement.ts';
import type { TableSurface } from './surface.ts';

/** All tiles in the order of their numbers. */
const TILES = tilesOf(6);
/** In half-tile sides: a tile's length and width with the air around it. */
const ALONG = 2.16;
const ACROSS = 1.16;
/** Numbers of tiles of a full hand on each part of the rim, by the number of parts. */
const SHARES: Readonly<Record<number, readonly number[]>> = { 2: [14, 14], 4: [8, 6, 6, 8] };

/** The factor by which the tiles of a mosaic may be larger: there are few. */
const LARGER = 1.2;
/** A place on the rim: the middle of a tile in CSS pixels, the side of its halves, and its turn there. */
export interface RimSlot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly turned: Turned;
}

/** Returns the places of so many tiles, in the order of their numbers; halves at most `largest` CSS pixels. */
export function rimSlots(rim: readonly Rect[], largest: number, count = TILES.length): readonly RimSlot[] {
  const shares = count < TILES.length ? [Math.ceil(count / 2), Math.floor(count / 2)] : (SHARES[rim.length] ?? []);
  return rim.flatMap((area, k) => slotsIn(area, shares[k] ?? 0, largest));
}

/** Returns so many tiles in an area, all turned alike, in the rows in which they are largest. */
function slotsIn(area: Rect, count: number, largest: number): readonly RimSlot[] {
  const ways = [0, 1].flatMap((turned) =>
    Array.from({ length: count }, (_, n) => fitted(area, count, n + 1, turned === 0 ? 0 : 1)),
  );
  const [best] = [...ways].sort((a, b) => b.side - a.side || a.rows - b.rows);
  if (!best) return [];
  const { columns, rows, turned } = best;
  const [pitchX, pitchY] = [area.width / columns, area.height / rows];
  const side = Math.min(best.side, largest);
  return Array.from({ length: count }, (_, n) => ({
    x: area.x + ((n % columns) + 0.5) * pitchX,
    y: area.y + (Math.floor(n / columns) + 0.5) * pitchY,
    side,
    turned,
  }));
}

function fitted({ width, height }: Rect, count: number, columns: number, turned: Turned) {
  const rows = Math.ceil(count / columns);
  const [across, along] = turned === 0 ? [ALONG, ACROSS] : [ACROSS, ALONG];
  return { columns, rows, turned, side: Math.min(width / columns / across, height / rows / along) };
}

/** Returns the side of the smallest own tile, CSS pixels. */
export const rimSide: OwnSide = ({ regions }, { handSize }) =>
  Math.min(...rimSlots(regions.rim ?? [], largestFor(regions, handSize), handSize).map(({ side }) => side));

const largestFor = (regions: Regions, count: number): number =>
  largestOwn(regions) * (count < TILES.length ? LARGER : 1);

/** Places the own hand around the outline. */
export function layOnRim({ seen, surface, tiles }: Placing, hand: readonly Position[]): void {
  for (const [at, tile] of lyingOnRim(seen, hand, surface)) {
    tiles[at] = { ...tile, glow: RACK_LIGHT, where: 'own' };
  }
}

/** Returns the tiles of a hand on the rim, with their faces. */
function lyingOnRim(
  { heap, puzzle }: Seen,
  hand: readonly Position[],
  surface: TableSurface,
): ReadonlyMap<Position, Pose & Look> {
  const order = puzzle ? TILES.filter((tile) => puzzle.tiles.includes(tile)) : TILES;
  const slots = rimSlots(surface.regions.rim ?? [], largestFor(surface.regions, order.length), order.length);
  return new Map(
    hand.flatMap((at) => {
      const tile = heap[at];
      const slot = tile && slots[order.indexOf(tile)];
      if (!slot) return [];
      const [below, above] = halves(tile);
      return [[at, { ...PLAIN, above, below, ...poseOf(slot, surface) }]];
    }),
  );
}

/**
 * Returns a tile of the rim that is lifted by `high` world units and turned so. It moves so far that it stays within its
 * part of the rim.
 */
export function turnedOnRim(
  placed: Placed,
  turned: number,
  high: number,
  { camera, pixelsAt, regions }: TableSurface,
): Placed {
  const middle = camera.project(placed.at);
  const z = placed.at[2] + high;
  const side = placed.scale * pixelsAt(camera.ground(middle.x, middle.y, z));
  const [width, height] = turned % 2 === 0 ? [2 * side, side] : [side, 2 * side];
  const area = regions.rim?.find((part) => isWithin(part, middle));
  const { x, y } = area
    ? { x: inside(middle.x, area.x, area.width, width), y: inside(middle.y, area.y, area.height, height) }
    : middle;
  return { ...placed, at: camera.ground(x, y, z), turn: turnAbout('z', angleOfTurn(turned)) };
}

/** Returns the middle of a length that lies in a room and near `wanted`. */
const inside = (wanted: number, from: number, room: number, length: number): number =>
  length > room ? from + room / 2 : clamp(wanted, from + length / 2, from + room - length / 2);

function poseOf({ x, y, side, turned }: RimSlot, { camera, pixelsAt }: TableSurface): Pose {
  const guess = side / pixelsAt(camera.ground(x, y));
  const at = camera.ground(x, y, HALF_THICK * guess);
  return { at, turn: turnAbout('z', angleOfTurn(turned)), scale: side / pixelsAt(at) };
}
