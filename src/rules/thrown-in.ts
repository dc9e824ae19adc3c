/** The reasons for which deals are thrown in. */
import type { Beat, Deal } from './game.ts';
import { halves, isDouble, tileOf } from './tiles.ts';

type ThrewIn = Extract<Beat, { beat: 'threwIn' }>;

/** 16.7: this many doubles in one hand throw the deal in. */
export const MANY_DOUBLES = 5;

/** True if a deal is thrown in for its doubles (16.7). With that option there is no other reason (6.6). */
export const isForDoubles = ({ options }: Pick<Deal, 'options'>): boolean => options.redealDoubles === true;

/**
 * Returns the beat of a deal that is thrown in: a hand has too many doubles (16.7), or the set's highest double is
 * missing (1.2). `missing` is `null` if no seat holds any double, so that none could replace it.
 */
export function threwIn(deal: Pick<Deal, 'heap' | 'hands' | 'options'>): ThrewIn {
  if (isForDoubles(deal)) return { beat: 'threwIn', missing: null, why: 'doubles' };
  const held = deal.hands.flat().flatMap((at) => deal.heap[at] ?? []);
  const highest = Math.max(...deal.heap.map((tile) => halves(tile)[1]));
  return { beat: 'threwIn', missing: held.some(isDouble) ? tileOf(highest, highest) : null };
}
