/**
 * Lays out the tiles and their next places: a pure function of the tiles in the order of play and of the board's class.
 * A tile's place depends only on the tiles before it, so tiles on the table never move.
 */

import type { End, Laid, Place, Seat, Table } from '../../rules/game.ts';
import type { MosaicPuzzle } from '../../rules/mosaic/mosaic-puzzle.ts';
import type { Point } from '../../ui/rect.ts';
import { SPINNER } from './blades.ts';
import { type Bounds, boundsAround } from './free-area.ts';
import { addTile, begin, choose, shut, startArm } from './growth.ts';
import type { Growth } from './growth-state.ts';
import { angleOf, type FlatPose, poseOf } from './pose.ts';
import { body, moved, type RectangleBody } from './rectangle.ts';
import type { Edge } from './tip.ts';

export type { FlatPose } from './pose.ts';

/**
 * Lays out the tiles and the drop zones. Throws if there is no such arm, or if its next tile has no room.
 */
export type LayOut = (laid: readonly Laid[], ends: readonly End[], table: Table, board: Board) => Layout;

/** The place of an arm's next tile. */
export interface Zone {
  readonly arm: Place;
  readonly pose: FlatPose;
  /** The place of a double; the same as `pose` if doubles lie in line. */
  readonly doublePose: FlatPose;
  /** The index, in `Deal.laid`, of the tile that it would be played to. */
  readonly to: number;
  /** The place of its mark over other tiles, if the next tile would come between them (21.7, 21.8). */
  readonly mark?: FlatPose;
  /** The point to which such a mark belongs, if that is not its middle. */
  readonly knot?: Point;
  /** The number of the half that would join, if no end tells it. */
  readonly takes?: number;
}

/** The final end of an arm: the middle of its outer edge; at `angle` 0 it points up. */
export interface Stop {
  readonly arm: Place;
  readonly why: 'closed' | 'dead';
  readonly pose: FlatPose;
}

/** The room for the layout on the screen. */
export interface Board {
  /** Width over height. Only its class counts. */
  readonly aspect: number;
  /** The seat at the bottom of the screen, where the layout depends on it; 0 if absent. */
  readonly own?: Seat;
  /** The number of tiles in the set; 28 if absent. More of them need longer rows. */
  readonly tiles?: number;
  /** The puzzle whose outline is filled (32.1). */
  readonly puzzle?: MosaicPuzzle;
}

/** A line on the cloth from one point to another. */
export type Thread = readonly [from: Point, to: Point];

export interface Layout {
  /** The place of the first tile, played or not. */
  readonly first: FlatPose;
  /** One for each tile played. */
  readonly poses: readonly FlatPose[];
  /** One for each free or open end. */
  readonly zones: readonly Zone[];
  /** One for each end that is shut. */
  readonly stops: readonly Stop[];
  /** Lines from the end of one part to the beginning of the next, if these are not side by side. */
  readonly threads?: readonly Thread[];
  /** Around all blades, played or not, all tiles, and the marks of ends that are shut. */
  readonly bounds: Bounds;
  /** The bounds with the drop zones: the area that must be in view while somebody chooses. */
  readonly reach: Bounds;
  /** The reach that is always in view; absent if that of the kind of table. */
  readonly least?: { readonly across: number; readonly along: number };
}

/** A layout in progress; `laid` holds the facts that decided the places, one text a tile. */
interface Grown {
  readonly laid: string[];
  readonly poses: FlatPose[];
  readonly growth: Growth;
}

/**
 * The last layout of each shape and class, so that adding a tile costs one tile. The layouts that are returned never
 * depend on it.
 */
type Known = Map<string, Grown>;

/** The place of a star's first tile. */
const FIRST = poseOf(SPINNER);

/** Reach of a shut end's mark beyond it. */
const MARK = 0.25;

/**
 * Ratio of width between neighbouring classes of boards (its logarithm), and the narrowest and widest boards that arms
 * fill well.
 */
const STEP = Math.log(1.04);
const NARROWEST = 0.5;
const WIDEST = 2.3;

/** Returns the aspect that stands for the class of the board, so that small resizes change nothing. */
export function classOf({ aspect }: Board): number {
  const within = Math.max(NARROWEST, Math.min(WIDEST, aspect));
  return Math.exp(Math.round(Math.log(within) / STEP) * STEP);
}

