/** The layout on the cloth: from half-tile sides around its middle to the world. */

import type { Bounds } from '../layout/free-area.ts';
import type { Pose as FlatPose } from '../layout/layout.ts';
import { PIXELS } from '../space/camera.ts';
import { HALF_THICK } from '../space/tile-size.ts';
import { type Pose, turnAbout, turned } from '../space/vectors.ts';
import type { Room } from './apart.ts';
import type { Outlook, Reach } from './outlook.ts';
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
/**
 * How far from the edge of the cloth a tile is seen: six CSS pixels, in world units. Halves that are smaller than so much
 * come nearer: there size is worth more.
 */
const CLEAR = 6 / PIXELS;
const SMALL = 32 / PIXELS;
const NEARER = 1 / PIXELS;
/** How much smaller tiles may be for all of the inlay to be seen. */
const FOR_INLAY = 0.88;
/** The breadth of a finger, 44 CSS pixels, and something more: the eye looks at a slant. World units. */
const FINGER = 46.5 / PIXELS;
/** How high above the cloth light lies, world units. */
export const ON_CLOTH = 0.002;

/**
 * The view that shows all of the layout as large as it fits on the board, as near to its middle as it can lie without
 * coming near an edge while there is room at the other. `laid`: what of it is more than light, and stays clear of the
 * wood even where a place that waits then shines on the rim.
 */
export function viewOf(surface: Surface, outlook: Outlook, bounds: Bounds, laid = bounds): BoardView {
  const { board, cloth } = surface;
  const least = outlook.least(board.width < board.height);
  const left = Math.min(bounds.left - AIR, -least.across);
  const right = Math.max(bounds.right + AIR, least.across);
  const bottom = Math.min(bounds.bottom - AIR, -least.along);
  const top = Math.max(bounds.top + AIR, least.along);
  const across = { from: Math.max(board.x, cloth.x), to: Math.min(board.x + board.width, cloth.x + cloth.width) };
  // Towards the player the cloth goes on, to make up for the heads of tiles that hide it at the far side.
  const along = { from: cloth.y, to: Math.min(board.y + board.height, cloth.y + cloth.height) };
  const head = leanOf(surface, outlook.high);
  const largest = Math.min(
    board.width / (right - left),
    board.height / (top - bottom),
    largestOn(surface, outlook, least),
  );
  const sizeWith = (clear: number) =>
    Math.min(
      largest,
      (lengthOf(across) - 2 * clear) / (laid.right - laid.left + 2 * head.across),
      (lengthOf(along) - 2 * clear) / (laid.top - laid.bottom + head.along),
    );
  const scale = Math.max(sizeWith(CLEAR), Math.min(SMALL, sizeWith(NEARER)));
  const [out, up] = [head.across * scale, head.along * scale];
  const ease = EASE * scale;
  const x = kept(across, { from: left * scale, to: right * scale }, ease);
  const y = kept(along, { from: bottom * scale, to: top * scale + up }, ease);
  return {
    x: kept(across, { from: laid.left * scale - out, to: laid.right * scale + out }, CLEAR, x),
    y: kept(along, { from: laid.bottom * scale, to: laid.top * scale + up }, CLEAR, y),
    scale,
  };
}

/** The largest that a half-tile is seen: small enough for the whole of the inlay, where that costs little. */
function largestOn({ board, largest }: Surface, { whole }: Outlook, least: Reach): number {
  const sizeFor = ({ across, along }: Reach) =>
    Math.min(board.width / (2 * across), board.height / (2 * along), largest);
  const forInlay = whole ? sizeFor(whole) : 0;
  return forInlay < FOR_INLAY * sizeFor(least) ? largest : forInlay;
}

const lengthOf = ({ from, to }: Span): number => to - from;

/** How far beyond its foot the head of what is so high is seen, at a side and at the far edge: the eye is in the middle, and near. */
function leanOf({ camera, board }: Surface, high: number): { readonly across: number; readonly along: number } {
  const side = Math.max(-board.x, board.x + board.width);
  const far = board.y + board.height;
  const { x, y } = camera.project([side, far, high]);
  const [across, along] = camera.ground(x, y);
  return { across: across - side, along: along - far };
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

/** What marks of places keep to on the board while the layout is seen like that: a finger finds each of them. */
export function roomFor({ board }: Surface, { x, y, scale }: BoardView): Room {
  const bounds = {
    left: (board.x - x) / scale,
    right: (board.x + board.width - x) / scale,
    bottom: (board.y - y) / scale,
    top: (board.y + board.height - y) / scale,
  };
  return { least: FINGER / scale, bounds };
}

/** How high above the cloth the foot of a tile is that lies there, world units. */
export const footOf = (view: Pick<BoardView, 'scale'>, { level = 0 }: Pick<FlatPose, 'level'>): number =>
  level * 2 * HALF_THICK * view.scale;

/** A tile that lies on the board, face up or face down. */
export function lyingAt(view: BoardView, flat: FlatPose, faceDown = false): Pose {
  const flatTurn = turnAbout('z', flat.angle);
  const z = footOf(view, flat) + HALF_THICK * view.scale;
  return {
    at: [view.x + flat.x * view.scale, view.y + flat.y * view.scale, z],
    turn: faceDown ? turned(flatTurn, turnAbout('y', Math.PI)) : flatTurn,
    scale: view.scale,
  };
}
