/** Opens a match with a puzzle; loaded with the first one. */
import { type Puzzle, puzzleOf } from '../bots/squares/puzzle.ts';
import type { Sitter } from '../match/ports.ts';
import type { Game, Options } from '../rules/game.ts';
import { withPuzzle } from '../shell/setup/puzzle-setup.ts';
import { anyPuzzle, gradeOfDeal, numberOfPuzzle } from '../shell/setup/puzzles.ts';
import { newSetup } from '../shell/store/kept-matches.ts';
import type { MatchSetup } from '../shell/table.machine.ts';

/** @param deal a random one of the plainest grade by default. */
export function puzzleSetup(
  game: Game,
  options: Options,
  sitters: readonly Sitter[],
  deal = anyPuzzle(1, Math.random()),
): MatchSetup {
  const setup = newSetup(game, options, sitters, deal);
  const grade = gradeOfDeal(deal);
  if (grade === 0) return setup;
  const { given }: Puzzle = puzzleOf(numberOfPuzzle(deal), grade);
  return withPuzzle(setup, game, given);
}
