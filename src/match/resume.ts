import type { Beat, Game, Move, Options, Result } from '../rules/game.ts';
import { mayTakeOwn } from '../rules/own-tiles.ts';
import type { GivenDeal } from '../rules/sealed.ts';
import {
  beginMatch,
  isTaking,
  legalMove,
  type MatchProgress,
  nextDeal,
  playMove,
  settle,
  takeTile,
  throwIn,
} from './progress.ts';

/** Reasons to refuse a log; the detail gives the deal and the move, both from 1. */
export type ResumeReason =
  /** A move that is not legal at its place, or is not a move at all; a tile that nobody can have taken, or a puzzle that is none. */
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
 * @param taken the tiles that the seats took themselves, one list for each shuffle; `null` where tiles are dealt.
 * @param lastDeal the number of the deal that is the last because the time is up (20.7); `null` while it is not.
 * @param onStep called after every step, even if a later move is refused.
 * @returns the match after the log: before its first shuffle, while tiles are taken, in a deal, or at a deal's end (not
 * settled yet).
 */
export function resume(
  game: Game,
  options: Options,
  seats: number,
  seed: Uint8Array,
  log: readonly (readonly Move[])[],
  given: readonly GivenDeal[] = [],
  taken: MatchProgress['taken'] = null,
  lastDeal: number | null = null,
  onStep: (step: ResumedStep) => void = () => {},
): Result<MatchProgress, ResumeReason> {
  const fault = given.findIndex((deal) => !isPlayable(deal, game));
  if (fault >= 0) return { ok: false, reason: 'illegal', detail: `deal ${fault + 1}, puzzle` };
  let progress = beginMatch(game, options, seats, seed, given, taken !== null && mayTakeOwn(game), lastDeal);
  const notTaken = (index: number) => ({ ok: false, reason: 'illegal', detail: `deal ${index + 1}, tiles` }) as const;
  for (const [index, moves] of log.entries()) {
    if (index > 0) {
      if (progress.deal.phase !== 'ended') return { ok: false, reason: 'unfinished', detail: `deal ${index}` };
      progress = settle(progress);
      if (progress.standing.winners) return { ok: false, reason: 'afterTheMatch', detail: `deal ${index + 1}` };
      progress = nextDeal(progress);
    }
    const opened = untilSomebodyLeads(progress, taken);
    if (!opened) return notTaken(index);
    progress = opened;
    onStep({ progress, beats: [{ beat: 'dealt' }] });
    for (const [step, given] of moves.entries()) {
      const move = legalMove(progress, given);
      if (!move) return { ok: false, reason: 'illegal', detail: `deal ${index + 1}, move ${step + 1}` };
      const played = playMove(progress, move);
      const next = untilSomebodyLeads(played.progress, taken);
      if (!next) return notTaken(index);
      progress = next;
      // A deal that was thrown in is dealt again.
      onStep({ progress, beats: progress === played.progress ? played.beats : [{ beat: 'dealt' }] });
    }
  }
  return { ok: true, value: progress };
}

/** True if the game can deal the puzzle that was given, which may come from anywhere; or if there is none. */
const isPlayable = ({ puzzle, heap }: GivenDeal, { dealing }: Game): boolean =>
  puzzle === undefined || dealing?.puzzles?.fault(puzzle, heap) === null;

/**
 * Returns the match once its tiles are dealt or taken, as far as that is saved, and dealt again while nobody can start.
 * Null if a tile cannot have been taken.
 */
function untilSomebodyLeads(progress: MatchProgress, taken: MatchProgress['taken']): MatchProgress | null {
  let now = progress;
  for (;;) {
    for (const at of isTaking(now) ? (taken?.[(now.taken?.length ?? 0) - 1] ?? []) : []) {
      const took = takeTile(now, at);
      if (!took) return null;
      now = took.progress;
    }
    if (now.deal.phase !== 'thrownIn') return now;
    now = throwIn(now);
  }
}
