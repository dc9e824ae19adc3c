/**
 * Where every laid tile lies and where the next ones would: a pure function of the tiles in the order of play and of
 * the class of the room. A tile's place depends only on the tiles before it, so what lies never moves.
 */
import type { End, Laid, Place, Table } from '../../rules/game.ts';
import { around, type Bounds } from './free-area.ts';
import { add, choose, shut, start, WalledIn } from './growth.ts';
import type { Growth } from './growth-state.ts';
import { angleOf, type Pose, poseOf } from './pose.ts';
import { body, moved, type Point } from './rectangle.ts';

export type { Pose } from './pose.ts';

/** A layout of which nothing but the first tile lies, on a board of that aspect. */
type Begin = (table: Table, aspect: number, first: Laid | undefined) => Growth;

/** Lays out the tiles and the drop zones. Throws when there is no such arm, and `WalledIn` when the next tile has no room. */
export type LayOut = (laid: readonly Laid[], ends: readonly End[], table: Table, board: Board) => Layout;

/** Where the next tile of an arm would lie. */
export interface Zone {
  readonly arm: Place;
  readonly pose: Pose;
  /** Where a double would lie; the same as `pose` where doubles lie in line. */
  readonly doublePose: Pose;
  /** The index, in `Deal.laid`, of the tile that it would be laid to. */
  readonly to: number;
  /** Where it is marked, over tiles that lie there: only where it would come between them (21.7, 21.8). */
  readonly mark?: Pose;
  /** The point to which such a mark belongs, where that is not in its middle. */
  readonly knot?: Point;
  /** The number of the half that would join, where no end says it. */
  readonly takes?: number;
}

/** Where an arm ends for good: the middle of its outer edge; at `angle` 0 it points up. */
export interface Stop {
  readonly arm: Place;
  readonly why: 'closed' | 'dead';
  readonly pose: Pose;
}

/** The room for the layout on the screen. */
export interface Board {
  /** Width over height. Only its class counts. */
  readonly aspect: number;
}

/** A line on the cloth from one point to another. */
export type Thread = readonly [from: Point, to: Point];

export interface Layout {
  /** Where the first tile lies, or will. */
  readonly first: Pose;
  /** One for each laid tile. */
  readonly poses: readonly Pose[];
  /** One for each free or open end. */
  readonly zones: readonly Zone[];
  /** One for each end that is shut. */
  readonly stops: readonly Stop[];
  /** From where a line breaks off to where it goes on: only where that is not at once beside. */
  readonly threads?: readonly Thread[];
  /** The angle at which each arm leaves the middle, or the spinner: radians clockwise from the top. */
  readonly bearings: ReadonlyMap<Place, number>;
  /** Around all blades, laid or not, all tiles, and the marks of ends that are shut. */
  readonly bounds: Bounds;
  /** The same with the drop zones: what must be in view while somebody chooses. */
  readonly reach: Bounds;
}

/** A layout as far as it was laid out: `laid` says what decided the places, one text a tile. */
interface Grown {
  readonly laid: string[];
  readonly poses: Pose[];
  readonly growth: Growth;
}

/**
 * The last layout of each shape and class, so that adding a tile costs one tile. The layouts that are returned never
 * depend on it.
 */
type Known = Map<string, Grown>;

/** How far the mark of a shut end reaches past it. */
const MARK = 0.25;

/** How many times as wide the boards of a class are as those of the next; the narrowest and the widest that arms fill well. */
const STEP = Math.log(1.04);
const NARROWEST = 0.5;
const WIDEST = 2.3;

/** The aspect that stands for the class of the board, so that small resizes change nothing. */
export function classOf({ aspect }: Board): number {
  const within = Math.max(NARROWEST, Math.min(WIDEST, aspect));
  return Math.exp(Math.round(Math.log(within) / STEP) * STEP);
}

/** How many times as wide or as tall a board becomes when it counts as another one: more than a browser's bar takes. */
const OTHER = 1.25;

