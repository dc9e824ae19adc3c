/**
 * The structure of a tree (30.3, 30.4, 31.3), derived from its tiles in the order of play: where each of them lies on
 * another, and where the next ones can lie. Rules, sight and words use the same structure. A tree knows no directions:
 * they follow from the exits. `left` and `right` leave at right angles in Five Up, and halfway to that as toes.
 */
import type { Laid } from '../deal.ts';

/**
 * The place of a tile on the tile it was laid to, seen along that tile outwards. `beyond`: it continues the arm. `back`:
 * only at the first tile, on the other side of `beyond`. `left` and `right`: at the ends of a double, or its outer toes.
 * `around`: on the first double, where arms begin in all directions, clockwise from the top (30.3).
 */
export type TreeExit = 'beyond' | 'back' | 'left' | 'right' | 'around';

/** The growing point of an arm. */
interface Shoot {
  /** The arm's number (31.3). */
  readonly arm: number;
  /** The index, in `laid`, of the tile that the next one is laid to. */
  readonly to: number;
  readonly exit: TreeExit;
  /** The number that the next tile must join. */
  readonly shows: number;
  /** The part of the sum that it counts (31.4); 0 at an end of a double that has no tile yet. */
  readonly counts: number;
  /** False at an end of the led double until both its sides are covered. */
  readonly isOpen: boolean;
}

export interface Tree {
  /** For each laid tile the exit at which it lies on the tile `Laid.to`; `null` for the first one. */
  readonly exits: readonly (TreeExit | null)[];
  /** All arms that have a number, in the order of their numbers. An arm never ends, so each has one growing point. */
  readonly shoots: readonly Shoot[];
  /** The number of arms around the first double, in a tree with feet (30.3); else 0. */
  readonly root: number;
}

/** The tiles as a tree is made of them; `arm` is `null` for the first tile. */
type TreeTile = Pick<Laid, 'tile' | 'arm' | 'inner' | 'outer' | 'root'>;

const isAcross = ({ inner, outer }: Pick<TreeTile, 'inner' | 'outer'>) => inner === outer;

/**
 * 31.3: the arms of the first tile. Arm 0 is its low half, arm 1 its high half. The ends of a double have their numbers
 * from the lead on: arm 2 lies to the left of arm 1, seen outwards.
 */
function shootsOf(first: TreeTile): readonly Shoot[] {
  const { inner, outer } = first;
  const sides: Shoot[] = [
    { arm: 0, to: 0, exit: 'back', shows: inner, counts: inner, isOpen: true },
    { arm: 1, to: 0, exit: 'beyond', shows: outer, counts: outer, isOpen: true },
  ];
  return isAcross(first) ? [...sides, endOf(2, 0, 'left', outer, false), endOf(3, 0, 'right', outer, false)] : sides;
}

/** 31.4: an end of a double counts nothing before its first tile. */
const endOf = (arm: number, to: number, exit: TreeExit, shows: number, isOpen: boolean): Shoot => ({
  arm,
  to,
  exit,
  shows,
  counts: 0,
  isOpen,
});

/** 31.3, 31.4: returns the arms after a tile at this growing point. `covered`: the tile it was laid to. */
function grown(shoots: readonly Shoot[], shoot: Shoot, tile: TreeTile, at: number, covered: TreeTile) {
  const { outer } = tile;
  const isSide = shoot.exit === 'beyond' || shoot.exit === 'back';
  // A double counts both halves as long as its far side is uncovered.
  const next: Shoot = { ...shoot, to: at, exit: 'beyond', shows: outer, counts: isAcross(tile) ? 2 * outer : outer };
  const others = shoots.map((each) => (each === shoot ? next : each));
  if (!isAcross(covered) || !isSide) return others;
  if (shoot.to !== 0) {
    const { to, shows } = shoot;
    const count = shoots.length;
    return [...others, endOf(count, to, 'left', shows, true), endOf(count + 1, to, 'right', shows, true)];
  }
  const hasSideLeft = others.some(({ to, exit }) => to === 0 && (exit === 'beyond' || exit === 'back'));
  return others.map((each): Shoot => {
    if (each.to !== 0) return each;
    return hasSideLeft ? (each.isOpen ? { ...each, counts: 2 * each.shows } : each) : { ...each, isOpen: true };
  });
}

/** 30.3: the arms around the first double. */
const rootArms = ({ outer }: TreeTile, root: number): readonly Shoot[] =>
  Array.from({ length: root }, (_, arm) => endOf(arm, 0, 'around', outer, true));

/** 30.4: returns the arms after a tile at this growing point. A double has its outer toes at once. */
function grownWithFeet(shoots: readonly Shoot[], shoot: Shoot, tile: TreeTile, at: number): readonly Shoot[] {
  const { outer } = tile;
  const others = shoots.map((each) => (each === shoot ? endOf(shoot.arm, at, 'beyond', outer, true) : each));
  if (!isAcross(tile)) return others;
  const count = shoots.length;
  return [...others, endOf(count, at, 'left', outer, true), endOf(count + 1, at, 'right', outer, true)];
}

/** 30.3, 30.4: true if no tile lies yet at this growing point of a double: on the root, or as a toe. */
export const isEmptyToe = (laid: readonly TreeTile[], { to }: Pick<Shoot, 'to'>): boolean => {
  const on = laid[to];
  return on !== undefined && isAcross(on);
};

/** Returns the structure of a tree. Throws if a tile lies on an arm that does not exist. */
export function treeOf(laid: readonly TreeTile[]): Tree {
  const [first, ...others] = laid;
  if (!first) return { exits: [], shoots: [], root: 0 };
  const { root = 0 } = first;
  const exits: (TreeExit | null)[] = [null];
  let shoots = root > 0 ? rootArms(first, root) : shootsOf(first);
  for (const [index, tile] of others.entries()) {
    const shoot = shoots[Number(tile.arm)];
    const covered = shoot && laid[shoot.to];
    if (!shoot || !covered) throw new Error(`no arm ${tile.arm}`);
    exits.push(shoot.exit);
    shoots = root > 0 ? grownWithFeet(shoots, shoot, tile, index + 1) : grown(shoots, shoot, tile, index + 1, covered);
  }
  return { exits, shoots, root };
}
