/** The layout of the buttons of a choice: plain geometry, in pixels at unit 1. */
import type { Rect } from './rect.ts';

const WIDTH = 204;
const LEAST = 120;
const HEIGHT = 48;
const GAP = 6;

/**
 * Returns equal buttons for `count` (1…4) ways, within the board at its lower edge. They stand side by side in as few
 * rows as possible, to hide little of the board.
 */
export function wayButtonsLayout(board: Rect, count: number): Rect[] {
  const beside = Math.max(1, Math.floor((board.width - GAP) / (LEAST + GAP)));
  const rows = Math.ceil(count / beside);
  const columns = Math.ceil(count / rows);
  const width = Math.min(WIDTH, (board.width - GAP) / columns - GAP);
  const x = board.x + (board.width - columns * (width + GAP) + GAP) / 2;
  const y = board.y + board.height - rows * (HEIGHT + GAP);
  return Array.from({ length: count }, (_, k) => ({
    x: x + (k % columns) * (width + GAP),
    y: y + Math.floor(k / columns) * (HEIGHT + GAP),
    width,
    height: HEIGHT,
  }));
}
