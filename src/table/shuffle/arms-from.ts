/** The side of the table that the arms of whoever stirs come from. */
import { clamp } from '../../ui/rect.ts';
import type { Regions } from '../../ui/screen-regions.ts';
import type { TableSide } from '../space/table-side.ts';

export interface Arms {
  readonly from: TableSide;
  /** The place of the body beside the middle of that side, to its own right, in parts of the board. */
  readonly lean: number;
}

/** The part of a plate's distance from the middle by which its player sits beside it. */
const TOWARDS = 0.3;

/**
 * Returns the arms of the player whose plate is `place` places clockwise from the viewing seat. The viewer's come
 * straight from below, the others' over the edge of the board nearest to their plate.
 */
export function armsFrom({ board, plates }: Pick<Regions, 'board' | 'plates'>, place: number): Arms {
  const plate = plates[place];
  if (!plate || place === 0) return { from: 0, lean: 0 };
  const beside = (2 * (plate.x - board.x) + plate.width) / board.width - 1;
  const below = (2 * (plate.y - board.y) + plate.height) / board.height - 1;
  const [from, off]: [TableSide, number] =
    below <= -Math.abs(beside) ? [2, -beside] : beside < 0 ? [1, below] : [3, -below];
  return { from, lean: TOWARDS * clamp(off, -1, 1) };
}
