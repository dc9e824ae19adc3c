/** What a person's decisions in a deal cost in expectation, as an expert estimates it. */

import type { DealHistory } from '../../match/deal-history.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Move, Seat, Seen, Standing } from '../../rules/game.ts';
import { seen } from '../../rules/seen.ts';

/** What an expert thinks of what was played in a position. */
interface Expertise {
  /** The best moves, which come to the same. */
  readonly best: readonly Move[];
  /** What speaks for them, a phrase. */
  readonly why: string;
  /** What the move that was played cost beside them, points of a deal. */
  readonly cost: number;
}

/**
 * @param moves the legal moves there.
 * @param played the one that was chosen.
 */
export type AskExpert = (
  seen: Seen,
  moves: readonly Move[],
  standing: Standing,
  sitters: readonly Sitter[],
  played: Move,
) => Promise<Expertise>;

/** A decision that cost something. */
export interface Costly {
  /** The index in the history of what was decided about. */
  readonly at: number;
  readonly played: Move;
  readonly best: Move;
  readonly why: string;
  /** Points of a deal, by estimate. */
  readonly cost: number;
}

/** As many are shown. */
const MOST = 3;
/** What costs less says nothing: estimates are no better than that. */
const LEAST = 1;

/** The indexes in the history where a seat had something to decide. */
export function decisionsOf(history: DealHistory, seat: Seat): readonly number[] {
  return history.flatMap(({ deal, moves }, at) =>
    deal.turn?.seat === seat && moves.length > 1 && at < history.length - 1 ? [at] : [],
  );
}

/**
 * The decisions of a seat that cost most, the dearest first. One is asked about after the other.
 * @param onStep hears how many decisions are judged.
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
    const { best, why, cost } = await ask(view, progress.moves, progress.standing, sitters, played);
    const [move] = best;
    if (move && cost >= LEAST) found.push({ at, played, best: move, why, cost });
    onStep(judged + 1);
  }
  return found.sort((a, b) => b.cost - a.cost).slice(0, MOST);
}
