/** A match that begins with tiles that are given: a puzzle. */
import { fromHex } from '../../rules/chance.ts';
import type { Game, Move } from '../../rules/game.ts';
import { sealedDeal } from '../../rules/sealed.ts';
import type { MatchSetup } from '../table.machine.ts';

/**
 * The match of a set-up of that game, with nothing played, in whose deal these moves are given. Its heap is the one that its
 * seed decides, so that its record can be audited like any other, and begins with these moves.
 */
export function withPuzzle(setup: MatchSetup, game: Game, given: readonly Move[]): MatchSetup {
  const { options, sitters, seed } = setup;
  const seats = sitters.length;
  const { deal } = sealedDeal(game, game.begin(options, seats), options, seats, fromHex(seed), 0);
  return { ...setup, given: [{ heap: deal.heap, lot: 0, fixed: given.length }], log: [given] };
}
