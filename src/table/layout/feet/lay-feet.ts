/**
 * A tree with feet (30.3, 30.4): arms at equal angles around the first double, three toes on every other one. Each tile
 * goes where that leaves most room for all points that can still grow. The choice depends on the tiles before it alone.
 */
import type { End, Laid } from '../../../rules/game.ts';
import { treeOf } from '../../../rules/tree/tree-of.ts';
import { type Bounds, boundsAround, boundsOf } from '../free-area.ts';
import { classOf, type FlatPose, type LayOut, type Layout, type Stop, type Thread, type Zone } from '../layout.ts';
import { highestOf, tilesLeft } from '../tree-needs.ts';
import { type FootPoint, footWays, hasRoom, type Wanting, wanting, worthOfRooms } from './foot-room.ts';
import { type FootWay, type Grown, rootDouble } from './foot-ways.ts';
import { type Slab, shifted, slab, slabPose } from './slab.ts';

/** A tree in progress. */
interface Tree {
  /** The facts that decided the places, one text a tile. */
  readonly known: string[];
  readonly tiles: Grown[];
  readonly threads: Thread[];
  bounds: Bounds;
}

/** Everything that decides the place of the next tile. */
interface Site {
  readonly aspect: number;
  readonly highest: number;
}

/** A tree between two tiles: its growing points and their rooms, from which each next place follows. */
interface Moment {
  readonly site: Site;
  readonly tree: Tree;
  readonly bodies: readonly Slab[];
  readonly root: number;
  readonly points: readonly FootPoint[];
  readonly wants: ReadonlyMap<number, Wanting>;
}

interface Found extends FootWay {
  readonly thread?: Thread;
}

/** Costs of a half of growth in the direction that limits the size, of any growth, and of a turn by 45°. */
const COST = { size: 2.5, spread: 0.6, turn: 3 } as const;

/** Points further away than this do not notice the next tile. */
const NEAR = 11;

function costOf({ aspect }: Site, way: FootWay, was: Bounds): number {
  const now = boundsAround(was, way.body);
  const wide = (b: Bounds) => (b.right - b.left) / aspect;
  const high = (b: Bounds) => b.top - b.bottom;
  const size = (b: Bounds) => Math.max(wide(b), high(b));
  return (
    COST.size * (size(now) - size(was)) +
    COST.spread * (wide(now) - wide(was) + high(now) - high(was)) +
    (COST.turn * Math.abs(way.bend)) / 45
  );
}

function momentOf(site: Site, tree: Tree, laid: readonly Laid[]): Moment {
  const bodies = tree.tiles.map(({ body }) => body);
  const { shoots, root } = treeOf(laid);
  const left = tilesLeft(laid, site.highest);
  const lies = new Set(laid.map(({ tile }) => tile));
  const points = shoots.flatMap(({ arm, to, exit, shows }): FootPoint[] => {
    const tile = tree.tiles[to];
    if (!tile || (left[shows] ?? 0) === 0) return [];
    return [{ arm, to, exit, tile, canTakeDouble: !lies.has(`${shows}-${shows}`) }];
  });
  const wants = new Map(points.map((point) => [point.arm, wanting(point, root, bodies)]));
  return { site, tree, bodies, root, points, wants };
}

/** More than the number of any arm. */
const MOST_ARMS = 100;

/** Returns the growing points behind a tile there; their numbers are not known yet. */
function pointsBehind(way: FootWay, double: boolean): readonly FootPoint[] {
  const exits = double ? (['beyond', 'left', 'right'] as const) : (['beyond'] as const);
  return exits.map((exit, index) => ({ arm: MOST_ARMS + index, to: -1, exit, tile: way, canTakeDouble: !double }));
}

/** Returns the place of the next tile on an arm. */
function chosen(moment: Moment, arm: number, to: number, double: boolean): Found {
  const { site, tree, bodies, root, points, wants } = moment;
  const point = points.find((each) => each.arm === arm);
  if (!point) throw new Error(`nothing can lie on arm ${arm}, tile ${to}`);
  const { at } = point.tile;
  const near = points.flatMap((each) => {
    const want = wants.get(each.arm);
    return !want || each === point || Math.hypot(each.tile.at.x - at.x, each.tile.at.y - at.y) > NEAR ? [] : [want];
  });
  let best: { readonly way: FootWay; readonly worth: number } | null = null;
  const ways = footWays(point, root, double);
  for (const way of ways) {
    if (!hasRoom(way.body, bodies)) continue;
    // The way on the first double needs no choice.
    if (ways.length === 1) return way;
    const behind = pointsBehind(way, double).map((each) => wanting(each, root, bodies));
    const worth = worthOfRooms(near, way.body, behind) - costOf(site, way, tree.bounds);
    if (!best || worth > best.worth) best = { way, worth };
  }
  return best?.way ?? farAway(point, root, double, bodies);
}

