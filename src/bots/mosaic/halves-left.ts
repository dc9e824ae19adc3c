/** What the halves of tiles that do not lie yet can still add to a field (32.5). */

/** The numbers of a half: 0 to 6. */
const NUMBERS = 7;
/** The most halves whose sums are told exactly: they add up to 60 at most, two words of 31 bits. */
const MOST = 10;
const BITS = 31;
const WORD = 2 ** BITS - 1;

/** Halves, each to be used once. Changing them is cheap; their sums are worked out when they are asked for. */
export class HalvesLeft {
  readonly #counts = new Int8Array(NUMBERS);
  /** For each number of halves, a bit for each sum that so many can have: below 31, and from 31 on. */
  readonly #low = new Int32Array(MOST + 1);
  readonly #high = new Int32Array(MOST + 1);
  #isKnown = false;

  /** Takes over the halves of another. */
  become(other: HalvesLeft): void {
    this.#counts.set(other.#counts);
    this.#isKnown = false;
  }

  /** Adds halves with that number, or takes them away. */
  add(number: number, times: number): void {
    this.#counts[number] = this.countOf(number) + times;
    this.#isKnown = false;
  }

  countOf(number: number): number {
    return this.#counts[number] ?? 0;
  }

  /** True if exactly so many of them can add up to the sum. */
  canSum(halves: number, sum: number): boolean {
    if (halves > MOST) return this.least(halves) <= sum && sum <= this.most(halves);
    if (sum < 0 || sum >= 2 * BITS) return false;
    if (!this.#isKnown) this.#learn();
    const word = (sum < BITS ? this.#low : this.#high)[halves] ?? 0;
    return ((word >> (sum % BITS)) & 1) === 1;
  }

  /** Returns the least sum of so many; infinite if there are fewer. */
  least(halves: number): number {
    let left = halves;
    let sum = 0;
    for (let n = 0; n < NUMBERS && left > 0; n++) {
      const taken = Math.min(left, this.countOf(n));
      sum += taken * n;
      left -= taken;
    }
    return left > 0 ? Number.POSITIVE_INFINITY : sum;
  }

  /** Returns the greatest sum of so many; minus infinity if there are fewer. */
  most(halves: number): number {
    let left = halves;
    let sum = 0;
    for (let n = NUMBERS - 1; n >= 0 && left > 0; n--) {
      const taken = Math.min(left, this.countOf(n));
      sum += taken * n;
      left -= taken;
    }
    return left > 0 ? Number.NEGATIVE_INFINITY : sum;
  }

  /** Returns how many numbers they show that a set of bits lacks. */
  kindsBeside(used: number): number {
    let kinds = 0;
    for (let n = 0; n < NUMBERS; n++) if (this.countOf(n) > 0 && ((used >> n) & 1) === 0) kinds++;
    return kinds;
  }

  #learn(): void {
    this.#low.fill(0);
    this.#high.fill(0);
    this.#low[0] = 1;
    for (let n = 0; n < NUMBERS; n++)
      for (let times = Math.min(MOST, this.countOf(n)); times > 0; times--)
        for (let halves = MOST; halves > 0; halves--) {
          const low = this.#low[halves - 1] ?? 0;
          const high = this.#high[halves - 1] ?? 0;
          this.#low[halves] = (this.#low[halves] ?? 0) | ((low << n) & WORD);
          this.#high[halves] = (this.#high[halves] ?? 0) | ((high << n) & WORD) | (low >>> (BITS - n));
        }
    this.#isKnown = true;
  }
}
