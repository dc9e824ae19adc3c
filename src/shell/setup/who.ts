/** Seats and sides as the texts of the screens speak of them. */
import type { SetUpTexts, Who } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import type { Seat, Side } from '../../rules/game.ts';
import { seatsOfSide } from '../../rules/sides.ts';

type Sitting = Pick<Situation, 'sitters'>;
type Sides = Sitting & { readonly seen: Pick<Situation['seen'], 'sides'> };

/** The seat of the only person; `null` where nobody or several play. */
function ownSeat({ sitters }: Sitting): Seat | null {
  const [own, ...others] = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return own !== undefined && others.length === 0 ? own : null;
}

/** The seat: the only person is `you`. */
export function whoAt(now: Sitting, seat: Seat): Who {
  return { name: now.sitters[seat]?.name ?? `${seat + 1}`, you: ownSeat(now) === seat };
}

/** The name of a side: that of its only seat, or both. */
export function nameOf(texts: SetUpTexts, now: Sides, side: Side): string {
  const [seat = 0, partner] = seatsOfSide(now.seen.sides, side);
  return partner === undefined ? (now.sitters[seat]?.name ?? '') : texts.sheet.name(whoOf(now, side));
}

/** The side: a seat of its own, or two partners by both their names, the only person first. */
export function whoOf(now: Sides, side: Side): Who {
  const own = ownSeat(now);
  const seats = seatsOfSide(now.seen.sides, side);
  const [first = 0, other] =
    own !== null && seats.includes(own) ? [own, ...seats.filter((seat) => seat !== own)] : seats;
  const who = whoAt(now, first);
  return other === undefined ? who : { ...who, with: whoAt(now, other).name };
}
