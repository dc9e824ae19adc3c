/** Divides connected places into fields. */
import type { Beside } from './tile-places.ts';

export function isConnected(places: readonly number[], beside: Beside): boolean {
  const reached = new Set(places.slice(0, 1));
  for (const place of reached) for (const next of beside[place] ?? []) if (places.includes(next)) reached.add(next);
  return reached.size === places.length;
}

/** Returns all ways to divide places into two connected parts. */
export function divisionsOf(at: readonly number[], beside: Beside): readonly (readonly [number[], number[]])[] {
  const found: (readonly [number[], number[]])[] = [];
  // The last place is always in the second part, so that no division comes twice.
  for (let bits = 1; bits < 1 << (at.length - 1); bits++) {
    const one = at.filter((_, index) => ((bits >> index) & 1) === 1);
    const other = at.filter((_, index) => ((bits >> index) & 1) === 0);
    if (isConnected(one, beside) && isConnected(other, beside)) found.push([one, other]);
  }
  return found;
}
