/**
 * A deal of two rows and two lines as bytes (21), for fast playouts. Allocates nothing but in `newFastDeal`. A tile is
 * the byte `low * 8 + high`.
 */
import { MOST_TURNS } from './sausage-turns.ts';

/** Room for a row, a line, or the joints of a line. */
export const ROOM = 32;
const WRAP = ROOM - 1;
/** The offsets of the lines' tiles, their joints, and single numbers. */
const TILES = 2 * ROOM;
const JOINTS = 4 * ROOM;
const LEFT = 6 * ROOM;
const SIZE = LEFT + 2;
const LENGTH = SIZE + 2;
const START = LENGTH + 2;
const SEAT = START + 1;
const TURNS = SEAT + 1;
const OVER = TURNS + 1;
const BYTES = OVER + 1;

/** The start does not lie yet. */
const NONE = 255;

export type FastDeal = Uint8Array;

/** A move: an action with the tile turned up, plus the joint. At the open end the joint is the line's length. */
export const PASS = 0;
export const LEAD = 1 * ROOM;
/** Plays into line 0; line 1 is one `ROOM` more. */
export const IN_LINE = 2 * ROOM;
export const CUT = 4 * ROOM;

export const jointOfCode = (move: number): number => move & WRAP;

/** Room for all moves of a turn. */
export const MOST_MOVES = 64;

export const byteOf = (low: number, high: number): number => (low << 3) | high;

const at = (deal: FastDeal, index: number) => deal[index] as number;

/** Returns an empty deal; seat 0 leads. */
export function newFastDeal(): FastDeal {
  const deal = new Uint8Array(BYTES);
  clear(deal, 0);
  return deal;
}

/** Empties the deal. `leader`: the seat that leads. */
export function clear(deal: FastDeal, leader: number): void {
  deal.fill(0);
  deal[START] = NONE;
  deal[SEAT] = leader;
}

export const seatOf = (deal: FastDeal): number => at(deal, SEAT);
export const isOver = (deal: FastDeal): boolean => at(deal, OVER) !== 0;
export const sizeOf = (deal: FastDeal, seat: number): number => at(deal, SIZE + seat);
export const lengthOf = (deal: FastDeal, line: number): number => at(deal, LENGTH + line);

/** Returns a tile of a row, counted from its left end. */
const tileAt = (deal: FastDeal, seat: number, nth: number): number =>
  at(deal, seat * ROOM + ((at(deal, LEFT + seat) + nth) & WRAP));

/** Returns the tile at the right end of a row; the row must not be empty. */
export const nextOf = (deal: FastDeal, seat: number): number => tileAt(deal, seat, at(deal, SIZE + seat) - 1);

export function toLeft(deal: FastDeal, seat: number, tile: number): void {
  const left = (at(deal, LEFT + seat) - 1) & WRAP;
  deal[LEFT + seat] = left;
  deal[seat * ROOM + left] = tile;
  deal[SIZE + seat] = at(deal, SIZE + seat) + 1;
}

/** Replaces a tile of a row, counted from its left end. */
export function replace(deal: FastDeal, seat: number, nth: number, tile: number): void {
  deal[seat * ROOM + ((at(deal, LEFT + seat) + nth) & WRAP)] = tile;
}

/** Sets the start, with its halves towards line 0 and line 1. */
export function setStart(deal: FastDeal, tile: number, inner: number, outer: number): void {
  deal[START] = tile;
  deal[JOINTS] = inner;
  deal[JOINTS + ROOM] = outer;
}

export function setTurns(deal: FastDeal, seat: number, turns: number): void {
  deal[SEAT] = seat;
  deal[TURNS] = turns;
}

/** Inserts a tile into a line after its first `joint` tiles (21.5, 21.8); `outer`: the half that points outward. */
export function put(deal: FastDeal, line: number, joint: number, tile: number, outer: number): void {
  const length = at(deal, LENGTH + line);
  const tiles = TILES + line * ROOM;
  const joints = JOINTS + line * ROOM;
  for (let k = length; k > joint; k--) {
    deal[tiles + k] = at(deal, tiles + k - 1);
    deal[joints + k + 1] = at(deal, joints + k);
  }
  deal[tiles + joint] = tile;
  deal[joints + joint + 1] = outer;
  deal[LENGTH + line] = length + 1;
}

/** 21.7: the tile becomes the start; the tiles before the joint go to the other seat. */
function cut(deal: FastDeal, joint: number, tile: number, other: number): void {
  toLeft(deal, other, at(deal, START));
  for (let k = 0; k < joint; k++) {
    toLeft(deal, other, at(deal, TILES + k));
    toLeft(deal, other, at(deal, TILES + ROOM + k));
  }
  for (let line = 0; line < 2; line++) {
    const length = at(deal, LENGTH + line) - joint;
    const tiles = TILES + line * ROOM;
    const joints = JOINTS + line * ROOM;
    for (let k = 0; k < length; k++) deal[tiles + k] = at(deal, tiles + k + joint);
    for (let k = 0; k <= length; k++) deal[joints + k] = at(deal, joints + k + joint);
    deal[LENGTH + line] = length;
  }
  deal[START] = tile;
}

