/** The layout of the boneyard's room: tiles with their count, or tiles out of play with a text. Plain geometry. */
import type { Point, Rect } from './rect.ts';

/** The height of the text's panel, and the greatest and least height of the tiles above it; pixels at unit 1. */
const LINE = 22;
const STACK = 56;
const LEAST = 30;
/** The least width for a text in one line, and the height of a text in two lines. */
const ONE_LINE = 80;
const TWO_LINES = 40;
/** The least width for tiles and text side by side, and the width of the text in two lines. */
const BOTH = 66;
const WORDS = 46;

/** The height of the count, and the least height of the tiles below it; pixels at unit 1. */
const COUNT = 24;
const BELOW = 36;

/** The width of a count with a second number, and the least width of the tiles beside it; pixels at unit 1. */
const COUNT_WIDE = 74;
const RIGHT_OF = 200;

const isHigh = (room: Rect, unit: number) => room.height - COUNT * unit >= BELOW * unit;

/**
 * Returns the room for the boneyard's tiles. They lie below their count in a high room and beside it in a wide one. In
 * a room that is neither, the count covers some of them.
 */
export function pileRoom(room: Rect, unit: number): Rect {
  const [count, wide] = [COUNT * unit, COUNT_WIDE * unit];
  if (isHigh(room, unit)) return { ...room, y: room.y + count, height: room.height - count };
  const width = room.width - wide;
  return width < RIGHT_OF * unit ? room : { ...room, x: room.x + wide, width };
}

/** The gap between the count and the tiles. */
const BESIDE = 3;

/**
 * Returns the place of the count, in pixels at unit 1. `corner` is the upper left of the tiles, `null` if unknown. The
 * count stands above the first tile in a high room, otherwise just left of it. Without space on the left it stands at
 * the upper left of the room.
 */
export function countPlace(room: Rect, width: number, height: number, corner: Point | null): Point {
  if (corner === null) return { x: room.x, y: room.y };
  if (isHigh(room, 1)) {
    const x = Math.max(room.x, Math.min(corner.x, room.x + room.width - width));
    return { x, y: Math.max(room.y, corner.y - BESIDE - height) };
  }
  const x = corner.x - BESIDE - width;
  return x < room.x ? { x: room.x, y: room.y } : { x, y: room.y + (room.height - height) / 2 };
}

export interface RestingLayout {
  readonly stack: Rect;
  /** Below the stack; to its right in a low room. */
  readonly words: Rect;
}

/** Returns the layout, centred in a room at least 44 high at unit 1. */
export function restingLayout(room: Rect, unit: number): RestingLayout {
  const isLow = room.height - LINE * unit < LEAST * unit;
  if (isLow && room.width >= BOTH * unit) {
    const width = Math.min(room.width * 0.45, room.height * 1.1, room.width - WORDS * unit);
    return { stack: { ...room, width }, words: { ...room, x: room.x + width, width: room.width - width } };
  }
  const hasTwo = room.width < ONE_LINE * unit && room.height - TWO_LINES * unit >= LEAST * unit;
  const line = (hasTwo ? TWO_LINES : LINE) * unit;
  const height = Math.min(room.height - line, STACK * unit);
  const y = room.y + (room.height - height - line) / 2;
  return { stack: { ...room, y, height }, words: { ...room, y: y + height, height: line } };
}
