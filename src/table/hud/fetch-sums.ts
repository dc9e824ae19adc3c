import type { Game } from '../../rules/game.ts';
import { seatsWithPartners } from '../../rules/sides.ts';
import type { HudOptions } from '../../ui/hud-model.ts';

/** Loads the plates for sums, if the game has any. */
export const fetchSums = async (game: Game): Promise<HudOptions['sums']> =>
  game.tableNumber || seatsWithPartners(game).length > 0 ? (await import('../award/award-chunk.ts')).SumPlates : null;
