import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, first, hold, playMatches, playOut, scores, told } from './arranged.ts';
import { bergen } from './bergen.ts';

describe('bergen, as written', () => {
  it('equal ends and the highest double score', () => {
    const { deal } = first(bergen, { target: 15 }, 2);
    const all = told(
      bergen,
      deal,
      'lead 1-1',
      'play 1-4 1',
      'play 4-4 1',
      'play 1-3 0',
      'play 3-4 0',
      'play 4-6 1',
      'play 4-5 0',
      'play 5-6 0',
      'play 6-6 0',
    );
    expect(scores(all)).toEqual([2, 0, 2, 0, 3, 0, 0, 2, 5]);
  });

  it('the led double counts as the last of an arm on which nothing was laid', () => {
    const { deal } = first(bergen, { target: 15 }, 2);
    const all = told(bergen, deal, 'lead 1-1', 'play 1-4 1', 'play 4-5 1', 'play 1-5 1');
    expect(scores(all)).toEqual([2, 0, 0, 3]);
  });

  it('leads the lowest double, else the lightest tile', () => {
    const led = (heap: string[]) => bergen.moves(bergen.open(bergen.begin({ target: 15 }, 2), heap, 0));
    const { deal } = first(bergen, { target: 15 }, 2);
    const hands = (text: string) => [
      ...text.split(' '),
      ...deal.heap.filter((tile) => !text.split(' ').includes(tile)),
    ];
    expect(led(hands('3-3 0-1 0-2 0-3 0-4 0-5 2-2 1-2 1-3 1-4 1-5 1-6'))).toEqual([
      { seat: 1, do: 'lead', tile: '2-2' },
    ]);
    expect(led(hands('0-3 0-4 0-5 0-6 1-6 1-3 1-2 2-4 2-5 2-6 3-6 3-4'))).toEqual([
      { seat: 1, do: 'lead', tile: '1-2' },
    ]);
  });

  it('draws one tile, and plays it if it fits', () => {
    const { deal } = first(bergen, { target: 15 }, 2);
    const stands = hold(told(bergen, deal, 'lead 1-1'), ['2-2', '3-3'], '4-4 1-5 5-5 6-6');
    const drawn = playOut(bergen, stands, 'draw');
    expect(bergen.moves(drawn)).toEqual([{ seat: 1, do: 'pass' }]);
    const other = playOut(bergen, drawn, 'pass', 'draw');
    expect(bergen.moves(other).map(({ tile }) => tile)).toEqual(['1-5', '1-5']);
  });

  it('blocked: who has no double, or the lowest among them', () => {
    const { match, deal } = first(bergen, { target: 10 }, 3);
    const points = (...hands: string[]) => bergen.line(match, ended(deal, 'blocked', 0, hands)).points;
    expect(points('0-1', '5-6', '0-0')).toEqual([2, 0, 0]);
    expect(points('1-1', '5-6', '0-0')).toEqual([0, 2, 0]);
    expect(points('1-1', '6-6', '0-0')).toEqual([0, 0, 2]);
    expect(points('0-6', '1-5', '0-0')).toEqual([0, 0, 0]);
    expect(bergen.line(match, ended(deal, 'domino', 1, ['0-1', '', '0-0'])).points).toEqual([0, 2, 0]);
  });
});

describe('bergen at random', () => {
  it('scores at most five in a turn, and two at the end', () => {
    const ends = playMatches(bergen, often(75, 150), ({ deal, points }) => {
      expect(scores(deal)[0]).toBe(2);
      expect(scores(deal).every((each) => each <= 5)).toBe(true);
      const more = points.map((each, seat) => each - (deal.made[seat] ?? 0));
      // 9.5: whoever bars and does not score loses two.
      expect(deal.end === 'barricade' ? [-2, 0, 2] : [0, 2]).toContain(more.reduce((a, b) => a + b));
    });
    expect(Object.keys(ends).sort()).toEqual(['barricade', 'blocked', 'domino']);
  });
});
