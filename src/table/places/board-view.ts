/** The layout on the cloth: converts half-tile sides around its middle into the world. */

import { clamp, type Point } from '../../ui/rect.ts';
import type { Bounds } from '../layout/free-area.ts';
import type { FlatPose } from '../layout/layout.ts';
import { PIXELS } from '../space/camera.ts';
import { HALF_THICK } from '../space/tile-size.ts';
import { type Pose, turnAbout, turned } from '../space/vectors.ts';
import type { MarkRoom } from './apart.ts';
import type { Outlook, Reach } from './outlook.ts';
import type { TableSurface } from './surface.ts';

/** The view of the layout on the cloth: its middle and the side of a half-tile, world units. */
export interface BoardView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The bounds of an empty board. */
export const EMPTY: Bounds = { left: 0, right: 0, bottom: 0, top: 0 };
/** Air around the layout, in half-tile sides; small halves have none. */
const AIR = 0.12;
/** Distance of the layout from the edges if there is room, in half-tile sides. */
const EASE = 0.35;
/**
 * Distance of tiles from the edge of the cloth: six CSS pixels, in world units. Halves under 32 pixels may come nearer,
 * to one pixel: there size is worth more.
 */
const CLEAR = 6 / PIXELS;
const SMALL = 32 / PIXELS;
const NEARER = 1 / PIXELS;
/** Factor by which tiles may be smaller so that the whole inlay is seen. */
const FOR_INLAY = 0.88;
/** The width of a finger, 44 CSS pixels, and a little more because the eye looks at a slant. World units. */
const FINGER = 48 / PIXELS;
/** Height of light above the cloth, world units. */
export const ON_CLOTH = 0.002;

/**
 * Returns the view that shows the whole layout as large as it fits on the board. Its anchor lies near the middle, but
 * it keeps clear of an edge while there is room at the other. `laid` bounds the tiles without lights. They stay clear of the
 * wood even if a waiting place shines on the rim.
 */
export function viewOf(surface: TableSurface, outlook: Outlook, bounds: Bounds, laid = bounds): BoardView {
  const { board, cloth } = surface;
  const least = outlook.least(board.width < board.height);
  const at = anchorOf(bounds, outlook);
  const spanWith = (air: number): Bounds => ({
    left: Math.min(bounds.left - air, at.x - least.across),
    right: Math.max(bounds.right + air, at.x + least.across),
    bottom: Math.min(bounds.bottom - air, at.y - least.along),
    top: Math.max(bounds.top + air, at.y + least.along),
  });
  const across = { from: Math.max(board.x, cloth.x), to: Math.min(board.x + board.width, cloth.x + cloth.width) };
  // The cloth goes on towards the player, because the heads of tiles hide it at the far side.
  const along = { from: cloth.y, to: Math.min(board.y + board.height, cloth.y + cloth.height) };
  const head = leanOf(surface, outlook.high);
  const largest = largestOn(surface, outlook, least);
  const sizeWith = (clear: number, { left, right, bottom, top }: Bounds) =>
    Math.min(
      largest,
      board.width / (right - left),
      board.height / (top - bottom),
      (lengthOf(across) - 2 * clear) / (laid.right - laid.left + 2 * head.across),
      (lengthOf(along) - 2 * clear) / (laid.top - laid.bottom + head.along),
    );
  const scale = Math.max(sizeWith(CLEAR, spanWith(AIR)), Math.min(SMALL, sizeWith(NEARER, spanWith(0))));
  const { left, right, bottom, top } = spanWith(AIR);
  const [out, up] = [head.across * scale, head.along * scale];
  const ease = EASE * scale;
  const x = kept(across, { from: left * scale, to: right * scale }, ease, middleOf(across) - at.x * scale);
  const y = kept(along, { from: bottom * scale, to: top * scale + up }, ease, middleOf(along) - at.y * scale);
  return {
    x: kept(across, { from: laid.left * scale - out, to: laid.right * scale + out }, CLEAR, x),
    y: kept(along, { from: laid.bottom * scale, to: laid.top * scale + up }, CLEAR, y),
    scale,
  };
}

/** Returns the largest side of a half-tile: small enough for the whole inlay, if that costs little. */
function largestOn({ board, largest }: TableSurface, { whole }: Outlook, least: Reach): number {
  const sizeFor = ({ across, along }: Reach) =>
    Math.min(board.width / (2 * across), board.height / (2 * along), largest);
  const forInlay = whole ? sizeFor(whole) : 0;
  return forInlay < FOR_INLAY * sizeFor(least) ? largest : forInlay;
}

/** Returns the point of the layout that belongs in the middle of the board. */
function anchorOf({ left, right, bottom, top }: Bounds, { drift }: Outlook): Point {
  const near = (from: number, to: number) => clamp(0, (from + to) / 2 - drift, (from + to) / 2 + drift);
  return { x: near(left, right), y: near(bottom, top) };
}

const lengthOf = ({ from, to }: Span): number => to - from;
const middleOf = ({ from, to }: Span): number => (from + to) / 2;

/**
 * Returns the shift of a head at height `high` from its foot, at a side and at the far edge. The eye is in the middle,
 * and near.
 */
function leanOf({ camera, board }: TableSurface, high: number): { readonly across: number; readonly along: number } {
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
 * Returns the place nearest to `wanted` where a thing of this span fits in the room. It stays `ease` away from both
 * ends; if there is less room, equally far from both.
 */
function kept(room: Span, { from, to }: Span, ease: number, wanted: number): number {
  const air = Math.min(ease, (room.to - room.from - to + from) / 2);
  return Math.max(room.from - from + air, Math.min(room.to - to - air, wanted));
}

/** Returns the limits of marks on the board in that view, so that a finger can touch each of them. */
export function roomFor({ board }: TableSurface, { x, y, scale }: BoardView): MarkRoom {
  const bounds = {
    left: (board.x - x) / scale,
    right: (board.x + board.width - x) / scale,
    bottom: (board.y - y) / scale,
    top: (board.y + board.height - y) / scale,
  };
  return { least: FINGER / scale, bounds };
}

/** Returns the height of a lying tile's foot above the cloth, world units. */
export const footOf = (view: Pick<BoardView, 'scale'>, { level = 0 }: Pick<FlatPose, 'level'>): number =>
  level * 2 * HALF_THICK * view.scale;

/** Returns the pose of a tile on the board, face up or face down. */
export function lyingAt(view: BoardView, flat: FlatPose, faceDown = false): Pose {
  const flatTurn = turnAbout('z', flat.angle);
  const z = footOf(view, flat) + HALF_THICK * view.scale;
  return {
    at: [view.x + flat.x * view.scale, view.y + flat.y * view.scale, z],
    turn: faceDown ? turned(flatTurn, turnAbout('y', Math.PI)) : flatTurn,
    scale: view.scale,
  };
}
