/**
 * The exponential function from sums and products alone, which are the same to the last bit on every machine. Browsers
 * differ in the last bit of `Math.exp` and `**`, and no move may depend on it.
 */

/** Terms of the series: enough for half of `LN2` at the precision of a number. */
const TERMS = 14;
/** The largest exponent computed: beyond it the result is 0 or infinite. */
const FARTHEST = 709;

export function exp(x: number): number {
  if (Math.abs(x) > FARTHEST) return x < 0 ? 0 : Number.POSITIVE_INFINITY;
  const twos = Math.round(x / Math.LN2);
  const rest = x - twos * Math.LN2;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (sum * rest) / term;
  return sum * power(twos < 0 ? 0.5 : 2, Math.abs(twos));
}

/** Returns `base` to the power of `exponent`, a whole number from 0. */
export function power(base: number, exponent: number): number {
  let product = 1;
  for (let left = exponent; left > 0; left--) product *= base;
  return product;
}
