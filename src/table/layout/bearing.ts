/** The direction in which the end of an arm lies. */
import type { Place } from '../../rules/game.ts';
import type { Layout } from './layout.ts';

/**
 * Returns the angle from the middle of the layout to the end of an arm, not to its beginning: radians clockwise from
 * the top; `undefined` if there is no such arm.
 */
export function endBearing({ zones, stops, bounds }: Layout, arm: Place): number | undefined {
  const end = [...zones, ...stops].find((each) => each.arm === arm)?.pose;
  return end && Math.atan2(end.x - (bounds.left + bounds.right) / 2, end.y - (bounds.bottom + bounds.top) / 2);
}
