/** The estimated cost of a person's decisions in a deal, judged by an expert. */

import type { DealHistory } from '../../match/deal-history.ts';
import type { AskExpert } from '../../match/expertise.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Move, Seat } from '../../rules/game.ts';
import { seen } from '../../rules/seen.ts';

/** A decision that cost points. */
export interface Costly {
  /** The index of the decision in the history. */
  readonly at: number;
  readonly played: Move;
  readonly best: Move;
  readonly why: string;
  /** The estimated cost, in points of a deal. */
  readonly cost: number;
}

/** The greatest number of decisions shown. */
const MOST = 3;
/** The least cost worth showing: estimates are no more accurate than that. */
export const LEAST = 1;

/** Returns the indexes in the history at which the seat had a choice. Moves given with the deal were no choice. */
export function decisionsOf(history: DealHistory, seat: Seat): readonly number[] {
  const [dealt] = history;
  const fixed = dealt?.given[dealt.standing.deals]?.fixed ?? 0;
  return history.flatMap(({ deal, moves }, at) =>
    deal.turn?.seat === seat && moves.length > 1 && at >= fixed && at < history.length - 1 ? [at] : [],
  );
}

/**
 * Returns a seat's most costly decisions, the worst first. The expert judges them one after another.
 * @param onStep called with the number of decisions judged so far.
 */
export async function reviewOf(
  history: DealHistory,
  seat: Seat,
  sitters: readonly Sitter[],
  ask: AskExpert,
  onStep: (judged: number) => void,
): Promise<readonly Costly[]> {
  const found: Costly[] = [];
  for (const [judged, at] of decisionsOf(history, seat).entries()) {
    const [progress, after] = [history[at], history[at + 1]];
    const played = after?.log.at(-1)?.at(-1);
    if (!progress || !played) continue;
    const view = seen(progress.game, progress.deal, seat);
    const { best, why, cost } = await ask(progress.game, view, progress.moves, progress.standing, sitters, played);
    const [move] = best;
    if (move && cost >= LEAST) found.push({ at, played, best: move, why, cost });
    onStep(judged + 1);
  }
  return found.sort((a, b) => b.cost - a.cost).slice(0, MOST);
}
