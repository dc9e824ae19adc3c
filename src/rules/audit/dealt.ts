import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Tile } from '../game.ts';
import type { DealRecord, Dealt } from '../record/format.ts';
import { tilesOf } from '../tiles.ts';
import { demand } from './fault.ts';
import { leadOf } from './lead.ts';
import type { Course, Terms } from './terms.ts';

/** The tiles each seat was dealt, once heap, seal and hands have been found right. */
function handsOf({ heap, hands, salt, commitment }: Dealt, terms: Terms): Tile[][] {
  const set = new Set(tilesOf(terms.highest));
  const whole = heap.length === set.size && heap.every((tile) => set.delete(tile));
  demand(whole, '1.1', 'the heap is not the whole set, each tile once');
  const sealed = bytesToHex(sha256(utf8ToBytes(`${heap.join(' ')}\n${salt}`)));
  demand(sealed === commitment, 'records', 'the commitment is not that of heap and salt');
  demand(hands.length === terms.seats, '1.1', `${hands.length} hands for ${terms.seats} seats`);
  const taken = new Set<number>();
  return hands.map((hand, seat) => {
    demand(hand.length === terms.handSize, '1.1', `seat ${seat} was dealt ${hand.length} tiles, not ${terms.handSize}`);
    return hand.map((at) => {
      const tile = heap[at];
      demand(
        tile !== undefined && !taken.has(at),
        '1.1',
        `seat ${seat} was dealt position ${at}, which it cannot have`,
      );
      taken.add(at);
      return tile;
    });
  });
}

/**
 * Judges all that was dealt for one deal, thrown in or played.
 * @returns the hands that were played.
 */
export function judgeDealt(record: DealRecord, terms: Terms, course: Course): Tile[][] {
  const drawnFor = terms.start === 'highest, drawn for';
  for (const thrown of record.thrownIn) {
    const lead = leadOf(handsOf(thrown, terms), terms, course);
    demand(!drawnFor, '2.6', 'nothing is thrown in where the seats draw for the lead');
    demand(
      lead === null,
      lead?.rule ?? '1.2',
      `a deal was thrown in though ${lead?.tile ?? 'any tile'} could start it`,
    );
  }
  const hands = handsOf(record, terms);
  const starts = drawnFor || leadOf(hands, terms, course) !== null;
  demand(starts, '1.2', 'nobody holds a double that starts: the deal had to be thrown in');
  return hands;
}
