/** One line with two ends, of tiles that lie end to end (6.2). */
import { BETWEEN_ROWS, type CourseEnd, type CourseJoint, followed, type LineCourse } from './line-course.ts';
import { moved, turnedDirection } from './rectangle.ts';
import { doubleFrom, type Joint, tileFrom } from './tip.ts';

/** The length of a tile, of a double across the row, and of the tile that turns round the corner. */
const TILE = 2;
const DOUBLE = 1;
const CORNER = 1;

/**
 * Tiles end to end. A double lies across its row, and the line goes on from the middle of its side. In the corner one
 * stands across the end of the row like all others, and the line leaves it at the short end: behind it there would be
 * no room to go straight on. The first double after a corner stands across the new row. A tile in the corner stands out
 * of the row by half a half, so that doubles of both rows keep apart.
 */
export const END_TO_END: LineCourse = {
  area: { base: 96, perTile: 2 },
  needs: ({ across }) => (across ? TILE + CORNER : CORNER),
  next: (end, across, room) => {
    const { tip, step, row, out } = end;
    const back = turnedDirection(row, 4);
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
    if (step === 'cornerDouble') return go(tileFrom(moved(tip.at, out, 1), out), { step: 'behindCorner' });
    if (step === 'behindCorner') {
      const next = across ? doubleFrom : tileFrom;
      return go(next(moved(tip.at, back, 1), back), { step: 'row', row: back });
    }
    const on = moved(tip.at, row, 1);
    // A column turns only once: behind its corner it is a row that turns away from the crossing.
    const asRow = { step: 'row', row: out, out: row } as const;
    if (across && (tip.across || room >= DOUBLE + TILE + CORNER)) return go(doubleFrom(on, row), {});
    if (across) {
      const double = doubleFrom(on, row);
      const leaving = { at: moved(on, out, 0.5), direction: out, across: false };
      return go({ ...double, tip: leaving }, step === 'column' ? asRow : { step: 'cornerDouble' });
    }
    if (tip.across || room >= TILE + CORNER) return go(tileFrom(on, row), {});
    if (step === 'column') return go(tileFrom(on, out), asRow);
    const corner = tileFrom(moved(on, out, BETWEEN_ROWS), out);
    return go(corner, step === 'openRow' ? { step: 'column', row: out, out: back } : { step: 'corner' });
  },
};

export const layLine = followed(END_TO_END);
