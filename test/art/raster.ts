/** Paints outlines without a browser: how much of each pixel lies within them. */

type Point = readonly [x: number, y: number];

/** The straight pieces in which a curve is measured. */
const STEPS = 12;
/** The rows and columns of samples in a pixel. */
const SAMPLES = 4;

/** Returns the corners of each closed outline of a path with the commands M, L, H, V, C and Z. Throws at any other. */
function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = [];
  let here: Point[] = [];
  for (const [, command = '', written = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const figures = written
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const [x, y] = here.at(-1) ?? [0, 0];
    if (command === 'M') {
      here = pointsIn(figures);
      outlines.push(here);
    } else if (command === 'L') here.push(...pointsIn(figures));
    else if (command === 'H') here.push(...figures.map((to): Point => [to, y]));
    else if (command === 'V') here.push(...figures.map((to): Point => [x, to]));
    else if (command === 'C')
      for (let k = 0; k < figures.length; k += 6) here.push(...curve(here.at(-1) ?? [0, 0], figures.slice(k, k + 6)));
    else if (command !== 'Z') throw new Error(`a picture has no ${command} in its paths`);
  }
  return outlines;
}

const pointsIn = (figures: readonly number[]): Point[] =>
  Array.from({ length: figures.length / 2 }, (_, k) => [figures[2 * k] ?? 0, figures[2 * k + 1] ?? 0]);

function curve([x0, y0]: Point, [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: readonly number[]): Point[] {
  return Array.from({ length: STEPS }, (_, k) => {
    const t = (k + 1) / STEPS;
    const at = (a: number, b: number, c: number, d: number) =>
      a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
    return [at(x0, x1, x2, x3), at(y0, y1, y2, y3)];
  });
}

/** The places at which the outlines cross a row, and the way they go there: 1 down, -1 up. */
function crossingsAt(outlines: readonly Point[][], y: number) {
  return outlines.flatMap((outline) =>
    outline.flatMap(([bx, by], k): { readonly x: number; readonly way: number }[] => {
      const [ax, ay] = outline.at(k - 1) ?? [0, 0];
      return ay <= y === by <= y ? [] : [{ x: ax + ((y - ay) / (by - ay)) * (bx - ax), way: by > ay ? 1 : -1 }];
    }),
  );
}

/** Returns the covered part of each pixel, row by row, of paths in a box of `box` units that has `side` pixels. */
export function coverOf(paths: readonly string[], box: number, side: number): number[] {
  const shapes = paths.map(outlinesOf);
  const cover = new Array<number>(side * side).fill(0);
  const unit = box / side / SAMPLES;
  for (let row = 0; row < side * SAMPLES; row++) {
    const rows = shapes.map((shape) => crossingsAt(shape, (row + 0.5) * unit));
    for (let column = 0; column < side * SAMPLES; column++) {
      const x = (column + 0.5) * unit;
      // The non-zero rule, as on the canvas.
      const isWithin = rows.some((row) => row.reduce((sum, each) => sum + (each.x > x ? each.way : 0), 0) !== 0);
      const pixel = Math.floor(row / SAMPLES) * side + Math.floor(column / SAMPLES);
      if (isWithin) cover[pixel] = (cover[pixel] ?? 0) + 1 / SAMPLES ** 2;
    }
  }
  return cover;
}
