/** A mosaic as a careful person fills it with a pencil (32.5): which ways to lay a tile are left. */
import { HalfSums } from './half-sums.ts';
import { DIFFERENT, EQUAL, numberOfWay, OVER, SUM, UNDER, type Ways, WORDS_OF_FIELD } from './mosaic-ways.ts';
import {
  bitIndex,
  IS_TWICE,
  isOneBit,
  KINDS,
  LEFT,
  OPEN,
  PencilWords,
  PLACES,
  POOL,
  SUMS,
  TILES,
} from './pencil-words.ts';

export class MosaicPencil extends PencilWords {
  readonly #halves: HalfSums;
  #isStuck = false;
  /** The only way of some tile or place, as it was last looked at; -1 if none has only one. */
  #single = -1;

  constructor(ways: Ways, halves: HalfSums = new HalfSums()) {
    super(ways);
    this.#halves = halves;
    this.begin(ways);
  }

  override begin(ways: Ways): void {
    super.begin(ways);
    this.#isStuck = false;
    this.#single = -1;
  }

  override endTrial(): void {
    super.endTrial();
    this.#isStuck = false;
    this.#single = -1;
  }

  /** True if a tile or a place had no way left when it was last looked at. */
  get isStuck(): boolean {
    return this.#isStuck;
  }

  /** The only way of a tile or place that had one when it was last looked at; -1 if none had. */
  get single(): number {
    return this.#single;
  }

  /** Returns the ways left of the tile or free place that has the fewest. */
  fewest(): readonly number[] {
    const all: number[] = [];
    for (let way = this.nextLeft(0); way >= 0; way = this.nextLeft(way + 1)) all.push(way);
    const { pairs, places, pools } = this.ways;
    const ofTile = Array.from(pools, (_, tile) => all.filter((way) => way >> 7 === tile));
    const ofPlace = places.map((_, place) => all.filter((way) => pairs[way & 63]?.includes(place)));
    return [...ofTile, ...ofPlace]
      .filter((ways) => ways.length > 0)
      .reduce((few, ways) => (ways.length < few.length ? ways : few), all);
  }

  /** Strikes out every way that is out: one of its fields could not keep its sign after it. Then counts ways. */
  look(): void {
    const words = this.words;
    const { pools, lows, highs } = this.ways;
    const at = this.at;
    for (let open = words[at + TILES] as number; open !== 0; open &= open - 1) {
      const tile = bitIndex(open & -open);
      const mark = this.#halves.find((words[at + POOL] as number) - (pools[tile] as number));
      this.#lookAtTile(at + LEFT + 4 * tile, lows[tile] as number, highs[tile] as number, mark);
    }
    this.count();
  }

  #lookAtTile(from: number, low: number, high: number, mark: number): void {
    const words = this.words;
    const { inField, signs } = this.ways;
    let asIs0 = words[from] as number;
    let asIs1 = words[from + 1] as number;
    let turned0 = words[from + 2] as number;
    let turned1 = words[from + 3] as number;
    for (let field = 0, bit = 0; field < signs.length; field++, bit += WORDS_OF_FIELD) {
      const open = words[this.at + OPEN + field] as number;
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
    const at = this.at + field;
    const kinds = this.words[at + KINDS] as number;
    const with_ = kinds | (((kinds >> number) & 1) === 1 ? IS_TWICE : 1 << number);
    return this.#canFill(field, open, (this.words[at + SUMS] as number) + number, with_, mark);
  }

  #canKeepBoth(field: number, open: number, low: number, high: number, mark: number): boolean {
    const at = this.at + field;
    let kinds = this.words[at + KINDS] as number;
    kinds |= ((kinds >> low) & 1) === 1 ? IS_TWICE : 1 << low;
    kinds |= ((kinds >> high) & 1) === 1 ? IS_TWICE : 1 << high;
    return this.#canFill(field, open, (this.words[at + SUMS] as number) + low + high, kinds, mark);
  }

  /** True if halves can fill the open places of a field with that sum and these numbers so that it keeps its sign. */
  #canFill(field: number, open: number, sum: number, kinds: number, mark: number): boolean {
    const missing = (this.ways.amounts[field] as number) - sum;
    switch (this.ways.signs[field]) {
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
    const words = this.words;
    const { atPlace } = this.ways;
    const at = this.at;
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
    for (let tile = 0; tile < this.ways.pools.length; tile++)
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
