/** An outline of half-places that tiles are laid in. */
import type { Tile } from '../../rules/game.ts';
import type { run } from '../compiled/en/run.ts';
import type { Phrases } from '../phrases.ts';

/** A half-place: row and column from 1. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

const TURNED = ['right', 'below', 'left', 'other'] as const;

/** What lies in a half-place, and what may come there. */
export interface CellWords extends Cell {
  /** The half that lies there, of which tile, and whether it was given; `null`: it is free. */
  readonly lies: { readonly half: number; readonly tile: Tile; readonly given: boolean } | null;
  /** The number that its square shows; `null`: none yet. */
  readonly shown: number | null;
  /** Whether its square is full. */
  readonly full: boolean;
  /** Whether nothing can come there any more, of which the player was told. */
  readonly shut: boolean;
}

export const outlineTexts = (m: (typeof run)['outline'], { suit, the }: Phrases) => ({
  /** All of it. */
  whole: (laid: number, full: number) => m.whole({ laid, full }),
  row: (n: number) => m.row(n),
  cell: ({ row, column, lies, shown, full, shut }: CellWords) =>
    m.cell({
      row,
      column,
      lies: lies ? (lies.given ? 'given' : 'laid') : 'other',
      half: lies ? suit(lies.half) : '',
      ...(lies ? the(lies.tile) : { tile: '', tileIs: 'other' }),
      square: full ? 'full' : lies || shown === null ? 'other' : 'shows',
      shown: suit(shown ?? 0),
    }) + (shut ? m.shut : ''),
  /** Where the halves of the tile that is taken up would lie; `turned`: quarters of a turn. */
  turn: (face: Tile, turned: number) => m.turn({ ...the(face), turned: TURNED[turned % 4] ?? 'other' }),
  turnShort: m.turnShort,
});
