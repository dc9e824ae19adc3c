/** How tiles lie half over half (13.1). */
import type { FlatPose } from '../../../src/table/layout/layout.ts';
import { type Corners, depth, innerHalf, outerHalf, tileAt } from './rectangles.ts';

const DEEP = 1e-6;

const sameHalf = (a: Corners, b: Corners): boolean => Math.abs(depth(a, b) - 1) < DEEP;

/**
 * Whether `next` covers a half of `below`, the outer one or the `inner` one, and nothing else of it, and the one lies on
 * the other level than the other.
 */
export function isOver(next: FlatPose, below: FlatPose, inner: boolean): boolean {
  const bare = inner ? innerHalf(below) : outerHalf(below);
  const isOnOtherLevel = (next.level === 0 && below.level === 1) || (next.level === 1 && below.level === 0);
  return isOnOtherLevel && sameHalf(innerHalf(next), bare) && depth(outerHalf(next), tileAt(below)) <= DEEP;
}
