/**
 * A tree: any double may branch (31.3). Each tile goes straight on, or turns where that leaves more room for all points
 * that can still grow, or keeps the tree in the shape of the board. The choice depends on the tiles before it alone.
 */
import type { Laid } from '../../rules/game.ts';
import { type TreeExit, treeOf } from '../../rules/tree/tree-of.ts';
import { type Bounds, boundsAround, boundsOf } from './free-area.ts';
import {
  classOf,
  type FlatPose,
  type LayOut,
  type Layout,
  type Stop,
  shutAt,
  type Thread,
  type Zone,
} from './layout.ts';
import { ledOn } from './led.ts';
import { poseOf } from './pose.ts';
import { moved, type RectangleBody } from './rectangle.ts';
import { doubleFrom, edgeOf, type Joint, type Tip, tileFrom } from './tip.ts';
import { type Branching, highestOf, type Need, needsOf, type Twig, tipAt, ways } from './tree-needs.ts';
import { isFree, type Roomy, roomsBeside, roomyAt, worthOf } from './tree-room.ts';

/** A tree in progress. */
interface Grown {
  /** The facts that decided the places, one text a tile. */
  readonly known: string[];
  readonly twigs: Twig[];
  readonly poses: FlatPose[];
  readonly threads: Thread[];
  /** The rooms of the growing points beside the tiles that lie, by their tile and exit; emptied by each tile. */
  readonly rooms: Map<string, Roomy>;
  bounds: Bounds;
}

/** A place for a tile, and the thread to it if it lies apart. */
interface Found extends Joint {
  readonly thread?: Thread;
}

/** Everything that decides the place of the next tile. */
interface Site {
  readonly branching: Branching;
  readonly aspect: number;
  readonly highest: number;
}

/** The area that a tree may fill at no extra cost, square halves: at its start, and more with each tile. */
const BOX = { base: 80, perTile: 8 } as const;
/** Costs of a half of growth out of that box, of growth in the direction that limits the size, of any growth, of a turn. */
const COST = { over: 1.2, size: 0.4, spread: 0.25, turn: 1 } as const;

function costOf({ aspect }: Site, tiles: number, joint: Joint, was: Bounds, now: Bounds): number {
  const area = BOX.base + BOX.perTile * tiles;
  const height = Math.sqrt(area / aspect);
  const wide = (b: Bounds) => (b.right - b.left) / aspect;
  const high = (b: Bounds) => b.top - b.bottom;
  const size = (b: Bounds) => Math.max(wide(b), high(b));
  const over = (b: Bounds) => Math.max(0, wide(b) - height) + Math.max(0, high(b) - height);
  return (
    COST.over * (over(now) - over(was)) +
    COST.size * (size(now) - size(was)) +
    COST.spread * (wide(now) - wide(was) + high(now) - high(was)) +
    (joint.bend === 0 ? 0 : COST.turn)
  );
}

/** Returns the points that can grow on a tile laid at that joint. Its number is not known yet. */
function needsBehind(joint: Joint, double: boolean, branching: Branching): readonly Need[] {
  const twig: Twig = { body: joint.body, tip: joint.tip };
  const exits: readonly TreeExit[] = double ? ['beyond', 'left', 'right'] : ['beyond'];
  return exits.map((exit) => ({ tip: tipAt(twig, exit, branching), last: joint.body, canTakeDouble: !double }));
}

/** Returns the rooms of a point beside all tiles. It has the same ones whichever tile comes next. */
function roomsKnown({ rooms }: Grown, need: Need, bodies: readonly RectangleBody[]): Roomy {
  const { tip, canTakeDouble } = need;
  const key = `${tip.at.x} ${tip.at.y} ${tip.direction} ${canTakeDouble}`;
  const known = rooms.get(key) ?? roomyAt(need, bodies);
  rooms.set(key, known);
  return known;
}

/** Returns the place of the next tile at an exit. */
function chosen(site: Site, grown: Grown, laid: readonly Laid[], at: Point, double: boolean): Found {
  const twig = grown.twigs[at.to];
  if (!twig) throw new Error(`no tile ${at.to}`);
  const tip = tipAt(twig, at.exit, site.branching);
  const bodies = grown.twigs.map(({ body }) => body);
  const points = needsOf(laid, grown.twigs, site.branching, site.highest, at).map((need) =>
    roomsKnown(grown, need, bodies),
  );
  let best: { readonly joint: Joint; readonly worth: number } | null = null;
  for (const joint of ways(tip, double)) {
    if (!isFree(joint.body, bodies, twig.body)) continue;
    const now = boundsAround(grown.bounds, joint.body);
    const behind = needsBehind(joint, double, site.branching).map((need) => roomyAt(need, [...bodies, joint.body]));
    const room = worthOf([...points.map((point) => roomsBeside(point, joint.body)), ...behind]);
    const worth = room - costOf(site, laid.length, joint, grown.bounds, now);
    if (!best || worth > best.worth) best = { joint, worth };
  }
  return best?.joint ?? farAway(tip, double, bodies);
}

