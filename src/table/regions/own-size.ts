/**
 * The size of the own tiles, decided here alone: how much room a rack takes, and how large the tiles on it are. Sizes
 * are sides of half-tiles. All lengths are CSS pixels unless noted.
 */
import type { Rect, Size } from '../../ui/rect.ts';
import type { Regions } from '../../ui/screen-regions.ts';

/** The width of a tile in a row, and the height of a standing tile on the screen, in half-tile sides. */
export const BROAD = 1.07;
export const TALL = 2.02;
/** Rise of an own tile that may be played now, and sink of one that may not, in half-tile sides. */
export const RISE = 0.13;
export const SINK = 0.09;
const PLAY = RISE + SINK;
/** The room above an own tile that is turned up beside its row, in which it rises; half-tile sides. */
export const RISING = 0.5;

/** The largest own half-tile, pixels at unit 1. */
const LARGEST = 66;
/** The side from which tiles stay in one row, pixels at unit 1. */
const ENOUGH = 36;
/** Distance of two tiles that can be told apart by a finger, and the least distance if there is no room for that. */
const APART = 44;
const LEAST = 24.5;
/** Distance of two tiles if there is room, in half-tile sides. */
const LOOSE = 1.2;
/** The rack's own part of its height: the lip before the tiles, less what they reach beyond its upper edge. */
const LIP = 1;
const ABOVE = 3;
/** The factor by which a further row must make tiles larger. */
const WORTH = 1.04;
/** The frame at either side of the rack. */
const FRAME = 4;

export interface Rows {
  readonly rows: number;
  readonly side: number;
}

/** Tiles in rows, and the distance between the middles of neighbours. */
export interface SpacedRows extends Rows {
  readonly pitch: number;
}

interface Limits {
  /** The greatest side. */
  readonly largest: number;
  /** The height in which tiles rise and sink, in half-tile sides; 0 by default. */
  readonly play?: number;
  /** The least distance between middles, if any number of rows allows it; 0 by default. */
  readonly least?: number;
  /** The side at which no further row is worth it; the largest by default. */
  readonly enough?: number;
}

/** Returns the number of rows in which `count` tiles are largest in a room. */
export function rowsFor(count: number, room: Size, { largest, play = 0, least = 0, enough = largest }: Limits): Rows {
  let best = { rows: 1, side: 0, isApart: false };
  for (let rows = 1; rows <= 4; rows++) {
    const pitch = room.width / Math.ceil(count / rows);
    const side = Math.min(pitch / BROAD, room.height / (rows * TALL + play), largest);
    const isApart = pitch >= least && (rows === 1 || side * TALL >= least);
    if (isApart === best.isApart ? side > best.side * WORTH : isApart) best = { rows, side, isApart };
    if (best.isApart && best.side >= enough) break;
  }
  return { rows: best.rows, side: best.side };
}

/** Returns the greatest side of an own tile. */
export const largestOwn = ({ unit }: Pick<Regions, 'unit'>): number => LARGEST * unit;

/** Returns the area of the own tiles: between the frames, up to the one above, and clear of the lip before them. */
export const aboveLip = ({ x, y, width, height }: Rect): Rect => ({
  x: x + FRAME,
  y: y - ABOVE,
  width: width - 2 * FRAME,
  height: height - LIP,
});

/** Returns the rows of `count` own tiles on the rack. They fill it as far as they may. */
export function ownRows({ rack, unit }: Pick<Regions, 'rack' | 'unit'>, count: number): SpacedRows {
  const room = aboveLip(rack);
  const { rows, side } = rowsFor(count, room, {
    largest: LARGEST * unit,
    play: PLAY,
    least: LEAST,
    enough: ENOUGH * unit,
  });
  const most = room.width / Math.ceil(count / rows);
  return { rows, side, pitch: Math.max(side * BROAD, Math.min(Math.max(APART, side * LOOSE), most)) };
}

/** True if `count` own tiles would be larger on the other rack, by as much as a further row is worth. */
export const areLargerOn = (other: Pick<Regions, 'rack' | 'unit'>, now: typeof other, count: number): boolean =>
  ownRows(other, count).side > ownRows(now, count).side * WORTH;

/** Returns the height of a rack on which the own tile beside its row is as large as it may be. */
export const risingHeight = (unit: number, most: number): number =>
  Math.min(most, LARGEST * unit * (TALL + RISING) + LIP);

/** The greatest heights of a rack with one row, and with two. */
interface RackHeights {
  readonly one: number;
  readonly two: number;
}

/** Returns the height of a rack of that width on which a hand of that size stands as large as it may. */
export function rackHeight(handSize: number, width: number, unit: number, { one, two }: RackHeights): number {
  const inRows = (rows: number, most: number) => {
    const high = rows * TALL + PLAY;
    const side = Math.min(
      (width - 2 * FRAME) / Math.ceil(handSize / rows) / BROAD,
      (most - LIP) / high,
      LARGEST * unit,
    );
    return { side, height: side * high + LIP };
  };
  const [single, double] = [inRows(1, one), inRows(2, two)];
  return single.side >= ENOUGH * unit || double.side <= single.side * WORTH ? single.height : double.height;
}
