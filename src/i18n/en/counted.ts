/** Arguments that messages which come late have in common. */
import { inLine } from '../../names/in-line.ts';
import type { Phrases } from '../phrases.ts';

/** A number in words, where it is no figure: `amount`; and itself, `amountIs`. */
export const counted = ({ suit }: Phrases, n: number) => ({ amount: suit(n), amountIs: n });

/** Several by their names, and how many they are. */
export const named = ({ all }: Phrases, names: readonly string[]) => ({
  those: all(names.map(inLine)),
  thoseAre: names.length,
});
