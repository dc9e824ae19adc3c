import type { Beat, Game, Move, Options, Result } from '../rules/game.ts';
import type { GivenDeal } from '../rules/sealed.ts';
import { beginMatch, legalMove, type MatchProgress, nextDeal, playMove, settle, throwIn } from './progress.ts';

/** Reasons to refuse a log; the detail gives the deal and the move, both from 1. */
export type ResumeReason =
  /** A move that is not legal at its place, or is not a move at all. */
  | 'illegal'
  /** A deal follows although the one before has not ended, or the match is over. */
  | 'unfinished'
  | 'afterTheMatch';

/** A step of a replayed match: a deal was dealt, or a move played. */
export interface ResumedStep {
  readonly progress: MatchProgress;
  /** The beats of the step, as `all` sees them. */
  readonly beats: readonly Beat[];
}

/**
 * Replays a saved match by the rules.
 * @param seats the number of seats.
 * @param log the moves, one list for each deal; empty for a new match. It may come from anywhere.
 * @param given the first deals, if the seed did not decide them.
 * @param onStep called after every step, even if a later move is refused.
 * @returns the match after the log: before its first shuffle, in a deal, or at a deal's end (not settled yet).
 */
export function resume(
  game: Game,
  options: Options,
  seats: number,
  seed: Uint8Array,
  log: readonly (readonly Move[])[],
  given: readonly GivenDeal[] = [],
  onStep: (step: ResumedStep) => void = () => {},
): Result<MatchProgress, ResumeReason> {
  let progress = beginMatch(game, options, seats, seed, given);
  for (const [index, moves] of log.entries()) {
    if (index > 0) {
      if (progress.deal.phase !== 'ended') return { ok: false, reason: 'unfinished', detail: `deal ${index}` };
      progress = settle(progress);
      if (progress.standing.winners) return { ok: false, reason: 'afterTheMatch', detail: `deal ${index + 1}` };
      progress = nextDeal(progress);
    }
    progress = untilSomebodyLeads(progress);
    onStep({ progress, beats: [{ beat: 'dealt' }] });
    for (const [step, given] of moves.entries()) {
      const move = legalMove(progress, given);
      if (!move) return { ok: false, reason: 'illegal', detail: `deal ${index + 1}, move ${step + 1}` };
      const played = playMove(progress, move);
      progress = untilSomebodyLeads(played.progress);
      // A deal that was thrown in is dealt again.
      onStep({ progress, beats: progress === played.progress ? played.beats : [{ beat: 'dealt' }] });
    }
  }
  return { ok: true, value: progress };
}

function untilSomebodyLeads(progress: MatchProgress): MatchProgress {
  let standing = progress;
  while (standing.deal.phase === 'thrownIn') standing = throwIn(standing);
  return standing;
}
