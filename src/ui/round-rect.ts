/** Adds a rectangle with round corners to a path. `roundRect` is missing in some of the supported browsers. */
export function addRoundRect(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  const round = Math.min(radius, width / 2, height / 2);
  ctx.moveTo(x + round, y);
  ctx.arcTo(x + width, y, x + width, y + height, round);
  ctx.arcTo(x + width, y + height, x, y + height, round);
  ctx.arcTo(x, y + height, x, y, round);
  ctx.arcTo(x, y, x + width, y, round);
  ctx.closePath();
}
