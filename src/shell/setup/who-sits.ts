/** The names of seats and sides in the texts of the screens. */
import type { SetUpTexts, Who } from '../../i18n/index.ts';
import { onlyPerson } from '../../match/persons.ts';
import type { Situation } from '../../match/ports.ts';
import type { Seat, Side } from '../../rules/game.ts';
import { seatsOfSide } from '../../rules/sides.ts';

type Sitting = Pick<Situation, 'sitters'>;
type Sides = Sitting & { readonly seen: Pick<Situation['seen'], 'sides'> };

/** Returns the name of a seat. The only person is `you`. */
export function whoAt(now: Sitting, seat: Seat): Who {
  return { name: now.sitters[seat]?.name ?? `${seat + 1}`, you: onlyPerson(now.sitters) === seat };
}

/** Returns the name of a side: that of its only seat, or both partners'. */
export function nameOf(texts: SetUpTexts, now: Sides, side: Side): string {
  const [seat = 0, partner] = seatsOfSide(now.seen.sides, side);
  return partner === undefined ? (now.sitters[seat]?.name ?? '') : texts.sheet.name(whoOf(now, side));
}

/** Returns the name of a side: a single seat, or two partners with the only person first. */
export function whoOf(now: Sides, side: Side): Who {
  const own = onlyPerson(now.sitters);
  const seats = seatsOfSide(now.seen.sides, side);
  const [first = 0, other] =
    own !== null && seats.includes(own) ? [own, ...seats.filter((seat) => seat !== own)] : seats;
  const who = whoAt(now, first);
  return other === undefined ? who : { ...who, with: whoAt(now, other).name };
}
