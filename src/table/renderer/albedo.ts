/** Converts visible colours into the light that a surface must reflect under the lamp of `lighting.ts`. */
import { FLAT } from './lighting.ts';

/** Converts sRGB, 0…1, to an amount of light. */
export const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Returns the light that `developed` (`lighting.ts`) turns into that amount. */
function undeveloped(y: number): number {
  const [a, b, c] = [2.51 - 2.43 * y, 0.03 - 0.59 * y, -0.14 * y];
  return (Math.sqrt(b * b - 4 * a * c) - b) / (2 * a);
}

/**
 * Returns the albedo of a matt surface that looks like `colour` (0xRRGGBB) when it lies flat: linear red, green and
 * blue.
 */
export function albedoOf(colour: number): readonly number[] {
  return [16, 8, 0].map((shift, i) => undeveloped(linear(((colour >> shift) & 255) / 255)) / (FLAT[i] ?? 1));
}
