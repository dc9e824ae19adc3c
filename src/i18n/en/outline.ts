/** English of an outline of half-places that tiles are laid in: none of it is said at other tables. */
import type { Tile } from '../../rules/game.ts';
import { capital, does, tile, type Who, word } from './words.ts';

/** A half-place: row and column from 1. */
interface Cell {
  readonly row: number;
  readonly column: number;
}

const cell = ({ row, column }: Cell) => `row ${row}, column ${column}`;

/** Two half-places that touch: `row 1, columns 2 and 3`. */
const pair = (a: Cell, b: Cell): string =>
  a.row === b.row
    ? `row ${a.row}, columns ${Math.min(a.column, b.column)} and ${Math.max(a.column, b.column)}`
    : `column ${a.column}, rows ${Math.min(a.row, b.row)} and ${Math.max(a.row, b.row)}`;

const TURNED = ['to the right of', 'below', 'to the left of', 'above'] as const;

/** What lies in a half-place, and what may come there. */
export interface CellWords extends Cell {
  /** The half that lies there, of which tile, and whether it was given; `null`: it is free. */
  readonly lies: { readonly half: number; readonly tile: Tile; readonly given: boolean } | null;
  /** The number that its square shows; `null`: none yet. */
  readonly shown: number | null;
  /** Whether its square is full. */
  readonly full: boolean;
}

export const outlineTexts = {
  /** All of it. */
  outline: (laid: number, full: number) => `Outline: ${laid} of 28 tiles lie, ${full} of 14 squares are full`,
  row: (n: number) => `Row ${n}`,
  cell: ({ lies, shown, full, ...place }: CellWords) =>
    capital(
      [
        cell(place),
        lies ? `${word(lies.half)}, of ${tile(lies.tile)}${lies.given ? ', given' : ''}` : 'free',
        ...(full ? ['square full'] : lies || shown === null ? [] : [`its square shows ${word(shown)}`]),
      ].join(': '),
    ),
  /** Where the halves of the tile that is taken up would lie. */
  turn: (face: Tile, turned: number) => `Turn ${tile(face)}: its high half lies ${TURNED[turned]} its low half`,
  turnShort: 'Turn (R)',
  /** What a place is called: on a button, and as the log and hints speak of it. */
  place: (a: Cell, b: Cell) => pair(a, b),
  laid: (who: Who, face: Tile, a: Cell, b: Cell, filled: readonly number[]) =>
    [
      `${does(who, 'lay', 'lays')} the ${tile(face)} in ${pair(a, b)}.`,
      ...filled.map((number) => `A square is full of ${number === 6 ? 'sixes' : `${word(number)}s`}.`),
    ].join(' '),
  lifted: (who: Who, face: Tile, a: Cell, b: Cell) =>
    `${does(who, 'lift', 'lifts')} the ${tile(face)} from ${pair(a, b)}.`,
  giveUp: 'Give up',
};
