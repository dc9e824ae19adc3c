/** Where an arm ends, and all the ways in which a next tile may be joined to it. */
import { type Body, body, moved, type Point, turned, unit, type Way } from './body.ts';
import { K } from './weights.ts';

/** The room between tiles that are not joined: enough to see which tile follows which. */
export const GAP = 0.16;

/** The outer half of an arm's last tile. */
export interface Tip {
  /** The centre of that half; of a double across the line, the centre of the tile. */
  readonly at: Point;
  /** The way in which the tile points. */
  readonly way: Way;
  /** The tile is a double that lies across the line: what follows goes straight on. */
  readonly across: boolean;
}

/** One place for the next tile. */
export interface Joint {
  readonly body: Body;
  readonly tip: Tip;
  /** How far from straight, in steps of 45°, left negative. */
  readonly bend: number;
}

/** The tile whose inner half is centred at `inner` and that points `way`. */
function tileFrom(inner: Point, way: Way, bend: number): Joint {
  return {
    body: body(moved(inner, way, 0.5), way, 1, 0.5),
    tip: { at: moved(inner, way, 1), way, across: false },
    bend,
  };
}

function doubleFrom(centre: Point, way: Way, bend: number): Joint {
  return { body: body(centre, way, 0.5, 1), tip: { at: centre, way, across: true }, bend };
}

/**
 * All places for the next tile: straight on first, then turns. A turn starts at the end of the outer half or at its
 * side, flush with it or a gap further, so that an arm which winds keeps a gap between its own rows.
 */
export function joints(tip: Tip, across: boolean): readonly Joint[] {
  const { at, way } = tip;
  const next = across ? doubleFrom : tileFrom;
  const found = [next(moved(at, way, 1), way, 0)];
  if (tip.across) return found;
  if (way % 2 === 1) return [...(across ? [] : corners(tip)), ...found];
  for (const bend of [-2, 2]) {
    const side = turned(way, bend);
    if (!across) {
      found.push(tileFrom(moved(at, way, 1), side, bend));
      found.push(tileFrom(moved(at, way, 1, side, GAP), side, bend));
      found.push(tileFrom(moved(at, side, 1, way, GAP), side, bend));
    }
    found.push(next(moved(at, side, 1), side, bend));
  }
  return found;
}

/** How far beside the middle of a diagonal half the near edge of the tile after it lies. */

/** After a diagonal tile: up or across, the corner of the next tile on the diagonal's outer edge. */
function corners(tip: Tip): readonly Joint[] {
  return [-1, 1].map((bend) => {
    const way = turned(tip.way, bend);
    const side = turned(tip.way, -bend);
    const ahead = Math.min(Math.SQRT1_2, Math.SQRT1_2 - K.beside);
    return tileFrom(moved(tip.at, way, ahead + 0.5, side, K.beside + 0.5), way, bend);
  });
}

/** The strip without end in which an arm that leaves this way can always go on, wide enough for all that may follow. */
export function ray(tip: Tip, way: Way, across: boolean): Body {
  return body(moved(tip.at, way, 0.5 + RAY), way, RAY, across ? 1 : 0.5);
}

/** Half the length of a ray: more than all tiles in one row. */
const RAY = 120;

/** The angle of a tile that points this way, in radians counter-clockwise, from −π (not) to π. */
export function angleOf(way: Way): number {
  return ((way <= 4 ? -way : 8 - way) * Math.PI) / 4 || 0;
}

export { unit };
