/** The longest run of tiles that a hand can lay on one train, each on the one before. */
import type { Tile } from '../../rules/game.ts';
import { halves } from '../../rules/tiles.ts';

/** Tiles that are tried at most: of a large hand any long run is good enough. */
const MOST_TRIED = 3000;

/** Returns the tiles of a longest run that begins at this number; of a large hand perhaps only of a long one. */
export function longestRun(hand: readonly Tile[], from: number): readonly Tile[] {
  const sides = hand.map((tile) => halves(tile));
  const used = new Set<number>();
  const run: number[] = [];
  let best: readonly number[] = [];
  let tried = 0;
  const extend = (number: number): void => {
    if (run.length > best.length) best = [...run];
    for (const [index, [low, high]] of sides.entries()) {
      if (used.has(index) || (low !== number && high !== number)) continue;
      if (best.length === hand.length || ++tried > MOST_TRIED) return;
      used.add(index);
      run.push(index);
      extend(low + high - number);
      run.pop();
      used.delete(index);
    }
  };
  extend(from);
  return best.flatMap((index) => hand[index] ?? []);
}
