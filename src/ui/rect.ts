/** Rectangles and lengths: plain geometry. y points down. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Its top left corner, and its size. */
export interface Rect extends Point, Size {}

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

export const isWithin = ({ x, y, width, height }: Rect, p: Point): boolean =>
  p.x >= x && p.x <= x + width && p.y >= y && p.y <= y + height;

/** True if the rectangles share more than an edge and a rounding. */
export const overlap = (a: Rect, b: Rect): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01;

/** Returns the least rectangle around at least one rectangle or point. */
export function around(parts: readonly (Pick<Rect, 'x' | 'y'> & Partial<Rect>)[]): Rect {
  const x = Math.min(...parts.map((part) => part.x));
  const y = Math.min(...parts.map((part) => part.y));
  const right = Math.max(...parts.map((part) => part.x + (part.width ?? 0)));
  const bottom = Math.max(...parts.map((part) => part.y + (part.height ?? 0)));
  return { x, y, width: right - x, height: bottom - y };
}
