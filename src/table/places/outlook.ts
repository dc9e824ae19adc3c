/** How a table is seen, by its kind and never by its game: what is inlaid in the cloth, how near one looks, and how steeply. */
import type { KindName, Table } from '../../rules/game.ts';
import { HALF_THICK } from '../space/tile-size.ts';
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

export const FLAT = { tilt: 0, high: 2 * HALF_THICK } as const;

const star: Outlook = {
  ...FLAT,
  inlay: ({ arms }) => (arms > 4 ? 'eight' : 'four'),
  // As much across as the opening takes.
  least: () => ({ across: 4.1, along: 3.6 }),
  whole: { across: 5.63, along: 5.63 },
  hasBlades: true,
};

type Outlooks = Readonly<Partial<Record<KindName, Outlook>>>;

let outlooks: Outlooks = { star, cross: { ...star, inlay: (_, _isUpright, crosses) => (crosses ? 'four' : 'cross') } };

/** Adds outlooks that came late. */
export function takeInOutlooks(late: Outlooks): void {
  outlooks = { ...outlooks, ...late };
}

/** The outlook of a kind of table. Throws when it has not come. */
export function outlookOf({ kind }: Pick<Table, 'kind'>): Outlook {
  const outlook = outlooks[kind];
  if (!outlook) throw new Error(`the outlook of a ${kind} has not come`);
  return outlook;
}
