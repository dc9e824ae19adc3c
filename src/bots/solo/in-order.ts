/**
 * Whether Solo 2 can be won where the order is known in which the tiles are drawn: depth first. What is held, how many
 * have been drawn and, where they are equal, the number at the ends is all that counts for what can follow: a state that
 * was found hopeless is not looked at again.
 */
import { type Held, type Laying, type Refill, withTiles } from './refill.ts';
import { leastLeft } from './trail.ts';

/** More than there are tiles, and than a hand holds. */
const TILES = 56;

export class InOrder {
  readonly #rules: Refill;
  readonly #order: readonly number[];
  readonly #hopeless = new Set<number>();
  #left = 0;

  /** @param order all tiles that can still be drawn, as they come. */
  constructor(rules: Refill, order: readonly number[]) {
    this.#rules = rules;
    this.#order = order;
  }

  /**
   * The layings that win from there to the end of the deal, where so many tiles of the order have been drawn; `null`: there are none;
   * `undefined`: it looked at `budget` states and does not know. It remembers what it found, so that it may be asked again.
   */
  solve(held: Held, drawn: number, budget: number): readonly Laying[] | null | undefined {
    this.#left = budget;
    return this.#from(held, drawn);
  }

  #from(held: Held, drawn: number): readonly Laying[] | null | undefined {
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

  #after({ hand, ends }: Held, drawn: number): readonly Laying[] | null | undefined {
    const count = this.#rules.draws(hand.length, this.#order.length - drawn);
    return this.#from({ hand: withTiles(hand, this.#order.slice(drawn, drawn + count)), ends }, drawn + count);
  }

  /** It is won: what still fits is laid in any way. */
  #anyhow(held: Held, drawn: number): readonly Laying[] {
    const [laying] = this.#rules.layings(held);
    return laying ? [laying, ...(this.#after(laying, drawn) ?? [])] : [];
  }
}

/** Each number stands on as many halves as any other, so unequal ends follow from the tiles that are left. */
function keyOf({ hand, ends: [one, other] }: Held, drawn: number): number {
  const held = hand.reduce((sum, tile) => sum * TILES + tile + 1, 0);
  return (held * TILES + drawn) * 11 + (one === other ? one + 1 : 0);
}
