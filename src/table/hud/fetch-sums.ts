import type { HudOptions } from '../../ui/hud-model.ts';
import type { TableKind } from '../kind.ts';

/** Loads the plates for sums, if games of that kind have any. */
export const fetchSums = async ({ hasSums }: TableKind): Promise<HudOptions['sums']> =>
  hasSums ? (await import('../award/award-chunk.ts')).SumPlates : null;
