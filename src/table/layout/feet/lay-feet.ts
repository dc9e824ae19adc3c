/**
 * A tree with feet (30.3, 30.4): arms at equal angles around the first double, three toes on every other one. Each tile
 * goes where that leaves most room for all points that can still grow. The choice depends on the tiles before it alone.
 */
import type { End, Laid } from '../../../rules/game.ts';
import { type TreeExit, treeOf } from '../../../rules/tree/tree-of.ts';
import { type Bounds, boundsAround, boundsOf } from '../free-area.ts';
import { classOf, type FlatPose, type LayOut, type Layout, type Stop, type Thread, type Zone } from '../layout.ts';
import { highestOf, tilesLeft } from '../tree-needs.ts';
import { type FootPlaces, type FootPoint, narrowWays, placesAt, placesBeside, withNarrow } from './foot-room.ts';
import { placeApart } from './foot-thread.ts';
import { type FootWay, type Grown, rootDouble, rootWay, toeWays, waysBehind } from './foot-ways.ts';
import { FOOT_WEIGHTS, type Moment, type Other, type Plan, worthAlone, worthBehind } from './foot-worth.ts';
import { type Slab, shifted, slab, slabPose } from './slab.ts';

/** A tree in progress. */
interface Tree {
  readonly site: Site;
  /** The facts that decided the places, one text a tile. */
  readonly known: string[];
  readonly tiles: Grown[];
  readonly bodies: Slab[];
  readonly threads: Thread[];
  /** The rooms of all growing points, by their arms. */
  readonly rooms: Map<number, FootPlaces>;
  /** The places of next tiles that were chosen since the last one lay. */
  readonly chosen: Map<string, Found>;
  root: number;
  bounds: Bounds;
}

/** Everything but the tiles that decides the place of the next one. */
interface Site {
  readonly aspect: number;
  readonly highest: number;
}

interface Found extends FootWay {
  readonly thread?: Thread;
}

/** The numbers that are left to come: how many tiles with each, and which doubles lie. */
interface ToCome {
  readonly left: readonly number[];
  readonly doubles: ReadonlySet<number>;
  /** The number that each arm shows. */
  readonly shows: ReadonlyMap<number, number>;
}

function toCome(laid: readonly Laid[], highest: number): ToCome {
  const left = tilesLeft(laid, highest);
  const doubles = new Set(laid.filter(({ inner, outer }) => inner === outer).map(({ inner }) => inner));
  const shows = new Map(treeOf(laid).shoots.map((shoot) => [shoot.arm, shoot.shows]));
  return { left, doubles, shows };
}

/** Returns the growing points beside that arm at which something can still come. */
function othersThan({ rooms }: Tree, arm: number, { left, doubles, shows }: ToCome): readonly Other[] {
  return [...rooms].flatMap(([other, places]): Other[] => {
    const number = shows.get(other) ?? -1;
    return other === arm || !left[number] ? [] : [{ places, canTakeDouble: !doubles.has(number) }];
  });
}

/** Returns the growing points on a tile that lies there. */
function pointsOn(tile: Grown, to: number, arms: readonly number[]): readonly FootPoint[] {
  const exits: readonly TreeExit[] = tile.isDouble ? ['beyond', 'left', 'right'] : ['beyond'];
  return exits.map((exit, at) => ({ arm: arms[at] ?? -1 - at, to, exit, tile }));
}

/** Returns the place of the next tile on an arm. */
function chosen(tree: Tree, arm: number, double: boolean, coming: ToCome): Found {
  const key = `${arm} ${double}`;
  const known = tree.chosen.get(key) ?? choose(tree, arm, double, coming);
  tree.chosen.set(key, known);
  return known;
}

/** A point is in need if its best place costs more than this. Then places that are less good to look at count too. */
const NEED = -400;

