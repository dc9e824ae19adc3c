/**
 * The search of Solo 2 if the order of the draws is known, depth first. A state is the hand, the number of draws and,
 * if the ends are equal, their number. Nothing else matters for what can follow. A state that was found hopeless is not
 * examined again.
 */
import { type Held, type Refill, type RefillPlay, withTiles } from './refill.ts';
import { leastLeft } from './trail.ts';

/** The base of a state's key: more than there are tiles. */
const TILES = 56;

export class InOrder {
  readonly #rules: Refill;
  readonly #order: readonly number[];
  readonly #hopeless = new Set<number>();
  #left = 0;

  /** @param order all tiles that can still be drawn, in the order of drawing. */
  constructor(rules: Refill, order: readonly number[]) {
    this.#rules = rules;
    this.#order = order;
  }

  /**
   * Returns the layings that win, up to the end of the deal, with `drawn` tiles of the order already drawn. Null: there
   * are none. Undefined: not decided within `budget` states. Results are kept, so it can be called again.
   */
  solve(held: Held, drawn: number, budget: number): readonly RefillPlay[] | null | undefined {
    this.#left = budget;
    return this.#from(held, drawn);
  }

  #from(held: Held, drawn: number): readonly RefillPlay[] | null | undefined {
    const { hand, ends } = held;
    const undrawn = this.#order.length - drawn;
    if (this.#rules.isWon(hand.length, undrawn)) return this.#anyhow(held, drawn);
    const key = keyOf(held, drawn);
    if (this.#hopeless.has(key)) return null;
    if (this.#left-- <= 0) return undefined;
    const rest = this.#rules.pairsOf([...hand, ...this.#order.slice(drawn)]);
    if (leastLeft(rest, ends) <= this.#rules.mayStay(undrawn)) {
      for (const laying of this.#rules.layings(held)) {
        const found = this.#after(laying, drawn);
        if (found) return [laying, ...found];
        if (found === undefined) return found;
      }
    }
    this.#hopeless.add(key);
    return null;
  }

  #after({ hand, ends }: Held, drawn: number): readonly RefillPlay[] | null | undefined {
    const count = this.#rules.draws(hand.length, this.#order.length - drawn);
    return this.#from({ hand: withTiles(hand, this.#order.slice(drawn, drawn + count)), ends }, drawn + count);
  }

  /** Plays the remaining tiles in any way, since the deal is won. */
  #anyhow(held: Held, drawn: number): readonly RefillPlay[] {
    const [laying] = this.#rules.layings(held);
    return laying ? [laying, ...(this.#after(laying, drawn) ?? [])] : [];
  }
}

/**
 * Returns a key of the state. All numbers are on equally many halves, so unequal ends follow from the tiles that are
 * left.
 */
function keyOf({ hand, ends: [one, other] }: Held, drawn: number): number {
  const held = hand.reduce((sum, tile) => sum * TILES + tile + 1, 0);
  return (held * TILES + drawn) * 11 + (one === other ? one + 1 : 0);
}
