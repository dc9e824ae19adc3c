/** The growing trains (29.3): their tiles, and the places of the next ones. */
import type { Place, Seat } from '../../rules/game.ts';
import type { Blade } from './blades.ts';
import { isClear, type Tail } from './exit.ts';
import { type Bounds, boundsAround, boundsOf, cellsIn, createFreeArea, type FreeArea } from './free-area.ts';
import { firstTiles, hubBodies } from './hub.ts';
import { apart, moved, type RectangleBody } from './rectangle.ts';
import { doubleFrom, type Edge, edgeOf, type Joint, joints, type Tip, tileFrom } from './tip.ts';

/** Trains in progress: everything that decides the place of the next tile. */
export interface Trains {
  /** Width over height of the room that they should fill. */
  readonly aspect: number;
  /** The number of tiles in the set. */
  readonly set: number;
  readonly bodies: RectangleBody[];
  /** The places of first tiles that nobody has played yet. */
  readonly waiting: Map<Place, Blade>;
  readonly tails: Map<Place, Tail>;
  /** The outer edge of each train, of an empty one at the hub. */
  readonly edges: Map<Place, Edge>;
  /** The room for doubles, which lie across and need the most. */
  readonly room: FreeArea;
  /** The choices since the last tile. */
  readonly chosen: Map<string, Joint>;
  tiles: number;
  bounds: Bounds;
}

/**
 * Weights for judging the places of a next tile; found by trial over random deals. Lengths in halves, areas in their
 * squares.
 */
export const W = {
  /** The area of the box that trains may fill at no extra cost, in the shape of the board, and more with each tile. */
  box: 50,
  perTile: 1.97,
  /** Costs of a half of growth out of that box, in the direction that limits the size, in any direction; of a turn. */
  over: 14.9,
  size: 15.9,
  spread: 2.84,
  turn: 0.66,
  /** The worth of a train that can go on outwards, and of its room with the area at which half of that is reached. */
  out: 23.6,
  pocket: 24.2,
  half: 8,
  /** The worth of a train without room for a double. */
  none: -24.3,
  /** The worth of each tile close by, up to three. */
  hug: 0.77,
  /** The cost of a train with no place for some next tile. */
  trap: 300,
  /** The number of best places that are judged one tile further, and the share of their worth without that tile. */
  ahead: 4,
  alone: 0.31,
};

/** A square in which a double can lie either way, and its reach before the end of a train. */
const ROOM = { half: 1, start: 2.1 } as const;
/** The reach within which a tile is close to another, and within which one may be in the way of a train. */
const CLOSE = 0.3;
const NEARBY = 5;
/** Width of the margin around all tiles; a train whose room reaches it can go on without end. */
const MARGIN = 3;

/** Returns the trains before any of them has begun. */
export function beginTrains(trains: number, own: Seat, settled: Pick<Trains, 'aspect' | 'set'>): Trains {
  const middle = hubBodies(trains);
  const [first] = middle;
  if (!first) throw new Error('no hub');
  const state: Trains = {
    ...settled,
    bodies: [...middle],
    waiting: new Map(firstTiles(trains, own)),
    tails: new Map(),
    edges: new Map(),
    room: createFreeArea(ROOM),
    chosen: new Map(),
    tiles: 0,
    bounds: middle.reduce(boundsAround, boundsOf(first)),
  };
  for (const one of middle) state.room.mark(one, 1);
  for (const [arm, { body, tip }] of state.waiting) {
    put(state, body);
    state.tails.set(arm, { tip, last: body });
    state.edges.set(arm, { ...moved(body, tip.direction, -1), direction: tip.direction });
  }
  return state;
}

function put(state: Trains, tile: RectangleBody): void {
  state.bodies.push(tile);
  state.room.mark(tile, 1);
  state.bounds = boundsAround(state.bounds, tile);
}

/** Plays the first tile of a train, and returns it; `null` if the train has begun. */
export function startTrain(state: Trains, arm: Place): RectangleBody | null {
  const first = state.waiting.get(arm);
  if (!first) return null;
  state.waiting.delete(arm);
  state.tiles++;
  state.edges.set(arm, edgeOf(first.tip));
  return first.body;
}

/** Adds the tile there. */
export function growTrain(state: Trains, arm: Place, { body, tip }: Joint): void {
  state.chosen.clear();
  state.tiles++;
  put(state, body);
  state.tails.set(arm, { tip, last: body });
  state.edges.set(arm, edgeOf(tip));
}

/** Returns the place of the train's next tile. */
export function nextOn(state: Trains, arm: Place, double: boolean): Joint {
  const key = `${arm} ${double}`;
  const known = state.chosen.get(key);
  if (known) return known;
  const tail = state.tails.get(arm);
  if (!tail) throw new Error(`no train ${arm}`);
  const joint = chosen(state, arm, tail, double) ?? farAway(tail.tip, double, state.bodies);
  state.chosen.set(key, joint);
  return joint;
}

const freeJoints = ({ tip, last }: Tail, double: boolean, bodies: readonly RectangleBody[]): readonly Joint[] => {
  const others = bodies.filter((one) => one !== last);
  return joints(tip, double).filter(({ body }) => isClear(body, others));
};

function boxOf({ aspect, tiles }: Trains) {
  const height = Math.sqrt((W.box + W.perTile * tiles) / aspect);
  return { width: height * aspect, height };
}

