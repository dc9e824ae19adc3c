import type { Event, Seat } from '../rules/game.ts';
import { type Course, forcedMove, openedAgain, playMove } from './course.ts';

/**
 * The match as it was before what `seat` did last: free until another seat acted or a hidden tile was seen. The deal is
 * played again through the rules without the seat's last turn; where the seat drew in that turn, the draw stays.
 * @returns `null` where there is nothing to take back: after a draw, a forced move, or the end of the deal, when every
 *   hand is turned up.
 */
export function takenBack(course: Course, seat: Seat): Course | null {
  const moves = course.log.at(-1) ?? [];
  const kept = moves.length - runOf(course, seat);
  if (course.deal.phase === 'ended' || kept === moves.length) return null;
  const { log } = course;
  const opened: Course = {
    ...course,
    deal: openedAgain(course),
    log: [...log.slice(0, -1), []],
  };
  const earlier = moves.slice(0, kept).reduce((before, move) => playMove(before, move).course, opened);
  return forcedMove(earlier) ? null : earlier;
}

/** How many moves the seat made at the end of the deal so far, all in one turn, and none that showed a hidden tile. */
function runOf({ deal }: Course, seat: Seat): number {
  let run = 0;
  for (const event of [...deal.log].reverse()) {
    if (event.seat !== seat || showsHidden(event) || (run > 0 && !goesOn(event))) break;
    run++;
  }
  return run;
}

const showsHidden = (event: Event) => event.do === 'draw' || (event.do === 'lead' && event.turnedUp === true);

const goesOn = (event: Event) => event.do === 'play' && event.goesOn === true;
