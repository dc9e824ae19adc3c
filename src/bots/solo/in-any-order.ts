/** The search of Solo 2 if the order of the hidden tiles is unknown. */
import { type Held, type Refill, withTiles } from './refill.ts';
import { canLay, leastLeft } from './trail.ts';

/**
 * True if the deal can be won with some order of the hidden tiles. Drawn tiles may then be chosen freely, so only the
 * first tile of the order matters. With batches the hand must be played before it.
 */
export function canBeWon(rules: Refill, held: Held, hidden: readonly number[]): boolean {
  if (rules.isWon(held.hand.length, hidden.length)) return true;
  if (rules.batch !== null && held.hand.length === 0)
    return canLay(rules.pairsOf(hidden), held.ends, rules.mayStay(hidden.length));
  return rules
    .layings(held)
    .some((next) =>
      rules.batch === null
        ? canLay(rules.pairsOf([...next.hand, ...hidden]), next.ends, rules.mayStay(hidden.length))
        : canBeWon(rules, next, hidden),
    );
}

/** The chance to win with the best play, with all orders of the hidden tiles equally likely. */
export class Chances {
  readonly #rules: Refill;
  readonly #known = new Map<string, number>();

  constructor(rules: Refill) {
    this.#rules = rules;
  }

  /** Returns the chance after a tile is played, as the mean over the tiles drawn next. */
  after({ hand, ends }: Held, hidden: readonly number[]): number {
    const count = this.#rules.draws(hand.length, hidden.length);
    const drawn = combinations(hidden, count);
    const sum = drawn.reduce((total, tiles) => {
      const rest = hidden.filter((tile) => !tiles.includes(tile));
      return total + this.of({ hand: withTiles(hand, tiles), ends }, rest);
    }, 0);
    return sum / drawn.length;
  }

  /** Returns the chance before a tile is played. */
  of(held: Held, hidden: readonly number[]): number {
    const { hand, ends } = held;
    if (this.#rules.isWon(hand.length, hidden.length)) return 1;
    const key = `${hand} ${hidden} ${ends[0] === ends[1] ? ends[0] : ''}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let best = 0;
    if (leastLeft(this.#rules.pairsOf([...hand, ...hidden]), ends) <= this.#rules.mayStay(hidden.length))
      for (const laying of this.#rules.layings(held)) {
        best = Math.max(best, this.after(laying, hidden));
        if (best === 1) break;
      }
    this.#known.set(key, best);
    return best;
  }
}

/** Returns all ways to take `count` of the numbers. */
function combinations(of: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return of.flatMap((first, at) => combinations(of.slice(at + 1), count - 1).map((rest) => [first, ...rest]));
}

/** Returns a score for the position after a tile is played. It decides between equal chances. */
export function promise(rules: Refill, { hand, ends }: Held): number {
  const fit = rules.layings({ hand, ends }).length;
  return fit + (ends[0] === ends[1] ? 0 : 0.5);
}
