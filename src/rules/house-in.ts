/** The house of a line that crosses at its first covered double (19.2). */
import type { Laid } from './deal.ts';

/** Returns the index of the first double with tiles on both its sides in the line; -1 while there is none. */
export function houseIn(laid: readonly Laid[]): number {
  const [first] = laid;
  for (const [index, { to, arm }] of laid.entries()) {
    const before = to === null ? undefined : laid[to];
    if (to === null || before?.inner !== before?.outer) continue;
    // The next tile covers a double that was laid to another one. A double that led needs a tile on each side.
    const isCovered = before !== first || laid.slice(0, index).some((other) => other.to === 0 && other.arm !== arm);
    if (isCovered) return to;
  }
  return -1;
}
