import type { Rect } from '../../../src/ui/rect.ts';

/** True if the rectangles share more than an edge and a rounding. */
export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;
