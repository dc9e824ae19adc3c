/** Paints the picture of a number on a canvas. */
import type { Picture, PicturePart } from '../art/symbols.ts';

/** Paints the picture at 0, 0, in the units of its box. `colours`: of its parts. */
export function paintPicture(
  ctx: CanvasRenderingContext2D,
  picture: Picture,
  colours: Readonly<Record<PicturePart['colour'], string>>,
): void {
  for (const { path, colour } of picture) {
    ctx.fillStyle = colours[colour];
    ctx.fill(new Path2D(path));
  }
}
