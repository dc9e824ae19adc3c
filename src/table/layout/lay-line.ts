/**
 * One line with two ends, as people lay it (6.2). Its first row runs straight until the next tile and a turn behind it
 * would no longer fit on the table. There both arms turn in the same sense: arm 1 to one side of the row, arm 0 to the
 * other side. Then each goes to and fro, away from the row, so nothing is ever in its way. The table is a window of
 * fixed width that no row leaves. Until both arms have turned it moves along with the row.
 */
import type { Laid, Place } from '../../rules/game.ts';
import { around, type Bounds, boundsOf } from './free-area.ts';
import { type Board, classOf, isDouble, type LayOut, type Stop, shutAt, type Zone } from './layout.ts';
import { ledOn } from './led.ts';
import { type FlatPose, poseOf, type TileLevel } from './pose.ts';
import { type Direction, moved, type RectangleBody, turned } from './rectangle.ts';
import { doubleFrom, edgeOf, GAP, type Joint, type Tip, tileFrom } from './tip.ts';

/** The place of an arm's last tile: in a row, in the corner, or behind a double that stands in the corner. */
type Step = 'row' | 'corner' | 'double in the corner' | 'behind the corner';

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
}

/** The length of a tile, of a double across the row, and of the tile that turns round the corner. */
const TILE = 2;
const DOUBLE = 1;
const CORNER = 1;

/** The number of tiles in a set of doubles-six. */
const USUAL_SET = 28;

/**
 * Tiles end to end. A double lies across its row, and the line goes on from the middle of its side. In the corner one
 * stands across the end of the row like all others, and the line leaves it at the short end: behind it there would be
 * no room to go straight on. The first double after a corner stands across the new row.
 */
const END_TO_END: LineCourse = {
  area: { base: 96, perTile: 2 },
  needs: ({ across }) => (across ? TILE + CORNER : CORNER),
  next: (end, across, room) => {
    const { tip, step, row, out } = end;
    const back = turned(row, 4);
    const go = ({ body, pose, tip: next }: Joint, then: Partial<CourseEnd>): CourseJoint => ({
      body,
      pose,
      end: { ...end, tip: next, ...then },
    });
    if (step === 'corner') {
      const onRow = { step: 'row', row: back } as const;
      if (across) return go(doubleFrom(moved(tip.at, out, 1.5), back), onRow);
      return go(tileFrom(moved(tip.at, out, 1), back), onRow);
    }
    if (step === 'double in the corner') return go(tileFrom(moved(tip.at, out, 1), out), { step: 'behind the corner' });
    if (step === 'behind the corner') {
      const next = across ? doubleFrom : tileFrom;
      return go(next(moved(tip.at, back, 1), back), { step: 'row', row: back });
    }
    const on = moved(tip.at, row, 1);
    if (across && (tip.across || room >= DOUBLE + TILE + CORNER)) return go(doubleFrom(on, row), {});
    if (across) {
      const double = doubleFrom(on, row);
      const leaving = { at: moved(on, out, 0.5), direction: out, across: false };
      return go({ ...double, tip: leaving }, { step: 'double in the corner' });
    }
    if (tip.across || room >= TILE + CORNER) return go(tileFrom(on, row), {});
    return go(tileFrom(moved(on, out, GAP), out), { step: 'corner' });
  },
};

/** The line as far as it has been laid. */
interface Line {
  readonly ends: ReadonlyMap<Place, CourseEnd>;
  readonly bounds: Bounds;
}

/** Returns the width of the table along the line's first row, in halves. */
function widthOf({ area: { base, perTile } }: LineCourse, aspect: number, { tiles = USUAL_SET }: Board): number {
  return Math.sqrt((base + perTile * tiles) * Math.max(aspect, 1 / aspect));
}

/** Returns the reach of bounds in a direction that is not diagonal. */
function reachOf({ left, right, bottom, top }: Bounds, direction: Direction): number {
  if (direction % 4 === 0) return direction === 0 ? top : -bottom;
  return direction === 2 ? right : -left;
}

/** Returns the length left in the arm's row: what the table is wider than all that lies, or must lie, behind its end. */
function roomFor(course: LineCourse, { ends, bounds }: Line, { tip, row }: CourseEnd, width: number): number {
  const back = turned(row, 4);
  const reaches = [...ends.values()].map((other) =>
    other.step === 'row' && other.row === back ? outerEdge(other.tip, back) + course.needs(other.tip) : 0,
  );
  return width - Math.max(reachOf(bounds, back), ...reaches) - outerEdge(tip, row);
}

const outerEdge = ({ at: { x, y } }: Tip, direction: Direction): number =>
  reachOf({ left: x, right: x, bottom: y, top: y }, direction) + 0.5;

/** Returns the layout of lines that follow that course. Each tile's place depends only on the tiles before it. */
export const followed =
  (course: LineCourse): LayOut =>
  (laid, ends, { doubles }, board) => {
    const aspect = classOf(board);
    const width = widthOf(course, aspect, board);
    const isAcross = (tile: Laid) => doubles === 'across' && isDouble(tile);
    const [led] = laid;
    const { body: first, tips } = ledOn(aspect, led !== undefined && isAcross(led));
    const begun = new Map<Place, CourseEnd>();
    for (const [arm, tip] of tips) {
      begun.set(arm, { tip, step: 'row', row: tip.direction, out: turned(tip.direction, 2) });
    }
    let line: Line = { ends: begun, bounds: boundsOf(first) };
    const nextAt = (arm: Place, across: boolean): CourseJoint => {
      const end = line.ends.get(arm);
      if (!end) throw new Error(`arm ${arm} cannot grow`);
      return course.next(end, across, roomFor(course, line, end, width));
    };
    const start: FlatPose = {
      ...poseOf(first, led && isAcross(led)),
      ...(course.level !== undefined && { level: course.level }),
    };
    const poses = laid.map((tile) => {
      if (tile.arm === null) return start;
      const { pose, body, end } = nextAt(tile.arm, isAcross(tile));
      line = { ends: new Map(line.ends).set(tile.arm, end), bounds: around(line.bounds, body) };
      return pose;
    });
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
        bounds = around(bounds, mark);
        reach = around(reach, mark);
      } else {
        const [next, double] = [nextAt(arm, false), nextAt(arm, doubles === 'across')];
        reach = around(around(reach, next.body), double.body);
        zones.push({ arm, to, pose: next.pose, doublePose: double.pose });
      }
    }
    const bearings = new Map([...tips].map(([arm, { direction }]) => [arm, (direction * Math.PI) / 4]));
    return { first: start, poses, zones, stops, bearings, bounds, reach };
  };

export const layLine = followed(END_TO_END);
