/** The worth of a place for a next tile in a tree with feet: near, straight, and with room for all growing points. */
import type { Point } from '../../../ui/rect.ts';
import { type Bounds, boundsAround } from '../free-area.ts';
import type { FootCloth } from './foot-cloth.ts';
import { type FootPlaces, placesBeside } from './foot-room.ts';
import type { FootWay } from './foot-ways.ts';

/** Weights for judging places; found by trial over played deals. Lengths in halves, areas in their squares. */
export const FOOT_WEIGHTS = {
  /** The area of the box that a tree may fill at no extra cost, and what each tile adds to it. */
  box: 260,
  perTile: 7,
  /** The worth of the share of a point, and the area at which half of that worth is reached. */
  room: 10,
  roomHalf: 12,
  /** The cost of a share under that area. */
  tight: 40,
  least: 8,
  /** The cost of a share that does not reach the outside, if it is smaller than that area. */
  inner: 60,
  innerArea: 60,
  /** The costs of a half of growth out of the box, in the direction that limits the size, and in any. */
  over: 12,
  size: 4,
  spread: 0.3,
  /** The cost of a turn by 45°. */
  turn: 2,
  /** The costs of a point without a place, or with few of them; the same for a double, and for one with its toes. */
  walled: 1000,
  few: 30,
  noDouble: 500,
  noFoot: 200,
  fewFeet: 40,
  /** The distance from a place within which shares of the cloth are counted. */
  window: 11,
  /** The cost of a place that is very near to other tiles. */
  narrow: 150,
  /** A place so much worse than the best one is not weighed by its share. */
  hopeless: 200,
  /** The number of places that are weighed by their share. */
  ahead: 3,
  /** The number of places whose followers are looked at. */
  tried: 8,
} as const;

/** A growing point that the next tile does not belong to. */
export interface Other {
  readonly places: FootPlaces;
  /** True if a double may come there. */
  readonly canTakeDouble: boolean;
  /** The share of tiles that may come there. */
  readonly weight: number;
}

/** A tree between two tiles, as it matters for the next one. */
export interface Moment {
  readonly aspect: number;
  readonly tiles: number;
  /** The growing point. */
  readonly at: Point;
  readonly bounds: Bounds;
  readonly cloth: FootCloth;
  readonly others: readonly Other[];
}

const wide = (b: Bounds) => b.right - b.left;
const high = (b: Bounds) => b.top - b.bottom;

/** A place for the next tile, with those of the toes that must come after it. */
export interface Plan {
  readonly way: FootWay;
  readonly toes: readonly FootWay[];
  readonly isNarrow?: boolean;
}

const bodiesOf = ({ way, toes }: Plan) => [way.body, ...toes.map(({ body }) => body)];

/** Returns the cost of having few places only. */
function scarcity({ plain, doubles, feet }: FootPlaces, canTakeDouble: boolean): number {
  const few = FOOT_WEIGHTS.few / (plain.length + 0.2) + (plain.length === 0 ? FOOT_WEIGHTS.walled : 0);
  if (!canTakeDouble) return few;
  const none = (feet.length === 0 ? FOOT_WEIGHTS.noFoot : 0) + (doubles.length === 0 ? FOOT_WEIGHTS.noDouble : 0);
  return few + FOOT_WEIGHTS.fewFeet / (feet.length + 0.5) + none;
}

/** Returns the worth of a plan but for the room of its points: turns, growth, and the places that other points lose. */
export function worthAlone({ aspect, bounds: was, others, tiles }: Moment, plan: Plan): number {
  const bodies = bodiesOf(plan);
  let worth =
    (plan.way.isDouble && plan.toes.length === 0 ? -FOOT_WEIGHTS.noFoot : 0) -
    (plan.isNarrow ? FOOT_WEIGHTS.narrow : 0);
  for (const { bend } of [plan.way, ...plan.toes]) worth -= (FOOT_WEIGHTS.turn * bend) / 45;
  for (const { places, canTakeDouble } of others) {
    const left = placesBeside(places, bodies);
    if (left !== places) worth -= scarcity(left, canTakeDouble) - scarcity(places, canTakeDouble);
  }
  const now = bodies.reduce(boundsAround, was);
  const { width, height } = boxOf(aspect, tiles);
  const over = (b: Bounds) => Math.max(0, wide(b) - width) / aspect + Math.max(0, high(b) - height);
  const size = (b: Bounds) => Math.max(wide(b) / aspect, high(b));
  worth -= FOOT_WEIGHTS.over * (over(now) - over(was)) + FOOT_WEIGHTS.size * (size(now) - size(was));
  return worth - FOOT_WEIGHTS.spread * ((wide(now) - wide(was)) / aspect + high(now) - high(was));
}

/** Returns the worth of the places that the points on a tile have. */
export const worthBehind = (behind: readonly FootPlaces[]): number =>
  behind.reduce((worth, places) => worth - scarcity(places, !places.point.tile.isDouble), 0);

function boxOf(aspect: number, tiles: number) {
  const height = Math.sqrt((FOOT_WEIGHTS.box + FOOT_WEIGHTS.perTile * tiles) / aspect);
  return { width: height * aspect, height };
}

/** The reach of the shares of the cloth beyond the box. */
const MARGIN = 3;

/** Returns the shares of the cloth that a plan leaves to all points, those behind it last. */
function sharesBeside(moment: Moment, plan: Plan, behind: readonly FootPlaces[]) {
  const { aspect, tiles, bounds: was, cloth, others, at } = moment;
  const bodies = bodiesOf(plan);
  const now = bodies.reduce(boundsAround, was);
  const { width, height } = boxOf(aspect, tiles);
  const limit: Bounds = {
    left: Math.max(at.x - FOOT_WEIGHTS.window, Math.min(now.left, now.right - width) - MARGIN),
    right: Math.min(at.x + FOOT_WEIGHTS.window, Math.max(now.right, now.left + width) + MARGIN),
    bottom: Math.max(at.y - FOOT_WEIGHTS.window, Math.min(now.bottom, now.top - height) - MARGIN),
    top: Math.min(at.y + FOOT_WEIGHTS.window, Math.max(now.top, now.bottom + height) + MARGIN),
  };
  for (const body of bodies) cloth.mark(body, 1);
  const shares = cloth.share([...others.map(({ places }) => places.start), ...behind.map(({ start }) => start)], limit);
  for (const body of bodies) cloth.mark(body, -1);
  return shares;
}

/** Returns the worth of the cloth that a plan leaves to all points. */
export function worthOfShares(moment: Moment, plan: Plan, behind: readonly FootPlaces[]): number {
  const { others } = moment;
  const { areas, out } = sharesBeside(moment, plan, behind);
  let worth = 0;
  for (let at = 0; at < areas.length; at++) {
    const share = areas[at] as number;
    const weight = others[at]?.weight ?? 1;
    worth += (FOOT_WEIGHTS.room * weight * share) / (share + FOOT_WEIGHTS.roomHalf);
    if (out[at] === 0 && share < FOOT_WEIGHTS.innerArea)
      worth -= FOOT_WEIGHTS.inner * weight * (1 - share / FOOT_WEIGHTS.innerArea);
    if (share < FOOT_WEIGHTS.least) worth -= FOOT_WEIGHTS.tight * (1 - share / FOOT_WEIGHTS.least);
  }
  return worth;
}
