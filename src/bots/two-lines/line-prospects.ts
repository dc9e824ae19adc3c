/** The effects of a play on two lines (21): the tiles it cuts off, and the chances of the next tiles of both rows. */
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
import { byteOfTile, type Known, knownOf, moveCode } from './position.ts';

/** The expected effect of a row's next tile when its turn comes. */
interface Next {
  /** The tile; null if it is hidden or there is none. */
  readonly tile: Tile | null;
  /** The chance that it fits, 0 to 1. */
  readonly goes: number;
  /** The mean number of pips that it cuts off. */
  readonly cuts: number;
}

export interface LinesProspect {
  /** The tiles that go to the other row, and their pips. */
  readonly cut: { readonly tiles: number; readonly pips: number };
  /** The next tiles of the seat that plays next, and of the one that plays now. */
  readonly other: Next;
  readonly own: Next;
}

/** Returns a function that gives a play's prospects. */
export function prospectsIn(seen: Seen): (play: TileMove) => LinesProspect {
  const known = knownOf(seen);
  const seat = seen.turn?.seat ?? 0;
  const after = newFastDeal();
  return (play) => {
    after.set(known.deal);
    const code = moveCode(after, play);
    const joint = code >= CUT ? jointOfCode(code) : 0;
    const cut = { tiles: joint && 2 * joint + 1, pips: joint && pipsBefore(after, joint) };
    move(after, code);
    return { cut, other: nextIn(seen, known, after, 1 - seat), own: nextIn(seen, known, after, seat) };
  };
}

/** Returns the prospects of a row's next tile. The tile that has just been played is not counted in its row. */
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

/** The worth of a play's features by rule of thumb, in pips. */
const WORTH = {
  /** For each pip that goes to the other row, and for each tile. */
  pip: 1,
  tile: 3,
  /** For the chance that the other row's next tile fits, and for each pip that it may cut off. */
  otherGoes: -5,
  otherCuts: -1,
  /** The same for the own row, which comes after the other. */
  ownGoes: 3,
  ownCuts: 0.5,
} as const;

/** Returns a function that gives a play's worth in pips by rule of thumb, for the seat in turn. */
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
