/** What may still come of Solo 2 where it is not known in which order the hidden tiles are drawn. */
import { type Held, type Refill, withTiles } from './refill.ts';
import { canLay, leastLeft } from './trail.ts';

/**
 * Whether there is an order of the hidden tiles in which it can be won. What is drawn may then be chosen, so all that
 * matters of the order is which tile comes first, and with batches that the hand is laid before it.
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

/** The chance to win of whoever plays on in the best way, over all orders of the hidden tiles alike. */
export class Chances {
  readonly #rules: Refill;
  readonly #known = new Map<string, number>();

  constructor(rules: Refill) {
    this.#rules = rules;
  }

  /** After a tile was laid: the chance over what is drawn now. */
  after({ hand, ends }: Held, hidden: readonly number[]): number {
    const count = this.#rules.draws(hand.length, hidden.length);
    const drawn = combinations(hidden, count);
    const sum = drawn.reduce((total, tiles) => {
      const rest = hidden.filter((tile) => !tiles.includes(tile));
      return total + this.of({ hand: withTiles(hand, tiles), ends }, rest);
    }, 0);
    return sum / drawn.length;
  }

  /** Before a tile is laid. */
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

/** All ways to take so many of them. */
function combinations(of: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return of.flatMap((first, at) => combinations(of.slice(at + 1), count - 1).map((rest) => [first, ...rest]));
}

/** What a tile that is laid leaves behind, for where chances say nothing. */
export function promise(rules: Refill, { hand, ends }: Held): number {
  const fit = rules.layings({ hand, ends }).length;
  return fit + (ends[0] === ends[1] ? 0 : 0.5);
}
