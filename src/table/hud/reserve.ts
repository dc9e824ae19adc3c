import type { Game, Seen } from '../../rules/game.ts';

/** Tiles of the boneyard that may not be drawn (26); 0 where a star waits for them, whose count tells all that lie there. */
export function reserveOf(game: Game, hasBlades: boolean, { options, seats }: Seen): number {
  if (hasBlades) return 0;
  return game.chainRules?.(options, seats).reserve ?? 0;
}
