/** Whether a match may soon be over, and who is closest to its end: whoever gives advice has that in mind. */

import { gameById } from '../../rules/catalogue.ts';
import type { Seat, Seen, Standing } from '../../rules/game.ts';

export interface MatchPoint {
  /** The seat closest to the end of the match; the asking one where nobody is closer. */
  readonly seat: Seat;
  /** Whether that is the asking seat. */
  readonly own: boolean;
  /** What the end brings. */
  readonly end: 'win' | 'loss';
}

/** The part of the target from which on somebody is close to it. */
const CLOSE = 0.75;

/** For the seat whose turn it is; `null` while nobody is close, or all are equally close. */
export function matchPointOf(
  { game, options: { target, deals }, deal, turn }: Seen,
  { totals, memory }: Standing,
): MatchPoint | null {
  if (!turn) return null;
  const points = totals.map((total, seat) => total + (memory?.remembered?.[seat] ?? 0));
  const most = Math.max(...points);
  const isClose = typeof deals === 'number' ? deal >= deals : most >= CLOSE * Number(target);
  if (!isClose || points.every((each) => each === most)) return null;
  const own = points[turn.seat] === most;
  return { seat: own ? turn.seat : points.indexOf(most), own, end: gameById(game)?.points === 'lost' ? 'loss' : 'win' };
}
