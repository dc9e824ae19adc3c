/** Every colour that carries a meaning, in one place: the numbers of the tiles, and the seats. */

/** sRGB, from 0 to 12; each dark enough to be read on ivory (at least 4.5 : 1). */
const PIPS: readonly number[] = [
  0x5b5345, 0x1c56a8, 0x1d7040, 0xb5251c, 0x6a359c, 0x9a4d05, 0x0b6b78, 0x8f1848, 0x44560d, 0x1b2c66, 0xa01a86,
  0x5c3a22, 0x1d1b19,
];

/** Enamels of the ten seats; ivory letters are read on each (at least 4.5 : 1). */
const SEATS: readonly number[] = [
  0x1f5f8b, 0x8f2f28, 0x2d6a3b, 0x6c3f8c, 0x87560f, 0x1c6b69, 0x8c2f62, 0x3d4390, 0x5a600f, 0x4b535e,
];

/** The colour of a number, 0…12, as 0xRRGGBB. Numbers outside are black. */
export const pipColour = (number: number): number => PIPS[number] ?? 0;

/** The colour of a seat, from 0. */
export const seatColour = (seat: number): number => SEATS[seat % SEATS.length] ?? 0;

/** The same on wood, where enamel is too dark to be told from it. */
export function sideOnWood(side: number): number {
  const enamel = seatColour(side);
  return [16, 8, 0].reduce(
    (lit, shift) => lit | (Math.min(255, Math.round(((enamel >> shift) & 255) * 1.5)) << shift),
    0,
  );
}

/** `#rrggbb` of 0xRRGGBB. */
export const css = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** Part of the way from one colour to another, 0…1, in sRGB. */
export function blend(from: number, to: number, share: number): number {
  let mixed = 0;
  for (const shift of [16, 8, 0]) {
    const a = (from >> shift) & 255;
    const b = (to >> shift) & 255;
    mixed |= Math.round(a + (b - a) * share) << shift;
  }
  return mixed;
}
