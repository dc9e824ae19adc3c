/** Heap, seal and hands of a deal, the same in every game (1.1, and the page of records). */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dealt } from '../../src/rules/record/format.ts';
import { type Tile, tilesOf } from '../../src/rules/tiles.ts';
import { demand } from './fault.ts';

interface Dealing {
  readonly seats: number;
  /** The highest number of the set. */
  readonly highest: number;
  readonly handSize: number;
  /** The seats that are dealt nothing (20.8). */
  readonly waits?: readonly number[];
}

/** 1.1: a heap is the whole set, and its seal is right. */
export function judgeHeap(
  { heap, salt, commitment }: Pick<Dealt, 'heap' | 'salt' | 'commitment'>,
  highest: number,
): void {
  const set = new Set(tilesOf(highest));
  const whole = heap.length === set.size && heap.every((tile) => set.delete(tile));
  demand(whole, '1.1', 'the heap is not the whole set, each tile once');
  const sealed = bytesToHex(sha256(utf8ToBytes(`${heap.join(' ')}\n${salt}`)));
  demand(sealed === commitment, 'records', 'the commitment is not that of heap and salt');
}

/** The tiles each seat was dealt, once heap, seal and hands have been found right. */
export function handsOf(dealt: Dealt, { seats, highest, handSize, waits = [] }: Dealing): Tile[][] {
  judgeHeap(dealt, highest);
  const { heap, hands } = dealt;
  demand(hands.length === seats, '1.1', `${hands.length} hands for ${seats} seats`);
  const taken = new Set<number>();
  return hands.map((hand, seat) => {
    const size = waits.includes(seat) ? 0 : handSize;
    demand(hand.length === size, '1.1', `seat ${seat} was dealt ${hand.length} tiles, not ${size}`);
    return hand.map((at) => {
      const tile = heap[at];
      const fresh = tile !== undefined && !taken.has(at);
      demand(fresh, '1.1', `seat ${seat} was dealt position ${at}, which it cannot have`);
      taken.add(at);
      return tile;
    });
  });
}
