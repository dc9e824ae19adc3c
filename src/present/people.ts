/** Seats and sides as the texts speak of them, and whose turn it still is. */
import type { Who } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import type { Seat, Seen, Side } from '../rules/game.ts';
import { seatsOfSide } from '../rules/sides.ts';

/** A seat as the texts speak of it; `viewer`: whose eyes read. */
export function whoIs(now: Situation, seat: Seat, viewer: Seat | null): Who {
  return { name: now.sitters[seat]?.name ?? `${seat + 1}`, you: viewer === seat };
}

/** A side as the texts speak of it: a seat of its own, or two partners, of whom the one who reads comes first. */
export function whoseSide(now: Situation, side: Side, viewer: Seat | null): Who {
  const seats = seatsOfSide(now.seen.sides, side);
  const [first = 0, other] =
    viewer !== null && seats.includes(viewer) ? [viewer, ...seats.filter((s) => s !== viewer)] : seats;
  const who = whoIs(now, first, viewer);
  return other === undefined ? who : { ...who, with: whoIs(now, other, viewer).name };
}

/** Whether the last event went on with a turn that the one before it had begun. */
export const isSameTurn = ({ log }: Seen): boolean => log.length > 1 && log.at(-1)?.seat === log.at(-2)?.seat;
