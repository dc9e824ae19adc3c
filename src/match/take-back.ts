import type { Event, Seat } from '../rules/game.ts';
import { forcedMove, isWritten, type MatchProgress, openedAgain, playMove } from './progress.ts';

/**
 * The match as it was before what `seat` did last: free until another seat acted or a hidden tile was seen. The deal is
 * played again through the rules without the seat's last turn; where the seat drew in that turn, the draw stays.
 * @returns `null` where there is nothing to take back: after a draw, a forced move, a move after which a tile was turned up
 *   that the seat had never seen (21.2), or the end of the deal, when every hand is turned up, unless that end is a dead end.
 */
export function takenBack(progress: MatchProgress, seat: Seat): MatchProgress | null {
  const moves = progress.log.at(-1) ?? [];
  // What was given with the deal is nobody's to take back.
  const fixed = progress.given[progress.standing.deals]?.fixed ?? 0;
  const kept = Math.max(moves.length - runOf(progress, seat), Math.min(fixed, moves.length));
  if (kept === moves.length || (progress.deal.phase === 'ended' && !isDeadEnd(progress))) return null;
  const { log } = progress;
  const opened: MatchProgress = {
    ...progress,
    deal: openedAgain(progress),
    log: [...log.slice(0, -1), []],
    settlement: null,
  };
  let earlier = moves.slice(0, kept).reduce((before, move) => playMove(before, move).progress, opened);
  // A turn goes back to the first choice in it: what nobody chose is not taken back (12.1).
  for (const move of moves.slice(kept)) {
    if (!forcedMove(earlier)) return hasLearnt(seat, earlier, progress) ? null : earlier;
    earlier = playMove(earlier, move).progress;
  }
  return null;
}

/** How a deal ends in which nobody can go on, or wants to. */
const LOST: ReadonlySet<string | undefined> = new Set(['blocked', 'givenUp']);

/** Whether a deal is lost in which nothing was ever hidden: it is only when it is left there (22.3, 23.3). */
export function isDeadEnd(progress: MatchProgress): boolean {
  if (!LOST.has(progress.deal.outcome?.how) || isWritten(progress)) return false;
  const dealt = openedAgain(progress);
  return dealt.heap.every((_, at) => progress.game.sees(dealt, 'table', at));
}

/** Whether the seat sees a face now that it did not see before: 21.2, the next tile of a row. */
const hasLearnt = (seat: Seat, { game, deal: before }: MatchProgress, { deal }: MatchProgress): boolean =>
  deal.heap.some((_, at) => game.sees(deal, seat, at) && !game.sees(before, seat, at));

/** How many moves the seat made at the end of the deal so far, all in one turn, and none that showed a hidden tile. */
function runOf({ deal }: MatchProgress, seat: Seat): number {
  let run = 0;
  for (const event of [...deal.log].reverse()) {
    if (event.seat !== seat || showsHidden(event) || (run > 0 && !goesOn(event))) break;
    run++;
  }
  return run;
}

const showsHidden = (event: Event) => event.do === 'draw' || (event.do === 'lead' && event.turnedUp === true);

const goesOn = (event: Event) => (event.do === 'play' || event.do === 'lead') && event.goesOn === true;
