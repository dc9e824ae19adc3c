/** The direction in which the end of an arm lies. */
import type { Place } from '../../rules/game.ts';
import type { Layout } from './layout.ts';

/**
 * Returns the angle to the end of an arm, not to its beginning: radians clockwise from the top; `undefined` if there is
 * no such arm. It is seen from the middle of the layout or, if `isFromFirst`, from the first tile.
 */
export function endBearing(layout: Layout, arm: Place, isFromFirst = false): number | undefined {
  const { zones, stops, bounds, first } = layout;
  const end = [...zones, ...stops].find((each) => each.arm === arm)?.pose;
  const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 };
  const from = isFromFirst ? first : middle;
  return end && Math.atan2(end.x - from.x, end.y - from.y);
}
