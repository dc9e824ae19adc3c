/** Finds the crossing of a line (5.3, 19.2). */
import type { Seen } from '../../rules/game.ts';

/** The first arm at the side of the double at which a line crosses. */
const SIDE = 2;

/** Returns the double at which the line crosses, as its index in `laid`; `null` before it crosses. */
export function crossingOf({ ends, laid }: Pick<Seen, 'ends' | 'laid'>): number | null {
  return laid.find(({ arm }) => arm === SIDE)?.to ?? ends.find(({ place }) => place === SIDE)?.to ?? null;
}
