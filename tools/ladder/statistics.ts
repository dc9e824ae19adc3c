/** Means with confidence intervals, and quantiles. */

/** Half the width of the normal distribution's middle 95 %, in standard deviations. */
const Z = 1.959964;

/** A mean, and the ends of the interval that contains the true mean with 95 % confidence. */
export interface Figure {
  readonly mean: number;
  readonly interval: readonly [low: number, high: number];
}

/**
 * Returns the mean of independent values with its 95 % interval, by Student's distribution. Its quantile is expanded
 * around the normal one: off by less than 1 % from five values on. Throws with fewer than two values, which show no
 * spread.
 */
export function figureOf(values: readonly number[]): Figure {
  const freedom = values.length - 1;
  if (freedom < 1) throw new Error('an interval needs two values');
  const mean = sum(values) / values.length;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / freedom;
  const within = student(freedom) * Math.sqrt(variance / values.length);
  return { mean, interval: [mean - within, mean + within] };
}

/** Returns the 97.5 % quantile of Student's distribution (Abramowitz and Stegun 26.7.5). */
function student(freedom: number): number {
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

export function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** Returns the smallest value that at least the share `share` (0 to 1) of values do not exceed; 0 if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
