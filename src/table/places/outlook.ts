/** How a table is seen, by its kind and never by its game: what is inlaid in the cloth, how near one looks, and how steeply. */
import type { Table } from '../../rules/game.ts';
import type { Inlay } from './look.ts';

/** Half the breadth and half the height of something around the middle of the cloth, half-tile sides. */
export interface Reach {
  readonly across: number;
  readonly along: number;
}

export interface Outlook {
  /** `isUpright`: a line begins along the height of the board. `crosses`: it does by now. */
  inlay(table: Table, isUpright: boolean, crosses: boolean): Inlay;
  /** So much is in view even while little lies there. */
  least(isUpright: boolean): Reach;
  /** What of the inlay is worth somewhat smaller tiles, to be seen whole; `null`: nothing. */
  readonly whole: Reach | null;
  /** Whether arms leave a tile in the middle, which are blades until a tile lies there. */
  readonly hasBlades: boolean;
  /** How far the eye leans back beyond what is usual, radians. */
  readonly tilt: number;
  /** How high what lies on the cloth is, half-tile sides. */
  readonly high: number;
}
