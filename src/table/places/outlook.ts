/** The view of a table by its kind, never by its game: the inlay of the cloth, the distance and the slant. */
import type { Seen, Table } from '../../rules/game.ts';
import type { Inlay } from './look.ts';

/** Half the width and half the height of something around the middle of the cloth, half-tile sides. */
export interface Reach {
  readonly across: number;
  readonly along: number;
}

export interface Outlook {
  /**
   * Returns the inlay. `isUpright`: a line begins along the height of the board. `crosses`: the line has crossed by
   * now. `seen`: null before the first deal.
   */
  inlay(table: Table, isUpright: boolean, crosses: boolean, seen?: Pick<Seen, 'seats' | 'puzzle'> | null): Inlay;
  /** Returns the reach that is in view even while few tiles lie there. */
  least(isUpright: boolean): Reach;
  /** The reach of the inlay that is worth somewhat smaller tiles; `null`: nothing. */
  readonly whole: Reach | null;
  /**
   * The greatest distance of the layout's middle from the middle of the board, half-tile sides. If it is infinite, the
   * first tile stays in the middle while there is room.
   */
  readonly drift: number;
  /** True if the arms around the first tile begin as blades, which wait for their tiles. */
  readonly hasBlades: boolean;
  /** Further lean of the eye beyond the usual one, radians. */
  readonly tilt: number;
  /** Height of the tiles on the cloth, half-tile sides. */
  readonly high: number;
}