function choose(tree: Tree, arm: number, double: boolean, coming: ToCome): Found {
  const places = tree.rooms.get(arm);
  if (!places) throw new Error(`nothing can lie on arm ${arm}`);
  const { bodies, site, bounds } = tree;
  const { point, plain, doubles } = places;
  const [only] = plain;
  // Around the first double nothing can be chosen.
  if (only && point.exit === 'around') return only;
  const moment: Moment = {
    aspect: site.aspect,
    tiles: bodies.length,
    bounds,
    others: othersThan(tree, arm, coming),
  };
  const weighed = (plans: readonly Plan[]): readonly Weighed[] =>
    plans
      .map((plan) => ({ plan, worth: worthAlone(moment, plan) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, FOOT_WEIGHTS.tried)
      .map(({ plan, worth }) => ({ plan, worth: worth + worthBehind(roomsBehind(tree, plan)) }));
  let all = weighed((double ? doubles : plain).flatMap((way) => plansAt(places, way)));
  if (all.every(({ worth }) => worth < NEED))
    all = [...all, ...weighed(narrowWays(point, double, bodies).map((way) => ({ way, toes: [], isNarrow: true })))];
  const [best] = [...all].sort((a, b) => b.worth - a.worth);
  return best?.plan.way ?? placeApart(point, tree.root, double, bodies);
}

interface Weighed {
  readonly plan: Plan;
  readonly worth: number;
}

/** More feet than this make no difference. */
const ENOUGH = 2;

/** Returns the rooms of the points on the last tiles of a plan. */
function roomsBehind({ bodies, root }: Tree, { way, toes }: Plan): readonly FootPlaces[] {
  const all = [...bodies, way.body, ...toes.map(({ body }) => body)];
  const to = bodies.length;
  const points = toes.length === 0 ? pointsOn(way, to, []) : toes.flatMap((toe, at) => pointsOn(toe, to + 1 + at, []));
  return points.map((point) => placesAt(point, root, all, ENOUGH));
}

/** Returns what may follow at a place: a double is planned with its toes. */
function plansAt({ feet }: FootPlaces, way: FootWay): readonly Plan[] {
  const foot = feet.find(({ double }) => double === way);
  if (!foot) return [{ way, toes: [] }];
  const [lefts = [], middles = [], rights = []] = foot.toes;
  return lefts
    .slice(0, 2)
    .flatMap((left) =>
      rights.slice(0, 2).map((right): Plan => ({ way, toes: [left, ...middles, right].map((toe) => toe.way) })),
    );
}

const textOf = ({ arm, inner, outer, root }: Laid) => `${arm} ${inner}-${outer} ${root ?? ''}`;

/** Adds the tile that lies at `index`. */
function addTile(tree: Tree, laid: readonly Laid[], index: number): void {
  const tile = laid[index];
  if (!tile) return;
  const arm = Number(tile.arm);
  const isDouble = tile.inner === tile.outer;
  if (tile.to === null) {
    const first = rootDouble();
    tree.root = tile.root ?? 0;
    tree.bounds = boundsOf(first.body);
    put(
      tree,
      first,
      Array.from({ length: tree.root }, (_, each) => ({ arm: each, to: 0, exit: 'around', tile: first })),
    );
  } else {
    const found = chosen(tree, arm, isDouble, toCome(laid.slice(0, index), tree.site.highest));
    if (found.thread) tree.threads.push(found.thread);
    tree.bounds = boundsAround(tree.bounds, found.body);
    tree.rooms.delete(arm);
    const next = Math.max(arm, ...tree.rooms.keys()) + 1;
    put(tree, found, pointsOn(found, index, [arm, next, next + 1]));
  }
  tree.known.push(textOf(tile));
}

/** Puts a tile into a tree, with the points that grow on it. */
function put(tree: Tree, tile: Grown, points: readonly FootPoint[]): void {
  tree.tiles.push(tile);
  tree.bodies.push(tile.body);
  for (const [arm, places] of tree.rooms) {
    const left = placesBeside(places, [tile.body]);
    if (left !== places) tree.rooms.set(arm, withNarrow(left, tree.bodies));
  }
  for (const point of points)
    tree.rooms.set(point.arm, withNarrow(placesAt(point, tree.root, tree.bodies), tree.bodies));
  tree.chosen.clear();
}

const NOTHING: Bounds = { left: 0, right: 0, bottom: 0, top: 0 };

const begun = (site: Site): Tree => ({
  site,
  known: [],
  tiles: [],
  bodies: [],
  threads: [],
  rooms: new Map(),
  chosen: new Map(),
  root: 0,
  bounds: NOTHING,
});

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
      tree = begun(site);
      all.set(key, tree);
    }
    for (let index = tree.known.length; index < laid.length; index++) addTile(tree, laid, index);
    return layoutOf(tree, laid, ends);
  };
}

const poseIn = ({ body, isDouble }: Grown): FlatPose => slabPose(body, isDouble);

/** The reach of a shut end's mark beyond it. */
const MARK = 0.25;

/** Returns the mark at a dead end: at the outer edge, or where the empty toe would begin. */
function stopAt({ rooms, root }: Tree, { place }: End): { stop: Stop; mark: Slab } | null {
  const point = rooms.get(Number(place))?.point;
  if (!point) return null;
  const { arm, tile, exit, to } = point;
  const [way] =
    exit === 'around' ? [rootWay(arm, root)] : tile.isDouble ? toeWays(tile, exit, to) : waysBehind(tile, false, to);
  if (!way) return null;
  const { angle } = way.body;
  const edge = shifted(way.at, angle, -2);
  return {
    stop: { arm: place, why: 'dead', pose: { ...slabPose(way.body), ...edge } },
    mark: slab(shifted(edge, angle, MARK / 2), angle, MARK / 2, 0.5, null),
  };
}

function layoutOf(tree: Tree, laid: readonly Laid[], ends: readonly End[]): Layout {
  const zones: Zone[] = [];
  const stops: Stop[] = [];
  let { bounds } = tree;
  let reach = bounds;
  const coming = toCome(laid, tree.site.highest);
  for (const end of ends) {
    const { place: arm, to, state } = end;
    if (state === 'closed' || state === 'dead') {
      const shut = stopAt(tree, end);
      if (!shut) continue;
      stops.push(shut.stop);
      bounds = boundsAround(bounds, shut.mark);
      reach = boundsAround(reach, shut.mark);
      continue;
    }
    const any = chosen(tree, Number(arm), false, coming);
    // On a double there comes none, and elsewhere only one that does not lie.
    const point = tree.rooms.get(Number(arm))?.point;
    const isPlain = point?.tile.isDouble || coming.doubles.has(end.shows);
    const double = isPlain ? any : chosen(tree, Number(arm), true, coming);
    reach = boundsAround(boundsAround(reach, any.body), double.body);
    zones.push({ arm, to, pose: poseIn(any), doublePose: poseIn(double) });
  }
  const first = poseIn(tree.tiles[0] ?? rootDouble());
  return { first, poses: tree.tiles.map(poseIn), zones, stops, threads: [...tree.threads], bounds, reach };
}
