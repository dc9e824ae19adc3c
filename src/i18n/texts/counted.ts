/** Arguments shared by messages that load late. */
import { inLine } from '../../names/in-line.ts';
import type { Phrases } from '../phrases.ts';

/** Returns a number in words as `amount`, and as a number as `amountIs`. */
export const counted = ({ suit }: Phrases, n: number) => ({ amount: suit(n), amountIs: n });

/** Returns several names as a list, and their number. */
export const listOf = ({ all }: Phrases, names: readonly string[]) => ({
  those: all(names.map(inLine)),
  thoseAre: names.length,
});
