/** The words about a seat that cannot play, and about a deal in which nobody can. */
import type { Stuck } from '../../rules/chain-rules.ts';
import type { wordsAt } from './words-at.ts';

export type WordsAtTable = ReturnType<typeof wordsAt>;

/**
 * Returns the rule for a seat that cannot play. Where this table leaves nothing to draw, the rule of the other tables
 * follows.
 */
export function stuckWords(here: Stuck, rule: Stuck, { stuck, stuckWhile, looked }: WordsAtTable): readonly string[] {
  if (here !== rule) return [stuck[here], stuckWhile.otherSeats(stuck[rule])];
  return [stuck[here], ...(here === 'pass' ? [] : [looked])];
}

/** Returns the ends of a deal: somebody goes out, or it is blocked. */
export const dealEndWords = (here: Stuck, { end }: WordsAtTable): readonly string[] => [
  end.domino,
  here === 'pass' ? end.blockedWithoutDraw : end.blocked,
  ...end.also[here],
];
