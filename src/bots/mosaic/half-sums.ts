/** The sums that halves of tiles can have, each used once (32.5). */

/** The numbers of a half: 0 to 6. */
const NUMBERS = 7;
/** The most halves whose sums are told. They add up to 30 at most: a word has a bit for each sum. */
const MOST_HALVES = 5;
const SLOTS = 1024;
const WORDS = 8;
/** Behind the sums: a bit for each number that is there, and the pool. */
const KINDS = MOST_HALVES + 1;
const POOL = MOST_HALVES + 2;

/** The most places of a field for which sums are told: one is filled first. */
export const MOST_IN_FIELD = MOST_HALVES + 1;

/** The halves of a tile as a pool: four bits for how many show each number. Pools are added and subtracted as numbers. */
export const poolOf = (low: number, high: number): number => (1 << (4 * low)) + (1 << (4 * high));

const countIn = (pool: number, number: number): number => (pool >> (4 * number)) & 15;

/** Sums that were worked out before are kept as long as no other pool takes their slot. */
export class HalfSums {
  /** Of each slot: for each number of halves, a bit for each sum that so many can have; then more of the pool. */
  readonly #words = new Int32Array(SLOTS * WORDS).fill(-1);

  /** Returns a mark by which to ask about a pool, valid until the next is asked for. */
  find(pool: number): number {
    const from = (Math.imul(pool, 0x9e3779b1) >>> 22) * WORDS;
    if (this.#words[from + POOL] !== pool) this.#learn(pool, from);
    return from;
  }

  /** Returns a bit for each sum that exactly so many halves can have. */
  sums(mark: number, halves: number): number {
    return this.#words[mark + halves] as number;
  }

  /** Returns a bit for each number that is there. */
  kinds(mark: number): number {
    return this.#words[mark + KINDS] as number;
  }

  /** Returns how many halves show the number. */
  count(mark: number, number: number): number {
    return countIn(this.#words[mark + POOL] as number, number);
  }

  #learn(pool: number, from: number): void {
    const words = this.#words;
    words.fill(0, from, from + WORDS);
    words[from] = 1;
    let kinds = 0;
    for (let n = 0; n < NUMBERS; n++) {
      const count = countIn(pool, n);
      if (count > 0) kinds |= 1 << n;
      for (let times = Math.min(MOST_HALVES, count); times > 0; times--)
        for (let halves = MOST_HALVES; halves > 0; halves--)
          words[from + halves] = (words[from + halves] as number) | ((words[from + halves - 1] as number) << n);
    }
    words[from + KINDS] = kinds;
    words[from + POOL] = pool;
  }
}
