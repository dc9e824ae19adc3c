/** Tiles that stand in rows: the own rack, and the backs of the others. */
import type { Rect } from '../../ui/rect.ts';
import { add, type Pose, type Quat, rotate, turnAbout, turned } from '../space/vectors.ts';
import type { Surface } from './surface.ts';

/** How far a standing tile leans back from lying flat, radians. */
const LEAN = (38 * Math.PI) / 180;
/** The height on the screen of a standing tile, in half-tile sides, and the breadth that it takes in its row. */
const TALL = 2.02;
const BROAD = 1.07;

/** How far an own tile stands up that may be played now, and how far one stands back that may not, in half-tile sides. */
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
 * The number of rows that lets `count` tiles stand largest in a rectangle of the screen, and at least `least` pixels from
 * middle to middle, where any number does; `play`: the height in which they rise and sink, in half-tile sides.
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

/** How much of the height of a rectangle of the screen `count` tiles take that stand in it, CSS pixels. */
export function heightFor(count: number, rect: Rect, largest: number): number {
  const { rows, side } = rowsFor(count, rect, largest);
  return rows * side * TALL;
}

/** What stands in a row: how it is turned, the height in which it rises and sinks, and how far apart it stands where there is room. */
export interface Stand {
  readonly turn: Quat;
  /** In half-tile sides. */
  readonly play: number;
  /** CSS pixels from middle to middle; tiles that are broader stand side by side. */
  readonly apart: number;
  /** So far apart they stand at least, in as many rows as that takes. */
  readonly least: number;
}

/** Poses of `count` tiles that stand in a rectangle of the screen, row by row, each row centred. */
export function standingIn(surface: Surface, rect: Rect, count: number, largest: number, stand: Stand): Pose[] {
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

/** How high the middle of a standing tile is above the cloth. */
export const heightOf = (scale: number) => scale * (Math.sin(LEAN) + 0.19 * Math.cos(LEAN));

/** The same tile moved along its own length, in half-tile sides. */
export const raised = <P extends Pose>(pose: P, by: number): P => ({
  ...pose,
  at: add(pose.at, rotate(pose.turn, [0, by * pose.scale, 0])),
});
