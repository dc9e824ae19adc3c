/** Solo 2 as numbers, for searches: the hand, the tiles to come and the rule for drawing (22.2). */
import type { Move, Seen } from '../../rules/game.ts';
import { mostOver, refillSize } from '../../rules/solo/solo-2.ts';
import { halves, tileOf, tilesOf } from '../../rules/tiles.ts';
import type { NumberPair } from './trail.ts';

/** Tiles as indexes of the set, ascending in a hand. */
export interface Held {
  readonly hand: readonly number[];
  readonly ends: NumberPair;
}

/** A tile of the hand, laid at an end. */
export interface RefillPlay extends Held {
  readonly tile: number;
  readonly arm: 0 | 1;
}

export class Refill {
  /** The halves of each tile of the set. */
  readonly pairs: readonly NumberPair[];
  /** Tiles drawn at once when the hand is empty; null if one is drawn after each tile. */
  readonly batch: number | null;
  /** Tiles that may be left over if one is drawn after each tile. */
  readonly #mayStay: number;

  constructor({ options }: Pick<Seen, 'options'>) {
    this.pairs = tilesOf(options.set === 9 ? 9 : 6).map(halves);
    this.batch = options.refill === 'five' ? refillSize(options) : null;
    this.#mayStay = mostOver(options);
  }

  /** Returns how many tiles may be left over in all, with `undrawn` not drawn yet. */
  mayStay(undrawn: number): number {
    return this.batch === null ? this.#mayStay : undrawn % this.batch;
  }

  /** Returns how many tiles are drawn after a play, with `held` in the hand and `undrawn` not drawn yet. */
  draws(held: number, undrawn: number): number {
    if (this.batch === null) return Math.min(1, undrawn);
    return held === 0 && undrawn >= this.batch ? this.batch : 0;
  }

  /** True if the deal is already won, with `held` tiles in the hand and `undrawn` not drawn yet. */
  isWon(held: number, undrawn: number): boolean {
    return this.batch === null ? held + undrawn <= this.#mayStay : held === 0 && undrawn < this.batch;
  }

  /** Returns each way to play a tile; equal ends count only once. */
  layings({ hand, ends: [one, other] }: Held): readonly RefillPlay[] {
    return hand.flatMap((tile): readonly RefillPlay[] => {
      const [low, high] = this.pairs[tile] ?? [0, 0];
      const rest = hand.filter((each) => each !== tile);
      const out = low + high;
      const layings: RefillPlay[] = [];
      if (one === low || one === high) layings.push({ tile, arm: 0, hand: rest, ends: [out - one, other] });
      if (other !== one && (other === low || other === high))
        layings.push({ tile, arm: 1, hand: rest, ends: [one, out - other] });
      return layings;
    });
  }

  moveOf({ tile, arm }: RefillPlay): Move {
    const [low, high] = this.pairs[tile] ?? [0, 0];
    return { do: 'play', tile: tileOf(low, high), arm };
  }

  pairsOf(tiles: readonly number[]): readonly NumberPair[] {
    return tiles.flatMap((tile) => [this.pairs[tile] ?? [0, 0]]);
  }
}

/** Returns a hand with more tiles, ascending. */
export const withTiles = (hand: readonly number[], more: readonly number[]): readonly number[] =>
  [...hand, ...more].sort((a, b) => a - b);
