/** The places of a next tile in a tree with feet: around the first double, on a toe, or behind another tile (30.4). */

import type { TreeExit } from '../../../rules/tree/tree-of.ts';
import type { Point } from '../../../ui/rect.ts';
import { type Angle, clear, type Slab, shifted, slab, turnedAngle } from './slab.ts';

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

/** The directions and the offsets, in halves, in which a tile is pushed against another one. */
const TURNS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90, 105, -105, 120, -120, 135, -135];
const OFFSETS = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9, 1.2, -1.2];
/** The distance at which nothing touches any more, and the steps in which contact is found. */
const CLEAR_OF = 3;
const STEPS = 14;
/** The bend that an offset counts as, in degrees. */
const ASIDE = 30;

/** Returns the part of a tile that the next one must touch: the outer half, or all of a double. */
const contactOf = ({ body, isDouble, at }: Grown): Slab =>
  isDouble ? body : slab(shifted(at, body.angle, -0.5), body.angle, 0.5, 0.5, null);

/**
 * Returns further places, for a point that is walled in: less good to look at, but near. The next tile comes from any
 * direction until it touches.
 */
export function lastWays(tile: Grown, double: boolean, on: number): readonly FootWay[] {
  const contact = contactOf(tile);
  const next = double ? doubleAt : tileAt;
  const { angle } = tile.body;
  return TURNS.flatMap((turn) => {
    const to = turnedAngle(angle, turn);
    return OFFSETS.flatMap((offset) => {
      const from = (away: number) =>
        next(shifted(contact, to, away, offset), to, on, Math.abs(turn) + ASIDE * Math.abs(offset));
      let [touching, free] = [0, CLEAR_OF];
      if (clear(from(touching).body, contact, 0)) return [];
      for (let step = 0; step < STEPS; step++) {
        const middle = (touching + free) / 2;
        if (clear(from(middle).body, contact, 0)) free = middle;
        else touching = middle;
      }
      const way = from(free);
      return clear(way.body, tile.body, 0) ? [way] : [];
    });
  });
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
