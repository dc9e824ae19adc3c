/** How tiles out of play share the boneyard's room with the words for them: plain geometry. */
import type { Rect } from './places.ts';

/** The height of one line of words, and the most that the tiles take above it; pixels at unit 1. */
const LINE = 18;
const STACK = 56;

export interface RestForm {
  readonly stack: Rect;
  /** Below the stack. */
  readonly words: Rect;
}

/** Both in the middle of the room, which is at least 44 high at unit 1. */
export function restForm(room: Rect, unit: number): RestForm {
  const line = LINE * unit;
  const height = Math.min(room.height - line, STACK * unit);
  const y = room.y + (room.height - height - line) / 2;
  return { stack: { ...room, y, height }, words: { ...room, y: y + height, height: line } };
}
