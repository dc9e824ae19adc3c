/** The pen of a canvas. Throws where there are no 2D canvases. */
export function penOn(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no 2D canvas');
  return pen;
}
