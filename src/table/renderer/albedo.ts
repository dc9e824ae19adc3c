/** From colours as they look to what a surface must send back under the lamp of `light.ts`. */
import { FLAT } from './lighting.ts';

/** What sRGB, 0…1, is as an amount of light. */
export const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** The light that `developed` (light.ts) makes that amount of. */
function undeveloped(y: number): number {
  const [a, b, c] = [2.51 - 2.43 * y, 0.03 - 0.59 * y, -0.14 * y];
  return (Math.sqrt(b * b - 4 * a * c) - b) / (2 * a);
}

/** The albedo, linear red, green and blue, of a matt surface that looks like `colour` (0xRRGGBB) where it lies flat. */
export function albedoOf(colour: number): readonly number[] {
  return [16, 8, 0].map((shift, i) => undeveloped(linear(((colour >> shift) & 255) / 255)) / (FLAT[i] ?? 1));
}
