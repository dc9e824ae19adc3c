/** Deals of Solo 1 for tests: shuffled ones, and ones with rows as an example needs them. */
import { dealLabel, type FastChance, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import type { Deal, Tile } from '../../../src/rules/game.ts';
import { solo1 } from '../../../src/rules/solo/solo-1.ts';
import { tiles } from '../arranged.ts';

export const dealOf = (heap: readonly Tile[]): Deal => solo1.open(solo1.begin({}, 1), {}, 1, heap);

/** A shuffled deal, another one for each number. */
export const shuffledDeal = (seed: number): Deal =>
  dealOf(shuffledHeap(seedOfText(`solo ${seed}`), dealLabel(1, 0), solo1.set({})));

/** A deal whose rows end with these tiles, from the top; the others lie before them in the order of the set. */
export function rowsOf(...ends: readonly string[]): Deal {
  const named = ends.map(tiles);
  const others = solo1.set({}).filter((tile) => !named.flat().includes(tile));
  return dealOf(named.flatMap((row) => [...others.splice(0, 7 - row.length), ...row]));
}

/** The deal after each of some moves at random, until it ends; the first is the deal itself. */
export function* atRandom(start: Deal, chance: FastChance): Generator<Deal> {
  let deal = start;
  for (;;) {
    yield deal;
    const moves = solo1.moves(deal);
    const move = moves[chance.below(Math.max(1, moves.length))];
    if (!move) return;
    deal = solo1.play(deal, move).deal;
  }
}
