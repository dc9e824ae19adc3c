/** How a match stands when it may soon be over: what a person would have in mind who gives advice. */
import type { Seat, Seen, Standing } from '../rules/game.ts';
import { gameById } from '../rules/games.ts';

export interface Race {
  /** Who is closest to the end of the match; the one who asks where nobody is closer. */
  readonly seat: Seat;
  /** Whether that is the one who asks. */
  readonly own: boolean;
  /** What the end brings. */
  readonly end: 'win' | 'loss';
}

/** From how much of the target on somebody is close to it. */
const CLOSE = 0.75;

/** For the seat whose turn it is; `null` while nobody is close, or everybody is as close. */
export function raceOf(
  { game, options: { target, deals }, deal, turn }: Seen,
  { totals, memory }: Standing,
): Race | null {
  if (!turn) return null;
  const points = totals.map((total, seat) => total + (memory?.remembered?.[seat] ?? 0));
  const most = Math.max(...points);
  const isClose = typeof deals === 'number' ? deal >= deals : most >= CLOSE * Number(target);
  if (!isClose || points.every((each) => each === most)) return null;
  const own = points[turn.seat] === most;
  return { seat: own ? turn.seat : points.indexOf(most), own, end: gameById(game)?.points === 'lost' ? 'loss' : 'win' };
}
