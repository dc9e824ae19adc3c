/** The star on the cloth: from half-tile sides around the spinner to the world. */
import type { Pose as FlatPose } from '../layout/layout.ts';
import type { Bounds } from '../layout/room.ts';
import { type Pose, turnAbout, turned } from '../space.ts';
import { HALF_THICK } from '../tiles/box.ts';
import type { Surface } from './surface.ts';

/** Where the layout lies on the cloth: its middle and the side of a half-tile, world units. */
export interface BoardView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Nothing is laid. */
export const EMPTY: Bounds = { left: 0, right: 0, bottom: 0, top: 0 };
/** Air around the layout, in half-tile sides. */
const AIR = 0.12;
/** The star is shown whole even while little lies on it, in half-tile sides. */
const LEAST = 3.6;

/** The view that shows all of the layout as large as it fits on the board. */
export function viewOf(surface: Surface, bounds: Bounds, least = LEAST): BoardView {
  const left = Math.min(bounds.left - AIR, -least);
  const right = Math.max(bounds.right + AIR, least);
  const bottom = Math.min(bounds.bottom - AIR, -least);
  const top = Math.max(bounds.top + AIR, least);
  const { board, largest } = surface;
  const scale = Math.min(board.width / (right - left), board.height / (top - bottom), largest);
  return {
    x: kept(board.x, board.width, left * scale, right * scale),
    y: kept(board.y, board.height, bottom * scale, top * scale),
    scale,
  };
}

/** As near to the middle of the board as what reaches from `low` to `high` around it allows. */
function kept(edge: number, length: number, low: number, high: number): number {
  return Math.max(edge - low, Math.min(edge + length - high, edge + length / 2));
}

/** A tile that lies on the board, face up or face down. */
export function lyingAt(view: BoardView, flat: FlatPose, faceDown = false): Pose {
  const flatTurn = turnAbout('z', flat.angle);
  return {
    at: [view.x + flat.x * view.scale, view.y + flat.y * view.scale, HALF_THICK * view.scale],
    turn: faceDown ? turned(flatTurn, turnAbout('y', Math.PI)) : flatTurn,
    scale: view.scale,
  };
}
