/** A position of two lines as bytes, from a seat's view. */
import type { Move, Seat, Seen, Tile } from '../../rules/game.ts';
import {
  byteOf,
  CUT,
  clear,
  type FastDeal,
  IN_LINE,
  LEAD,
  lengthOf,
  newFastDeal,
  PASS,
  put,
  ROOM,
  setStart,
  setTurns,
  toLeft,
} from '../../rules/sausage/fast.ts';
import { linesIn } from '../../rules/sausage/sausage-lines.ts';
import { turnsIn } from '../../rules/sausage/sausage-turns.ts';
import { halves, tilesOf } from '../../rules/tiles.ts';

/** A place of a row, counted from its left end, with a hidden face. */
interface Hidden {
  readonly seat: Seat;
  readonly nth: number;
}

export interface Known {
  /** The deal; hidden places hold any byte. */
  readonly deal: FastDeal;
  readonly places: readonly Hidden[];
  /** The faces that lie in these places, in canonical order. */
  readonly faces: Uint8Array;
}

export const byteOfTile = (tile: Tile): number => byteOf(...halves(tile));

const SET = tilesOf(6);

/** Returns the position of a deal that has been led. */
export function knownOf(seen: Seen): Known {
  const deal = newFastDeal();
  clear(deal, 0);
  const places: Hidden[] = [];
  for (const [seat, row] of seen.hands.entries()) {
    for (const at of [...row].reverse()) {
      const face = seen.heap[at];
      toLeft(deal, seat, face ? byteOfTile(face) : 0);
    }
    for (const [nth, at] of row.entries()) if (!seen.heap[at]) places.push({ seat, nth });
  }
  const [start] = seen.laid;
  if (start) setStart(deal, byteOfTile(start.tile), start.inner, start.outer);
  for (const [line, tiles] of linesIn(seen.laid).entries())
    for (const [k, { tile, outer }] of tiles.entries()) put(deal, line, k, byteOfTile(tile), outer);
  setTurns(deal, seen.turn?.seat ?? 0, turnsIn(seen));
  const inSight = new Set(seen.heap);
  return { deal, places, faces: Uint8Array.from(SET.filter((tile) => !inSight.has(tile)).map(byteOfTile)) };
}

/** Returns a move of the seat in turn in the encoding of the fast deal. */
export function moveCode(deal: FastDeal, move: Move): number {
  if (move.do === 'lead') return LEAD;
  if (move.do !== 'play') return PASS;
  if (move.arm !== 0 && move.arm !== 1) return CUT + (move.joint ?? 0);
  return IN_LINE + move.arm * ROOM + (move.joint ?? lengthOf(deal, move.arm));
}
