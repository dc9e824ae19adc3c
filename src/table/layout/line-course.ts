/**
 * The course of lines with two ends, as people lay them. The first row runs straight until the next tile and a turn
 * behind it would no longer fit on the table. There both arms turn in the same sense: arm 1 to one side of the row, arm
 * 0 to the other side. Then each goes to and fro, away from the row, so nothing is ever in its way. The table is a window
 * of fixed size that no row leaves. Until all arms have turned it moves along with them.
 */
import type { Laid, Place, Table } from '../../rules/game.ts';
import type { Point } from '../../ui/rect.ts';
import { SPINNER } from './blades.ts';
import { type Bounds, boundsAround, boundsOf } from './free-area.ts';
import { type Board, classOf, type LayOut, type Layout, liesAsDouble, type Stop, shutAt, type Zone } from './layout.ts';
import { ledOn } from './led.ts';
import { type FlatPose, poseOf, type TileLevel } from './pose.ts';
import { type Direction, moved, type RectangleBody, turnedDirection } from './rectangle.ts';
import { edgeOf, type Tip, tileFrom } from './tip.ts';

/**
 * The place of an arm's last tile: in a row, in the corner, or behind a double that stands in the corner. An open row is
 * that of a line that may still cross. It turns once, and goes on straight as a column. Columns stand at the sides of a
 * crossing too, and become rows where they turn.
 */
type Step = 'row' | 'openRow' | 'corner' | 'cornerDouble' | 'behindCorner' | 'column';
/** The end of an arm on its way. */
export interface CourseEnd {
  readonly tip: Tip;
  readonly step: Step;
  /** The direction of the row that it is in, or that it has just left. */
  readonly row: Direction;
  /** The direction in which it turns off every row. */
  readonly out: Direction;
}

/** A place for the next tile of an arm, and the end of the arm there. */
export interface CourseJoint {
  readonly body: RectangleBody;
  readonly pose: FlatPose;
  readonly end: CourseEnd;
}

/** Rules of a course for tiles that are joined in one way. */
export interface LineCourse {
  /** The area of the table, in square halves: a base, and more for each tile of the set. */
  readonly area: { readonly base: number; readonly perTile: number };
  /** Returns the next place; `room`: the length of the row that is left before the border. */
  readonly next: (end: CourseEnd, across: boolean, room: number) => CourseJoint;
  /** Returns the length that an arm still needs in the row in which it ends, whatever tile comes next. */
  readonly needs: (tip: Tip) => number;
  /** The storey of the first tile, if tiles lie over one another. */
  readonly level?: TileLevel;
  /** The rules of its crossing, if it may cross. */
  readonly crossing?: Crossing;
}

/** Rules of a line that becomes a cross. */
export interface Crossing {
  /** Returns the index of the double at which these tiles cross; -1 while there is none. */
  readonly at: (laid: readonly Laid[]) => number;
  /** True if the arms around the first tile begin at once when it is a double, by the names of a star. */
  readonly isStar: boolean;
}

/** The line as far as it has been laid. */
interface Line {
  readonly ends: ReadonlyMap<Place, CourseEnd>;
  readonly bounds: Bounds;
  /** The middle of the double at which it crosses; `null` before. */
  readonly spinner: Point | null;
}

/** Lengths of the table along the first row and across it, in halves, and the direction of that row. */
interface Room {
  readonly along: number;
  readonly across: number;
  readonly main: Direction;
}

/** The number of tiles in a set of doubles-six. */
const USUAL_SET = 28;
/** The length of a row that may still cross, in lengths of the table: the columns behind it never turn. */
const OPEN_ROW = 1.3;
/** The least gap between rows, even if a double faces a double: half the side of a half. */
export const BETWEEN_ROWS = 0.5;
/** From the middle of a crossing: the reach of the columns at its sides with that gap. */
const COLUMN = 1 + BETWEEN_ROWS;
/** The least reach of a row before it turns: a double, a tile and the corners of the next row fit before the column. */
const LEAST_ROW = COLUMN + 4;

const MIDDLE: Point = { x: 0, y: 0 };

/** The steps from which an arm may go straight on. */
const OPEN: readonly Step[] = ['row', 'openRow', 'column'];

const isAlong = (row: Direction, { main }: Room): boolean => row % 4 === main % 4;

/** Returns the table of that shape. */
function roomOf({ area: { base, perTile } }: LineCourse, aspect: number, { tiles = USUAL_SET }: Board): Room {
  const area = base + perTile * tiles;
  const along = Math.sqrt(area * Math.max(aspect, 1 / aspect));
  return { along, across: area / along, main: aspect < 1 ? 4 : 2 };
}

