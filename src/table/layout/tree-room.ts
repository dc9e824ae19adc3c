/** The room of a tree's growing points: each keeps some of the cloth for its next tiles. No two rooms overlap. */
import type { Point } from '../../ui/rect.ts';
import { apart, body, type Direction, moved, type RectangleBody, turnedDirection } from './rectangle.ts';
import type { Tip } from './tip.ts';
import { type Need, ways } from './tree-needs.ts';

/** The least gap between tiles that are not joined. All lie on a grid of half a half, so mostly it is more. */
export const APART = 0.4;

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

/**
 * Returns the worth of the room that the growing points have in all. First each gets room for its next tile, those with
 * the fewest ways first; then each gets the best that the others leave.
 */
export function worthOf(needs: readonly Need[], bodies: readonly RectangleBody[]): number {
  const all = needs.map((need) => {
    const free = roomsOf(need).map((rooms) =>
      rooms.filter((room) => room.every((one) => isFree(one, bodies, need.last))),
    );
    return { need, free, held: null as Room | null };
  });
  const taken = (but: (typeof all)[number]) => all.flatMap((one) => (one === but ? [] : (one.held ?? [])));
  const isLeft = (room: Room, others: readonly RectangleBody[], last: RectangleBody) =>
    room.every((one) => isFree(one, others, last));
  const ways = ({ free }: (typeof all)[number]) => free.reduce((sum, rooms) => sum + rooms.length, 0);
  const byNeed = [...all].sort((a, b) => ways(a) - ways(b));
  let worth = 0;
  for (const one of byNeed) {
    const others = taken(one);
    const least = [...one.free].reverse().flat();
    one.held = least.find((room) => isLeft(room, others, one.need.last)) ?? null;
    if (!one.held) worth += WALLED_IN;
  }
  for (const one of byNeed) {
    if (!one.held) continue;
    const others = taken(one);
    const best = one.free.findIndex((rooms) => {
      const room = rooms.find((each) => isLeft(each, others, one.need.last));
      if (room) one.held = room;
      return room !== undefined;
    });
    worth += WORTH[best] ?? 0;
  }
  return worth;
}
