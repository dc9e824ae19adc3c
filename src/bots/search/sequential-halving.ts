/**
 * Compares candidates batch by batch in the same worlds (sequential halving). The budget is split into rounds of equal
 * cost. After each round the worse half drops out, so most of the budget goes to candidates near the best. A candidate
 * that is clearly behind drops out at once.
 */

/** Batches before a candidate may drop out early: fewer say too little about the spread of results. */
const FIRST_BATCHES = 8;
/** Standard errors of the difference at which a candidate is clearly behind the best. */
const CLEARLY = 3;

export interface SequentialHalving {
  /** The number of candidates that have not dropped out. */
  readonly remaining: number;
  isIn(candidate: number): boolean;
  /** Adds one result of the current batch. */
  add(candidate: number, value: number): void;
  /** Ends the batch; candidates that are behind drop out. `spent`: the share of the budget used so far, 0 to 1. */
  endBatch(spent: number): void;
  /**
   * Returns the value of each candidate. A candidate that dropped out is as far behind the best as in the batches that
   * both played. Its own mean would depend on those batches as much as on the candidate.
   */
  values(): Float64Array;
}

/** @param size results of each candidate in a batch. */
export function createHalving(count: number, size: number): SequentialHalving {
  const isIn = new Uint8Array(count).fill(1);
  const batch = new Float64Array(count);
  const sums = new Float64Array(count);
  let batches = 0;
  /**
   * Sums, over batches, of the products of two candidates' results. The spread of a difference is computed from them.
   */
  const products = new Float64Array(count * count);
  /** For each candidate that dropped out, its distance behind each other one at that time. */
  const behind = new Float64Array(count * count);
  let remaining = count;
  const rounds = 32 - Math.clz32(count - 1);
  let round = 1;

  const mean = (candidate: number) => (sums[candidate] as number) / Math.max(1, batches);
  /** Returns the remaining candidate for which `isBetter` holds against all others; the first among equals. */
  const first = (isBetter: (a: number, b: number) => boolean) => {
    let found = isIn.indexOf(1);
    for (let candidate = found + 1; candidate < count; candidate++) {
      if (isIn[candidate] === 1 && isBetter(mean(candidate), mean(found))) found = candidate;
    }
    return found;
  };
  const best = () => first((a, b) => a > b);
  const worst = () => first((a, b) => a <= b);
  /** The standard error of the difference of two means. */
  const error = (a: number, b: number) => {
    const squares =
      (products[a * count + a] as number) +
      (products[b * count + b] as number) -
      2 * (products[Math.min(a, b) * count + Math.max(a, b)] as number);
    const difference = mean(a) - mean(b);
    const variance = Math.max(0, squares / batches - difference * difference);
    return Math.sqrt(variance / (batches - 1));
  };
  const drop = (candidate: number) => {
    for (let other = 0; other < count; other++) behind[candidate * count + other] = mean(other) - mean(candidate);
    isIn[candidate] = 0;
    remaining--;
  };

  const dropClearlyBehind = () => {
    const leader = best();
    while (remaining > 1) {
      const candidate = worst();
      if (mean(leader) - mean(candidate) <= CLEARLY * error(candidate, leader)) return;
      drop(candidate);
    }
  };
  /** Drops the worse half; of an odd number the smaller part. */
  const halve = () => {
    for (let left = remaining >> 1; left > 0; left--) drop(worst());
  };

  return {
    get remaining() {
      return remaining;
    },
    isIn: (candidate) => isIn[candidate] === 1,
    add(candidate, value) {
      batch[candidate] = (batch[candidate] as number) + value / size;
    },
    endBatch(spent) {
      batches++;
      for (let a = 0; a < count; a++) {
        if (isIn[a] === 0) continue;
        const result = batch[a] as number;
        sums[a] = (sums[a] as number) + result;
        for (let b = a; b < count; b++) {
          products[a * count + b] = (products[a * count + b] as number) + result * (batch[b] as number);
        }
      }
      batch.fill(0);
      if (batches >= FIRST_BATCHES) dropClearlyBehind();
      for (; round < rounds && spent * rounds >= round; round++) halve();
    },
    values() {
      const winner = best();
      const top = mean(winner);
      return Float64Array.from({ length: count }, (_, candidate) =>
        isIn[candidate] === 1 ? mean(candidate) : top - (behind[candidate * count + winner] as number),
      );
    },
  };
}
