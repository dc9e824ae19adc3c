import type { Quality } from './table-meshes.ts';

/** The backing store is never larger than this. */
const MOST_PIXELS = 8_000_000;

/** Device pixels for one CSS pixel on a canvas of that size in CSS pixels: the canvas gets one each way at least. */
export function resolutionFor(quality: Quality, width: number, height: number, ratio: number): number {
  const cap = Math.sqrt(MOST_PIXELS / Math.max(1, width * height));
  const wanted = Math.min(ratio, cap, quality === 'low' ? 1 : Number.POSITIVE_INFINITY);
  return Math.max(wanted, 1 / Math.max(1, Math.min(width, height)));
}
