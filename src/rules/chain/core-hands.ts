/** The hands of a core: their tiles, and functions that add and remove them. */
import { type Core, isZero, JOKERS } from './core.ts';

/** Puts a tile into a hand. */
export function give(core: Core, seat: number, tile: number): void {
  const { hands, suits, sizes, counts } = core;
  const a = tile >> 4;
  const b = tile & 15;
  if (isJoker(core, tile)) {
    hands[(seat << 4) | JOKERS] = (hands[(seat << 4) | JOKERS] as number) | (1 << a) | (1 << b);
    suits[seat] = (suits[seat] as number) | (1 << JOKERS);
  } else {
    hands[(seat << 4) | a] = (hands[(seat << 4) | a] as number) | (1 << b);
    hands[(seat << 4) | b] = (hands[(seat << 4) | b] as number) | (1 << a);
    suits[seat] = (suits[seat] as number) | (1 << a) | (1 << b);
  }
  sizes[seat] = (sizes[seat] as number) + 1;
  counts[seat] = (counts[seat] as number) + a + b;
}

/** Takes the tile a-b, not a joker, out of a hand. Without branches: they would be mispredicted. */
export function take(core: Core, seat: number, a: number, b: number): void {
  const { hands, suits, sizes, counts } = core;
  const ofA = (hands[(seat << 4) | a] as number) & ~(1 << b);
  hands[(seat << 4) | a] = ofA;
  const ofB = (hands[(seat << 4) | b] as number) & ~(1 << a);
  hands[(seat << 4) | b] = ofB;
  suits[seat] = (suits[seat] as number) & ~(isZero(ofA) << a) & ~(isZero(ofB) << b);
  sizes[seat] = (sizes[seat] as number) - 1;
  counts[seat] = (counts[seat] as number) - a - b;
}

/** Takes any tile out of a hand, jokers too. */
export function takeAny(core: Core, seat: number, a: number, b: number): void {
  if (!isJoker(core, (a << 4) | b)) {
    take(core, seat, a, b);
    return;
  }
  const { hands, suits, sizes, counts } = core;
  const left = (hands[(seat << 4) | JOKERS] as number) & ~(1 << a) & ~(1 << b);
  hands[(seat << 4) | JOKERS] = left;
  suits[seat] = (suits[seat] as number) & ~(isZero(left) << JOKERS);
  sizes[seat] = (sizes[seat] as number) - 1;
  counts[seat] = (counts[seat] as number) - a - b;
}

/** 10.2: true if a tile fits any end. */
const isJoker = ({ jokers }: Core, tile: number) => jokers !== null && jokers[tile] === 1;

/** True if the seat holds the tile. */
export function holds(core: Core, seat: number, tile: number): boolean {
  const row = isJoker(core, tile) ? JOKERS : tile >> 4;
  return ((core.hands[(seat << 4) | row] as number) & (1 << (tile & 15))) !== 0;
}

/** Returns the suits, of these, whose doubles the seat holds, as bits. */
export function doublesIn({ hands }: Core, seat: number, suits: number): number {
  let doubles = 0;
  for (let left = suits; left !== 0; left &= left - 1) {
    const suit = 31 - Math.clz32(left & -left);
    doubles |= (hands[(seat << 4) | suit] as number) & (1 << suit);
  }
  return doubles;
}

/** 9.2: notes a double that the seat drew in this turn. */
export function noteDrawn(core: Core, tile: number): void {
  if (tile >> 4 === (tile & 15)) core.drewDoubles |= 1 << (tile & 15);
}
