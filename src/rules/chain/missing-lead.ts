import type { Deal, Tile } from '../game.ts';
import { halves, isDouble, tileOf } from '../tiles.ts';

/**
 * What a deal that is thrown in was missing (1.2): the set's highest double, or `null` where no seat holds any double
 * and so none could take its place.
 */
export function missingLead({ heap, hands }: Pick<Deal, 'heap' | 'hands'>): Tile | null {
  const held = hands.flat().flatMap((at) => heap[at] ?? []);
  if (!held.some(isDouble)) return null;
  const highest = Math.max(...heap.map((tile) => halves(tile)[1]));
  return tileOf(highest, highest);
}
