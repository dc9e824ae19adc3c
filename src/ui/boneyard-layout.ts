/** How tiles share the boneyard's room with their count, or out of play with the words for them: plain geometry. */
import type { Point, Rect } from './rect.ts';

/** The height of the words on their ground, the most that the tiles take above it, and the least; pixels at unit 1. */
const LINE = 22;
const STACK = 56;
const LEAST = 30;
/** Words need so much for one line, and more height for two. */
const ONE_LINE = 80;
const TWO_LINES = 40;
/** Tiles and words stand side by side in so much room, of which words in two lines need this much. */
const BOTH = 66;
const WORDS = 46;

/** The height of the count, and the least that tiles below it need; pixels at unit 1. */
const COUNT = 24;
const BELOW = 36;

/** The breadth of a count with a second number, and the least that tiles beside it need; pixels at unit 1. */
const COUNT_WIDE = 74;
const RIGHT_OF = 200;

const isHigh = (room: Rect, unit: number) => room.height - COUNT * unit >= BELOW * unit;

/**
 * Where the tiles of the boneyard lie: below their count where the room is high, beside it where that is wide, else some of
 * them lie under it.
 */
export function pileRoom(room: Rect, unit: number): Rect {
  const [count, wide] = [COUNT * unit, COUNT_WIDE * unit];
  if (isHigh(room, unit)) return { ...room, y: room.y + count, height: room.height - count };
  const width = room.width - wide;
  return width < RIGHT_OF * unit ? room : { ...room, x: room.x + wide, width };
}

/** Between the count and the tiles beside it. */
const BESIDE = 3;

/**
 * Where the count of that size stands, pixels at unit 1, beside the tiles whose upper left is `corner`: above the first of
 * them where the room is high, else just before it, or at the upper left of a room in which they leave none.
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
  /** Below the stack or, where the room is low, to its right. */
  readonly words: Rect;
}

/** Both in the middle of the room, which is at least 44 high at unit 1. */
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
