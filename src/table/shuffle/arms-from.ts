/** The side of the table that the arms of whoever stirs come from. */
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
  const beside = (plate.x + plate.width / 2 - board.x) / (board.width / 2) - 1;
  const below = (plate.y + plate.height / 2 - board.y) / (board.height / 2) - 1;
  const part = (share: number) => TOWARDS * Math.max(-1, Math.min(1, share));
  if (below > -Math.abs(beside)) return beside < 0 ? { from: 1, lean: part(below) } : { from: 3, lean: part(-below) };
  return { from: 2, lean: part(-beside) };
}