/** Returns the reach of bounds in a direction that is not diagonal. */
function reachOf({ left, right, bottom, top }: Bounds, direction: Direction): number {
  if (direction % 4 === 0) return direction === 0 ? top : -bottom;
  return direction === 2 ? right : -left;
}

/** Returns the coordinate of a point in a direction that is not diagonal. */
const farIn = ({ x, y }: Point, direction: Direction): number =>
  reachOf({ left: x, right: x, bottom: y, top: y }, direction);

/** Returns the length along that direction that is in view anyway, because all that lies is so long the other way. */
function shownBy({ left, right, bottom, top }: Bounds, row: Direction, room: Room): number {
  const isMain = isAlong(row, room);
  const other = isMain === (room.main === 2) ? top - bottom : right - left;
  return isMain ? (other * room.along) / room.across : (other * room.across) / room.along;
}

/**
 * Returns the length left in the arm's row: what the table is longer than all that lies, or must lie, behind its end.
 * Where a line may still cross, doubles and columns go straight on, so that the crossing has room wherever it comes.
 */
function lengthLeft(
  course: LineCourse,
  { ends, bounds, spinner }: Line,
  { tip, row, step }: CourseEnd,
  across: boolean,
  room: Room,
): number {
  if (course.crossing && !spinner && (across || step === 'column')) return Number.POSITIVE_INFINITY;
  const back = turnedDirection(row, 4);
  const edge = farIn(tip.at, row) + 0.5;
  const reaches = [...ends.values()].map((other) =>
    OPEN.includes(other.step) && other.row === back ? farIn(other.tip.at, back) + 0.5 + course.needs(other.tip) : 0,
  );
  const isMain = isAlong(row, room);
  const length = step === 'openRow' ? room.along * OPEN_ROW : isMain ? room.along : room.across;
  const border =
    (spinner ? Math.max(length, shownBy(bounds, row, room)) : length) - Math.max(reachOf(bounds, back), ...reaches);
  if (!spinner || !isMain) return border - edge;
  const middle = farIn(spinner, row);
  // A row that comes back ends before the column. One that leaves is long enough for the next row and its corners.
  if (edge < middle) return Math.min(border, middle - COLUMN) - edge;
  return edge < middle + LEAST_ROW ? Number.POSITIVE_INFINITY : border - edge;
}

/**
 * Returns the end at a side of a spinner from which a tile goes straight out. `reach`: how far the spinner does; `sense`:
 * the turn that all its arms take.
 */
const endBeside = (spinner: Point, row: Direction, reach: number, sense: number, room: Room): CourseEnd => ({
  tip: { at: moved(spinner, row, reach - 0.5), direction: row, across: true },
  step: isAlong(row, room) ? 'row' : 'column',
  row,
  out: turnedDirection(row, sense),
});

/** Returns the area of the first tile that goes straight out from an end. */
const tileBeyond = ({ tip }: CourseEnd): RectangleBody => tileFrom(moved(tip.at, tip.direction, 1), tip.direction).body;

/** Returns the line with these arms at its spinner, whose first places are in view from now on. */
function withArms(line: Line, spinner: Point, arms: readonly (readonly [Place, CourseEnd])[]): Line {
  const bounds = arms.reduce((all, [, end]) => boundsAround(all, tileBeyond(end)), line.bounds);
  return { ends: new Map([...line.ends, ...arms]), bounds, spinner };
}

/** The beginning of a line: its first tile, which lies across its first row or along it. */
interface Begun {
  readonly pose: FlatPose;
  readonly line: Line;
}

/** Begins a line with two ends, along the longer side of the board. */
function beginRow(course: LineCourse, aspect: number, isAcross: boolean): Begun {
  const { body, tips } = ledOn(aspect, isAcross);
  const ends = [...tips].map(([arm, tip]): [Place, CourseEnd] => {
    const step = course.crossing ? 'openRow' : 'row';
    return [arm, { tip, step, row: tip.direction, out: turnedDirection(tip.direction, 2) }];
  });
  const pose = { ...poseOf(body, isAcross), ...(course.level !== undefined && { level: course.level }) };
  return { pose, line: { ends: new Map(ends), bounds: boundsOf(body), spinner: null } };
}

