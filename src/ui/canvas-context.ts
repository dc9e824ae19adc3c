/** Returns the 2D context of a canvas. Throws if the browser has none. */
export function context2dOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no 2D canvas');
  return context;
}