/** The steps in which a place apart is looked for. */
const STEP = 0.5;

/** Returns the nearest free place further on, with a thread to it: for a point that is walled in after all. */
function farAway(point: FootPoint, root: number, double: boolean, bodies: readonly Slab[]): Found {
  const ways = footWays(point, root, double);
  for (let away = STEP; ; away += STEP) {
    for (const way of ways) {
      const { angle, long, wide } = way.body;
      const centre = shifted(way.body, angle, away);
      const there = slab(centre, angle, long, wide, null);
      if (!hasRoom(there, bodies)) continue;
      const start = shifted(way.body, angle, -long);
      return { ...way, body: there, at: shifted(centre, angle, long), thread: [start, shifted(start, angle, away)] };
    }
  }
}

const textOf = ({ arm, inner, outer, root }: Laid) => `${arm} ${inner}-${outer} ${root ?? ''}`;

/** Adds the tile that lies at `index`. */
function addTile(site: Site, tree: Tree, laid: readonly Laid[], index: number): void {
  const tile = laid[index];
  if (!tile) return;
  const found: Found =
    tile.to === null
      ? { ...rootDouble(), bend: 0 }
      : chosen(momentOf(site, tree, laid.slice(0, index)), Number(tile.arm), tile.to, tile.inner === tile.outer);
  if (found.thread) tree.threads.push(found.thread);
  tree.bounds = index === 0 ? boundsOf(found.body) : boundsAround(tree.bounds, found.body);
  tree.tiles.push(found);
  tree.known.push(textOf(tile));
}

const NOTHING: Bounds = { left: 0, right: 0, bottom: 0, top: 0 };

/** The number of tiles in a set of doubles-nine. */
const USUAL_SET = 55;

/**
 * Returns the layout of trees with feet, with a memory of its own: adding a tile costs one tile. What is returned never
 * depends on it.
 */
export function growingFeet(): LayOut {
  const all = new Map<string, Tree>();
  return (laid, ends, _table, board): Layout => {
    const site: Site = { aspect: classOf(board), highest: highestOf(board.tiles ?? USUAL_SET) };
    const key = `${site.aspect} ${site.highest}`;
    const wanted = laid.map(textOf);
    let tree = all.get(key);
    if (!tree?.known.every((text, index) => text === wanted[index])) {
      tree = { known: [], tiles: [], threads: [], bounds: NOTHING };
      all.set(key, tree);
    }
    for (let index = tree.known.length; index < laid.length; index++) addTile(site, tree, laid, index);
    return layoutOf(site, tree, laid, ends);
  };
}

const poseIn = ({ body, isDouble }: Grown): FlatPose => slabPose(body, isDouble);

/** The reach of a shut end's mark beyond it. */
const MARK = 0.25;

/** Returns the mark at a dead end: at the outer edge, or where the empty toe would begin. */
function stopAt(tree: Tree, laid: readonly Laid[], { place, to }: End): { stop: Stop; mark: Slab } | null {
  const { shoots, root } = treeOf(laid);
  const shoot = shoots[Number(place)];
  const tile = tree.tiles[to];
  if (!shoot || !tile) return null;
  const point: FootPoint = { arm: shoot.arm, to, exit: shoot.exit, tile, canTakeDouble: false };
  const [way] = footWays(point, root, false);
  if (!way) return null;
  const { angle } = way.body;
  const edge = shifted(way.at, angle, -2);
  return {
    stop: { arm: place, why: 'dead', pose: { ...slabPose(way.body), ...edge } },
    mark: slab(shifted(edge, angle, MARK / 2), angle, MARK / 2, 0.5, null),
  };
}

function layoutOf(site: Site, tree: Tree, laid: readonly Laid[], ends: readonly End[]): Layout {
  const zones: Zone[] = [];
  const stops: Stop[] = [];
  let { bounds } = tree;
  let reach = bounds;
  const moment = momentOf(site, tree, laid);
  for (const end of ends) {
    const { place: arm, to, state } = end;
    if (state === 'closed' || state === 'dead') {
      const shut = stopAt(tree, laid, end);
      if (!shut) continue;
      stops.push(shut.stop);
      bounds = boundsAround(bounds, shut.mark);
      reach = boundsAround(reach, shut.mark);
      continue;
    }
    const [any, double] = [false, true].map((isDouble) => chosen(moment, Number(arm), to, isDouble)) as [Found, Found];
    reach = boundsAround(boundsAround(reach, any.body), double.body);
    zones.push({ arm, to, pose: poseIn(any), doublePose: poseIn(double) });
  }
  const first = poseIn(tree.tiles[0] ?? rootDouble());
  return { first, poses: tree.tiles.map(poseIn), zones, stops, threads: [...tree.threads], bounds, reach };
}
