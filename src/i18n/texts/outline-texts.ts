/** An outline of half-places for tiles. */
import type { Tile } from '../../rules/game.ts';
import type { Cell } from '../../rules/outline/outline-shape.ts';
import type { Unfit } from '../../rules/outline/unfit.ts';
import type { run } from '../compiled/en/run.ts';
import type { Phrases } from '../phrases.ts';

const TURNED = ['right', 'below', 'left', 'other'] as const;

/** The content of a half-place, and the number it can take. */
export interface CellWords extends Cell {
  /** The half there, with its tile; `given` is true if it was given. Null: the place is free. */
  readonly lies: { readonly half: number; readonly tile: Tile; readonly given: boolean } | null;
  /** The number of its square; null if it has none yet. */
  readonly shown: number | null;
  /** True if its square is full. */
  readonly full: boolean;
  /** True if the player was told that no tile can cover it any more. */
  readonly shut: boolean;
}

export const outlineTexts = (m: (typeof run)['outline'], { suit, the, pips, sentence }: Phrases) => ({
  /** The whole outline. */
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
  /** The positions of the picked tile's halves; `turned`: quarter turns. */
  turn: (face: Tile, turned: number) => m.turn({ ...the(face), turned: TURNED[turned % 4] ?? 'other' }),
  turnShort: m.turnShort,
  /** The reason why a tile can't lie in a place, without a full stop. */
  unfit: (why: Unfit) => {
    switch (why.unfit) {
      case 'taken':
      case 'given':
        return sentence(m.unfit[why.unfit](the(why.tile)));
      case 'shows':
        return m.unfit.shows({ half: pips(why.half).aSuit, shown: pips(why.shown).aSuit });
      default:
        return m.unfit[why.unfit];
    }
  },
});
