/** A deal of a match, replayed from its heap. */
import { type MatchProgress, playMove } from './progress.ts';
import { resume } from './resume.ts';

/** The match after each move of the deal: the first as it was dealt, the last as it is now or ended. */
export type DealHistory = readonly MatchProgress[];

/** @param deal its number in the match, from 1. Throws if there was no such deal. */
export function historyOf(
  { game, options, seats, seed, given, taken, lastDeal, log }: MatchProgress,
  deal: number,
): DealHistory {
  const moves = log[deal - 1];
  const dealt = resume(game, options, seats, seed, [...log.slice(0, deal - 1), []], given, taken, lastDeal);
  if (!moves || !dealt.ok) throw new Error(`there was no deal ${deal}`);
  const history = [dealt.value];
  for (const move of moves) history.push(playMove(history.at(-1) ?? dealt.value, move).progress);
  return history;
}
