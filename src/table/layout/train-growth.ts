/** The growing trains (29.3): their tiles, and the places of the next ones. */
import type { Place, Seat } from '../../rules/game.ts';
import type { Blade } from './blades.ts';
import { isClear, type Tail } from './exit.ts';
import { type Bounds, boundsAround, boundsOf, cellsIn, createFreeArea, type FreeArea } from './free-area.ts';
import { firstTiles, hubBodies } from './hub.ts';
import type { Thread } from './layout.ts';
import { apart, moved, type RectangleBody } from './rectangle.ts';
import { doubleFrom, type Edge, edgeOf, type Joint, joints, type Tip, tileFrom } from './tip.ts';

/** A place for a tile, and the thread to it if it lies apart. */
interface Found extends Joint {
  readonly thread?: Thread;
}

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
  readonly chosen: Map<string, Found>;
  readonly threads: Thread[];
  tiles: number;
  bounds: Bounds;
}

/**
 * Weights for judging the places of a next tile; found by trial over random deals. Lengths in halves, areas in their
 * squares.
 */
const WEIGHTS_OF_TRAINS = {
  /** The area of the box that trains may fill at no extra cost, in the shape of the board, and more with each tile. */
  box: 50,
  perTile: 1.97,
  /** Costs of a half of growth out of that box, in the direction that limits the size, in any direction; of a turn. */
  over: 14.9,
  size: 15.9,
  spread: 2.84,
  turn: 0.66,
  /** The worth of a train that can go on outwards, and of its room with the area at which half of that is reached. */
  out: 40,
  pocket: 24.2,
  half: 8,
  /** The worth of a train without room for a double. */
  none: -120,
  /** The worth of each tile close by, up to three. */
  hug: 0.77,
  /** The cost of a train with no place for some next tile. */
  trap: 300,
  /** The number of best places that are judged one tile further, and the share of their worth without that tile. */
  ahead: 4,
  alone: 0.31,
} as const;

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
    threads: [],
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
export function growTrain(state: Trains, arm: Place, { body, tip, thread }: Found): void {
  if (thread) state.threads.push(thread);
  state.chosen.clear();
  state.tiles++;
  put(state, body);
  state.tails.set(arm, { tip, last: body });
  state.edges.set(arm, edgeOf(tip));
}

/** Returns the place of the train's next tile. */
export function nextOn(state: Trains, arm: Place, double: boolean): Found {
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
  const height = Math.sqrt((WEIGHTS_OF_TRAINS.box + WEIGHTS_OF_TRAINS.perTile * tiles) / aspect);
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
    WEIGHTS_OF_TRAINS.over * (over(now) - over(was)) +
    WEIGHTS_OF_TRAINS.size * (size(now) - size(was)) +
    WEIGHTS_OF_TRAINS.spread * (wide(now) - wide(was) + high(now) - high(was)) +
    (joint.bend === 0 ? 0 : WEIGHTS_OF_TRAINS.turn)
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
    (sum, area, k) =>
      sum +
      (reaching[k] ? WEIGHTS_OF_TRAINS.out : area > 0 ? 0 : WEIGHTS_OF_TRAINS.none) +
      (WEIGHTS_OF_TRAINS.pocket * area) / (area + WEIGHTS_OF_TRAINS.half),
    0,
  );
}

/** Returns the number of tiles close by, apart from the one that is joined. */
function huggedBy({ bodies, tails }: Trains, arm: Place, { body }: Joint): number {
  const last = tails.get(arm)?.last;
  return Math.min(3, bodies.filter((one) => one !== last && !apart(one, body, CLOSE)).length);
}

/** The share of a trap if only a double has no place. */
const FOR_DOUBLE = 0.6;

/** True if a train has a place for that tile, and for another one behind it. */
const canGoOn = (tail: Tail, double: boolean, bodies: readonly RectangleBody[]): boolean =>
  freeJoints(tail, double, bodies).some(
    ({ body, tip }) => freeJoints({ tip, last: body }, false, [...bodies, body]).length > 0,
  );

/** Returns the number of trains that cannot go on once this tile lies; less for one with no place for a double. */
function trappedBy(state: Trains, arm: Place, { body, tip }: Joint): number {
  const bodies = [...state.bodies, body];
  let trapped = 0;
  for (const [other, tail] of state.tails) {
    const now = other === arm ? { tip, last: body } : tail;
    if (other !== arm && Math.hypot(tail.tip.at.x - body.x, tail.tip.at.y - body.y) > NEARBY) continue;
    if (!canGoOn(now, false, bodies)) trapped++;
    else if (!now.tip.across && !canGoOn(now, true, bodies)) trapped += FOR_DOUBLE;
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
    const spent = before + costOf(state, joint, was, now) - WEIGHTS_OF_TRAINS.hug * huggedBy(state, arm, joint);
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
  const free = freeJoints(tail, double, state.bodies);
  const alone = weigh(state, arm, free, state.bounds, 0)
    .map((weighed) => {
      const trapped = WEIGHTS_OF_TRAINS.trap * trappedBy(state, arm, weighed.joint);
      return { ...weighed, spent: weighed.spent + trapped, worth: weighed.worth - trapped };
    })
    .sort(best);
  const top = alone.slice(0, WEIGHTS_OF_TRAINS.ahead).map((weighed) => {
    const { joint, now, spent, worth } = weighed;
    const bodies = [...state.bodies, joint.body];
    const next = freeJoints({ tip: joint.tip, last: joint.body }, false, bodies);
    state.room.mark(joint.body, 1);
    const after = Math.max(...weigh(state, arm, next, now, spent).map((one) => one.worth), worth - DEAD_END);
    state.room.mark(joint.body, -1);
    return { ...weighed, worth: WEIGHTS_OF_TRAINS.alone * worth + (1 - WEIGHTS_OF_TRAINS.alone) * after };
  });
  return top.sort(best)[0]?.joint ?? null;
}

/** The steps in which a place apart is looked for. */
const STEP = 0.5;

/** Returns the nearest free place straight on, with a thread to it: for a train that is walled in after all. */
function farAway(tip: Tip, double: boolean, bodies: readonly RectangleBody[]): Found {
  const next = double ? doubleFrom : tileFrom;
  for (let away = 1; ; away += STEP) {
    const joint = next(moved(tip.at, tip.direction, away), tip.direction, 0);
    if (isClear(joint.body, bodies))
      return { ...joint, thread: [edgeOf(tip), moved(tip.at, tip.direction, away - 0.5)] };
  }
}
