/** Arguments that messages which come late have in common. */
import { inLine } from '../in-line.ts';
import type { Phrases } from '../phrases.ts';

/** A number in words, where it is no figure: `count`; and itself, `countIs`. */
export const counted = ({ suit }: Phrases, n: number) => ({ count: suit(n), countIs: n });

/** Several by their names, and how many they are. */
export const named = ({ all }: Phrases, names: readonly string[]) => ({
  names: all(names.map(inLine)),
  namesAre: names.length,
});
