/**
 * Where every laid tile lies and where the next ones would: a pure function of the tiles in the order of play and of
 * the class of the room. A tile's place depends only on the tiles before it, so what lies never moves.
 */
import type { End, Laid, Place } from '../../rules/game.ts';
import { around, type Bounds } from './free-area.ts';
import { add, begin, choose, shut, start, WalledIn } from './growth.ts';
import type { Form, Growth, Manner, Shape } from './growth-state.ts';
import { type Body, body, moved, turned } from './rectangle.ts';
import { angleOf } from './tip.ts';

/**
 * The centre of a tile; the unit is the side of a half, a tile is 1 × 2; y up. `angle` in radians counter-clockwise:
 * at 0 the tile stands upright, its `inner` half down and its `outer` half up.
 */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Where the next tile of an arm would lie. */
export interface Zone {
  readonly arm: Place;
  readonly pose: Pose;
  /** Where a double would lie; the same as `pose` where doubles lie in line. */
  readonly doublePose: Pose;
  /** The index, in `Deal.laid`, of the tile that it would be laid to. */
  readonly to: number;
}

/** Where an arm ends for good: the middle of its outer edge; at `angle` 0 it points up. */
export interface Stop {
  readonly arm: Place;
  readonly why: 'closed' | 'dead';
  readonly pose: Pose;
}

/** The room for the star on the screen. */
export interface Board {
  /** Width over height. Only its class counts. */
  readonly aspect: number;
}

export interface Layout {
  /** One for each laid tile. */
  readonly poses: readonly Pose[];
  /** One for each free or open end. */
  readonly zones: readonly Zone[];
  /** One for each end that is shut. */
  readonly stops: readonly Stop[];
  /** The angle at which each arm leaves the middle, or the spinner: radians clockwise from the top. */
  readonly bearings: ReadonlyMap<Place, number>;
  /** Around all blades, laid or not, all tiles, and the marks of ends that are shut. */
  readonly bounds: Bounds;
  /** The same with the drop zones: what must be in view while somebody chooses. */
  readonly reach: Bounds;
}

/** A star as far as it was laid out: `laid` says what decided the places, one text a tile. */
interface Grown {
  readonly laid: string[];
  readonly poses: Pose[];
  readonly growth: Growth;
}

/** The last star of each shape and class, so that adding a tile costs one tile. What is returned never depends on it. */
const grown = new Map<string, Grown>();

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

function poseOf({ x, y, direction }: Body, across = false): Pose {
  return { x, y, angle: angleOf(across ? turned(direction, 2) : direction) };
}

/**
 * Lays out the tiles and the drop zones. Throws when there is no such arm, and `WalledIn` when a star has no room for its
 * next tile (no deal is known that comes to that). A line that leads to a cross (Osel) and would be walled in, tile or
 * zone, lies straight as a whole instead: the one time that tiles move while the class of the board stays.
 */
export function layOut(laid: readonly Laid[], ends: readonly End[], shape: Shape, board: Board): Layout {
  try {
    return layOutIn('winding', laid, ends, shape, board);
  } catch (error) {
    if (!(error instanceof WalledIn)) throw error;
    return layOutIn('straight', laid, ends, shape, board);
  }
}

function layOutIn(manner: Manner, laid: readonly Laid[], ends: readonly End[], shape: Shape, board: Board): Layout {
  const { poses, growth } = grow(manner, laid, shape, classOf(board));
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
      const across = shape.doubles === 'across';
      const next = choose(growth, arm, false).joint.body;
      const double = across ? choose(growth, arm, true).joint.body : next;
      const pose = poseOf(next);
      reach = around(around(reach, next), double);
      zones.push({ arm, to, pose, doublePose: across ? poseOf(double, true) : pose });
    }
  }
  const bearings = new Map([...growth.leaves].map(([arm, direction]) => [arm, (direction * Math.PI) / 4]));
  return { poses: [...poses], zones, stops, bearings, bounds, reach };
}

function grow(manner: Manner, laid: readonly Laid[], shape: Shape, aspect: number): Grown {
  const wanted = laid.map((tile) => `${tile.arm} ${isDouble(tile)} ${tile.closed}`);
  const [first] = laid;
  const form: Form = first && !isDouble(first) ? 'line' : 'star';
  const key = `${manner} ${form} ${shape.arms} ${shape.doubles} ${aspect}`;
  let known = grown.get(key);
  if (!known?.laid.every((text, index) => text === wanted[index])) {
    known = { laid: [], poses: [], growth: begin(shape, aspect, form, manner) };
    grown.set(key, known);
  }
  for (const [index, tile] of laid.entries()) {
    if (index < known.laid.length) continue;
    known.poses.push(lay(known.growth, tile));
    known.laid.push(wanted[index] ?? '');
  }
  return known;
}

const isDouble = ({ inner, outer }: Laid): boolean => inner === outer;

/** Adds one tile, and says where it lies. */
function lay(growth: Growth, tile: Laid): Pose {
  const { arm, closed } = tile;
  if (arm === null) return poseOf(growth.first);
  const blade = growth.blades.get(arm);
  if (blade) {
    start(growth, arm, blade);
    return poseOf(blade.body);
  }
  const double = isDouble(tile);
  const choice = choose(growth, arm, double);
  add(growth, arm, choice, double && !closed);
  if (closed) shut(growth, arm);
  return poseOf(choice.joint.body, double && growth.shape.doubles === 'across');
}
