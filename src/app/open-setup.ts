import type { Sitter } from '../match/ports.ts';
import type { Game, Options } from '../rules/game.ts';
import { mayTakeOwn } from '../rules/own-tiles.ts';
import { sharedOf } from '../shell/deal-number.ts';
import { dealNumbersOf } from '../shell/kinds/deal-numbers.ts';
import type { MatchSetup } from '../shell/table.machine.ts';

/**
 * Returns the set-up of a new match. The tiles that a puzzle gives are computed first (23); rejects if the program for
 * that can't be loaded.
 * @param deal the number of a deal or a puzzle; a random one by default.
 */
export async function openSetup(
  game: Game,
  options: Options,
  sitters: readonly Sitter[],
  deal?: number,
): Promise<MatchSetup> {
  const create = await dealNumbersOf(game).creator(async () => (await import('./puzzle-deal.ts')).puzzleSetup);
  return create(game, options, sitters, deal);
}

/**
 * Returns the set-up with the seats taking their own tiles (1.13). Not if its deal has a number, or its tiles an order.
 */
export const withOwnTiles = (setup: MatchSetup, game: Game): MatchSetup =>
  mayTakeOwn(game) && sharedOf(setup.seed) === null ? { ...setup, taken: [] } : setup;
