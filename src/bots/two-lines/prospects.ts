/** What a play leaves of two lines (21): what it cuts off, and what the next tiles of both rows could do then. */
import type { Seen, Tile } from '../../rules/game.ts';
import type { TileMove } from '../../rules/moves.ts';
import {
  CUT,
  deepestCut,
  type FastDeal,
  goes,
  isOver,
  jointOfCode,
  move,
  newFastDeal,
  pipsBefore,
  sizeOf,
} from '../../rules/sausage/fast.ts';
import { byteOfTile, codeOf, type Known, knownOf } from './position.ts';

/** What the next tile of a row is likely to do when its turn comes. */
interface Next {
  /** The tile, where it is known. */
  readonly tile: Tile | null;
  /** How likely it goes, 0 to 1. */
  readonly goes: number;
  /** How many pips it is likely to cut off. */
  readonly cuts: number;
}

export interface Prospect {
  /** What goes to the other row: tiles, and their pips. */
  readonly cut: { readonly tiles: number; readonly pips: number };
  /** Of the seat that plays next, and of the one that plays now. */
  readonly other: Next;
  readonly own: Next;
}

/** The prospects of plays, each for itself. */
export function prospectsIn(seen: Seen): (play: TileMove) => Prospect {
  const known = knownOf(seen);
  const seat = seen.turn?.seat ?? 0;
  const after = newFastDeal();
  return (play) => {
    after.set(known.deal);
    const code = codeOf(after, play);
    const joint = code >= CUT ? jointOfCode(code) : 0;
    const cut = { tiles: joint && 2 * joint + 1, pips: joint && pipsBefore(after, joint) };
    move(after, code);
    return { cut, other: nextIn(seen, known, after, 1 - seat), own: nextIn(seen, known, after, seat) };
  };
}

/** The next tile of a row; the one that has just been laid is not in it any more. */
function nextIn({ heap, hands, turn }: Seen, { faces }: Known, after: FastDeal, seat: number): Next {
  const row = hands[seat] ?? [];
  const at = row.at(seat === turn?.seat ? -2 : -1);
  if (at === undefined || sizeOf(after, seat) === 0 || isOver(after)) return { tile: null, goes: 0, cuts: 0 };
  const tile = heap[at] ?? null;
  const all = tile ? [byteOfTile(tile)] : [...faces];
  const mean = (of: (byte: number) => number) => all.reduce((sum, byte) => sum + of(byte), 0) / Math.max(1, all.length);
  return {
    tile,
    goes: mean((byte) => (goes(after, byte) ? 1 : 0)),
    cuts: mean((byte) => {
      const depth = deepestCut(after, byte);
      return depth > 0 ? pipsBefore(after, depth) : 0;
    }),
  };
}

/** What plays are worth by rule of thumb, in pips. */
const WORTH = {
  /** For each pip that goes to the other row, and for each tile. */
  pip: 1,
  tile: 3,
  /** Where the next tile of the other row goes, and for each pip that it may cut off. */
  otherGoes: -5,
  otherCuts: -1,
  /** The same of the own row: the other seat plays before. */
  ownGoes: 3,
  ownCuts: 0.5,
} as const;

/** What plays of the seat in turn are worth by rule of thumb. */
export function worthInLines(seen: Seen): (play: TileMove) => number {
  const prospectOf = prospectsIn(seen);
  return (play) => {
    const { cut, other, own } = prospectOf(play);
    return (
      WORTH.pip * cut.pips +
      WORTH.tile * cut.tiles +
      WORTH.otherGoes * other.goes +
      WORTH.otherCuts * other.cuts +
      WORTH.ownGoes * own.goes +
      WORTH.ownCuts * own.cuts
    );
  };
}