/** Begins a cross of four arms around an upright double, clockwise from the top. */
function beginStar(room: Room): Begun {
  const arms = ([0, 2, 4, 6] as const).map((row, arm): [Place, CourseEnd] => {
    const reach = row % 4 === 0 ? 1 : 0.5;
    return [arm, endBeside(MIDDLE, row, reach, 2, room)];
  });
  const none = { ends: new Map(), bounds: boundsOf(SPINNER), spinner: null };
  return { pose: poseOf(SPINNER), line: withArms(none, MIDDLE, arms) };
}

/**
 * Returns the line with arms at the sides of its spinner, if the last tile has made it a cross (5.3, 19.2). At a
 * crossing in a column the arms turn in the other sense, since the first row lies on that side.
 */
function crossed(
  { crossing }: LineCourse,
  line: Line,
  laid: readonly Laid[],
  poses: readonly FlatPose[],
  room: Room,
): Line {
  const at = crossing && !line.spinner ? crossing.at(laid) : -1;
  const spinner = poses[at];
  const on = laid[at]?.arm ?? null;
  // A double that led lies in the first row, wherever its arms are by now.
  const row = on === null ? room.main : line.ends.get(on)?.row;
  if (!spinner || row === undefined) return line;
  const sense = isAlong(row, room) ? 2 : -2;
  const ends = [...line.ends].map(([arm, end]): [Place, CourseEnd] => {
    const out = arm === on ? turnedDirection(end.row, sense) : end.out;
    return [arm, { ...end, step: end.step === 'openRow' ? 'row' : end.step, out }];
  });
  const side = (steps: number) => endBeside(spinner, turnedDirection(row, steps), 1, sense, room);
  return withArms({ ...line, ends: new Map(ends) }, { x: spinner.x, y: spinner.y }, [
    [2, side(2)],
    [3, side(-2)],
  ]);
}

/** Everything that decides the place of the next tile. */
interface Grown {
  readonly begun: Begun;
  readonly poses: readonly FlatPose[];
  /** Returns the place of an arm's next tile. Throws if there is no such arm. */
  readonly next: (arm: Place, across: boolean) => CourseJoint;
  readonly line: Line;
}

/** Lays the tiles one after the other. */
function grown(course: LineCourse, laid: readonly Laid[], { doubles }: Table, board: Board): Grown {
  const aspect = classOf(board);
  const room = roomOf(course, aspect, board);
  const [first] = laid;
  const isAcross = (tile: Laid) => doubles === 'across' && liesAsDouble(tile);
  const isStar = course.crossing?.isStar && (!first || isAcross(first));
  const begun = isStar ? beginStar(room) : beginRow(course, aspect, first !== undefined && isAcross(first));
  let { line } = begun;
  const next = (arm: Place, across: boolean): CourseJoint => {
    const end = line.ends.get(arm);
    if (!end) throw new Error(`arm ${arm} cannot grow`);
    return course.next(end, across, lengthLeft(course, line, end, across, room));
  };
  const poses: FlatPose[] = [];
  for (const [index, tile] of laid.entries()) {
    if (tile.arm === null) poses.push(begun.pose);
    else {
      const { pose, body, end } = next(tile.arm, isAcross(tile));
      poses.push(pose);
      line = { ...line, ends: new Map(line.ends).set(tile.arm, end), bounds: boundsAround(line.bounds, body) };
    }
    line = crossed(course, line, laid.slice(0, index + 1), poses, room);
  }
  return { begun, poses, next, line };
}

/** Returns the layout of lines that follow that course. Each tile's place depends only on the tiles before it. */
export const followed =
  (course: LineCourse): LayOut =>
  (laid, ends, table, board): Layout => {
    const { begun, poses, next, line } = grown(course, laid, table, board);
    const zones: Zone[] = [];
    const stops: Stop[] = [];
    let { bounds } = line;
    let reach = bounds;
    for (const { place: arm, to, state } of ends) {
      if (state === 'closed' || state === 'dead') {
        const tip = line.ends.get(arm)?.tip;
        if (!tip) continue;
        const { stop, mark } = shutAt(arm, state, edgeOf(tip));
        stops.push(stop);
        bounds = boundsAround(bounds, mark);
        reach = boundsAround(reach, mark);
      } else {
        const [any, double] = [next(arm, false), next(arm, table.doubles === 'across' && state !== 'free')];
        reach = boundsAround(boundsAround(reach, any.body), double.body);
        zones.push({ arm, to, pose: any.pose, doublePose: double.pose });
      }
    }
    return { first: begun.pose, poses, zones, stops, bounds, reach };
  };
