/** The seat closest to the end of a match that may soon be over, for the words of advice. */

import type { Game, Seat, Seen, Standing } from '../../rules/game.ts';

export interface MatchPoint {
  /** The seat closest to the end of the match; the advised seat if no other is closer. */
  readonly seat: Seat;
  /** True if that is the advised seat. */
  readonly own: boolean;
  /** The result for that seat: a loss in games in which points are losses. */
  readonly end: 'win' | 'loss';
}

/** The share of the target from which a seat is close to it. */
const CLOSE = 0.75;

/** Returns it for the seat whose turn it is; null if nobody is close, or all are equally close. */
export function matchPointOf(
  game: Pick<Game, 'points'>,
  { options, deal, turn, timeUp }: Seen,
  { totals, memory }: Standing,
): MatchPoint | null {
  if (!turn) return null;
  const points = totals.map((total, seat) => total + (memory?.remembered?.[seat] ?? 0));
  const most = Math.max(...points);
  const { target, deals } = options;
  const isLast = typeof deals === 'number' ? deal >= deals : timeUp === true;
  const isClose = target === undefined ? isLast : most >= CLOSE * Number(target);
  if (!isClose || points.every((each) => each === most)) return null;
  const own = points[turn.seat] === most;
  return { seat: own ? turn.seat : points.indexOf(most), own, end: game.points === 'lost' ? 'loss' : 'win' };
}
