import type { Beat, Game, Move, Options, Result } from '../rules/game.ts';
import type { GivenDeal } from '../rules/sealed.ts';
import { beginMatch, legalMove, type MatchProgress, nextDeal, playMove, settle, throwIn } from './progress.ts';

/** Why a log is refused; the detail says at which deal and move, both from 1. */
export type ResumeReason =
  /** A move that is not legal where it stands, or no move at all. */
  | 'illegal'
  /** A deal follows although the one before has not ended, or the match is over. */
  | 'unfinished'
  | 'afterTheMatch';

/** A step of a match that is told again: a deal was dealt, or a move played. */
export interface Step {
  readonly progress: MatchProgress;
  /** What it brought about, as `all` sees it. */
  readonly beats: readonly Beat[];
}

/**
 * Plays a saved match again, through the rules.
 * @param seats the number of seats.
 * @param log the moves, one list a deal; empty for a new match. It may come from anywhere.
 * @param given the first deals, where the seed did not decide them.
 * @param onStep hears of every step, also of those before a move that is refused.
 * @returns where the match stands: before its first shuffle, in a deal, or at a deal's end (not settled yet).
 */
export function resume(
  game: Game,
  options: Options,
  seats: number,
  seed: Uint8Array,
  log: readonly (readonly Move[])[],
  given: readonly GivenDeal[] = [],
  onStep: (step: Step) => void = () => {},
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
      // What was thrown in is dealt again.
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
