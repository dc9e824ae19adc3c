/** The places of a next tile in a tree with feet: around the first double, on a toe, or behind another tile (30.4). */

import type { TreeExit } from '../../../rules/tree/tree-of.ts';
import type { Point } from '../../../ui/rect.ts';
import { type Angle, type Slab, shifted, slab, turnedAngle } from './slab.ts';

/** A tile as it lies: `at` is the middle of its outer edge. */
export interface Grown {
  readonly body: Slab;
  readonly at: Point;
  readonly isDouble: boolean;
}

/** A place for a tile. */
export interface FootWay extends Grown {
  /** The turn away from the arm, in degrees; to the left it is negative. */
  readonly bend: number;
}

/** The side toes of a double: how they turn, and where they begin, seen from the middle of its far side. */
const TOE = { turn: 45, along: 0.15, beside: 0.9 } as const;
/** A side toe that finds no room so leaves at the end of the double. */
const AT_END = { turn: 90, along: -0.5, beside: 1 } as const;

/** The gap between the first double, its arms, and one another. */
const SLIT = 0.03;

/** Returns the tile that begins with the middle of its inner edge there. */
function tileAt(start: Point, angle: Angle, on: number, bend = 0): FootWay {
  return {
    body: slab(shifted(start, angle, 1), angle, 1, 0.5, on),
    at: shifted(start, angle, 2),
    isDouble: false,
    bend,
  };
}

/** Returns the double across that angle, with the middle of its inner side there. */
function doubleAt(start: Point, angle: Angle, on: number, bend = 0): FootWay {
  return {
    body: slab(shifted(start, angle, 0.5), angle, 0.5, 1, on),
    at: shifted(start, angle, 1),
    isDouble: true,
    bend,
  };
}

/** Returns the first double: upright, in the middle. */
export const rootDouble = (): Grown => ({
  body: slab({ x: 0, y: 0 }, 90, 0.5, 1, null),
  at: { x: 0.5, y: 0 },
  isDouble: true,
});

/** Returns the place of an arm around the first double: as near as its neighbours and the double allow. */
export function rootWay(arm: number, root: number): FootWay {
  const angle = (360 * arm) / root;
  const middle = { x: 0, y: 0 };
  const { x, y } = shifted(middle, angle, 1);
  const reach = Math.abs(x) * 0.5 + Math.abs(y);
  const beside = 0.5 / Math.tan(Math.PI / root);
  return tileAt(shifted(middle, angle, Math.max(reach, beside) + SLIT), angle, 0);
}

const sideToe = (
  { body: { angle }, at }: Grown,
  { turn, along, beside }: typeof TOE | typeof AT_END,
  sense: number,
  on: number,
) => tileAt(shifted(at, angle, along, sense * beside), turnedAngle(angle, sense * turn), on, sense * turn);

/** Returns the places on a double, the usual one first. No double comes there: its number is that of the double. */
export function toeWays(double: Grown, exit: TreeExit, on: number): readonly FootWay[] {
  if (exit !== 'left' && exit !== 'right') return [tileAt(double.at, double.body.angle, on)];
  const sense = exit === 'left' ? -1 : 1;
  return [sideToe(double, TOE, sense, on), sideToe(double, AT_END, sense, on)];
}

/** Returns the places of a double behind a tile: straight on, or round half a corner. */
function doubleWays({ body: { angle }, at }: Grown, on: number): readonly FootWay[] {
  const bent = [-1, 1].map((sense) => {
    const to = turnedAngle(angle, 45 * sense);
    // The corner of the tile meets the inner side of the double a quarter of the way along it.
    return doubleAt(shifted(shifted(at, angle, 0, 0.5 * sense), to, 0, -0.5 * sense), to, on, 45 * sense);
  });
  return [doubleAt(at, angle, on), ...bent];
}

/** Returns the places behind a tile that is no double: straight on first, then round half a corner, or a whole one. */
export function waysBehind(tile: Grown, double: boolean, on: number): readonly FootWay[] {
  if (double) return doubleWays(tile, on);
  const {
    body: { angle },
    at,
  } = tile;
  const bent = [-1, 1].flatMap((sense) => {
    const half = turnedAngle(angle, 45 * sense);
    const whole = turnedAngle(angle, 90 * sense);
    const corner = shifted(at, angle, 0, 0.5 * sense);
    return [
      tileAt(shifted(corner, half, 0, -0.5 * sense), half, on, 45 * sense),
      tileAt(shifted(at, angle, 0.5, -0.5 * sense), whole, on, 90 * sense),
      tileAt(shifted(at, angle, -0.5, 0.5 * sense), whole, on, 90 * sense),
    ];
  });
  return [tileAt(at, angle, on), ...bent];
}
