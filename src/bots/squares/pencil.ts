/**
 * Squares as a person solves it with a pencil: what is left for each place, tile and square, and what follows from that.
 * Of what follows a kind is known by its `Kind`, plain ones first; `deduce` uses none that is harder than it may.
 */
import { SQUARE_OF, SQUARES } from '../../rules/squares/outline.ts';
import { NUMBERS } from './fillings.ts';
import { ITEM_COUNT, itemsOf, OPTIONS, OPTIONS_OF, PLACE_COUNT } from './options.ts';

/**
 * 1, `single`: one way is left for a place or for a tile. 2, `pair`: each number fills two squares, so that squares or
 * numbers are left out; and a number that some place of a square cannot get is none of the square. 3, `shared`: all ways
 * that are left for one place or tile fill another one, too, so that no other way does.
 */
export type Kind = 1 | 2 | 3;

const ALL = (1 << NUMBERS) - 1;

const bitCount = (bits: number): number => {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count++;
  return count;
};

/** What is left, as far as somebody has come. */
export class Pencil {
  /** 1 for each option that is left or laid. */
  readonly isOpen: Uint8Array;
  /** For each item how many options are left; 0 with `isDone`: it is filled. */
  readonly #left: Uint16Array;
  readonly #isDone: Uint8Array;
  /** For each square a bit for each number that it may get. */
  readonly numbers: Uint8Array;
  /** Whether something cannot be filled any more. */
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

  /** Lays a tile: nothing else fills what it fills, and its squares have their numbers. */
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

  /** Crosses an option out. @returns whether it was still there. */
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

  /** Leaves a square no other numbers than those of the bits. @returns whether that is news. */
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

  /** Whether no other option is left for one of the items that this one fills. */
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

/** Lays the tile of an item for which one way is left. */
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

/** Each number fills two squares, and a square has one number on all of its places. */
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

/** Where all ways of one item fill another one, too, crosses out the other ways of that. */
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

/** Goes on by kinds that are no harder than that, always by the plainest, until nothing follows. @returns the hardest used; 0: none. */
export function deduce(pencil: Pencil, hardest: Kind): Kind | 0 {
  return goOn(pencil, KINDS.slice(0, hardest));
}

/** What can be crossed out by such kinds before the next tile is laid. */
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
