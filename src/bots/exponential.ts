/**
 * The exponential function from sums and products alone. Those are the same to the last bit on every machine, while
 * browsers differ in what `Math.exp` and `**` make of the last one: a move must not hang on it.
 */

/** Terms of the series: enough for half of `LN2` at the precision of a number. */
const TERMS = 14;
/** Beyond it everything is 0, or greater than any number. */
const FARTHEST = 709;

export function exp(x: number): number {
  if (Math.abs(x) > FARTHEST) return x < 0 ? 0 : Number.POSITIVE_INFINITY;
  const twos = Math.round(x / Math.LN2);
  const rest = x - twos * Math.LN2;
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
