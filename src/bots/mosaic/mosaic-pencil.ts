/** A mosaic as a careful person fills it with a pencil (32.5): which ways to lay a tile are left. */
import { HalfSums } from './half-sums.ts';
import { DIFFERENT, EQUAL, numberOfWay, OVER, SUM, UNDER, type Ways, WORDS_OF_FIELD } from './mosaic-ways.ts';

/** Where each level of trial has its words. */
const POOL = 0;
/** A bit for each tile that does not lie, and for each free place. */
const TILES = 1;
const PLACES = 2;
/** Of each field: its free places, the sum of the others, a bit for each of their numbers, and one if any is twice. */
const OPEN = 3;
const SUMS = OPEN + 32;
const KINDS = SUMS + 32;
const IS_TWICE = 1 << 7;
/** Of each tile: the pairs on which it can lie as it is, and turned; two words each. */
const LEFT = KINDS + 32;
const WORDS = LEFT + 4 * 16;
/** A level for each tile that is laid on trial, and one for a trial beyond. */
const LEVELS = 18;

/** A bit for each of so many things. */
const bits = (count: number): number => (count >= 32 ? -1 : (1 << count) - 1);
const bitIndex = (bit: number): number => 31 - Math.clz32(bit);
const isOneBit = (word: number): boolean => word !== 0 && (word & (word - 1)) === 0;

export class MosaicPencil {
  #ways: Ways;
  readonly #halves: HalfSums;
  readonly #words = new Int32Array(WORDS * LEVELS);
  /** Where the words of the present level begin. */
  #at = 0;
  #isStuck = false;
  /** The only way of some tile or place, as it was last looked at; -1 if none has only one. */
  #single = -1;

  constructor(ways: Ways, halves: HalfSums = new HalfSums()) {
    this.#ways = ways;
    this.#halves = halves;
    this.begin(ways);
  }

  get ways(): Ways {
    return this.#ways;
  }

  /** Begins a mosaic, of which nothing lies. */
  begin(ways: Ways): void {
    this.#ways = ways;
    this.#at = 0;
    this.#isStuck = false;
    this.#single = -1;
    const words = this.#words.fill(0, 0, WORDS);
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
    return this.#words[this.#at + TILES] === 0;
  }

  /** True if a tile or a place had no way left when it was last looked at. */
  get isStuck(): boolean {
    return this.#isStuck;
  }

  /** The only way of a tile or place that had one when it was last looked at; -1 if none had. */
  get single(): number {
    return this.#single;
  }

  /** A bit for each place that is free. */
  get freePlaces(): number {
    return this.#words[this.#at + PLACES] as number;
  }

  /** A bit for each tile that does not lie. */
  get openTiles(): number {
    return this.#words[this.#at + TILES] as number;
  }

  isLeft(way: number): boolean {
    const word = this.#words[this.#at + LEFT + 4 * (way >> 7) + ((way >> 5) & 3)] as number;
    return ((word >>> (way & 31)) & 1) === 1;
  }

