/** Solo 2 as numbers, for searches: what is held, what can still come, and how hands are filled up (22.2). */
import type { Move, Seen } from '../../rules/game.ts';
import { mostOver, refillSize } from '../../rules/solo/solo-2.ts';
import { halves, tileOf, tilesOf } from '../../rules/tiles.ts';
import type { Pair } from './trail.ts';

/** Tiles as indexes of the set, ascending in a hand. */
export interface Held {
  readonly hand: readonly number[];
  readonly ends: Pair;
}

/** A tile of the hand, laid at an end. */
export interface Laying extends Held {
  readonly tile: number;
  readonly arm: 0 | 1;
}

export class Refill {
  /** The halves of each tile of the set. */
  readonly pairs: readonly Pair[];
  /** How many tiles are drawn at once when the hand is empty; `null`: one is drawn after each tile. */
  readonly batch: number | null;
  /** How many may stay over where one is drawn after each. */
  readonly #mayStay: number;

  constructor({ options }: Pick<Seen, 'options'>) {
    this.pairs = tilesOf(options.set === 9 ? 9 : 6).map(halves);
    this.batch = options.refill === 'five' ? refillSize(options) : null;
    this.#mayStay = mostOver(options);
  }

  /** How many tiles may be left in all, where so many have not been drawn. */
  mayStay(undrawn: number): number {
    return this.batch === null ? this.#mayStay : undrawn % this.batch;
  }

  /** How many tiles are drawn when a tile has been laid, where so many are held then and so many have not been drawn. */
  draws(held: number, undrawn: number): number {
    if (this.batch === null) return Math.min(1, undrawn);
    return held === 0 && undrawn >= this.batch ? this.batch : 0;
  }

  /** Whether it is won, whatever comes, with so many tiles held and so many that have not been drawn. */
  isWon(held: number, undrawn: number): boolean {
    return this.batch === null ? held + undrawn <= this.#mayStay : held === 0 && undrawn < this.batch;
  }

  /** Each way to lay a tile; of ends that show the same only one. */
  layings({ hand, ends: [one, other] }: Held): readonly Laying[] {
    return hand.flatMap((tile): readonly Laying[] => {
      const [low, high] = this.pairs[tile] ?? [0, 0];
      const rest = hand.filter((each) => each !== tile);
      const out = low + high;
      const layings: Laying[] = [];
      if (one === low || one === high) layings.push({ tile, arm: 0, hand: rest, ends: [out - one, other] });
      if (other !== one && (other === low || other === high))
        layings.push({ tile, arm: 1, hand: rest, ends: [one, out - other] });
      return layings;
    });
  }

  moveOf({ tile, arm }: Laying): Move {
    const [low, high] = this.pairs[tile] ?? [0, 0];
    return { do: 'play', tile: tileOf(low, high), arm };
  }

  pairsOf(tiles: readonly number[]): readonly Pair[] {
    return tiles.flatMap((tile) => [this.pairs[tile] ?? [0, 0]]);
  }
}

/** A hand with more tiles, ascending. */
export const withTiles = (hand: readonly number[], more: readonly number[]): readonly number[] =>
  [...hand, ...more].sort((a, b) => a - b);
