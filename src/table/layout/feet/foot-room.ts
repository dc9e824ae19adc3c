/** The room of the growing points of a tree with feet: for the next tile, and for a double with its toes (30.4). */
import type { TreeExit } from '../../../rules/tree/tree-of.ts';
import type { Point } from '../../../ui/rect.ts';
import { type FootWay, type Grown, lastWays, rootWay, toeWays, waysBehind } from './foot-ways.ts';
import { clear, type Slab, shifted, slab, turnedAngle } from './slab.ts';

/** The least gap between tiles that are not joined and do not lie on one double. */
const APART = 0.25;
/** The gap where there is no other room. */
const NARROW = 0.05;

/** A growing point: where the next tile of an arm will lie. */
export interface FootPoint {
  readonly arm: number;
  /** The index of the tile that the next one will lie on. */
  readonly to: number;
  readonly exit: TreeExit;
  readonly tile: Grown;
}

/** A double with the places of its toes: to the left, ahead, to the right. */
interface Foot {
  readonly double: FootWay;
  readonly toes: readonly (readonly Toe[])[];
}

/** A toe, with the room for it and for something behind it as its body. */
interface Toe {
  readonly body: Slab;
  readonly way: FootWay;
}

/** A growing point with all places of its next tile that are free. */
export interface FootPlaces {
  readonly point: FootPoint;
  readonly plain: readonly FootWay[];
  readonly doubles: readonly FootWay[];
  readonly feet: readonly Foot[];
  /** The free ways out, away from the first double. */
  readonly sky: readonly Slab[];
  /** Where there are none of these: narrow places for a tile that is no double, and for a double. */
  readonly last: readonly FootWay[];
  readonly lastDoubles: readonly FootWay[];
}

/** Returns true if two slabs leave each other alone. Those on one tile may touch. */
const isAlone = (one: Slab, other: Slab): boolean =>
  clear(one, other, one.on !== null && one.on === other.on ? 0 : APART);

/** Returns true if nothing is in the way of a slab, besides the tile that it lies on. */
export const hasRoom = (one: Slab, bodies: readonly Slab[]): boolean =>
  bodies.every((other, index) => index === one.on || isAlone(one, other));

/** Returns true if a slab lies over no other one, though it may be very near. */
const fitsIn = (one: Slab, bodies: readonly Slab[]): boolean =>
  bodies.every((other, index) => index === one.on || clear(one, other, one.on === other.on ? 0 : NARROW));

/** The index of a tile that does not lie yet, for those on it. */
const NOT_YET = -1;

const placesOf = ({ arm, to, exit, tile }: FootPoint, root: number): readonly FootWay[] => {
  if (exit === 'around') return [rootWay(arm, root)];
  return tile.isDouble ? toeWays(tile, exit, to) : waysBehind(tile, false, to);
};

/** The length of a toe with the room behind it, in halves. */
const LONG = 3;

function toeWith(way: FootWay): Toe {
  const { angle, on } = way.body;
  return { way, body: slab(shifted(way.at, angle, LONG / 2 - 2), angle, LONG / 2, 0.5, on) };
}

const TOES = ['left', 'beyond', 'right'] as const;

/** The number of places of each toe that room is kept for. */
const TOE_WAYS = 4;

/** Nothing further away than this from the outer edge of a tile matters to what follows it. */
const FAR = 6.5;

/** Returns what is left of a foot beside other tiles; `null` if a toe has no room. */
function footAmong({ double, toes }: Foot, isFree: (place: { readonly body: Slab }) => boolean): Foot | null {
  if (!isFree(double)) return null;
  const left: (readonly Toe[])[] = [];
  for (const ways of toes) {
    const free = ways.filter(isFree);
    if (free.length === 0) return null;
    left.push(free);
  }
  return { double, toes: left };
}

const footOn = (double: FootWay): Foot => ({
  double,
  toes: TOES.map((toe) => toeWays(double, toe, NOT_YET).slice(0, TOE_WAYS).map(toeWith)),
});

