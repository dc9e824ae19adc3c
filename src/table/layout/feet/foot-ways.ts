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
  /** The turn away from the arm, or from the usual place of a toe, in degrees. */
  readonly bend: number;
}

/** A place of an outer toe: how it turns, and where it begins, seen from the middle of the far side of its double. */
interface Toe {
  readonly turn: number;
  readonly along: number;
  readonly beside: number;
  readonly bend: number;
}

/** The usual outer toe, then one that leaves at the end of its double, and one beside the middle toe. */
const TOES: readonly Toe[] = [
  { turn: 45, along: 0.11, beside: 0.9, bend: 0 },
  { turn: 90, along: -0.5, beside: 1, bend: 60 },
  { turn: 45, along: -0.754, beside: 1.354, bend: 50 },
  { turn: 135, along: -0.246, beside: 1.354, bend: 240 },
];

/** A toe beside the middle one, for want of any other room. */
const BESIDE: Toe = { turn: 0, along: 0, beside: 1.02, bend: 0 };

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

/** Returns the places on a double, the usual one first. No double comes there: its number is that of the double. */
export function toeWays({ at, body: { angle } }: Grown, exit: TreeExit, on: number): readonly FootWay[] {
  if (exit !== 'left' && exit !== 'right') return [tileAt(at, angle, on)];
  return TOES.map((toe) => outerToe(at, angle, exit, toe, on));
}

function outerToe(at: Point, angle: Angle, exit: 'left' | 'right', { turn, along, beside, bend }: Toe, on: number) {
  const sense = exit === 'left' ? -1 : 1;
  return tileAt(shifted(at, angle, along, sense * beside), turnedAngle(angle, sense * turn), on, bend);
}

/** Returns further places, for a point that is walled in: less good to look at, but near. */
export function lastWays(tile: Grown, exit: TreeExit, double: boolean, on: number): readonly FootWay[] {
  const { angle } = tile.body;
  if (tile.isDouble) {
    const beside = exit === 'left' || exit === 'right' ? [outerToe(tile.at, angle, exit, BESIDE, on)] : [];
    return [...toeWays(tile, exit, on), ...beside];
  }
  const next = double ? doubleAt : tileAt;
  const aside = [-1, 1].flatMap((sense) =>
    [-0.8, -0.2, 0.2].map((along) =>
      next(shifted(tile.at, angle, along, 0.5 * sense), turnedAngle(angle, 90 * sense), on, 90),
    ),
  );
  return [...waysBehind(tile, double, on), ...aside];
}

/** Returns the turns of less than a corner after a tile at that angle: they lead to a multiple of 45°. */
function turnsAfter(angle: Angle): readonly number[] {
  const aside = angle % 45;
  return aside === 0 ? [-45, 45] : [-aside, 45 - aside, -aside - 45, 90 - aside];
}

/** Returns the place where something begins that turns about the corner of a tile. */
function aroundCorner(at: Point, angle: Angle, turn: number): Point {
  const sense = Math.sign(turn);
  return shifted(shifted(at, angle, 0, 0.5 * sense), angle + turn, 0, -0.5 * sense);
}

/** Returns the places of a double behind a tile: straight on, or round half a corner or a whole one. */
function doubleWays({ body: { angle }, at }: Grown, on: number): readonly FootWay[] {
  const bent = turnsAfter(angle).map((turn) =>
    doubleAt(aroundCorner(at, angle, turn), turnedAngle(angle, turn), on, Math.abs(turn)),
  );
  const aside = [-1, 1].flatMap((sense) => {
    const to = turnedAngle(angle, 90 * sense);
    return [-0.5, 0].map((along) => doubleAt(shifted(at, angle, along, 0.5 * sense), to, on, 90));
  });
  const beside = [-0.5, 0.5].map((right) => doubleAt(shifted(at, angle, 0, right), angle, on, 40));
  return [doubleAt(at, angle, on), ...bent, ...aside, ...beside];
}

/** Returns the places behind a tile that is no double: straight on first, then round half a corner, or a whole one. */
export function waysBehind(tile: Grown, double: boolean, on: number): readonly FootWay[] {
  if (double) return doubleWays(tile, on);
  const {
    body: { angle },
    at,
  } = tile;
  const bent = turnsAfter(angle).map((turn) =>
    tileAt(aroundCorner(at, angle, turn), turnedAngle(angle, turn), on, Math.abs(turn)),
  );
  const aside = [-1, 1].flatMap((sense) => {
    const to = turnedAngle(angle, 90 * sense);
    return [
      tileAt(shifted(at, angle, -0.5, 0.5 * sense), to, on, 90),
      tileAt(shifted(at, angle, 0.5, -0.5 * sense), to, on, 90),
    ];
  });
  return [tileAt(at, angle, on), ...bent, ...aside];
}
