/** The direction in which the end of an arm lies. */
import type { Place } from '../../rules/game.ts';
import type { Layout } from './layout.ts';

/** The distance from the middle, in half-tile sides, at which an end is in a direction at all. */
const AWAY = 0.5;

/**
 * Returns the angle from the middle of the layout to the end of an arm, not to its beginning: radians clockwise from
 * the top. An end in the middle itself lies where its arm leaves; `undefined` if there is no such arm.
 */
export function endBearing({ zones, stops, bearings, bounds }: Layout, arm: Place): number | undefined {
  const isArm = (each: { readonly arm: Place }) => each.arm === arm;
  const end = zones.find(isArm)?.pose ?? stops.find(isArm)?.pose;
  const x = (end?.x ?? 0) - (bounds.left + bounds.right) / 2;
  const y = (end?.y ?? 0) - (bounds.bottom + bounds.top) / 2;
  return end && Math.hypot(x, y) > AWAY ? Math.atan2(x, y) : bearings.get(arm);
}
