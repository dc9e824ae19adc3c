import type { Quality } from './table-meshes.ts';

/** The most pixels of the backing store. */
const MOST_PIXELS = 8_000_000;

/**
 * Returns the device pixels for one CSS pixel on a canvas of that size in CSS pixels. The canvas gets at least one each
 * way.
 */
export function resolutionFor(quality: Quality, width: number, height: number, ratio: number): number {
  const cap = Math.sqrt(MOST_PIXELS / Math.max(1, width * height));
  const wanted = Math.min(ratio, cap, quality === 'low' ? 1 : Number.POSITIVE_INFINITY);
  return Math.max(wanted, 1 / Math.max(1, Math.min(width, height)));
}
