/** Looks at the pictures that browsers take of themselves. */
import { PNG } from 'pngjs';

/** The number of pixels around a place, `reach` on each side, that are light as ivory: tiles are, the cloth is not. */
export function ivoryAround(bytes: Buffer, place: { readonly x: number; readonly y: number }, reach = 6): number {
  const { width, data } = PNG.sync.read(bytes);
  let light = 0;
  for (let y = Math.round(place.y) - reach; y <= place.y + reach; y++) {
    for (let x = Math.round(place.x) - reach; x <= place.x + reach; x++) {
      const at = 4 * (y * width + x);
      if (data.subarray(at, at + 3).every((channel) => channel > 110)) light++;
    }
  }
  return light;
}