  /** Returns the ways that are left, of tiles that do not lie, from `from` on; -1 if there is none. */
  nextLeft(from: number): number {
    const words = this.#words;
    for (let index = from >> 5, low = from & 31; index < 4 * this.#ways.pools.length; index++, low = 0) {
      const word = (words[this.#at + LEFT + index] as number) & (-1 << low);
      if (word !== 0) return (index << 5) | bitIndex(word & -word);
    }
    return -1;
  }

  /** Returns how many ways are left, of tiles that do not lie. */
  countLeft(): number {
    let count = 0;
    for (let index = this.#at + LEFT, end = index + 4 * this.#ways.pools.length; index < end; index++)
      for (let word = this.#words[index] as number; word !== 0; word &= word - 1) count++;
    return count;
  }

  /** Returns the ways left of the tile or free place that has the fewest. */
  fewest(): readonly number[] {
    const all: number[] = [];
    for (let way = this.nextLeft(0); way >= 0; way = this.nextLeft(way + 1)) all.push(way);
    const { pairs, places, pools } = this.#ways;
    const ofTile = Array.from(pools, (_, tile) => all.filter((way) => way >> 7 === tile));
    const ofPlace = places.map((_, place) => all.filter((way) => pairs[way & 63]?.includes(place)));
    return [...ofTile, ...ofPlace]
      .filter((ways) => ways.length > 0)
      .reduce((few, ways) => (ways.length < few.length ? ways : few), all);
  }

  /** Begins a trial: everything is as it was once it is over. */
  try(): void {
    this.#words.copyWithin(this.#at + WORDS, this.#at, this.#at + WORDS);
    this.#at += WORDS;
  }

  endTrial(): void {
    this.#at -= WORDS;
    this.#isStuck = false;
    this.#single = -1;
  }

  strike(way: number): void {
    const at = this.#at + LEFT + 4 * (way >> 7) + ((way >> 5) & 3);
    this.#words[at] = (this.#words[at] as number) & ~(1 << (way & 31));
  }

  /** Lays a tile: its other ways and all ways across it are out. */
  lay(way: number): void {
    const { pairs, pools, lows, highs, atPlace } = this.#ways;
    const words = this.#words;
    const at = this.#at;
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
    const words = this.#words;
    const field = this.#at + (this.#ways.fieldOf[place] as number);
    words[field + OPEN] = (words[field + OPEN] as number) - 1;
    words[field + SUMS] = (words[field + SUMS] as number) + number;
    const kinds = words[field + KINDS] as number;
    words[field + KINDS] = kinds | (((kinds >> number) & 1) === 1 ? IS_TWICE : 1 << number);
  }

  /** Strikes out every way that is out: one of its fields could not keep its sign after it. Then counts ways. */
  look(): void {
    const words = this.#words;
    const { pools, lows, highs } = this.#ways;
    const at = this.#at;
    for (let open = words[at + TILES] as number; open !== 0; open &= open - 1) {
      const tile = bitIndex(open & -open);
      const mark = this.#halves.find((words[at + POOL] as number) - (pools[tile] as number));
      this.#lookAtTile(at + LEFT + 4 * tile, lows[tile] as number, highs[tile] as number, mark);
    }
    this.count();
  }

  #lookAtTile(from: number, low: number, high: number, mark: number): void {
    const words = this.#words;
    const { inField, signs } = this.#ways;
    let asIs0 = words[from] as number;
    let asIs1 = words[from + 1] as number;
    let turned0 = words[from + 2] as number;
    let turned1 = words[from + 3] as number;
    for (let field = 0, bit = 0; field < signs.length; field++, bit += WORDS_OF_FIELD) {
      const open = words[this.#at + OPEN + field] as number;
      if (open === 0) continue;
      const first0 = inField[bit] as number;
      const first1 = inField[bit + 1] as number;
      const second0 = inField[bit + 2] as number;
      const second1 = inField[bit + 3] as number;
      const touches = ((asIs0 | turned0) & (first0 | second0)) | ((asIs1 | turned1) & (first1 | second1));
      if (touches !== 0 && !this.#canKeep(field, open - 1, low, mark)) {
        asIs0 &= ~first0;
        asIs1 &= ~first1;
        turned0 &= ~second0;
        turned1 &= ~second1;
      }
      if (touches !== 0 && !this.#canKeep(field, open - 1, high, mark)) {
        asIs0 &= ~second0;
        asIs1 &= ~second1;
        turned0 &= ~first0;
        turned1 &= ~first1;
      }
      const inside0 = inField[bit + 4] as number;
      const inside1 = inField[bit + 5] as number;
      const isInside = ((asIs0 | turned0) & inside0) | ((asIs1 | turned1) & inside1);
      if (isInside !== 0 && !this.#canKeepBoth(field, open - 2, low, high, mark)) {
        asIs0 &= ~inside0;
        asIs1 &= ~inside1;
        turned0 &= ~inside0;
        turned1 &= ~inside1;
      }
    }
    words[from] = asIs0;
    words[from + 1] = asIs1;
    words[from + 2] = turned0;
    words[from + 3] = turned1;
  }

  /** True if other tiles' halves can fill what a number leaves open of the field so that it keeps its sign. */
  #canKeep(field: number, open: number, number: number, mark: number): boolean {
    const at = this.#at + field;
    const kinds = this.#words[at + KINDS] as number;
    const with_ = kinds | (((kinds >> number) & 1) === 1 ? IS_TWICE : 1 << number);
    return this.#canFill(field, open, (this.#words[at + SUMS] as number) + number, with_, mark);
  }

  #canKeepBoth(field: number, open: number, low: number, high: number, mark: number): boolean {
    const at = this.#at + field;
    let kinds = this.#words[at + KINDS] as number;
    kinds |= ((kinds >> low) & 1) === 1 ? IS_TWICE : 1 << low;
    kinds |= ((kinds >> high) & 1) === 1 ? IS_TWICE : 1 << high;
    return this.#canFill(field, open, (this.#words[at + SUMS] as number) + low + high, kinds, mark);
  }

  /** True if halves can fill the open places of a field with that sum and these numbers so that it keeps its sign. */
  #canFill(field: number, open: number, sum: number, kinds: number, mark: number): boolean {
    const missing = (this.#ways.amounts[field] as number) - sum;
    switch (this.#ways.signs[field]) {
      case SUM:
        return missing >= 0 && missing < 31 && ((this.#halves.sums(mark, open) >> missing) & 1) === 1;
      case UNDER:
        return missing > 0 && (missing > 30 || (this.#halves.sums(mark, open) & ((1 << missing) - 1)) !== 0);
      case OVER:
        return missing < 30 && (missing < 0 || this.#halves.sums(mark, open) >>> (missing + 1) !== 0);
      case EQUAL: {
        const number = kinds & ~IS_TWICE;
        return isOneBit(number) && (open === 0 || this.#halves.count(mark, bitIndex(number)) >= open);
      }
      case DIFFERENT:
        return (kinds & IS_TWICE) === 0 && hasBits(this.#halves.kinds(mark) & ~kinds, open);
      default:
        return true;
    }
  }

  /** Counts the ways that are left: finds out where there is none, or one. */
  count(): void {
    const words = this.#words;
    const { atPlace } = this.#ways;
    const at = this.#at;
    this.#isStuck = false;
    this.#single = -1;
    let once0 = 0;
    let once1 = 0;
    let twice0 = 0;
    let twice1 = 0;
    for (let open = words[at + TILES] as number; open !== 0; open &= open - 1) {
      const tile = bitIndex(open & -open);
      const from = at + LEFT + 4 * tile;
      const asIs0 = words[from] as number;
      const asIs1 = words[from + 1] as number;
      const turned0 = words[from + 2] as number;
      const turned1 = words[from + 3] as number;
      const any0 = asIs0 | turned0;
      const any1 = asIs1 | turned1;
      if ((any0 | any1) === 0) {
        this.#isStuck = true;
        return;
      }
      twice0 |= (once0 & any0) | (asIs0 & turned0);
      twice1 |= (once1 & any1) | (asIs1 & turned1);
      once0 |= any0;
      once1 |= any1;
      if (
        this.#single < 0 &&
        (any0 === 0 || any1 === 0) &&
        isOneBit(any0 | any1) &&
        ((asIs0 & turned0) | (asIs1 & turned1)) === 0
      )
        this.#single = this.nextLeft(tile << 7);
    }
    for (let free = words[at + PLACES] as number; free !== 0; free &= free - 1) {
      const place = bitIndex(free & -free);
      const here0 = (atPlace[2 * place] as number) & once0;
      const here1 = (atPlace[2 * place + 1] as number) & once1;
      if ((here0 | here1) === 0) {
        this.#isStuck = true;
        return;
      }
      if (this.#single >= 0 || ((here0 & twice0) | (here1 & twice1)) !== 0) continue;
      if (here1 === 0 ? isOneBit(here0) : here0 === 0 && isOneBit(here1))
        this.#single = this.#only(here1 === 0 ? bitIndex(here0) : 32 + bitIndex(here1));
    }
  }

  /** Returns the only way on a pair. */
  #only(pair: number): number {
    for (let tile = 0; tile < this.#ways.pools.length; tile++)
      for (const turned of [0, 1] as const) {
        const way = numberOfWay(tile, turned, pair);
        if (this.isLeft(way)) return way;
      }
    return -1;
  }
}

/** True if a word has at least so many bits. */
function hasBits(word: number, count: number): boolean {
  let left = word;
  for (let bit = 0; bit < count; bit++) {
    if (left === 0) return false;
    left &= left - 1;
  }
  return true;
}
