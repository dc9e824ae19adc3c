/** A mosaic as a careful person fills it with a pencil (32.5): which ways to lay a tile are left. */
import type { Sign } from '../../rules/mosaic/mosaic-puzzle.ts';
import { HalvesLeft } from './halves-left.ts';
import type { Way, Ways } from './ways.ts';

const EMPTY = -1;

/** What lies in a field. */
interface Filling {
  open: number;
  sum: number;
  /** A bit for each number. */
  kinds: number;
  isTwice: boolean;
}

export class MosaicPencil {
  readonly ways: Ways;
  readonly #left: Uint8Array;
  readonly #ofTile: Int16Array;
  readonly #ofPlace: Int16Array;
  /** The way of each tile that lies; -1 for others. */
  readonly #lies: Int16Array;
  readonly #isFull: Uint8Array;
  readonly #fillings: Filling[];
  readonly #halves = new HalvesLeft();
  readonly #others: HalvesLeft;
  #toLay: number;

  /** @param from what to copy; by default nothing lies. */
  constructor(from: Ways | MosaicPencil) {
    if (from instanceof MosaicPencil) {
      this.ways = from.ways;
      this.#left = from.#left.slice();
      this.#ofTile = from.#ofTile.slice();
      this.#ofPlace = from.#ofPlace.slice();
      this.#lies = from.#lies.slice();
      this.#isFull = from.#isFull.slice();
      this.#fillings = from.#fillings.map((filling) => ({ ...filling }));
      this.#halves.become(from.#halves);
      this.#others = from.#others;
      this.#toLay = from.#toLay;
      return;
    }
    const { puzzle, all, ofTile, ofPlace } = from;
    this.ways = from;
    this.#others = new HalvesLeft();
    this.#left = new Uint8Array(all.length).fill(1);
    this.#ofTile = Int16Array.from(ofTile, (ways) => ways.length);
    this.#ofPlace = Int16Array.from(ofPlace, (ways) => ways.length);
    this.#lies = new Int16Array(puzzle.tiles.length).fill(EMPTY);
    this.#isFull = new Uint8Array(puzzle.places.length);
    this.#fillings = puzzle.fields.map(({ at }) => ({ open: at.length, sum: 0, kinds: 0, isTwice: false }));
    for (const ways of ofTile) {
      const way = all[ways[0] ?? 0];
      if (way) for (const number of [way.lowNumber, way.highNumber]) this.#halves.add(number, 1);
    }
    this.#toLay = puzzle.tiles.length;
  }

  get isSolved(): boolean {
    return this.#toLay === 0;
  }

  /** True if a tile or a place has no way left. */
  get isStuck(): boolean {
    return (
      this.#lies.some((way, tile) => way === EMPTY && this.#ofTile[tile] === 0) ||
      this.#isFull.some((full, place) => full === 0 && this.#ofPlace[place] === 0)
    );
  }

  /** The way of a tile that lies; `null` for others. */
  wayOf(tile: number): number | null {
    const way = this.#lies[tile] ?? EMPTY;
    return way === EMPTY ? null : way;
  }

  /** Returns the ways that are left, of tiles that do not lie. */
  waysLeft(): readonly number[] {
    return this.ways.all.flatMap((_, index) => (this.isLeft(index) ? [index] : []));
  }

  isLeft(way: number): boolean {
    return this.#left[way] === 1;
  }

  /** Returns the number of ways left at a free place; 0 at a full one. */
  leftAt(place: number): number {
    return this.#isFull[place] === 1 ? 0 : (this.#ofPlace[place] ?? 0);
  }