/**
 * The board that counts when one that counted as `before` has become `now`. Only a change that nobody could miss makes
 * another one, so that no small one turns the star in mid-deal, wherever the classes part.
 */
export function boardAfter(before: Board, now: Board): Board {
  const change = now.aspect / before.aspect;
  return change > OTHER || change < 1 / OTHER ? now : before;
}

/**
 * Returns the layout that begins so and grows tile by tile: only the class of the board can move a tile that lies. If
 * the line that leads to a cross (Osel) is walled in, tile or zone, `straight` is tried as a whole: the one time that
 * tiles move. No deal is known that walls another layout in.
 */
export function growing(begin: Begin, straight?: Begin): LayOut {
  const usual = layingOutBy(begin);
  if (!straight) return usual;
  const other = layingOutBy(straight);
  return (...situation) => {
    try {
      return usual(...situation);
    } catch (error) {
      if (!(error instanceof WalledIn)) throw error;
      return other(...situation);
    }
  };
}

/** Returns the layout that begins so, with a memory of its own. */
function layingOutBy(begin: Begin): LayOut {
  const known: Known = new Map();
  return (laid, ends, table, board) => layoutOf(grow(known, begin, laid, table, classOf(board)), ends);
}

function layoutOf({ poses, growth }: Grown, ends: readonly End[]): Layout {
  const zones: Zone[] = [];
  const stops: Stop[] = [];
  let bounds = growth.bounds;
  let reach = bounds;
  for (const { place: arm, to, state } of ends) {
    const blade = growth.blades.get(arm);
    const edge = growth.edges.get(arm);
    if (state === 'closed' || state === 'dead') {
      if (!edge) continue;
      stops.push({ arm, why: state, pose: { x: edge.x, y: edge.y, angle: angleOf(edge.direction) } });
      const mark = body(moved(edge, edge.direction, MARK / 2), edge.direction, MARK / 2, 0.5);
      bounds = around(bounds, mark);
      reach = around(reach, mark);
    } else if (blade) {
      const pose = poseOf(blade.body);
      zones.push({ arm, to, pose, doublePose: pose });
    } else {
      const across = growth.doubles === 'across';
      const next = choose(growth, arm, false).joint;
      const double = across ? choose(growth, arm, true).joint : next;
      reach = around(around(reach, next.body), double.body);
      zones.push({ arm, to, pose: next.pose, doublePose: double.pose });
    }
  }
  const bearings = new Map([...growth.leaves].map(([arm, direction]) => [arm, (direction * Math.PI) / 4]));
  return { first: growth.first, poses: [...poses], zones, stops, bearings, bounds, reach };
}

function grow(all: Known, begin: Begin, laid: readonly Laid[], table: Table, aspect: number): Grown {
  const wanted = laid.map((tile) => `${tile.arm} ${isDouble(tile)} ${tile.closed}`);
  const [first] = laid;
  const key = `${first && isDouble(first)} ${table.arms} ${table.doubles} ${aspect}`;
  let known = all.get(key);
  if (!known?.laid.every((text, index) => text === wanted[index])) {
    known = { laid: [], poses: [], growth: begin(table, aspect, first) };
    all.set(key, known);
  }
  for (const [index, tile] of laid.entries()) {
    if (index < known.laid.length) continue;
    known.poses.push(lay(known.growth, tile));
    known.laid.push(wanted[index] ?? '');
  }
  return known;
}

/** A double that is laid as one: 14.6 allows some to lie as any other tile. */
const isDouble = ({ inner, outer, lengthwise }: Laid): boolean => inner === outer && !lengthwise;

/** Adds one tile, and says where it lies. */
function lay(growth: Growth, tile: Laid): Pose {
  const { arm, closed } = tile;
  if (arm === null) return growth.first;
  const blade = growth.blades.get(arm);
  if (blade) {
    start(growth, arm, blade);
    return poseOf(blade.body);
  }
  const double = isDouble(tile);
  const choice = choose(growth, arm, double);
  add(growth, arm, choice, double && !closed);
  if (closed) shut(growth, arm);
  return choice.joint.pose;
}
