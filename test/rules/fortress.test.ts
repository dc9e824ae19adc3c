import { describe, expect, it } from 'vitest';
import { tableOf } from './table.ts';

const HANDS = ['6-6 0-6 0-1', '1-6 1-1 1-2', '2-6 2-2', '3-6 3-3'];
const FOUR = '!6-6 1-6@0 2-6@1 3-6@2 0-6@3';

describe('Fortress', () => {
  const fortress = tableOf('fortress', 4);

  it('3.2: doubles never branch: it is played as Sebastopol', () => {
    const deal = fortress.after(fortress.open(HANDS), `${FOUR} 1-1@0`);
    expect(deal.ends.map(({ shows }) => shows)).toEqual([1, 2, 3, 0]);
    const sebastopol = tableOf('sebastopol', 4);
    expect(sebastopol.after(sebastopol.open(HANDS), `${FOUR} 1-1@0`)).toEqual({
      ...deal,
      game: 'sebastopol',
      options: { target: 60 },
    });
  });

  it('1.10: a blocked deal gives every seat ten', () => {
    const none = fortress.standing([0, 0, 0, 0]);
    expect(fortress.settle(none, ['0-1', '2-2', '6-6', '3-3'], 'blocked').points).toEqual([10, 10, 10, 10]);
    expect(fortress.settle(none, ['0-1', '2-2', '', '3-3'], 'domino', 2).points).toEqual([0, 0, 11, 0]);
  });

  it('1.11: it goes to 200, unless another length is chosen', () => {
    expect(fortress.options).toEqual({ target: 200 });
    const winners = (total: number) =>
      fortress.settle(fortress.standing([total, 0, 0, 0]), ['', '1-1', '', ''], 'domino', 0).standing.winners;
    expect([winners(197), winners(198)]).toEqual([null, [0]]);
  });
});

describe('Open-ends Sebastopol', () => {
  const leaflet = tableOf('sebastopol-leaflet', 4);

  it('3.3: any free side of the spinner and any open end may be used from the first turn', () => {
    const deal = leaflet.after(leaflet.open(HANDS), '!6-6 1-6@2 2-6@0 3-6@1');
    expect(deal.phase).toBe('freePlay');
    expect(leaflet.offers(deal)).toEqual(expect.arrayContaining(['0-6@3', '0-1@2']));
    expect(leaflet.offers(deal).some((move) => /^0-6@[012]/.test(move))).toBe(false);
  });

  it('3.3: where nothing fits one passes', () => {
    const start = leaflet.open(['6-6', '0-0 0-1 0-2 0-3 0-4 0-5 1-1']);
    expect(leaflet.offers(leaflet.after(start, '!6-6'))).toEqual(['pass']);
  });
});
