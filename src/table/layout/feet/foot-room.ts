/** The room of the growing points of a tree with feet: each keeps some of the cloth, best of all for a whole foot. */
import type { TreeExit } from '../../../rules/tree/tree-of.ts';
import { type FootWay, type Grown, rootWay, toeWays, waysBehind } from './foot-ways.ts';
import { clear, type Slab, shifted, slab } from './slab.ts';

/** The least gap between tiles that are not joined and do not lie on one double. */
const APART = 0.3;

/** A growing point: where the next tile of an arm will lie. */
export interface FootPoint {
  readonly arm: number;
  /** The index of the tile that the next one will lie on. */
  readonly to: number;
  readonly exit: TreeExit;
  readonly tile: Grown;
  /** True if the next tile may be a double. */
  readonly canTakeDouble: boolean;
}

/** An area that a point would like to have: several slabs. */
type Room = readonly Slab[];

interface Wish {
  readonly room: Room;
  readonly worth: number;
}

/** Returns true if two slabs leave each other alone. Those on one tile may touch. */
const isAlone = (one: Slab, other: Slab): boolean =>
  clear(one, other, one.on !== null && one.on === other.on ? 0 : APART);

/** Returns true if nothing is in the way of a slab, besides the tile that it lies on. */
export const hasRoom = (one: Slab, bodies: readonly Slab[]): boolean =>
  bodies.every((other, index) => index === one.on || isAlone(one, other));

/** Returns all places of the next tile at a point. */
export function footWays({ arm, to, exit, tile }: FootPoint, root: number, double: boolean): readonly FootWay[] {
  if (exit === 'around') return [rootWay(arm, root)];
  return tile.isDouble ? toeWays(tile, exit, to) : waysBehind(tile, double, to);
}

/** The worth of a room for a foot with toes so long, of one that bends, and of one whose side toes leave at its ends. */
const FOOT = [
  [9, 40],
  [5, 28],
  [3, 16],
  [2, 6],
] as const;
const BENT = 4;
const AT_ENDS = 16;
/** The worth of a room for other tiles than doubles: so long. */
const PLAIN = [
  [8, 10],
  [4, 0],
  [2, -12],
] as const;
/** The worth of a point without room for the foot that may come, and of one without room for its next tile. */
const NO_FOOT = -60;
const WALLED_IN = -400;

/** Makes a tile longer: the room for those that follow it. */
const longer = ({ body: { angle }, at, body }: FootWay, more: number): Room =>
  more <= 0 ? [body] : [body, slab(shifted(at, angle, more / 2), angle, more / 2, 0.5, null)];

/** The index of the tiles behind a point that do not lie yet, for what lies on them. */
const notYet = (arm: number) => -2 - arm;

const FURTHER = 1000;

/** Returns the rooms for a double there with its three toes. `on`: the double's index. */
function footRooms(double: FootWay, on: number): readonly Wish[] {
  const bent = double.bend === 0 ? 0 : BENT;
  const [middle] = toeWays(double, 'beyond', on);
  const [left, leftEnd] = toeWays(double, 'left', on);
  const [right, rightEnd] = toeWays(double, 'right', on);
  if (!middle || !left || !leftEnd || !right || !rightEnd) return [];
  const foot = (toes: readonly FootWay[], long: number, worth: number): Wish => ({
    room: [double.body, ...toes.flatMap((toe) => longer(toe, long - 2))],
    worth: worth - bent,
  });
  return [
    ...FOOT.map(([long, worth]) => foot([left, middle, right], long, worth)),
    ...[3, 2].flatMap((long) =>
      [
        [leftEnd, middle, right],
        [left, middle, rightEnd],
        [leftEnd, middle, rightEnd],
      ].map((toes) => foot(toes, long, long - AT_ENDS)),
    ),
  ];
}

/** Returns the rooms behind a tile that is no double, the best first. */
function wishesBehind(tile: Grown, on: number, later: number, canTakeDouble: boolean): readonly Wish[] {
  const feet = canTakeDouble ? waysBehind(tile, true, on).flatMap((double) => footRooms(double, later)) : [];
  const plain = waysBehind(tile, false, on).flatMap((way) =>
    PLAIN.map(
      ([long, worth]): Wish => ({
        room: longer(way, long - 2),
        worth: worth - Math.abs(way.bend) / 30 + (canTakeDouble ? NO_FOOT : 0),
      }),
    ),
  );
  return [...feet, ...plain].sort((a, b) => b.worth - a.worth);
}

/** Returns the rooms of a point, the best first. Behind the first tile on a double comes any tile. */
function wishesOf(point: FootPoint, root: number): readonly Wish[] {
  const { arm, tile, to, exit, canTakeDouble } = point;
  const later = notYet(arm);
  if (!tile.isDouble && exit !== 'around') return wishesBehind(tile, to, later, canTakeDouble);
  const wishes = footWays(point, root, false).flatMap((way): Wish[] => {
    const less = Math.abs(way.bend) > 45 ? AT_ENDS : 0;
    const behind = wishesBehind(way, later - FURTHER, later, true).filter(({ worth }) => worth >= -AT_ENDS);
    return [
      ...behind.map(({ room, worth }) => ({ room: [way.body, ...room], worth: worth - less })),
      ...PLAIN.map(([long, worth]): Wish => ({ room: longer(way, long - 2), worth: worth + NO_FOOT - less })),
    ];
  });
  return wishes.sort((a, b) => b.worth - a.worth);
}

/** A point with the rooms that no tile is in the way of. */
export interface Wanting {
  readonly point: FootPoint;
  readonly wishes: readonly Wish[];
}

/** Returns the rooms of a point among these tiles. */
export const wanting = (point: FootPoint, root: number, bodies: readonly Slab[]): Wanting => ({
  point,
  wishes: wishesOf(point, root).filter(({ room }) => room.every((one) => hasRoom(one, bodies))),
});

/**
 * Returns the worth of the room that the points have in all, beside one more tile and behind it. First each gets room for its next
 * tile, those with the fewest rooms first; then each gets the best that the others leave.
 */
export function worthOfRooms(all: readonly Wanting[], beside: Slab, behind: readonly Wanting[]): number {
  const left = all.map(({ wishes }) => wishes.filter(({ room }) => room.every((one) => isAlone(one, beside))));
  const held = [...left, ...behind.map(({ wishes }) => wishes)].map((wishes) => ({
    left: wishes,
    holds: null as Wish | null,
  }));
  const isLeft = ({ room }: Wish, but: (typeof held)[number]) =>
    held.every(
      (other) => other === but || !other.holds || other.holds.room.every((b) => room.every((a) => isAlone(a, b))),
    );
  const byNeed = [...held].sort((a, b) => a.left.length - b.left.length);
  for (const one of byNeed) one.holds = [...one.left].reverse().find((wish) => isLeft(wish, one)) ?? null;
  let worth = 0;
  for (const one of byNeed) {
    if (one.holds) one.holds = one.left.find((wish) => wish === one.holds || isLeft(wish, one)) ?? one.holds;
    worth += one.holds?.worth ?? WALLED_IN;
  }
  return worth;
}
