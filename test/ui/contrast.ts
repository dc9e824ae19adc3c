/** Measures of colours, 0xRRGGBB. */
import { linear } from '../../src/table/renderer/albedo.ts';

const channels = (colour: number) => [16, 8, 0].map((shift) => ((colour >> shift) & 255) / 255);

function luminance(colour: number): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast, 1…21. */
export function contrast(a: number, b: number): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function oklab(colour: number): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = channels(colour).map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How different two colours look: their distance in OKLab (black to white is 1). */
export function difference(a: number, b: number): number {
  const [one, other] = [oklab(a), oklab(b)];
  return Math.hypot(...one.map((value, k) => value - (other[k] ?? 0)));
}
