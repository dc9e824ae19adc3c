/** A puzzle: a match that begins with given tiles. */
import { fromHex } from '../../rules/chance.ts';
import type { Game, Move } from '../../rules/game.ts';
import { sealedDeal } from '../../rules/sealed.ts';
import type { MatchSetup } from '../table.machine.ts';

/**
 * Returns the set-up with these moves already made in its first deal. The heap is the one of its seed, so its record
 * can be audited like any other.
 */
export function withPuzzle(setup: MatchSetup, game: Game, given: readonly Move[]): MatchSetup {
  const { options, sitters, seed } = setup;
  const seats = sitters.length;
  const { deal } = sealedDeal(game, game.begin(options, seats), options, seats, fromHex(seed), 0);
  return { ...setup, given: [{ heap: deal.heap, lot: 0, fixed: given.length }], log: [given] };
}
