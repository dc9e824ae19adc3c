/** A screen for the left hand: parts from the right lie at the left. Seats still follow one another clockwise. */
import { around, type Rect } from '../../ui/rect.ts';
import { mapped, type Parts } from './screen-frame.ts';

/** Returns the parts as in a mirror that stands upright in the middle of `box`. */
export function mirrored(parts: Parts, box: Rect): Parts {
  const flip = (part: Rect): Rect => ({ ...part, x: 2 * box.x + box.width - part.x - part.width });
  const flipped = mapped(parts, flip);
  const { plates, backs } = flipped;
  return {
    ...flipped,
    plates: clockwise(plates),
    backs: clockwise(backs),
    // Chips are read, so they move together and keep their order.
    chips: parts.chips.map((chip) => ({ ...chip, x: chip.x + flip(around(parts.chips)).x - around(parts.chips).x })),
  };
}

/** Restores the clockwise order of the seats, which a mirror reverses. */
const clockwise = <Part>(seats: readonly Part[]): readonly Part[] => [
  ...seats.slice(0, 1),
  ...seats.slice(1).reverse(),
];
