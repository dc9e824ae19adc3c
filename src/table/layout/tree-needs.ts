/** The growing points of a tree on the cloth: where tiles can be added now or later. */
import type { Laid } from '../../rules/game.ts';
import { halves } from '../../rules/tiles.ts';
import { type TreeExit, treeOf } from '../../rules/tree/tree-of.ts';
import { moved, type RectangleBody, turnedDirection } from './rectangle.ts';
import { doubleFrom, type Joint, type Tip, tileFrom } from './tip.ts';

/** The way in which the exits at the ends of a double leave it. The angles of a kind of tree are data, nothing else. */
export interface Branching {
  /** The turn of an exit away from the arm, in steps of 45°; to the left it is negative. */
  readonly turn: 1 | 2;
  /** The middle of the half from which the next tile goes straight on: along the arm, and beside it. */
  readonly along: number;
  readonly beside: number;
}

/** 31.3: sides and ends at right angles. */
export const RIGHT_ANGLES: Branching = { turn: 2, along: 0, beside: 0.5 };

/** A tip of a tree. From an end of a double a tile may turn at once, if the branching is at right angles. */
export interface TreeTip extends Tip {
  readonly bends?: boolean;
}

/** A tile as it lies in the tree; `tip` points outwards. */
export interface Twig {
  readonly body: RectangleBody;
  readonly tip: Tip;
}

/** A point at which a tile can be added, now or after others. */
export interface Need {
  readonly tip: TreeTip;
  /** The tile that it belongs to, which the next one touches. */
  readonly last: RectangleBody;
  /** True if the next tile may be a double. */
  readonly canTakeDouble: boolean;
}

/** Returns the tip of an exit. The first tile has one at its `back`, too. */
export function tipAt({ tip, body }: Twig, exit: TreeExit, { turn, along, beside }: Branching): TreeTip {
  const { at, direction, across } = tip;
  if (exit === 'beyond') return tip;
  if (exit === 'back') {
    const back = turnedDirection(direction, 4);
    return { at: across ? at : moved(body, back, 0.5), direction: back, across };
  }
  const sense = exit === 'left' ? -1 : 1;
  const from = moved(at, direction, along, turnedDirection(direction, 2 * sense), beside);
  return { at: from, direction: turnedDirection(direction, turn * sense), across: true, bends: turn === 2 };
}

/**
 * Returns the places of a next tile that a tip allows: straight on first, then beside the outer half, or round the corner
 * behind it. At a double only a point at its end may turn.
 */
export function ways({ at, direction, across, bends }: TreeTip, double: boolean): readonly Joint[] {
  const start = moved(at, direction, 1);
  if (double) return [doubleFrom(start, direction)];
  const straight = tileFrom(start, direction);
  if (across && !bends) return [straight];
  const turns = ([-2, 2] as const).flatMap((bend) => {
    const on = turnedDirection(direction, bend);
    const corner = tileFrom(start, on, bend);
    return across ? [corner] : [tileFrom(moved(at, on, 1), on, bend), corner];
  });
  return [straight, ...turns];
}

/** Returns the highest number of a set with so many tiles. */
export const highestOf = (tiles: number): number => Math.round((Math.sqrt(8 * tiles + 1) - 3) / 2);

/** Returns how many tiles with each number are not on the table. */
export function tilesLeft(laid: readonly Pick<Laid, 'tile'>[], highest: number): readonly number[] {
  const left = Array.from({ length: highest + 1 }, () => highest + 1);
  for (const { tile } of laid) for (const n of new Set(halves(tile))) left[n] = (left[n] ?? 0) - 1;
  return left;
}

const isDouble = ({ inner, outer }: Laid) => inner === outer;

/** A growing point in the order of the arms, then those that have no number yet. */
interface Point {
  readonly to: number;
  readonly exit: TreeExit;
  readonly shows: number;
  /** The number of tiles with its number that have to lie before the next one can be added here. */
  readonly after: number;
}

/** Returns all growing points, with those at doubles whose far side is not covered yet. */
function pointsOf(laid: readonly Laid[]): readonly Point[] {
  const { shoots } = treeOf(laid);
  const open = shoots.map(({ to, exit, shows, isOpen }): Point => ({ to, exit, shows, after: isOpen ? 0 : 1 }));
  const later = shoots.flatMap(({ to, exit, shows }): Point[] => {
    const tile = laid[to];
    if (to === 0 || exit !== 'beyond' || !tile || !isDouble(tile)) return [];
    return (['left', 'right'] as const).map((side) => ({ to, exit: side, shows, after: 1 }));
  });
  return [...open, ...later];
}

/**
 * Returns the needs of a tree besides the point that is about to grow. A point at which nothing can ever be added needs
 * no room (6.12).
 */
export function needsOf(
  laid: readonly Laid[],
  twigs: readonly Twig[],
  branching: Branching,
  highest: number,
  growing: { readonly to: number; readonly exit: TreeExit } | null,
): readonly Need[] {
  const left = tilesLeft(laid, highest);
  const lies = new Set(laid.map(({ tile }) => tile));
  return pointsOf(laid).flatMap(({ to, exit, shows, after }): Need[] => {
    const twig = twigs[to];
    if (!twig || (to === growing?.to && exit === growing.exit) || (left[shows] ?? 0) <= after) return [];
    const canTakeDouble = !lies.has(`${shows}-${shows}`);
    return [{ tip: tipAt(twig, exit, branching), last: twig.body, canTakeDouble }];
  });
}
