/** How tiles share the boneyard's room with their count, or out of play with the words for them: plain geometry. */
import type { Point, Rect } from './rect.ts';

/** The height of the words on their ground, the most that the tiles take above it, and the least; pixels at unit 1. */
const LINE = 22;
const STACK = 56;
const LEAST = 30;
/** Tiles and words stand side by side in so much room. */
const BOTH = 84;

/** The height of the count, and the least that tiles below it need; pixels at unit 1. */
const COUNT = 24;
const BELOW = 36;

/** Where the tiles of the boneyard lie: below their count where the room is high, else some of them lie under it. */
export function pileRoom(room: Rect, unit: number): Rect {
  const count = COUNT * unit;
  const height = room.height - count;
  return height < BELOW * unit ? room : { ...room, y: room.y + count, height };
}

/** Between the count and the tiles beside it. */
const BESIDE = 3;

/**
 * Where the count of that size stands, pixels at unit 1, beside the tiles whose upper left is `corner`: above the first of
 * them where the room is high, else just before it, or at the upper left of a room in which they leave none.
 */
export function countPlace(room: Rect, width: number, height: number, corner: Point | null): Point {
  if (corner === null) return { x: room.x, y: room.y };
  if (pileRoom(room, 1) !== room) {
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
  const line = LINE * unit;
  if (room.height - line < LEAST * unit && room.width >= BOTH * unit) {
    const width = Math.min(room.width * 0.45, room.height * 1.1);
    return { stack: { ...room, width }, words: { ...room, x: room.x + width, width: room.width - width } };
  }
  const height = Math.min(room.height - line, STACK * unit);
  const y = room.y + (room.height - height - line) / 2;
  return { stack: { ...room, y, height }, words: { ...room, y: y + height, height: line } };
}
