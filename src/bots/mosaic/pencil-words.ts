/** The state of a mosaic that is filled with a pencil, in one row of numbers, so that a trial is a copy of it. */
import type { Ways } from './mosaic-ways.ts';

/** Where each level of trial has its words. */
export const POOL = 0;
/** A bit for each tile that does not lie, and for each free place. */
export const TILES = 1;
export const PLACES = 2;
/** Of each field: its free places, the sum of the others, a bit for each of their numbers, and one if any is twice. */
export const OPEN = 3;
export const SUMS = OPEN + 32;
export const KINDS = SUMS + 32;
export const IS_TWICE = 1 << 7;
/** Of each tile: the pairs on which it can lie as it is, and turned; two words each. */
export const LEFT = KINDS + 32;
const WORDS = LEFT + 4 * 16;
/** A level for each tile that is laid on trial, and one for a trial beyond. */
const LEVELS = 18;

/** A bit for each of so many things. */
const bits = (count: number): number => (count >= 32 ? -1 : (1 << count) - 1);
export const bitIndex = (bit: number): number => 31 - Math.clz32(bit);
export const isOneBit = (word: number): boolean => word !== 0 && (word & (word - 1)) === 0;

/** The ways to lay tiles that are left, and what lies in the fields. Call `begin` first. */
export class PencilWords {
  ways: Ways;
  protected readonly words = new Int32Array(WORDS * LEVELS);
  /** Where the words of the present level begin. */
  protected at = 0;

  constructor(ways: Ways) {
    this.ways = ways;
  }

  /** Begins a mosaic, of which nothing lies. */
  begin(ways: Ways): void {
    this.ways = ways;
    this.at = 0;
    const words = this.words.fill(0, 0, WORDS);
    const { places, pairs, pools, lows, highs, sizes } = ways;
    words[TILES] = bits(pools.length);
    words[PLACES] = bits(places.length);
    words.set(sizes, OPEN);
    const first = bits(Math.min(32, pairs.length));
    const second = bits(Math.max(0, pairs.length - 32));
    for (let tile = 0; tile < pools.length; tile++) {
      words[POOL] = (words[POOL] as number) + (pools[tile] as number);
      const from = LEFT + 4 * tile;
      const canTurn = lows[tile] !== highs[tile];
      words[from] = first;
      words[from + 1] = second;
      words[from + 2] = canTurn ? first : 0;
      words[from + 3] = canTurn ? second : 0;
    }
  }

  /** True if no tile is left to lay. */
  get isSolved(): boolean {
    return this.words[this.at + TILES] === 0;
  }

  /** A bit for each place that is free. */
  get freePlaces(): number {
    return this.words[this.at + PLACES] as number;
  }

  /** A bit for each tile that does not lie. */
  get openTiles(): number {
    return this.words[this.at + TILES] as number;
  }

  isLeft(way: number): boolean {
    const word = this.words[this.at + LEFT + 4 * (way >> 7) + ((way >> 5) & 3)] as number;
    return ((word >>> (way & 31)) & 1) === 1;
  }

  /** Returns the ways that are left, of tiles that do not lie, from `from` on; -1 if there is none. */
  nextLeft(from: number): number {
    const words = this.words;
    for (let index = from >> 5, low = from & 31; index < 4 * this.ways.pools.length; index++, low = 0) {
      const word = (words[this.at + LEFT + index] as number) & (-1 << low);
      if (word !== 0) return (index << 5) | bitIndex(word & -word);
    }
    return -1;
  }

  /** Returns how many ways are left, of tiles that do not lie. */
  countLeft(): number {
    let count = 0;
    for (let index = this.at + LEFT, end = index + 4 * this.ways.pools.length; index < end; index++)
      for (let word = this.words[index] as number; word !== 0; word &= word - 1) count++;
    return count;
  }

  /** Begins a trial: everything is as it was once it is over. */
  try(): void {
    this.words.copyWithin(this.at + WORDS, this.at, this.at + WORDS);
    this.at += WORDS;
  }

  endTrial(): void {
    this.at -= WORDS;
  }

  strike(way: number): void {
    const at = this.at + LEFT + 4 * (way >> 7) + ((way >> 5) & 3);
    this.words[at] = (this.words[at] as number) & ~(1 << (way & 31));
  }

  /** Lays a tile: its other ways and all ways across it are out. */
  lay(way: number): void {
    const { pairs, pools, lows, highs, atPlace } = this.ways;
    const words = this.words;
    const at = this.at;
    const tile = way >> 7;
    const pair = pairs[way & 63] as readonly [number, number];
    const isTurned = ((way >> 6) & 1) === 1;
    const [one, other] = pair;
    words[at + POOL] = (words[at + POOL] as number) - (pools[tile] as number);
    words[at + TILES] = (words[at + TILES] as number) & ~(1 << tile);
    words[at + PLACES] = (words[at + PLACES] as number) & ~((1 << one) | (1 << other));
    const from = at + LEFT + 4 * tile;
    words[from] = words[from + 1] = words[from + 2] = words[from + 3] = 0;
    const first = ~((atPlace[2 * one] as number) | (atPlace[2 * other] as number));
    const second = ~((atPlace[2 * one + 1] as number) | (atPlace[2 * other + 1] as number));
    for (let to = at + LEFT, end = to + 4 * pools.length; to < end; to += 2) {
      words[to] = (words[to] as number) & first;
      words[to + 1] = (words[to + 1] as number) & second;
    }
    this.#fill(one, (isTurned ? highs[tile] : lows[tile]) as number);
    this.#fill(other, (isTurned ? lows[tile] : highs[tile]) as number);
  }

  #fill(place: number, number: number): void {
    const words = this.words;
    const field = this.at + (this.ways.fieldOf[place] as number);
    words[field + OPEN] = (words[field + OPEN] as number) - 1;
    words[field + SUMS] = (words[field + SUMS] as number) + number;
    const kinds = words[field + KINDS] as number;
    words[field + KINDS] = kinds | (((kinds >> number) & 1) === 1 ? IS_TWICE : 1 << number);
  }
}
