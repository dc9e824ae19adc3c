/**
 * Squares as a person solves it with a pencil: the options left for each place, tile and square, and deductions from
 * them. Each deduction is of a `Kind`, and `deduce` uses none harder than allowed.
 */
import { SQUARE_OF, SQUARES } from '../../rules/squares/half-places.ts';
import { ITEM_COUNT, itemsOf, OPTIONS, OPTIONS_OF, PLACE_COUNT } from './filling-options.ts';
import { NUMBERS } from './fillings.ts';

/**
 * The kind of a deduction, from plain to hard.
 * 1, `single`: one option is left for a place or a tile.
 * 2, `pair`: each number fills two squares, which excludes squares or numbers. A square can't have a number that one of
 * its places can't get.
 * 3, `shared`: all options left for one place or tile also fill another. So no other option fills that one.
 */
export type Kind = 1 | 2 | 3;

const ALL = (1 << NUMBERS) - 1;

const bitCount = (bits: number): number => {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count++;
  return count;
};

/** The options that are left at some point of the solution. */
export class Pencil {
  /** 1 for each option that is left or played. */
  readonly isOpen: Uint8Array;
  /** For each item the number of options left; 0 with `isDone` if it is filled. */
  readonly #left: Uint16Array;
  readonly #isDone: Uint8Array;
  /** For each square a bit for each number that it may get. */
  readonly numbers: Uint8Array;
  /** True if something can't be filled any more. */
  isStuck = false;

  constructor(from?: Pencil) {
    this.isOpen = from ? from.isOpen.slice() : new Uint8Array(OPTIONS.length).fill(1);
    this.#left = from ? from.#left.slice() : Uint16Array.from(OPTIONS_OF, (options) => options.length);
    this.#isDone = from ? from.#isDone.slice() : new Uint8Array(ITEM_COUNT);
    this.numbers = from ? from.numbers.slice() : new Uint8Array(SQUARES.length).fill(ALL);
  }

  get isSolved(): boolean {
    return !this.isStuck && this.#isDone.every((done) => done === 1);
  }

  /** Plays a tile: no other option fills its items, and its squares have their numbers. */
  lay(index: number): void {
    const option = OPTIONS[index];
    if (!option || this.isOpen[index] === 0) {
      this.isStuck = true;
      return;
    }
    for (const item of itemsOf(option)) {
      for (const other of OPTIONS_OF[item] ?? []) if (other !== index) this.cross(other);
      this.#isDone[item] = 1;
    }
    for (const half of [0, 1] as const) this.narrow(SQUARE_OF[option.places[half]] ?? 0, 1 << option.halves[half]);
  }

