/** The tiles that are seen when a deal has ended: the turned-up hands, and all tiles around them. */

import type { Situation } from '../../match/ports.ts';
import { seatsByPlace } from '../../rules/players.ts';
import type { Rect } from '../../ui/rect.ts';
import { around } from '../../ui/rect.ts';
import type { TableModel } from '../model/table-model.ts';
import type { Placement } from '../places/placement.ts';
import type { TableSurface } from '../places/surface.ts';
import { HALF_LENGTH, HALF_THICK, HALF_WIDTH } from '../space/tile-size.ts';
import { type Pose, rotate } from '../space/vectors.ts';

/** A tile of a smaller scale is hidden under a plate. */
const SEEN = 0.01;

/** Rectangles of the screen around tiles, CSS pixels. */
export interface HandsSeen {
  /** The tiles of each hand that are seen, by place at the table. */
  readonly hands: readonly (readonly Rect[])[];
  /** All tiles that are in no hand. */
  readonly others: readonly Rect[];
}

export function handsIn(
  { own, surface }: Pick<TableModel, 'own' | 'surface'>,
  { seen }: Situation,
  { tiles }: Placement,
): HandsSeen {
  const outlines = (positions: Iterable<number>) =>
    [...positions].flatMap((at) => {
      const tile = tiles[at];
      return tile && tile.scale > SEEN ? [outlineOfTile(surface, tile)] : [];
    });
  const held = new Set(seen.hands.flat());
  return {
    hands: seatsByPlace(seen, own).map((seat) => outlines(seen.hands[seat] ?? [])),
    others: outlines([...tiles.keys()].filter((at) => !held.has(at))),
  };
}

const SIDES = [-1, 1] as const;
const CORNERS = SIDES.flatMap((x) => SIDES.flatMap((y) => SIDES.map((z) => [x, y, z] as const)));

/** Returns the rectangle around the whole body of a leaning tile: its thickness and its nearer end are seen too. */
export function outlineOfTile({ camera }: TableSurface, { at, turn, scale }: Pose): Rect {
  const corners = CORNERS.map(([x, y, z]) => {
    const [dx, dy, dz] = rotate(turn, [x * HALF_WIDTH * scale, y * HALF_LENGTH * scale, z * HALF_THICK * scale]);
    return camera.project([at[0] + dx, at[1] + dy, at[2] + dz]);
  });
  return around(corners);
}