function costOf(state: Trains, joint: Joint, was: Bounds, now: Bounds): number {
  const { aspect } = state;
  const { width, height } = boxOf(state);
  const wide = (b: Bounds) => (b.right - b.left) / aspect;
  const high = (b: Bounds) => b.top - b.bottom;
  const size = (b: Bounds) => Math.max(wide(b), high(b));
  const over = (b: Bounds) => Math.max(0, wide(b) - width / aspect) + Math.max(0, high(b) - height);
  return (
    W.over * (over(now) - over(was)) +
    W.size * (size(now) - size(was)) +
    W.spread * (wide(now) - wide(was) + high(now) - high(was)) +
    (joint.bend === 0 ? 0 : W.turn)
  );
}

/** Returns true for each tip whose room reaches the edge of the bounds, as it was shared last. */
function reachingOf({ shared: { owner, side } }: FreeArea, tips: number, bounds: Bounds): readonly boolean[] {
  const { left, right, bottom, top } = cellsIn(bounds);
  const reached = Array.from({ length: tips }, () => false);
  const see = (at: number) => {
    const by = owner[at] ?? 0;
    if (by > 0 && by <= tips) reached[by - 1] = true;
  };
  for (let i = left; i <= right; i++) for (const j of [bottom, top]) see(j * side + i);
  for (let j = bottom; j <= top; j++) for (const i of [left, right]) see(j * side + i);
  return reached;
}

/** Returns a score for the room of all trains when one of them ends in that tip. */
function comfort(state: Trains, arm: Place, tip: Tip, now: Bounds): number {
  const { width, height } = boxOf(state);
  const limit: Bounds = {
    left: Math.min(now.left, now.right - width) - MARGIN,
    right: Math.max(now.right, now.left + width) + MARGIN,
    bottom: Math.min(now.bottom, now.top - height) - MARGIN,
    top: Math.max(now.top, now.bottom + height) + MARGIN,
  };
  const tips = [...state.tails].map(([other, tail]) => (other === arm ? tip : tail.tip));
  const areas = state.room.share(tips, limit);
  const reaching = reachingOf(state.room, tips.length, limit);
  return areas.reduce(
    (sum, area, k) => sum + (reaching[k] ? W.out : area > 0 ? 0 : W.none) + (W.pocket * area) / (area + W.half),
    0,
  );
}

/** Returns the number of tiles close by, apart from the one that is joined. */
function huggedBy({ bodies, tails }: Trains, arm: Place, { body }: Joint): number {
  const last = tails.get(arm)?.last;
  return Math.min(3, bodies.filter((one) => one !== last && !apart(one, body, CLOSE)).length);
}

/** Returns the number of trains that have no place for some next tile, once this one lies. */
function trappedBy(state: Trains, arm: Place, { body, tip }: Joint): number {
  const bodies = [...state.bodies, body];
  let trapped = 0;
  for (const [other, tail] of state.tails) {
    const now = other === arm ? { tip, last: body } : tail;
    if (other !== arm && Math.hypot(tail.tip.at.x - body.x, tail.tip.at.y - body.y) > NEARBY) continue;
    for (const double of [false, true])
      if ((!double || !now.tip.across) && freeJoints(now, double, bodies).length === 0) trapped++;
  }
  return trapped;
}

interface Weighed {
  readonly joint: Joint;
  readonly now: Bounds;
  readonly spent: number;
  readonly worth: number;
}

function weigh(state: Trains, arm: Place, free: readonly Joint[], was: Bounds, before: number): Weighed[] {
  return free.map((joint) => {
    const now = boundsAround(was, joint.body);
    const spent = before + costOf(state, joint, was, now) - W.hug * huggedBy(state, arm, joint);
    state.room.mark(joint.body, 1);
    const worth = comfort(state, arm, joint.tip, now) - spent;
    state.room.mark(joint.body, -1);
    return { joint, now, spent, worth };
  });
}

/** The cost of a place that nothing can follow at once. */
const DEAD_END = 80;

function chosen(state: Trains, arm: Place, tail: Tail, double: boolean): Joint | null {
  const best = (a: Weighed, b: Weighed) => b.worth - a.worth;
  const alone = weigh(state, arm, freeJoints(tail, double, state.bodies), state.bounds, 0).sort(best);
  const top = alone.slice(0, W.ahead).map((weighed) => {
    const { joint, now, spent, worth } = weighed;
    const bodies = [...state.bodies, joint.body];
    const next = freeJoints({ tip: joint.tip, last: joint.body }, false, bodies);
    state.room.mark(joint.body, 1);
    const after = Math.max(...weigh(state, arm, next, now, spent).map((one) => one.worth), worth - DEAD_END);
    state.room.mark(joint.body, -1);
    return { ...weighed, worth: W.alone * worth + (1 - W.alone) * after - W.trap * trappedBy(state, arm, joint) };
  });
  return top.sort(best)[0]?.joint ?? null;
}

/** The steps in which a place apart is looked for. */
const STEP = 0.5;

/** Returns the nearest free place straight on: for a train that is walled in after all. */
function farAway(tip: Tip, double: boolean, bodies: readonly RectangleBody[]): Joint {
  const next = double ? doubleFrom : tileFrom;
  for (let away = 1; ; away += STEP) {
    const joint = next(moved(tip.at, tip.direction, away), tip.direction, 0);
    if (isClear(joint.body, bodies)) return { ...joint, bend: 99 };
  }
}
