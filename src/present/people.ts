/** The names of seats and sides in texts. */
import type { Who } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import type { Seat, Seen, Side } from '../rules/game.ts';
import { seatsOfSide } from '../rules/sides.ts';

/** Returns a seat for use in texts; `viewer`: the reader's seat. */
export function whoIs(now: Situation, seat: Seat, viewer: Seat | null): Who {
  return { name: now.sitters[seat]?.name ?? `${seat + 1}`, you: viewer === seat };
}

/** Returns a side for use in texts: a single seat, or two partners with the reader first. */
export function whoseSide(now: Situation, side: Side, viewer: Seat | null): Who {
  const seats = seatsOfSide(now.seen.sides, side);
  const [first = 0, other] =
    viewer !== null && seats.includes(viewer) ? [viewer, ...seats.filter((s) => s !== viewer)] : seats;
  const who = whoIs(now, first, viewer);
  return other === undefined ? who : { ...who, with: whoIs(now, other, viewer).name };
}

/** True if the last event continued the turn of the one before it. */
export const isSameTurn = ({ log }: Seen): boolean => log.length > 1 && log.at(-1)?.seat === log.at(-2)?.seat;
