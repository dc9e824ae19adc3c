/** Deals of Solo 1 for tests: shuffled ones, ones with rows as an example needs them, and records of whole ones. */
import { solve } from '../../../src/bots/solo/solve.ts';
import { atOnce } from '../../../src/bots/steps.ts';
import { dealLabel, type FastChance, fastChance, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import type { Deal, Tile } from '../../../src/rules/game.ts';
import { dealRecord, type MatchRecord, recordHeader } from '../../../src/rules/record.ts';
import { sealedDeal } from '../../../src/rules/sealed.ts';
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

/** The record of a deal from that seed, played as a search wins it, or at random to its end. */
export function soloRecord(seed: string, how: 'to be won' | 'at random'): MatchRecord {
  const begun = solo1.begin({}, 1);
  const { deal: start, seal } = sealedDeal(solo1, begun, {}, 1, seedOfText(seed), 0);
  const solution = how === 'to be won' ? atOnce(solve(start)) : null;
  if (solution && solution.is !== 'found') throw new Error(`${seed} cannot be won`);
  const end = solution
    ? solution.moves.reduce((deal, move) => solo1.play(deal, move).deal, start)
    : [...atRandom(start, fastChance(1))].reduce((_, deal) => deal);
  const sitters = [{ name: 'Ada', kind: 'person' }] as const;
  return {
    header: recordHeader(solo1, {}, sitters),
    deals: [dealRecord(end, solo1.settle(begun, end), seal, [])],
  };
}
