/** Why deals are thrown in. */
import type { Beat, Deal } from './game.ts';
import { halves, isDouble, tileOf } from './tiles.ts';

type ThrewIn = Extract<Beat, { beat: 'threwIn' }>;

/** 16.7: so many doubles in one hand throw the deal in. */
export const MANY_DOUBLES = 5;

/** Whether a deal that is thrown in is so for its doubles (16.7): for nothing else, where they do it (6.6). */
export const isForDoubles = ({ options }: Pick<Deal, 'options'>): boolean => options.redealDoubles === true;

/**
 * What is said of a deal that is thrown in: that a hand has too many doubles (16.7), or what was missing (1.2): the set's
 * highest double, or `null` where no seat holds any double and so none could take its place.
 */
export function threwIn(deal: Pick<Deal, 'heap' | 'hands' | 'options'>): ThrewIn {
  if (isForDoubles(deal)) return { beat: 'threwIn', missing: null, why: 'doubles' };
  const held = deal.hands.flat().flatMap((at) => deal.heap[at] ?? []);
  const highest = Math.max(...deal.heap.map((tile) => halves(tile)[1]));
  return { beat: 'threwIn', missing: held.some(isDouble) ? tileOf(highest, highest) : null };
}
