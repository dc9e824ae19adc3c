/** Where an arm ends, and all the ways in which a next tile may be joined to it. */
import { type Body, body, moved, type Point, turned, type Way } from './rectangle.ts';

/** The room between tiles that are not joined: enough to see which tile follows which. */
export const GAP = 0.13;

/** The outer half of an arm's last tile. */
export interface Tip {
  /** The centre of that half; of a double across the line, the centre of the tile. */
  readonly at: Point;
  /** The way in which the tile points. */
  readonly way: Way;
  /** The tile is a double that lies across the line: what follows goes straight on. */
  readonly across: boolean;
}

/** One place for the next tile. */
export interface Joint {
  readonly body: Body;
  readonly tip: Tip;
  /** How far from straight, in steps of 45°, left negative. */
  readonly bend: number;
}

/** The tile whose inner half is centred at `inner` and that points `way`. */
function tileFrom(inner: Point, way: Way, bend: number): Joint {
  return {
    body: body(moved(inner, way, 0.5), way, 1, 0.5),
    tip: { at: moved(inner, way, 1), way, across: false },
    bend,
  };
}

function doubleFrom(centre: Point, way: Way, bend: number): Joint {
  return { body: body(centre, way, 0.5, 1), tip: { at: centre, way, across: true }, bend };
}

/**
 * All places for the next tile: straight on first, then turns. A turn starts at the end of the outer half or at its
 * side, flush with it or a gap further, so that an arm which winds keeps a gap between its own rows.
 */
export function joints(tip: Tip, across: boolean): readonly Joint[] {
  const { at, way } = tip;
  const next = across ? doubleFrom : tileFrom;
  const found = [next(moved(at, way, 1), way, 0)];
  if (tip.across) return found;
  if (way % 2 === 1) return [...CORNERS.map((bend) => corner(tip, bend, next)), ...found];
  for (const bend of [-2, 2]) {
    const side = turned(way, bend);
    if (!across) {
      found.push(tileFrom(moved(at, way, 1), side, bend));
      found.push(tileFrom(moved(at, way, 1, side, GAP), side, bend));
      found.push(tileFrom(moved(at, side, 1, way, GAP), side, bend));
    }
    found.push(next(moved(at, side, 1), side, bend));
  }
  return found;
}

/** After a diagonal half its corner meets the next tile, this far beside the middle, so that a row fits behind it. */
const BESIDE = 0.41;
const CORNERS = [-1, 1];

/** Up or across after a diagonal tile: where a strip or a tile that goes on so begins, and its way. */
function corner<T>({ at, way }: Tip, bend: number, next: (start: Point, way: Way, bend: number) => T): T {
  const on = turned(way, bend);
  return next(moved(at, on, Math.SQRT1_2 + 0.5, turned(way, -bend), BESIDE), on, bend);
}

/** Half the length of a strip: more than all tiles in one row. */
const FAR = 120;

/**
 * The strips without end in which an arm can always go on, whatever tile comes. `across`: doubles lie across the line,
 * so strips are wide, and may start with a turn, which any tile can take.
 */
export function strips(tip: Tip, across: boolean): readonly Body[] {
  const { at, way } = tip;
  const strip = (start: Point, on: Way) => body(moved(start, on, FAR - 0.5), on, FAR, across ? 1 : 0.5);
  const straight = strip(moved(at, way, 1), way);
  // What follows a double goes straight on, whichever way that lies.
  if (tip.across) return [straight];
  if (way % 2 === 1) return across ? [...CORNERS.map((bend) => corner(tip, bend, strip)), straight] : [];
  if (!across) return [straight];
  return [straight, ...[-2, 2].map((bend) => strip(moved(at, turned(way, bend), 1), turned(way, bend)))];
}

/** The angle of a tile that points this way, in radians counter-clockwise, at least −π and under π. */
export function angleOf(way: Way): number {
  return ((way <= 4 ? -way : 8 - way) * Math.PI) / 4 || 0;
}
