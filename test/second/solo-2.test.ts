import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { heapOf, hold, playMatches, playOut } from './arranged.ts';
import { solo2 } from './solo-2.ts';

const one = { set: 6, refill: 'one' };
const five = { set: 6, refill: 'five' };

const opened = (options: typeof one, hand: string, next: string) => {
  const match = solo2.begin(options, 1);
  return { match, deal: solo2.open(match, heapOf([hand, next]), 0) };
};

describe('solo 2, as written', () => {
  it('the next tile of the heap is turned up and leads', () => {
    const { deal } = opened(one, '0-0 0-1 0-2 0-3 0-4', '3-4');
    expect(solo2.moves(deal)).toEqual([{ seat: 0, do: 'lead', tile: '3-4', turnedUp: true, from: 5 }]);
  });

  it('after every tile another one is drawn', () => {
    const { deal } = opened(one, '0-0 0-1 0-2 0-3 0-4', '3-4');
    const led = playOut(solo2, deal, { do: 'lead', tile: '3-4', turnedUp: true, from: 5 });
    const laid = playOut(solo2, led, 'play 0-3 0');
    expect(solo2.moves(laid)).toEqual([{ seat: 0, do: 'draw' }]);
    expect(solo2.moves(playOut(solo2, laid, 'draw'))[0]?.do).toBe('play');
  });

  it('won with one tile over, lost with two', () => {
    const { match, deal } = opened(one, '0-3 0-1 0-2 1-1 0-4', '3-4');
    const led = playOut(solo2, deal, { do: 'lead', tile: '3-4', turnedUp: true, from: 5 });
    const won = playOut(solo2, hold(led, ['0-3 1-1']), 'play 0-3 0');
    expect(solo2.line(match, won)).toMatchObject({ end: 'domino', left: [['1-1']], points: [1] });
    expect(solo2.next(match, won).winners).toEqual([0]);
    const lost = playOut(solo2, hold(led, ['0-3 1-1 1-2']), 'play 0-3 0');
    expect(solo2.line(match, lost)).toMatchObject({ end: 'blocked', points: [0] });
    expect(solo2.next(match, lost).winners).toEqual([]);
  });

  it('five: 26 laid, 2 left: won', () => {
    const { match, deal } = opened(five, '0-3 0-1 0-2 1-1 0-4', '3-4');
    const led = playOut(solo2, deal, { do: 'lead', tile: '3-4', turnedUp: true, from: 5 });
    const won = playOut(solo2, hold(led, ['0-3'], '5-5 6-6'), 'play 0-3 0');
    expect(solo2.line(match, won)).toMatchObject({ end: 'domino', points: [1] });
    const more = playOut(solo2, hold(led, ['0-3'], '5-5 6-6 1-1 1-2 2-2 2-5'), 'play 0-3 0');
    expect(solo2.moves(more)).toEqual([{ seat: 0, do: 'draw' }]);
    const drawn = playOut(solo2, more, 'draw', 'draw', 'draw', 'draw', 'draw');
    expect(drawn.end).toBe('blocked');
    expect(drawn.boneyard.length).toBe(1);
  });

  it('a turned-up tile that takes nothing loses at once', () => {
    const { deal } = opened(five, '0-0 0-1 0-2 1-1 1-2', '3-4');
    expect(playOut(solo2, deal, { do: 'lead', tile: '3-4', turnedUp: true, from: 5 }).end).toBe('blocked');
  });
});

describe('solo 2 at random', () => {
  it('ends every deal', () => {
    const ends = playMatches(solo2, often(100, 200), ({ deal, points }) => {
      const stays = deal.hands.flat().length + deal.boneyard.length;
      const most = deal.options.set === 9 ? 5 : 1;
      if (deal.options.refill === 'one') expect(points).toEqual([stays <= most ? 1 : 0]);
    });
    expect(ends.blocked).toBeGreaterThan(50);
    expect(ends.domino).toBeGreaterThan(0);
  });
});
