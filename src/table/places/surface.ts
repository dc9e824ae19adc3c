/** The parts of the screen as places of the world. */
import type { Rect } from '../../ui/rect.ts';
import type { Regions } from '../../ui/screen-regions.ts';
import { type Camera, createCamera } from '../space/camera.ts';
import type { Vec3 } from '../space/vectors.ts';

export interface TableSurface {
  readonly regions: Regions;
  readonly camera: Camera;
  /** World rectangles on the plane of the cloth; y is their lower edge. */
  readonly board: Rect;
  readonly cloth: Rect;
  /** The cloth without the room for words below the board. */
  readonly clear: Rect;
  readonly rack: Rect;
  /** The largest side of a half-tile on the board, world units. */
  readonly largest: number;
  /** Returns the board without the parts that these rectangles of the screen take at its upper or left edge. */
  boardBeside(taken: readonly Rect[]): Rect;
  /** Returns the CSS pixels that a world unit measures across, near a point of the world. */
  pixelsAt(point: Vec3): number;
}

/** The largest side of a half-tile, and a side that is large enough beside any hand; CSS pixels at unit 1. */
const LARGEST = 58;
const READABLE = 24;
/** Height above the cloth of the middle of a large tile, world units. */
const NEAR = 0.2;
/** The rim of cloth around the board, and the lip of the wood beside it, CSS pixels. */
const RIM = 6;
const LIP = 5;
/** The least width of wood between two trays, and the most that the cloth may end inside the board. */
const BETWEEN = 10;
const INSIDE = 1;

/**
 * Creates the surface; `tilt` is the further lean of the eye beyond the usual one, radians. Tiles on the board are no
 * larger than `own`, the side of the own ones in CSS pixels, as long as they can be read.
 */
export function surfaceOf(regions: Regions, tilt = 0, own = Number.POSITIVE_INFINITY): TableSurface {
  const camera = createCamera(regions.width, regions.height, tilt);
  const pixelsAt = (point: Vec3) =>
    camera.project([point[0] + 0.5, point[1], point[2]]).x - camera.project([point[0] - 0.5, point[1], point[2]]).x;
  const board = onGround(camera, regions.board);
  const cloth = clothOf(regions);
  return {
    regions,
    camera,
    board,
    cloth: onGround(camera, cloth),
    clear: onGround(camera, aboveWords(cloth, regions)),
    rack: onGround(camera, trayOf(regions.rack)),
    // Tiles near the eye look largest.
    largest: Math.min(LARGEST * regions.unit, Math.max(READABLE * regions.unit, own)) / pixelsAt([0, board.y, NEAR]),
    boardBeside: (taken) => onGround(camera, taken.reduce(without, regions.board)),
    pixelsAt,
  };
}

/**
 * Returns the opening in the wood. It reaches beyond the board as far as the wood between it and its neighbours stays
 * broad enough.
 */
function clothOf({ board, rack, rim = [], plates, menu, boneyard, chips }: Regions): Rect {
  const bottom = board.y + board.height;
  const parts = [...rim, ...plates, menu, boneyard, ...chips];
  const above = Math.max(0, ...parts.map(({ y, height }) => y + height).filter((end) => end <= board.y));
  const below = Math.min(trayOf(rack).y, ...parts.map(({ y }) => y - LIP + BETWEEN).filter((y) => y >= bottom));
  const up = Math.max(-INSIDE, Math.min(RIM, board.y - above - LIP));
  const down = Math.max(-INSIDE, below - bottom - BETWEEN);
  const across = Math.min(RIM, board.x - LIP);
  return { x: board.x - across, y: board.y - up, width: board.width + 2 * across, height: board.height + up + down };
}

/** Returns the cloth above words that have room of their own below the board. */
function aboveWords(cloth: Rect, { board, message }: Regions): Rect {
  const isBelow = message.y >= board.y + board.height;
  return isBelow ? { ...cloth, height: Math.min(cloth.height, message.y - cloth.y) } : cloth;
}

/** Returns the rest of a rectangle that another one covers at its upper or left edge. */
function without(whole: Rect, part: Rect): Rect {
  const down = Math.max(0, part.y + part.height - whole.y);
  const right = Math.max(0, part.x + part.width - whole.x);
  const isApart = down === 0 || right === 0 || part.y >= whole.y + whole.height || part.x >= whole.x + whole.width;
  if (isApart) return whole;
  // Cut at the edge that costs less.
  return down / whole.height < right / whole.width
    ? { ...whole, y: whole.y + down, height: whole.height - down }
    : { ...whole, x: whole.x + right, width: whole.width - right };
}

/** Returns the tray of the rack, a little below the cloth's rim. */
const trayOf = (r: Rect): Rect => ({ x: r.x + 3, y: r.y + 10, width: r.width - 6, height: r.height - 13 });

/** Returns the largest upright rectangle of the ground whose picture lies within a rectangle of the screen. */
function onGround(camera: Camera, rect: Rect): Rect {
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  const [x0, y0] = camera.ground(rect.x, bottom);
  const [x1] = camera.ground(right, bottom);
  const [topLeft, y1] = camera.ground(rect.x, rect.y);
  const [topRight] = camera.ground(right, rect.y);
  const x = Math.max(x0, topLeft);
  return { x, y: y0, width: Math.min(x1, topRight) - x, height: y1 - y0 };
}