/** Factor of width or height that makes another board of a resized one: more than a browser's bar takes. */
const OTHER = 1.25;

/**
 * Returns the board that counts after a change from `before` to `now`. Only an obvious change makes another one. So no
 * small change turns the star in mid-deal, even at the border of two classes.
 */
export function boardAfter(before: Board, now: Board): Board {
  const change = now.aspect / before.aspect;
  return change > OTHER || change < 1 / OTHER ? now : before;
}

/** The beginning of a layout: what decides it, and the arms before any of them has begun. */
interface Beginning {
  readonly key: string;
  begin(aspect: number): Growth;
}

const starOf = (table: Table): Beginning => ({
  key: `${table.arms} ${table.doubles} ${table.straight}`,
  begin: (aspect) => begin(table, aspect),
});

/**
 * Returns the layout of arms, a star's unless told otherwise, which grow tile by tile, with a memory of its own. Only the
 * class of the board can move a tile that lies. No deal is known that walls in an arm.
 */
export function growing(
  beginning: (laid: readonly Laid[], table: Table, board: Board) => Beginning = (_laid, table) => starOf(table),
): LayOut {
  const known: Known = new Map();
  return (laid, ends, table, board) => layoutOf(grow(known, laid, beginning(laid, table, board), classOf(board)), ends);
}

function layoutOf({ poses, growth }: Grown, ends: readonly End[]): Layout {
  const zones: Zone[] = [];
  const stops: Stop[] = [];
  let bounds = growth.bounds;
  let reach = bounds;
  for (const { place: arm, to, state } of ends) {
    // 29.4: a train that is shut to the seat in turn takes none of its tiles.
    if (state === 'shut') continue;
    const blade = growth.blades.get(arm);
    const edge = growth.edges.get(arm);
    if (state === 'closed' || state === 'dead') {
      if (!edge) continue;
      const { stop, mark } = shutAt(arm, state, edge);
      stops.push(stop);
      bounds = boundsAround(bounds, mark);
      reach = boundsAround(reach, mark);
    } else if (blade) {
      const pose = poseOf(blade.body);
      zones.push({ arm, to, pose, doublePose: pose });
    } else {
      const next = choose(growth, arm, false).joint;
      const double = growth.across ? choose(growth, arm, true).joint : next;
      reach = boundsAround(boundsAround(reach, next.body), double.body);
      zones.push({ arm, to, pose: next.pose, doublePose: double.pose });
    }
  }
  return { first: FIRST, poses: [...poses], zones, stops, bounds, reach };
}

/** Returns the stop at the outer edge of an arm, and the area of its mark. */
export function shutAt(
  arm: Place,
  why: Stop['why'],
  edge: Edge,
): { readonly stop: Stop; readonly mark: RectangleBody } {
  const { x, y, direction } = edge;
  return {
    stop: { arm, why, pose: { x, y, angle: angleOf(direction) } },
    mark: body(moved(edge, direction, MARK / 2), direction, MARK / 2, 0.5),
  };
}

function grow(all: Known, laid: readonly Laid[], beginning: Beginning, aspect: number): Grown {
  const wanted = laid.map((tile) => `${tile.arm} ${liesAsDouble(tile)} ${tile.closed}`);
  const key = `${beginning.key} ${aspect}`;
  let known = all.get(key);
  if (!known?.laid.every((text, index) => text === wanted[index])) {
    known = { laid: [], poses: [], growth: beginning.begin(aspect) };
    all.set(key, known);
  }
  for (const [index, tile] of laid.entries()) {
    if (index < known.laid.length) continue;
    known.poses.push(lay(known.growth, tile));
    known.laid.push(wanted[index] ?? '');
  }
  return known;
}

/** True for a double that is played as one; 14.6 allows some to lie like any other tile. */
export const liesAsDouble = ({ inner, outer, lengthwise }: Laid): boolean => inner === outer && !lengthwise;

/** Adds one tile, and returns its place. */
function lay(growth: Growth, tile: Laid): FlatPose {
  const { arm, closed } = tile;
  if (arm === null) return FIRST;
  const blade = growth.blades.get(arm);
  if (blade) {
    startArm(growth, arm, blade);
    return poseOf(blade.body);
  }
  const choice = choose(growth, arm, liesAsDouble(tile));
  addTile(growth, arm, choice);
  if (closed) shut(growth, arm);
  return choice.joint.pose;
}
