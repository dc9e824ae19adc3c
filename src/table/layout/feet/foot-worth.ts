/** The worth of a place for a next tile in a tree with feet: near, straight, and with room for all growing points. */
import { type Bounds, boundsAround } from '../free-area.ts';
import { type FootPlaces, placesBeside } from './foot-room.ts';
import type { FootWay } from './foot-ways.ts';

/** Weights for judging places; found by trial over played deals. Lengths in halves. */
export const FOOT_WEIGHTS = {
  /** The area of the box that a tree may fill at no extra cost, and what each tile adds to it. */
  box: 400,
  perTile: 4.5,
  /** The costs of a half of growth out of the box, in the direction that limits the size, and in any. */
  over: 20,
  size: 4,
  spread: 0.3,
  /** The cost of a turn by 45°; so many times more on an empty table, and no more than that with so many tiles. */
  turn: 6,
  early: 3,
  many: 24,
  /** The costs of a point without a place, or with few of them; the same for a double, and for one with its toes. */
  walled: 1000,
  few: 30,
  noDouble: 500,
  noFoot: 200,
  fewFeet: 40,
  /** The costs of a point without a narrow place either; the same for a double. */
  lost: 1000,
  lostDouble: 500,
  /** The cost of a point without a way out. */
  sky: 150,
  /** The cost of a place that is very near to other tiles. */
  narrow: 150,
  /** The number of places whose followers are looked at. */
  tried: 8,
} as const;

/** A growing point that the next tile does not belong to. */
export interface Other {
  readonly places: FootPlaces;
  /** True if a double may come there. */
  readonly canTakeDouble: boolean;
}

/** A tree between two tiles, as it matters for the next one. */
export interface Moment {
  readonly aspect: number;
  readonly tiles: number;
  readonly bounds: Bounds;
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
function scarcity({ plain, doubles, feet, sky, last, lastDoubles }: FootPlaces, canTakeDouble: boolean): number {
  const walled = plain.length === 0 ? FOOT_WEIGHTS.walled + FOOT_WEIGHTS.lost / (last.length + 1) : 0;
  const few = FOOT_WEIGHTS.few / (plain.length + 0.2) + walled + FOOT_WEIGHTS.sky / (sky.length + 0.4);
  if (!canTakeDouble) return few;
  const none =
    (feet.length === 0 ? FOOT_WEIGHTS.noFoot : 0) +
    (doubles.length === 0 ? FOOT_WEIGHTS.noDouble + FOOT_WEIGHTS.lostDouble / (lastDoubles.length + 1) : 0);
  return few + FOOT_WEIGHTS.fewFeet / (feet.length + 0.5) + none;
}

/** Returns the worth of a plan: turns, growth, and the places that other points lose. */
export function worthAlone({ aspect, bounds: was, others, tiles }: Moment, plan: Plan): number {
  const bodies = bodiesOf(plan);
  let worth =
    (plan.way.isDouble && plan.toes.length === 0 ? -FOOT_WEIGHTS.noFoot : 0) -
    (plan.isNarrow ? FOOT_WEIGHTS.narrow : 0);
  const turn = FOOT_WEIGHTS.turn * (1 + FOOT_WEIGHTS.early * Math.max(0, 1 - tiles / FOOT_WEIGHTS.many));
  for (const { bend } of [plan.way, ...plan.toes]) worth -= (turn * bend) / 45;
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
