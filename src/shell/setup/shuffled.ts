import { fastChance } from '../../rules/chance.ts';

/** Returns the items in an order determined by a seed of 32 bits. */
export function shuffled<T>(given: readonly T[], seed: number): readonly T[] {
  const chance = fastChance(seed);
  const left = [...given];
  return given.flatMap(() => left.splice(chance.below(left.length), 1));
}
