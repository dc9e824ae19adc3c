/** The end of an arm, and all the ways in which a next tile may be joined to it. */

import type { Point } from '../../ui/rect.ts';
import { type FlatPose, poseOf, type TileLevel } from './pose.ts';
import { body, type Direction, moved, type RectangleBody, turnedDirection } from './rectangle.ts';

/** The gap between tiles that are not joined: enough to see which tile follows which. */
export const GAP = 0.13;

/** The outer half of an arm's last tile. */
export interface Tip {
  /** The centre of that half; of a double across the line, the centre of the tile. */
  readonly at: Point;
  /** The direction in which the tile points. */
  readonly direction: Direction;
  /** True for a double that lies across the line; the next tile goes straight on. */
  readonly across: boolean;
  /** The storey of the tile, if tiles lie over one another. */
  readonly level?: TileLevel;
}

/** The middle of the outer edge of an arm, and the direction outwards. */
export interface Edge extends Point {
  readonly direction: Direction;
}

export const edgeOf = ({ at, direction }: Omit<Tip, 'across'>): Edge => ({ ...moved(at, direction, 0.5), direction });

/** One place for the next tile. */
export interface Joint {
  /** The area that it takes up on the cloth. */
  readonly body: RectangleBody;
  readonly pose: FlatPose;
  readonly tip: Tip;
  /** The bend in steps of 45°; 0 is straight, left is negative. */
  readonly bend: number;
}

/** Returns the tile whose inner half is centred at `inner` and that points in that direction. */
export function tileFrom(inner: Point, direction: Direction, bend = 0): Joint {
  const tile = body(moved(inner, direction, 0.5), direction, 1, 0.5);
  return {
    body: tile,
    pose: poseOf(tile),
    tip: { at: moved(inner, direction, 1), direction, across: false },
    bend,
  };
}

/** Returns the double that lies across that direction around its centre. */
export function doubleFrom(centre: Point, direction: Direction, bend = 0): Joint {
  const tile = body(centre, direction, 0.5, 1);
  return { body: tile, pose: poseOf(tile, true), tip: { at: centre, direction, across: true }, bend };
}

/** The sides to which an arm can turn, in steps of 45°. */
export const SIDES = [-2, 2];
/** Distance from the centre of a double to that of the half that joins one of its ends. */
export const PAST_END = 1.5;

/**
 * Returns all places for a next tile that is played end to end: straight on first, then turns. A turn starts at the end
 * of the outer half, or at its side. It is flush with the half or a gap further. So a winding arm keeps a gap between
 * its own rows. `across`: for a double that lies across the line. `isFirm`: a double never turns, so that it always lies
 * across the tile before; the line may go on from one of its ends.
 */
export function joints(tip: Tip, across: boolean, isFirm: boolean): readonly Joint[] {
  const { at, direction } = tip;
  const next = across ? doubleFrom : tileFrom;
  const found = [next(moved(at, direction, 1), direction, 0)];
  if (tip.across) {
    if (!isFirm || direction % 2 === 1) return found;
    const fromEnd = (side: Direction, bend: number) => tileFrom(moved(at, side, PAST_END), side, bend);
    return [...found, ...SIDES.map((bend) => fromEnd(turnedDirection(direction, bend), bend))];
  }
  if (direction % 2 === 1) return [...CORNERS.map((bend) => corner(tip, bend, next)), ...found];
  if (across && isFirm) return found;
  for (const bend of SIDES) {
    const side = turnedDirection(direction, bend);
    if (!across) {
      found.push(tileFrom(moved(at, direction, 1), side, bend));
      found.push(tileFrom(moved(at, direction, 1, side, GAP), side, bend));
      found.push(tileFrom(moved(at, side, 1, direction, GAP), side, bend));
    }
    found.push(next(moved(at, side, 1), side, bend));
  }
  return found;
}

/** After a diagonal half its corner meets the next tile, this far beside the middle. So a row fits behind it. */
const BESIDE = 0.41;
const CORNERS = [-1, 1];

/** Returns a strip or a tile that goes up or across after a diagonal tile. */
function corner<T>(
  { at, direction }: Tip,
  bend: number,
  next: (start: Point, direction: Direction, bend: number) => T,
): T {
  const on = turnedDirection(direction, bend);
  return next(moved(at, on, Math.SQRT1_2 + 0.5, turnedDirection(direction, -bend), BESIDE), on, bend);
}

/** Half the length of a strip: more than all tiles in one row. */
const FAR = 120;

/** Returns the strip without end straight on, so wide to either side. */
export const straightFrom = ({ at, direction }: Tip, wide: number): RectangleBody =>
  stripFrom(moved(at, direction, 1), direction, wide);

export const stripFrom = (start: Point, on: Direction, wide: number) =>
  body(moved(start, on, FAR - 0.5), on, FAR, wide);

/**
 * Returns the strips without end in which an arm can always go on, whatever tile comes. `across`: doubles lie across
 * the line. Then strips are wide, and may start with a turn, which any tile can take.
 */
export function strips(tip: Tip, across: boolean): readonly RectangleBody[] {
  const { at, direction } = tip;
  const wide = across ? 1 : 0.5;
  const strip = (start: Point, on: Direction) => stripFrom(start, on, wide);
  const straight = straightFrom(tip, wide);
  // The tile after a double always goes straight on.
  if (tip.across) return [straight];
  if (direction % 2 === 1) return across ? [...CORNERS.map((bend) => corner(tip, bend, strip)), straight] : [];
  if (!across) return [straight];
  return [
    straight,
    ...SIDES.map((bend) => strip(moved(at, turnedDirection(direction, bend), 1), turnedDirection(direction, bend))),
  ];
}
