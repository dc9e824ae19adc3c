/** The place of a button's name: plain geometry, in pixels at unit 1. */
import { clamp, type Point, type Rect, type Size } from './rect.ts';

/** The gaps between a button and its name, and between the name and the edge of the screen. */
const GAP = 6;
const EDGE = 4;

/** Returns the middle of the name: below a button in the upper half of the screen, above one in the lower. */
export function namePlace(size: Size, button: Rect, screen: Size): Point {
  const half = size.width / 2 + EDGE;
  const x = clamp(button.x + button.width / 2, half, Math.max(half, screen.width - half));
  const isAbove = button.y + button.height / 2 > screen.height / 2;
  const away = GAP + size.height / 2;
  return { x, y: isAbove ? button.y - away : button.y + button.height + away };
}
