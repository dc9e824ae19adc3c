/** All colours with a meaning: those of the tiles' numbers and of the seats. */

/** The colours of the numbers 0 to 12 in sRGB, dark enough to be read on ivory (at least 4.5 : 1). */
const PIPS: readonly number[] = [
  0x5b5345, 0x1c56a8, 0x1d7040, 0xb5251c, 0x6a359c, 0x9a4d05, 0x0b6b78, 0x8f1848, 0x44560d, 0x1b2c66, 0xa01a86,
  0x5c3a22, 0x1d1b19,
];

/** The enamel colours of the ten seats, dark enough for ivory letters (at least 4.5 : 1). */
const SEATS: readonly number[] = [
  0x1f5f8b, 0x8f2f28, 0x2d6a3b, 0x6c3f8c, 0x87560f, 0x1c6b69, 0x8c2f62, 0x3d4390, 0x5a600f, 0x4b535e,
];

/** Returns the colour of a number, 0…12, as 0xRRGGBB; black for any other number. */
export const pipColour = (number: number): number => PIPS[number] ?? 0;

/** Returns the colour of a seat, counted from 0, as 0xRRGGBB. */
export const seatColour = (seat: number): number => SEATS[seat % SEATS.length] ?? 0;

/** Returns the seat's colour for use on wood, 1.5 times as bright: the plain enamel would not stand out. */
export function sideOnWood(side: number): number {
  const enamel = seatColour(side);
  return [16, 8, 0].reduce(
    (lit, shift) => lit | (Math.min(255, Math.round(((enamel >> shift) & 255) * 1.5)) << shift),
    0,
  );
}

/** Converts 0xRRGGBB to `#rrggbb`. */
export const css = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** Mixes two colours in sRGB; `share` runs from 0 (`from`) to 1 (`to`). */
export function blend(from: number, to: number, share: number): number {
  let mixed = 0;
  for (const shift of [16, 8, 0]) {
    const a = (from >> shift) & 255;
    const b = (to >> shift) & 255;
    mixed |= Math.round(a + (b - a) * share) << shift;
  }
  return mixed;
}
