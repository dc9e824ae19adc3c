/** Tiles that stand in rows: the own rack, and the backs of the others. */
import type { Rect } from '../../ui/rect.ts';
import { add, type Pose, type Quat, rotate, turnAbout, turned } from '../space/vectors.ts';
import type { TableSurface } from './surface.ts';

/** Lean of a standing tile back from lying flat, radians. */
const LEAN = (38 * Math.PI) / 180;
/** The height of a standing tile on the screen, and its width in a row, in half-tile sides. */
const TALL = 2.02;
const BROAD = 1.07;

/** Rise of an own tile that may be played now, and sink of one that may not, in half-tile sides. */
export const RISE = 0.13;
export const SINK = 0.09;

export const FACING: Quat = turnAbout('x', LEAN);
/** The same tile seen from behind: turned about its length. */
export const AVERTED: Quat = turned(FACING, turnAbout('y', Math.PI));

export interface Rows {
  readonly rows: number;
  /** Side of a half-tile, CSS pixels. */
  readonly side: number;
}

/**
 * Returns the number of rows in which `count` tiles are largest in a rectangle of the screen. Middles are at least
 * `least` pixels apart, if any number of rows allows it. `play` is the height in which tiles rise and sink, in
 * half-tile sides.
 */
export function rowsFor(count: number, rect: Rect, largest: number, play = 0, least = 0): Rows {
  let best = { rows: 1, side: 0, isApart: false };
  for (let rows = 1; rows <= 4; rows++) {
    const pitch = rect.width / Math.ceil(count / rows);
    const side = Math.min(pitch / BROAD, rect.height / (rows * TALL + play), largest);
    const isApart = pitch >= least && (rows === 1 || side * TALL >= least);
    if (isApart === best.isApart ? side > best.side * 1.04 : isApart) best = { rows, side, isApart };
  }
  return { rows: best.rows, side: best.side };
}

/** Returns the height that `count` standing tiles take of a rectangle of the screen, CSS pixels. */
export function heightFor(count: number, rect: Rect, largest: number): number {
  const { rows, side } = rowsFor(count, rect, largest);
  return rows * side * TALL;
}

/**
 * The stand of tiles in a row: their turn, the height in which they rise and sink, and their distance if there is room.
 */
export interface Stand {
  readonly turn: Quat;
  /** In half-tile sides. */
  readonly play: number;
  /** CSS pixels from middle to middle; broader tiles stand side by side. */
  readonly apart: number;
  /** The least distance, in CSS pixels, with as many rows as that takes. */
  readonly least: number;
}

/** Returns poses of `count` tiles that stand in a rectangle of the screen, row by row, each row centred. */
export function standingIn(surface: TableSurface, rect: Rect, count: number, largest: number, stand: Stand): Pose[] {
  const { turn, play, apart, least } = stand;
  const { rows, side } = rowsFor(count, rect, largest, play, least);
  const columns = Math.ceil(count / rows);
  const pitch = Math.max(side * BROAD, Math.min(apart, rect.width / columns));
  const { camera } = surface;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = rect.x + rect.width / 2 + ((i % columns) - (inRow - 1) / 2) * pitch;
    const y = rect.y + rect.height / 2 + (row - (rows - 1) / 2) * side * TALL;
    const guess = side / surface.pixelsAt(camera.ground(x, y));
    const at = camera.ground(x, y, heightOf(guess));
    return { at, turn, scale: side / surface.pixelsAt(at) };
  });
}

/** Returns the height of a standing tile's middle above the cloth. */
export const heightOf = (scale: number) => scale * (Math.sin(LEAN) + 0.19 * Math.cos(LEAN));

/** Returns the same tile moved along its own length, in half-tile sides. */
export const raised = <P extends Pose>(pose: P, by: number): P => ({
  ...pose,
  at: add(pose.at, rotate(pose.turn, [0, by * pose.scale, 0])),
});
