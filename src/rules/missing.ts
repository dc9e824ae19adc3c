import type { Deal, Tile } from './game.ts';

/** The two halves of a double, equal; `null` for any other tile. */
function suitOfDouble(tile: Tile): number | null {
  const [low, high] = tile.split('-').map(Number);
  return low === high ? (low ?? null) : null;
}

/**
 * What a deal that is thrown in was missing (1.2): the set's highest double, or `null` where no seat holds any double
 * and so none could take its place.
 */
export function missingLead({ heap, hands }: Pick<Deal, 'heap' | 'hands'>): Tile | null {
  const suits = (tiles: readonly (Tile | undefined)[]) =>
    tiles.flatMap((tile) => (tile === undefined ? [] : (suitOfDouble(tile) ?? [])));
  if (suits(hands.flat().map((at) => heap[at])).length === 0) return null;
  const highest = Math.max(...suits(heap));
  return `${highest}-${highest}`;
}