/** Returns the highest joint at which this tile can cut; 0 if it cannot. */
export function deepestCut(deal: FastDeal, tile: number): number {
  const low = tile >> 3;
  const high = tile & 7;
  for (let k = Math.min(at(deal, LENGTH), at(deal, LENGTH + 1)); k > 0; k--) {
    const one = at(deal, JOINTS + k);
    const other = at(deal, JOINTS + ROOM + k);
    if ((one === low && other === high) || (one === high && other === low)) return k;
  }
  return 0;
}

/** Writes the moves of the seat to move into a list, and returns their number (21.2). */
export function movesInto(deal: FastDeal, list: Uint8Array): number {
  if (at(deal, START) === NONE) {
    list[0] = LEAD;
    return 1;
  }
  const tile = nextOf(deal, at(deal, SEAT));
  const low = tile >> 3;
  const high = tile & 7;
  let count = 0;
  for (let line = 0; line < 2; line++) {
    const length = at(deal, LENGTH + line);
    const joints = JOINTS + line * ROOM;
    const end = at(deal, joints + length);
    if (end === low || end === high) list[count++] = IN_LINE + line * ROOM + length;
    if (low !== high) continue;
    for (let k = 0; k < length; k++) if (at(deal, joints + k) === low) list[count++] = IN_LINE + line * ROOM + k;
  }
  for (let k = Math.min(at(deal, LENGTH), at(deal, LENGTH + 1)); k > 0; k--) {
    const one = at(deal, JOINTS + k);
    const other = at(deal, JOINTS + ROOM + k);
    if ((one === low && other === high) || (one === high && other === low)) list[count++] = CUT + k;
  }
  if (count === 0) list[count++] = PASS;
  return count;
}

/** True if a tile can be laid, inserted or cut with. */
export function goes(deal: FastDeal, tile: number): boolean {
  const low = tile >> 3;
  const high = tile & 7;
  for (let line = 0; line < 2; line++) {
    const length = at(deal, LENGTH + line);
    const joints = JOINTS + line * ROOM;
    const end = at(deal, joints + length);
    if (end === low || end === high) return true;
    if (low !== high) continue;
    for (let k = 0; k < length; k++) if (at(deal, joints + k) === low) return true;
  }
  return low !== high && deepestCut(deal, tile) > 0;
}

/** 21.9: true if no tile of either row can be laid, inserted or cut with. */
function nothingGoes(deal: FastDeal): boolean {
  for (let seat = 0; seat < 2; seat++) {
    const size = at(deal, SIZE + seat);
    for (let nth = size - 1; nth >= 0; nth--) if (goes(deal, tileAt(deal, seat, nth))) return false;
  }
  return true;
}

/** Plays a legal move of the seat to move. */
export function move(deal: FastDeal, code: number): void {
  const seat = at(deal, SEAT);
  const size = at(deal, SIZE + seat) - 1;
  const tile = tileAt(deal, seat, size);
  deal[SIZE + seat] = size;
  const joint = code & WRAP;
  if (code === PASS) toLeft(deal, seat, tile);
  else if (code === LEAD) setStart(deal, tile, tile >> 3, tile & 7);
  else if (code >= CUT) cut(deal, joint, tile, 1 - seat);
  else {
    const line = (code - IN_LINE) >> 5;
    const inner = at(deal, JOINTS + line * ROOM + joint);
    put(deal, line, joint, tile, (tile >> 3) + (tile & 7) - inner);
  }
  const turns = at(deal, TURNS) + 1;
  deal[TURNS] = turns;
  deal[SEAT] = 1 - seat;
  if (at(deal, SIZE + seat) === 0) deal[OVER] = 1;
  // After a pass the layout is the same, so nothing needs to be checked.
  else if (turns >= MOST_TURNS || (code !== PASS && nothingGoes(deal))) deal[OVER] = 2;
}

/** Returns the pips of a row. */
export function pipsOfRow(deal: FastDeal, seat: number): number {
  let count = 0;
  for (let nth = at(deal, SIZE + seat) - 1; nth >= 0; nth--) {
    const tile = tileAt(deal, seat, nth);
    count += (tile >> 3) + (tile & 7);
  }
  return count;
}

/** 21.10: writes the points if the deal were over now: the higher count writes its own; if level, nobody writes. */
export function writeCounts(deal: FastDeal, points: Int32Array): void {
  const one = pipsOfRow(deal, 0);
  const other = pipsOfRow(deal, 1);
  points[0] = one > other ? one : 0;
  points[1] = other > one ? other : 0;
}

/** Returns the pips that a cut at this joint takes: those of the start and of the tiles before it in both lines. */
export function pipsBefore(deal: FastDeal, joint: number): number {
  const pips = (tile: number) => (tile >> 3) + (tile & 7);
  let sum = pips(at(deal, START));
  for (let k = 0; k < joint; k++) sum += pips(at(deal, TILES + k)) + pips(at(deal, TILES + ROOM + k));
  return sum;
}
