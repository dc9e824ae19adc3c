/** The star on the cloth: from half-tile sides around the spinner to the world. */
import { PIXELS } from '../camera.ts';
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
/** How far the layout keeps from the edges where there is room, in half-tile sides. */
const EASE = 0.35;
/** How far from the edge of the cloth a tile lies at least while the other side is free: six CSS pixels, in world units. */
const CLEAR = 6 / PIXELS;
/** So much is in view even while little lies there, in half-tile sides: as much across as the opening takes. */
const LEAST = { across: 4.1, along: 3.6 };

/**
 * The view that shows all of the layout as large as it fits on the board, as near to its middle as it can lie without
 * coming near an edge while there is room at the other. `laid`: what of it is more than light, and stays on the cloth
 * even where a place that waits then shines on the rim.
 */
export function viewOf(surface: Surface, bounds: Bounds, laid = bounds): BoardView {
  const left = Math.min(bounds.left - AIR, -LEAST.across);
  const right = Math.max(bounds.right + AIR, LEAST.across);
  const bottom = Math.min(bounds.bottom - AIR, -LEAST.along);
  const top = Math.max(bounds.top + AIR, LEAST.along);
  const { board, cloth, largest } = surface;
  const scale = Math.min(board.width / (right - left), board.height / (top - bottom), largest);
  const lean = leanOf(surface, 2 * HALF_THICK * scale);
  const across = { from: Math.max(board.x, cloth.x), to: Math.min(board.x + board.width, cloth.x + cloth.width) };
  // Towards the player the cloth goes on, to make up for the heads of tiles that hide it at the far side.
  const along = { from: cloth.y, to: Math.min(board.y + board.height, cloth.y + cloth.height) };
  const ease = EASE * scale;
  const x = kept(across, { from: left * scale, to: right * scale }, ease);
  const y = kept(along, { from: bottom * scale, to: top * scale + lean }, ease);
  return {
    x: kept(across, { from: laid.left * scale, to: laid.right * scale }, CLEAR, x),
    y: kept(along, { from: laid.bottom * scale, to: laid.top * scale + lean }, CLEAR, y),
    scale,
  };
}

/** How far beyond its foot the head of what is so high is seen at the far edge: the eye looks from the player's side. */
function leanOf({ camera, board }: Surface, high: number): number {
  const far = board.y + board.height;
  const { x, y } = camera.project([0, far, high]);
  return camera.ground(x, y)[1] - far;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * As near to `wanted`, the middle of the room unless told otherwise, as what reaches so far around it can lie, `ease`
 * away from both ends of the room; where there is less, as far from the one as from the other.
 */
function kept(room: Span, { from, to }: Span, ease: number, wanted = (room.from + room.to) / 2): number {
  const air = Math.min(ease, (room.to - room.from - to + from) / 2);
  return Math.max(room.from - from + air, Math.min(room.to - to - air, wanted));
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