/** The directions of the ways out, away from the first double, their length and half their width. */
const AWAY = [-70, -35, 0, 35, 70];
const OUT = 12;
const BROAD = 0.4;

/** Returns the ways out from the outer edge of a tile. */
function skyOf(from: Point): readonly Slab[] {
  const away = (Math.atan2(from.x, from.y) * 180) / Math.PI;
  return AWAY.map((turn) => {
    const angle = turnedAngle(away, turn);
    return slab(shifted(from, angle, OUT / 2 + 0.5), angle, OUT / 2, BROAD, null);
  });
}

/** Returns the point with the rooms that no tile is in the way of; `most`: the number of feet that are enough. */
export function placesAt(point: FootPoint, root: number, bodies: readonly Slab[], most = 99): FootPlaces {
  const { tile, to, exit } = point;
  const { at } = tile;
  const near = bodies.filter(
    (other, index) => index !== to && Math.abs(other.x - at.x) < FAR && Math.abs(other.y - at.y) < FAR,
  );
  const isFree = ({ body }: { readonly body: Slab }) => near.every((other) => isAlone(body, other));
  const all = placesOf(point, root);
  const plain = all.filter(isFree);
  const isBehindTile = exit !== 'around' && !tile.isDouble;
  const doubles = isBehindTile ? waysBehind(tile, true, to).filter(isFree) : [];
  const feet: Foot[] = [];
  for (const double of doubles) {
    const foot = feet.length < most ? footAmong(footOn(double), isFree) : null;
    if (foot) feet.push(foot);
  }
  const { body } = all[0] as FootWay;
  const start = shifted(body, body.angle, -0.5);
  const sky = skyOf(start).filter((way) => bodies.every((other, index) => index === to || clear(way, other, 0)));
  return { point, plain, doubles, feet, sky, last: [], lastDoubles: [] };
}

/** Returns the places of a point that are very near to other tiles. */
export const narrowWays = ({ tile, to }: FootPoint, double: boolean, bodies: readonly Slab[]): readonly FootWay[] =>
  lastWays(tile, double, to).filter(({ body }) => fitsIn(body, bodies));

/** Returns the point with its narrow places, if it has no others. */
export function withNarrow(places: FootPlaces, bodies: readonly Slab[]): FootPlaces {
  const { point, plain, doubles } = places;
  if (point.exit === 'around') return places;
  const last = plain.length > 0 ? [] : narrowWays(point, false, bodies);
  const lastDoubles = doubles.length > 0 || point.tile.isDouble ? [] : narrowWays(point, true, bodies);
  return { ...places, last, lastDoubles };
}

const isNear = ({ point: { tile } }: FootPlaces, { x, y }: Slab): boolean =>
  Math.abs(x - tile.at.x) < FAR && Math.abs(y - tile.at.y) < FAR;

/** Returns the point with the rooms that are left once more tiles lie there. */
export function placesBeside(places: FootPlaces, tiles: readonly Slab[]): FootPlaces {
  const sky = places.sky.filter((way) => tiles.every((tile) => clear(way, tile, 0)));
  const near = tiles.filter((tile) => isNear(places, tile));
  if (near.length === 0) return sky.length === places.sky.length ? places : { ...places, sky };
  const isFree = ({ body }: { readonly body: Slab }) => near.every((tile) => isAlone(body, tile));
  const isLeft = ({ body }: FootWay) => near.every((tile) => clear(body, tile, body.on === tile.on ? 0 : NARROW));
  return {
    ...places,
    plain: places.plain.filter(isFree),
    doubles: places.doubles.filter(isFree),
    feet: places.feet.flatMap((foot) => footAmong(foot, isFree) ?? []),
    sky,
    last: places.last.filter(isLeft),
    lastDoubles: places.lastDoubles.filter(isLeft),
  };
}
