/**
 * All ways to fill the outline of Squares (23.3), except for the names of the numbers. A four in one filling may be any
 * other number in another. There are 136 fillings, so each question about a position is checked against each of them.
 *
 * The search is an exact cover, place by place in reading order. A square gets its number when its first place is
 * covered. A new number gets the next name. No number fills more than two squares, and no tile occurs twice.
 */
import { HALF_PLACES, PAIRS, SQUARE_OF, SQUARES } from '../../rules/squares/half-places.ts';
import type { Steps } from '../steps.ts';

/** Numbers of a set: 0 to 6. */
export const NUMBERS = 7;
/** The number of ways to name the numbers. */
export const NAMINGS = 5040;

export interface Filling {
  /** For each half-place, by its index, the one with the other half of its tile. */
  readonly other: Uint8Array;
  /** For each square a number without a name, from 0 in the order of the squares' first places. */
  readonly number: Uint8Array;
}

/** For each place the places to its right and below it. */
const NEXT: readonly (readonly number[])[] = HALF_PLACES.map((_, index) =>
  PAIRS.filter(([one]) => one === index).map(([, other]) => other),
);
const PLACES = HALF_PLACES.length;
const NONE = 255;
/** Tiles after which the search yields: less than a millisecond. */
const SLICE = 64;

/**
 * Searches for all fillings, in a fixed order. Each step yields the share of the longest search that is done, 0 to 1.
 */
export const fillings = searchedOnce();

/** Searches once, since the fillings are the same for all deals. */
function searchedOnce(): () => Steps<readonly Filling[], number> {
  let known: readonly Filling[] | null = null;
  return function* () {
    if (known) return known;
    const search = new Search();
    yield* search.cover(0);
    known = search.found;
    return known;
  };
}

class Search {
  readonly found: Filling[] = [];
  readonly #other = new Uint8Array(PLACES).fill(NONE);
  readonly #number = new Uint8Array(SQUARES.length).fill(NONE);
  /** For each number the count of its squares. */
  readonly #squares = new Uint8Array(NUMBERS);
  readonly #isUsed = new Uint8Array(NUMBERS * NUMBERS);
  #named = 0;
  #laid = 0;

  /** Covers the places from this index on. */
  *cover(from: number): Steps<void, number> {
    if (++this.#laid % SLICE === 0) yield Math.min(1, this.#laid / MOST_LAID);
    const place = this.#other.indexOf(NONE, from);
    if (place < 0) {
      this.found.push({ other: this.#other.slice(), number: this.#number.slice() });
      return;
    }
    for (const number of this.#numbersFor(place)) {
      const isNew = this.#enter(place, number);
      for (const next of NEXT[place] ?? []) if (this.#other[next] === NONE) yield* this.#lay(place, number, next);
      if (isNew) this.#leave(place, number);
    }
  }

  *#lay(place: number, number: number, next: number): Steps<void, number> {
    for (const beside of this.#numbersFor(next)) {
      const tile = Math.min(number, beside) * NUMBERS + Math.max(number, beside);
      if (this.#isUsed[tile] === 1) continue;
      const isNew = this.#enter(next, beside);
      this.#isUsed[tile] = 1;
      this.#other[place] = next;
      this.#other[next] = place;
      yield* this.cover(place + 1);
      this.#other[place] = NONE;
      this.#other[next] = NONE;
      this.#isUsed[tile] = 0;
      if (isNew) this.#leave(next, beside);
    }
  }

  /** Returns the number of a place's square; all numbers that it may get if it has none yet. */
  #numbersFor(place: number): readonly number[] {
    const number = this.#number[SQUARE_OF[place] ?? 0] ?? NONE;
    if (number !== NONE) return [number];
    const named = Math.min(this.#named + 1, NUMBERS);
    return [...Array(named).keys()].filter((each) => (this.#squares[each] ?? 0) < 2);
  }

  /** @returns true if the square had no number before. */
  #enter(place: number, number: number): boolean {
    const square = SQUARE_OF[place] ?? 0;
    if (this.#number[square] !== NONE) return false;
    this.#number[square] = number;
    this.#squares[number] = (this.#squares[number] ?? 0) + 1;
    this.#named = Math.max(this.#named, number + 1);
    return true;
  }

  #leave(place: number, number: number): void {
    this.#number[SQUARE_OF[place] ?? 0] = NONE;
    const left = (this.#squares[number] ?? 0) - 1;
    this.#squares[number] = left;
    // Numbers are named in order, so the last one named is the first to lose its name.
    if (left === 0 && number === this.#named - 1) this.#named--;
  }
}

/** The number of tiles that the search plays until it has all fillings, rounded up. */
const MOST_LAID = 11_000;
