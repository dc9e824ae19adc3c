/** Where a line crosses (5.3, 19.2). */
import type { Seen } from '../../rules/game.ts';

/** The first arm at the side of the double at which a line crosses. */
const SIDE = 2;

/** The double at which the line crosses, as its index in `laid`; `null` as long as it does not. */
export function crossingOf({ ends, laid }: Pick<Seen, 'ends' | 'laid'>): number | null {
  return laid.find(({ arm }) => arm === SIDE)?.to ?? ends.find(({ place }) => place === SIDE)?.to ?? null;
}