/** A growing point by the tile that it belongs to. */
interface Point {
  readonly to: number;
  readonly exit: TreeExit;
}

/** The steps in which a place apart is looked for. */
const STEP = 0.5;

/** Returns the nearest free place straight on, with a thread to it: for a point that is walled in after all. */
function farAway(tip: Tip, double: boolean, bodies: readonly RectangleBody[]): Found {
  const next = double ? doubleFrom : tileFrom;
  for (let away = 1; ; away += STEP) {
    const joint = next(moved(tip.at, tip.direction, away), tip.direction, 0);
    if (!isFree(joint.body, bodies, joint.body)) continue;
    return { ...joint, thread: [edgeOf(tip), moved(tip.at, tip.direction, away - 0.5)] };
  }
}

const textOf = ({ arm, inner, outer }: Laid) => `${arm} ${inner}-${outer}`;

/** Adds the tile that lies at `index`. */
function addTile(site: Site, grown: Grown, laid: readonly Laid[], index: number): void {
  const tile = laid[index];
  if (!tile) return;
  const double = tile.inner === tile.outer;
  if (tile.to === null) {
    const { body, tips } = ledOn(site.aspect, double);
    const tip = tips.get(1) as Tip;
    put(grown, { body, tip }, poseOf(body, double), textOf(tile));
    return;
  }
  const before = laid.slice(0, index);
  const { exits } = treeOf(laid.slice(0, index + 1));
  const point = { to: tile.to, exit: exits[index] ?? 'beyond' };
  const { body, tip, pose, thread } = chosen(site, grown, before, point, double);
  if (thread) grown.threads.push(thread);
  put(grown, { body, tip }, pose, textOf(tile));
}

function put(grown: Grown, twig: Twig, pose: FlatPose, text: string): void {
  grown.bounds = grown.twigs.length === 0 ? boundsOf(twig.body) : boundsAround(grown.bounds, twig.body);
  grown.twigs.push(twig);
  grown.poses.push(pose);
  grown.known.push(text);
  grown.rooms.clear();
}

const NOTHING: Bounds = { left: 0, right: 0, bottom: 0, top: 0 };

/** The number of tiles in a set of doubles-six. */
const USUAL_SET = 28;

/**
 * Returns the layout of trees that branch in that way, with a memory of its own: adding a tile costs one tile. What is
 * returned never depends on it.
 */
export function growingTree(branching: Branching): LayOut {
  const all = new Map<string, Grown>();
  return (laid, ends, _table, board): Layout => {
    const site: Site = { branching, aspect: classOf(board), highest: highestOf(board.tiles ?? USUAL_SET) };
    const key = `${site.aspect} ${site.highest}`;
    const wanted = laid.map(textOf);
    let grown = all.get(key);
    if (!grown?.known.every((text, index) => text === wanted[index])) {
      grown = { known: [], twigs: [], poses: [], threads: [], rooms: new Map(), bounds: NOTHING };
      all.set(key, grown);
    }
    for (let index = grown.known.length; index < laid.length; index++) addTile(site, grown, laid, index);
    return layoutOf(site, grown, laid, ends);
  };
}

function layoutOf(site: Site, grown: Grown, laid: readonly Laid[], ends: Parameters<LayOut>[1]): Layout {
  const { shoots } = treeOf(laid);
  const zones: Zone[] = [];
  const stops: Stop[] = [];
  let { bounds } = grown;
  let reach = bounds;
  for (const { place: arm, to, state } of ends) {
    const shoot = shoots[Number(arm)];
    const twig = grown.twigs[to];
    if (!shoot || !twig) continue;
    if (state === 'closed' || state === 'dead') {
      const { stop, mark } = shutAt(arm, state, edgeOf(tipAt(twig, shoot.exit, site.branching)));
      stops.push(stop);
      bounds = boundsAround(bounds, mark);
      reach = boundsAround(reach, mark);
      continue;
    }
    const [any, double] = [false, true].map((isDouble) => chosen(site, grown, laid, shoot, isDouble)) as [Found, Found];
    reach = boundsAround(boundsAround(reach, any.body), double.body);
    zones.push({ arm, to, pose: any.pose, doublePose: double.pose });
  }
  const first = grown.poses[0] ?? poseOf(ledOn(site.aspect, false).body);
  return { first, poses: [...grown.poses], zones, stops, threads: [...grown.threads], bounds, reach };
}