  /** Crosses an option out. @returns false if it was already crossed out. */
  cross(index: number): boolean {
    const option = OPTIONS[index];
    if (!option || this.isOpen[index] === 0) return false;
    this.isOpen[index] = 0;
    for (const item of itemsOf(option)) {
      const left = (this.#left[item] ?? 0) - 1;
      this.#left[item] = left;
      if (left === 0 && this.#isDone[item] === 0) this.isStuck = true;
    }
    return true;
  }

  /** Restricts a square to the numbers of the bits. @returns true if anything changed. */
  narrow(square: number, bits: number): boolean {
    const before = this.numbers[square] ?? 0;
    const after = before & bits;
    if (after === before) return false;
    this.numbers[square] = after;
    if (after === 0) this.isStuck = true;
    for (const index of AT_SQUARE[square] ?? []) {
      if (this.isOpen[index] === 1 && !this.#isAllowed(index)) this.cross(index);
    }
    return true;
  }

  #isAllowed(index: number): boolean {
    const option = OPTIONS[index];
    if (!option) return false;
    const [one, other] = option.places.map((place) => this.numbers[SQUARE_OF[place] ?? 0] ?? 0);
    return (((one ?? 0) >> option.halves[0]) & ((other ?? 0) >> option.halves[1]) & 1) === 1;
  }

  /** True if this option is the only one left for one of its items. */
  isSingle(index: number): boolean {
    const option = OPTIONS[index];
    return option !== undefined && this.isOpen[index] === 1 && itemsOf(option).some((item) => this.leftOf(item) === 1);
  }

  isDone(item: number): boolean {
    return this.#isDone[item] === 1;
  }

  leftOf(item: number): number {
    return this.#left[item] ?? 0;
  }

  openOf(item: number): readonly number[] {
    return (OPTIONS_OF[item] ?? []).filter((index) => this.isOpen[index] === 1);
  }
}

/** For each square the options that put a half into it. */
const AT_SQUARE: readonly (readonly number[])[] = SQUARES.map((_, square) =>
  OPTIONS.flatMap(({ places }, index) => (places.some((place) => SQUARE_OF[place] === square) ? [index] : [])),
);

/** Plays the tile of an item that has one option left. */
function single(pencil: Pencil): boolean {
  for (let item = 0; item < ITEM_COUNT; item++) {
    if (pencil.isDone(item) || pencil.leftOf(item) !== 1) continue;
    const [only] = pencil.openOf(item);
    if (only === undefined) continue;
    pencil.lay(only);
    return true;
  }
  return false;
}

/** Applies that each number fills two squares, and that a square has one number on all its places. */
function pair(pencil: Pencil): boolean {
  let isNews = false;
  for (let number = 0; number < NUMBERS; number++) {
    const may = [...pencil.numbers.keys()].filter((square) => ((pencil.numbers[square] ?? 0) >> number) & 1);
    const has = may.filter((square) => pencil.numbers[square] === 1 << number);
    if (may.length < 2 || has.length > 2) {
      pencil.isStuck = true;
      return true;
    }
    if (may.length === 2) for (const square of may) isNews = pencil.narrow(square, 1 << number) || isNews;
    else if (has.length === 2)
      for (const square of may)
        if (!has.includes(square)) isNews = pencil.narrow(square, ALL & ~(1 << number)) || isNews;
  }
  for (let place = 0; place < PLACE_COUNT && !pencil.isStuck; place++) {
    if (pencil.isDone(place)) continue;
    const square = SQUARE_OF[place] ?? 0;
    if (bitCount(pencil.numbers[square] ?? 0) === 1) continue;
    let bits = 0;
    for (const index of pencil.openOf(place)) {
      const option = OPTIONS[index];
      if (option) bits |= 1 << option.halves[option.places[0] === place ? 0 : 1];
    }
    isNews = pencil.narrow(square, bits) || isNews;
  }
  return isNews;
}

/** If all options of one item also fill another, crosses out the other options of that one. */
function shared(pencil: Pencil): boolean {
  for (let item = 0; item < ITEM_COUNT; item++) {
    if (pencil.isDone(item)) continue;
    const open = pencil.openOf(item);
    const [first] = open;
    const option = first === undefined ? undefined : OPTIONS[first];
    if (!option) continue;
    for (const other of itemsOf(option)) {
      if (other === item || pencil.leftOf(other) === open.length) continue;
      if (!open.every((index) => fills(index, other))) continue;
      for (const index of pencil.openOf(other)) if (!fills(index, item)) pencil.cross(index);
      return true;
    }
  }
  return false;
}

function fills(index: number, item: number): boolean {
  const option = OPTIONS[index];
  return option !== undefined && itemsOf(option).includes(item);
}

const KINDS: readonly (readonly [Kind, (pencil: Pencil) => boolean])[] = [
  [1, single],
  [2, pair],
  [3, shared],
];

/**
 * Applies deductions up to kind `hardest`, the plainest first, until nothing follows. @returns the hardest used; 0:
 * none.
 */
export function deduce(pencil: Pencil, hardest: Kind): Kind | 0 {
  return goOn(pencil, KINDS.slice(0, hardest));
}

/** Crosses out options by kinds 2 to `hardest`, without playing a tile. */
export function crossOut(pencil: Pencil, hardest: Kind): void {
  goOn(pencil, KINDS.slice(1, hardest));
}

function goOn(pencil: Pencil, kinds: typeof KINDS): Kind | 0 {
  let used: Kind | 0 = 0;
  while (!pencil.isStuck) {
    const kind = kinds.find(([, follow]) => follow(pencil));
    if (!kind) break;
    if (kind[0] > used) used = kind[0];
  }
  return used;
}
