/** Where the buttons of a choice lie: plain geometry. All in pixels at unit 1. */
import type { Rect } from './places.ts';

const WIDTH = 190;
const LEAST = 120;
const HEIGHT = 48;
const GAP = 6;

/**
 * Equal buttons for `count` (1…4) ways, on the lower edge of the board and within it: in one column where the board is
 * high enough, else in two.
 */
export function chooserForm(board: Rect, count: number): Rect[] {
  const high = (rows: number) => rows * (HEIGHT + GAP) + GAP;
  const columns = high(count) > board.height * 0.6 && board.width >= 2 * LEAST + 3 * GAP ? 2 : 1;
  const width = Math.min(WIDTH, (board.width - GAP) / columns - GAP);
  const rows = Math.ceil(count / columns);
  const x = board.x + (board.width - columns * (width + GAP) + GAP) / 2;
  const y = board.y + board.height - high(rows) + GAP;
  return Array.from({ length: count }, (_, k) => ({
    x: x + (k % columns) * (width + GAP),
    y: y + Math.floor(k / columns) * (HEIGHT + GAP),
    width,
    height: HEIGHT,
  }));
}