  /** Returns the only way of a tile or place that has one; `null` if none has. */
  single(): number | null {
    const { ofTile, ofPlace } = this.ways;
    for (const [tile, ways] of ofTile.entries())
      if (this.#lies[tile] === EMPTY && this.#ofTile[tile] === 1) return ways.find((way) => this.isLeft(way)) ?? null;
    for (const [place, ways] of ofPlace.entries())
      if (this.#isFull[place] === 0 && this.#ofPlace[place] === 1) return ways.find((way) => this.isLeft(way)) ?? null;
    return null;
  }

  /** Returns the ways left of the tile or place that has the fewest. */
  fewest(): readonly number[] {
    const { ofTile, ofPlace } = this.ways;
    const open = [
      ...ofTile.filter((_, tile) => this.#lies[tile] === EMPTY),
      ...ofPlace.filter((_, place) => this.#isFull[place] === 0),
    ].map((ways) => ways.filter((way) => this.isLeft(way)));
    return open.reduce((few, ways) => (ways.length < few.length ? ways : few), open[0] ?? []);
  }

  strike(way: number): void {
    const struck = this.ways.all[way];
    if (!struck || !this.isLeft(way)) return;
    this.#left[way] = 0;
    this.#ofTile[struck.tile] = (this.#ofTile[struck.tile] ?? 0) - 1;
    for (const place of [struck.low, struck.high]) this.#ofPlace[place] = (this.#ofPlace[place] ?? 0) - 1;
  }

  /** Lays a tile; strikes out its other ways and all ways across it. */
  lay(index: number): void {
    const { all, ofTile, ofPlace } = this.ways;
    const way = all[index];
    if (!way) throw new Error(`no way ${index}`);
    for (const other of [...(ofTile[way.tile] ?? []), ...(ofPlace[way.low] ?? []), ...(ofPlace[way.high] ?? [])])
      this.strike(other);
    this.#lies[way.tile] = index;
    this.#toLay--;
    this.#put(way.low, way.lowNumber);
    this.#put(way.high, way.highNumber);
    this.#halves.add(way.lowNumber, -1);
    this.#halves.add(way.highNumber, -1);
  }

  #put(place: number, number: number): void {
    this.#isFull[place] = 1;
    const filling = this.#fillings[this.ways.fieldOf[place] ?? 0];
    if (!filling) return;
    filling.open--;
    filling.sum += number;
    if (((filling.kinds >> number) & 1) === 1) filling.isTwice = true;
    filling.kinds |= 1 << number;
  }

  /** Strikes out every way that is out: one of its fields could not keep its sign after it. */
  look(): void {
    const { ofTile, all } = this.ways;
    for (const [tile, ways] of ofTile.entries()) {
      if (this.#lies[tile] !== EMPTY || this.#ofTile[tile] === 0) continue;
      const one = all[ways[0] ?? 0];
      if (!one) continue;
      this.#others.become(this.#halves);
      this.#others.add(one.lowNumber, -1);
      this.#others.add(one.highNumber, -1);
      for (const way of ways) if (this.isLeft(way) && this.#isOut(all[way] as Way)) this.strike(way);
    }
  }

  #isOut({ low, high, lowNumber, highNumber }: Way): boolean {
    const { fieldOf } = this.ways;
    const [one = 0, other = 0] = [fieldOf[low], fieldOf[high]];
    if (one === other) return !this.#canKeep(one, lowNumber, highNumber);
    return !(this.#canKeep(one, lowNumber, EMPTY) && this.#canKeep(other, highNumber, EMPTY));
  }

  /**
   * True if other tiles' halves can fill what these numbers leave of the field so that it keeps its sign.
   *
   * @param more a second number in the same field; -1 if there is none.
   */
  #canKeep(field: number, number: number, more: number): boolean {
    const sign = this.ways.puzzle.fields[field] as Sign;
    const filling = this.#fillings[field] as Filling;
    const has = (kinds: number, other: number) => ((kinds >> other) & 1) === 1;
    let open = filling.open - 1;
    let sum = filling.sum + number;
    let isTwice = filling.isTwice || has(filling.kinds, number);
    let kinds = filling.kinds | (1 << number);
    if (more !== EMPTY) {
      open--;
      sum += more;
      isTwice ||= has(kinds, more);
      kinds |= 1 << more;
    }
    switch (sign.sign) {
      case 'sum':
        return this.#others.canSum(open, sign.n - sum);
      case 'under':
        return sum + this.#others.least(open) < sign.n;
      case 'over':
        return sum + this.#others.most(open) > sign.n;
      case 'equal':
        return (kinds & (kinds - 1)) === 0 && this.#others.countOf(31 - Math.clz32(kinds)) >= open;
      case 'different':
        return !isTwice && this.#others.kindsBeside(kinds) >= open;
      case 'none':
        return true;
    }
  }
}
