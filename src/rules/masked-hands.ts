/** Hands on numbers, for fast playouts of tables with own losses (29, 30). A tile is its lower half times sixteen plus its higher one. */
import { BITS } from './chain/set-tables.ts';

/** The most tiles of a set. */
export const MOST_TILES = 91;

export interface MaskedHands {
  readonly seats: number;
  readonly highest: number;
  /** The pips that 0-0 adds to a hand (29.9). */
  readonly blank: number;
  /** For each seat and number, at `(seat << 4) | number`, the other halves of its tiles with that number, as bits. */
  readonly hands: Uint16Array;
  /** The number of tiles of each seat. */
  readonly sizes: Uint8Array;
}

export function takeToHand({ hands, sizes }: MaskedHands, seat: number, tile: number): void {
  const low = tile >> 4;
  const high = tile & 15;
  const base = seat << 4;
  hands[base | low] = (hands[base | low] as number) | (1 << high);
  hands[base | high] = (hands[base | high] as number) | (1 << low);
  sizes[seat] = (sizes[seat] as number) + 1;
}

/** Takes the tile with these two halves from a hand, and returns how many tiles are left there. */
export function playFromHand({ hands, sizes }: MaskedHands, seat: number, one: number, other: number): number {
  const base = seat << 4;
  hands[base | one] = (hands[base | one] as number) & ~(1 << other);
  hands[base | other] = (hands[base | other] as number) & ~(1 << one);
  const left = (sizes[seat] as number) - 1;
  sizes[seat] = left;
  return left;
}

/** Writes the points that each seat loses: what it holds (29.9). */
export function writeHeld({ seats, highest, blank, hands }: MaskedHands, points: Int32Array): void {
  for (let seat = 0; seat < seats; seat++) {
    const base = seat << 4;
    let sum = 0;
    for (let number = 0; number <= highest; number++) {
      const mask = hands[base | number] as number;
      // Each of the two halves counts under its own number, and a double twice.
      sum += number * ((BITS[mask] as number) + ((mask >> number) & 1));
    }
    points[seat] = sum + ((hands[base] as number) & 1) * blank;
  }
}
