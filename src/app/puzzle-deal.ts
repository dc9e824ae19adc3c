/** Opens a match with a puzzle; loaded with the first one. */
import { type Puzzle, puzzleOf } from '../bots/squares/puzzle.ts';
import type { Sitter } from '../match/ports.ts';
import type { Game, Options } from '../rules/game.ts';
import type { MosaicPuzzle, MosaicSize } from '../rules/mosaic/mosaic-puzzle.ts';
import { sizeOfDeal } from '../shell/setup/mosaic-sizes.ts';
import { withPuzzle } from '../shell/setup/puzzle-setup.ts';
import { anyPuzzle, gradeOfDeal, numberOfPuzzle } from '../shell/setup/puzzles.ts';
import { newSetup } from '../shell/store/kept-matches.ts';
import type { MatchSetup } from '../shell/table.machine.ts';

/** Makes the mosaic of a number and a size, where the page does not wait for it. */
export type MakeMosaic = (number: number, size: MosaicSize) => Promise<MosaicPuzzle>;

/** Returns the function that opens a match with a puzzle: by default a random one of the plainest. */
export const puzzleSetup =
  (make: MakeMosaic) =>
  (game: Game, options: Options, sitters: readonly Sitter[], deal = anyPuzzle(1, Math.random())) => {
    const setup = newSetup(game, options, sitters, deal);
    return game.dealing?.puzzles ? mosaicSetup(setup, game, deal, make) : squaresSetup(setup, game, deal);
  };

function squaresSetup(setup: MatchSetup, game: Game, deal: number): MatchSetup {
  const grade = gradeOfDeal(deal);
  if (grade === 0) return setup;
  const { given }: Puzzle = puzzleOf(numberOfPuzzle(deal), grade);
  return withPuzzle(setup, game, given);
}

/** 32.4: the puzzle is made from the number. Its tiles come first in the heap, the others in the order of the set. */
async function mosaicSetup(setup: MatchSetup, game: Game, deal: number, make: MakeMosaic): Promise<MatchSetup> {
  const [number, size] = [numberOfPuzzle(deal), sizeOfDeal(deal)];
  const puzzle = await make(number, size).catch(() => madeHere(number, size));
  const others = game.set(setup.options).filter((tile) => !puzzle.tiles.includes(tile));
  return { ...setup, given: [{ heap: [...puzzle.tiles, ...others], lot: 0, puzzle }] };
}

/** Makes it on the page, where no worker can. */
async function madeHere(number: number, size: MosaicSize): Promise<MosaicPuzzle> {
  const { mosaicOf } = await import('../bots/mosaic/make-mosaic.ts');
  return mosaicOf(number, size).puzzle;
}
