import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, first, playMatches, scores, told } from './arranged.ts';
import { telephoneTo72 } from './telephone.ts';
import { sum } from './tiles.ts';

/** House 4-4, covered; the ends are 6 and 3. */
const house = ['lead 4-4', 'play 4-6 0', 'play 3-4 1'];

describe('telephone to 72, as written', () => {
  const to72 = { severalDoubles: false, target: 72 };

  it('scores a fifth of the sum', () => {
    const { deal } = first(telephoneTo72, to72, 2);
    expect(scores(told(telephoneTo72, deal, ...house, 'play 6-6 0', 'play 4-5 2'))).toEqual([0, 0, 0, 3, 4]);
  });

  it('the winner scores the counts of the others by five, rounded up', () => {
    const { match, deal } = first(telephoneTo72, to72, 3);
    expect(telephoneTo72.line(match, ended(deal, 'domino', 0, ['', '4-6', '3-5'])).points).toEqual([4, 0, 0]);
    expect(telephoneTo72.line(match, ended(deal, 'blocked', 0, ['0-1', '4-6', '3-5'])).points).toEqual([4, 0, 0]);
    expect(telephoneTo72.line(match, ended(deal, 'blocked', 0, ['2-6', '4-6', '3-5'])).points).toEqual([0, 0, 0]);
  });

  it('the first double crosses at once', () => {
    const { deal } = first(telephoneTo72, to72, 2);
    const places = (...moves: string[]) => telephoneTo72.look(told(telephoneTo72, deal, ...moves)).places.length;
    expect(places('lead 4-4')).toBe(4);
    expect(places('lead 2-3', 'play 3-3 1')).toBe(4);
  });
});

describe('telephone to 72 at random', () => {
  it('nobody loses', () => {
    playMatches(telephoneTo72, often(60, 120), ({ deal, points }) => {
      expect(points.every((each, seat) => each >= (deal.made[seat] ?? 0))).toBe(true);
      expect(sum(scores(deal))).toBe(sum(deal.made));
    });
  });
});
