/**
 * The exponential function from sums and products alone. Those are the same to the last bit on every machine, while
 * browsers differ in what `Math.exp` and `**` make of the last one: a move must not hang on it.
 */

/** The natural logarithm of 2: a part with few bits, so that its multiples are exact, and the rest. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** Terms of the series: enough for half of `LN2` at the precision of a number. */
const TERMS = 14;
/** Beyond these the result is 0, or greater than any number. */
const LOWEST = -746;
const HIGHEST = 710;

export function exp(x: number): number {
  if (!(x > LOWEST)) return Number.isNaN(x) ? x : 0;
  if (x >= HIGHEST) return Number.POSITIVE_INFINITY;
  const twos = Math.round(x / (LN2_HIGH + LN2_LOW));
  const rest = x - twos * LN2_HIGH - twos * LN2_LOW;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (sum * rest) / term;
  return sum * power(twos < 0 ? 0.5 : 2, Math.abs(twos));
}

/** A whole power. */
export function power(base: number, exponent: number): number {
  let product = 1;
  for (let left = exponent; left > 0; left--) product *= base;
  return product;
}
