/** The room of a tree's growing points: each keeps some of the cloth for its next tiles. No two rooms overlap. */
import type { Point } from '../../ui/rect.ts';
import { apart, body, type Direction, moved, type RectangleBody, turnedDirection } from './rectangle.ts';
import type { Tip } from './tip.ts';
import { type Need, ways } from './tree-needs.ts';

/** The least gap between tiles that are not joined. All lie on a grid of half a half, so mostly it is more. */
const APART = 0.4;

/** Length of the strip that counts as room without end. */
const FAR = 60;

/**
 * The worth of each room. A double may come: room for it without end, for it and its neighbours, without end for the
 * others, for two tiles, for one, for one that is no double. Growing outwards is worth much more than growing small.
 */
const WORTH = [40, 20, 0, -10, -40, -100] as const;
/** The worth of a point that has no room for its next tile. */
const WALLED_IN = -400;

/** Returns true if none of the bodies is in the way. */
export const isFree = (one: RectangleBody, others: readonly RectangleBody[], last: RectangleBody): boolean =>
  others.every((other) => other === last || apart(one, other, APART));

/** Returns a room that begins at a point, so long, and so wide to either side. */
const roomFrom = (start: Point, direction: Direction, long: number, wide: number): RectangleBody =>
  body(moved(start, direction, long / 2), direction, long / 2, wide);

type Room = readonly RectangleBody[];

/** Returns the room for tiles of any kind straight on. */
const straightOn = ({ at, direction }: Tip, long: number): Room => [
  roomFrom(moved(at, direction, 0.5), direction, long, 1),
];

/** Returns the rooms for tiles that are no doubles: straight on, or beside the tip. */
const plainWays = (tip: Tip, long: number): readonly Room[] =>
  [0, -2, 2].map((turn) => straightOn({ ...tip, direction: turnedDirection(tip.direction, turn) }, long));

/** Returns the room for a double straight on, with a tile on each of its open sides. */
function doubleRoom({ at, direction }: Tip, long: number): Room {
  const start = moved(at, direction, 0.5);
  return [roomFrom(start, direction, 1, 3), roomFrom(start, direction, long, long === FAR ? 1 : 0.5)];
}

/** Returns the rooms of a point at which a double may come. It never turns. */
const anyRooms = (tip: Tip): readonly (readonly Room[])[] => [
  [doubleRoom(tip, FAR)],
  [doubleRoom(tip, 3)],
  [straightOn(tip, FAR)],
  [straightOn(tip, 4)],
  [straightOn(tip, 2)],
];

/**
 * Returns the rooms of a growing point by their worth, those that are alike in the order in which they are tried. Behind
 * a double comes a tile that is none, and the others go on from there.
 */
function roomsOf({ tip, canTakeDouble }: Need): readonly (readonly Room[])[] {
  const next = ways(tip, false);
  const least = next.map(({ body: first }) => [first]);
  if (tip.across) {
    const behind = next.map(({ body: first, tip: end }) =>
      anyRooms(end).map((rooms) => rooms.map((room) => [first, ...room])),
    );
    return [...[0, 1, 2, 3, 4].map((worth) => behind.flatMap((rooms) => rooms[worth] ?? [])), least];
  }
  if (canTakeDouble) return [...anyRooms(tip), least];
  return [plainWays(tip, FAR), [], [], plainWays(tip, 4), plainWays(tip, 2), least];
}

/** A growing point with those of its rooms that no tile is in the way of, by their worth. */
export interface Roomy {
  readonly last: RectangleBody;
  readonly free: readonly (readonly Room[])[];
}

const isClear = (room: Room, others: readonly RectangleBody[], last: RectangleBody): boolean =>
  room.every((one) => isFree(one, others, last));

/** Returns the rooms of a point beside these tiles. */
export function roomyAt(need: Need, bodies: readonly RectangleBody[]): Roomy {
  const { last } = need;
  return { last, free: roomsOf(need).map((rooms) => rooms.filter((room) => isClear(room, bodies, last))) };
}

/** Returns the rooms that are left once another tile lies there. */
export const roomsBeside = ({ last, free }: Roomy, tile: RectangleBody): Roomy => ({
  last,
  free: free.map((rooms) => rooms.filter((room) => isClear(room, [tile], last))),
});

const waysOf = ({ free }: Roomy) => free.reduce((sum, rooms) => sum + rooms.length, 0);

/**
 * Returns the worth of the room that the growing points have in all. First each gets room for its next tile, those with
 * the fewest ways first; then each gets the best that the others leave.
 */
export function worthOf(points: readonly Roomy[]): number {
  const byNeed = [...points].sort((a, b) => waysOf(a) - waysOf(b));
  const held: (Room | null)[] = byNeed.map(() => null);
  const others = (own: number) => held.flatMap((room, at) => (at === own ? [] : (room ?? [])));
  let worth = 0;
  for (const [at, { last, free }] of byNeed.entries()) {
    const taken = others(at);
    const least = [...free].reverse().flat();
    held[at] = least.find((room) => isClear(room, taken, last)) ?? null;
    if (!held[at]) worth += WALLED_IN;
  }
  for (const [at, { last, free }] of byNeed.entries()) {
    if (!held[at]) continue;
    const taken = others(at);
    const best = free.findIndex((rooms) => {
      const room = rooms.find((each) => isClear(each, taken, last));
      if (room) held[at] = room;
      return room !== undefined;
    });
    worth += WORTH[best] ?? 0;
  }
  return worth;
}
