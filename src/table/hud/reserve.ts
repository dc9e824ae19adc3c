import type { Game, Seen } from '../../rules/game.ts';

/**
 * Returns the number of tiles of the boneyard that may not be drawn (26). 0 if the table has blades: its boneyard's
 * count then includes all tiles.
 */
export function reserveOf(game: Game, hasBlades: boolean, { options, seats }: Seen): number {
  if (hasBlades) return 0;
  return game.chainRules?.(options, seats).reserve ?? 0;
}
