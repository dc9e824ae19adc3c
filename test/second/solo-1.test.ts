import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { first, playMatches } from './arranged.ts';
import { solo1 } from './solo-1.ts';
import { at, wholeSet } from './tiles.ts';

/** Rows whose right ends are these; the rest anyhow. */
function rows(right: readonly string[]): string[] {
  const rest = wholeSet(6).filter((tile) => !right.includes(tile));
  return right.flatMap((tile, row) => [...rest.slice(6 * row, 6 * row + 6), tile]);
}

describe('solo 1, as written', () => {
  it('free is the tile at the right end of each row', () => {
    const heap = rows(['3-5', '0-0', '2-5', '4-4']);
    const match = solo1.begin({}, 1);
    const deal = solo1.open(match, heap, 0);
    expect(solo1.moves(deal).map(({ tile }) => tile)).toEqual(['3-5', '0-0', '2-5', '4-4']);
    // The tile left of the led one is free then: make it 1-6.
    const other = heap.indexOf('1-6');
    const swapped = [...heap];
    swapped[other] = at(heap, 5);
    swapped[5] = '1-6';
    const led = solo1.play(solo1.open(match, swapped, 0), { seat: 0, do: 'lead', tile: '3-5' });
    expect(solo1.look(led).places.map(({ shows }) => shows)).toEqual([3, 5]);
    expect(solo1.moves(led)).toEqual([{ seat: 0, do: 'play', tile: '2-5', arm: 1 }]);
    const then = solo1.play(led, { seat: 0, do: 'play', tile: '2-5', arm: 1 });
    expect(solo1.look(then).hands[0]).not.toContain(swapped.indexOf('2-5'));
  });

  it('lost writes 0, and nobody wins', () => {
    const { match, deal } = first(solo1, {}, 1);
    const lost = { ...deal, turn: null, end: 'blocked' as const };
    expect(solo1.line(match, lost)).toMatchObject({ end: 'blocked', points: [0], totals: [0] });
    expect(solo1.next(match, lost).winners).toEqual([]);
    const won = { ...deal, turn: null, end: 'domino' as const, hands: [[]] };
    expect(solo1.next(match, won)).toMatchObject({ totals: [1], winners: [0] });
  });
});

describe('solo 1 at random', () => {
  it('ends every deal', () => {
    const ends = playMatches(solo1, often(150, 300), ({ next }) => expect(next.winners).not.toBeNull());
    expect(ends.blocked).toBeGreaterThan(100);
  });
});
