/** Tiles that stand in rows: the own rack, and the backs of the others. */
import type { Rect } from '../../ui/rect.ts';
import { BROAD, type Rows, rowsFor, type SpacedRows, TALL } from '../regions/own-size.ts';
import { LEAN } from '../space/tile-size.ts';
import { add, type Pose, type Quat, rotate, turnAbout, turned } from '../space/vectors.ts';
import type { TableSurface } from './surface.ts';

export const FACING: Quat = turnAbout('x', LEAN);
/** The same tile seen from behind: turned about its length. */
export const AVERTED: Quat = turned(FACING, turnAbout('y', Math.PI));

/** Returns the height that `count` standing tiles take of a rectangle of the screen, CSS pixels. */
export function heightFor(count: number, rect: Rect, largest: number): number {
  const { rows, side } = rowsFor(count, rect, { largest });
  return rows * side * TALL;
}

/** Tiles that stand in rows, all turned alike. */
interface Stand {
  readonly count: number;
  readonly turn: Quat;
  /** They stand side by side unless it says how far apart. */
  readonly rows: Rows & Partial<SpacedRows>;
}

/** Returns poses of tiles that stand in a rectangle of the screen, row by row, each row centred. */
export function standingIn(surface: TableSurface, rect: Rect, { count, turn, rows: inRows }: Stand): Pose[] {
  const { rows, side, pitch = side * BROAD } = inRows;
  const columns = Math.ceil(count / rows);
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
