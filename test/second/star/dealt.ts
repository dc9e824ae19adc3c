import type { Tile } from '../../../src/rules/game.ts';
import type { DealRecord } from '../../../src/rules/record/format.ts';
import { isDouble } from '../../../src/rules/tiles.ts';
import { handsOf } from '../dealt-hands.ts';
import { demand } from '../fault.ts';
import { leadOf } from './star-lead.ts';
import type { Course, Terms } from './terms.ts';

/** 5.9: whether a hand has five or more doubles. */
const tooManyDoubles = (hands: readonly (readonly Tile[])[]) => hands.some((hand) => hand.filter(isDouble).length >= 5);

/**
 * Judges all that was dealt for one deal, thrown in or played.
 * @returns the hands that were played.
 */
export function judgeDealt(record: DealRecord, terms: Terms, course: Course): Tile[][] {
  const drawnFor = terms.start === 'highest, drawn for';
  for (const thrown of record.thrownIn) {
    if (terms.redeals) {
      demand(tooManyDoubles(handsOf(thrown, terms)), '5.9', 'a deal was thrown in though no hand had five doubles');
      demand(thrown.why === 'doubles', '5.9', 'it was thrown in for doubles');
      continue;
    }
    demand(thrown.why === undefined, '1.2', 'only doubles are named as a reason');
    const lead = leadOf(handsOf(thrown, terms), terms, course);
    demand(!drawnFor, '2.6', 'nothing is thrown in where the seats draw for the lead');
    demand(
      lead === null,
      lead?.rule ?? '1.2',
      `a deal was thrown in though ${lead?.tile ?? 'any tile'} could start it`,
    );
  }
  const hands = handsOf(record, terms);
  demand(!terms.redeals || !tooManyDoubles(hands), '5.9', 'a hand has five doubles: the deal had to be thrown in');
  const starts = drawnFor || leadOf(hands, terms, course) !== null;
  demand(starts, '1.2', 'nobody holds a double that starts: the deal had to be thrown in');
  return hands;
}
