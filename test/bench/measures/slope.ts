export interface Trend {
  /** How much y grows for each 1 of x. */
  readonly slope: number;
  /** The standard error of that: how much of it may be chance. */
  readonly error: number;
}

export type Point = readonly [x: number, y: number];

/**
 * The trend that several runs of points share, by least squares, each run from a level of its own. Without two points of
 * different x in a run, nothing is known: slope 0, error ∞.
 */
export function trendOf(runs: readonly (readonly Point[])[]): Trend {
  const points = runs.flatMap(centred);
  const spread = points.reduce((sum, [x]) => sum + x ** 2, 0);
  if (spread === 0) return { slope: 0, error: Number.POSITIVE_INFINITY };
  const slope = points.reduce((sum, [x, y]) => sum + x * y, 0) / spread;
  const free = points.length - runs.filter((run) => run.length > 0).length - 1;
  const rest = points.reduce((sum, [x, y]) => sum + (y - slope * x) ** 2, 0);
  return { slope, error: free > 0 ? Math.sqrt(rest / free / spread) : Number.POSITIVE_INFINITY };
}

/** A run around its own middle. */
function centred(run: readonly Point[]): Point[] {
  const mean = (at: 0 | 1) => run.reduce((sum, point) => sum + point[at], 0) / run.length;
  const [middle, level] = [mean(0), mean(1)];
  return run.map(([x, y]) => [x - middle, y - level]);
}
