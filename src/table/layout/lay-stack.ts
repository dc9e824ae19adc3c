/**
 * Halves over halves (13.1): the inner half of a tile lies over, or under, the bare half of the tile before it. So a
 * tile adds one half to the line.
 */
import type { Point } from '../../ui/rect.ts';
import { type CourseEnd, type CourseJoint, followed, type LineCourse } from './line-course.ts';
import { angleOf, type TileLevel } from './pose.ts';
import { body, type Direction, moved, type RectangleBody, turnedDirection } from './rectangle.ts';

/** The length that a tile adds to its row. */
const HALF = 1;

/** Returns a half whose tile points in that direction. */
const half = (centre: Point, direction: Direction): RectangleBody => body(centre, direction, 0.5, 0.5);

/** Returns the place of a tile that points in that direction from the half that it covers. */
function over(end: CourseEnd, way: Direction, then: Partial<CourseEnd>): CourseJoint {
  const { at, level = 0 } = end.tip;
  const outer = moved(at, way, HALF);
  const next: TileLevel = level === 0 ? 1 : 0;
  return {
    body: half(outer, way),
    pose: { ...moved(at, way, HALF / 2), angle: angleOf(way), level: next },
    end: { ...end, tip: { at: outer, direction: way, across: false, level: next }, ...then },
  };
}

/**
 * Doubles lie lengthwise, because a half of one covers a half. In a corner two tiles leave the row before the next row
 * begins, so that a half's width is free between both rows.
 */
const HALF_OVER_HALF: LineCourse = {
  area: { base: 44, perTile: 2 },
  level: 0,
  needs: () => 0,
  next: (end, _across, room) => {
    const { step, row, out } = end;
    const back = turnedDirection(row, 4);
    if (step === 'corner') return over(end, out, { step: 'behindCorner' });
    if (step === 'behindCorner') return over(end, back, { step: 'row', row: back });
    if (room >= HALF) return over(end, row, {});
    return over(end, out, { step: 'corner' });
  },
};

export const layStack = followed(HALF_OVER_HALF);
