import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, first, playMatches } from './arranged.ts';
import { peruvian } from './block.ts';

const options = { secret: true, deals: 7 };

describe('peruvian, as written', () => {
  const { match, deal } = first(peruvian, options, 4);
  const hands = ['6-6 1-1', '4-5', '5-6', '4-6 0-2 3-5'];

  it('a blocked deal costs the last to lay fourfold, unless nobody is lower', () => {
    const counts = (laidLast: number) => peruvian.line(match, ended(deal, 'blocked', laidLast, hands));
    expect(counts(2)).toMatchObject({ counts: [14, 9, 11, 20], points: [14, 9, 44, 20] });
    expect(counts(1).points).toEqual([14, 9, 11, 20]);
  });

  it('whoever dominoes writes nothing', () => {
    const over = ended(deal, 'domino', 2, ['6-6 1-1', '4-5', '', '5-5']);
    expect(peruvian.line(match, over).points).toEqual([14, 9, 0, 10]);
  });

  it('the lowest total after seven deals wins, level ones share', () => {
    const over = ended(deal, 'domino', 2, ['6-6 1-1', '4-5', '', '5-5']);
    expect(peruvian.next({ ...match, deals: 5 }, over).winners).toBeNull();
    expect(peruvian.next({ ...match, deals: 6, totals: [0, 6, 15, 5] }, over).winners).toEqual([0]);
    expect(peruvian.next({ ...match, deals: 6, totals: [1, 6, 15, 5] }, over).winners).toEqual([0, 1, 2, 3]);
  });
});

describe('peruvian at random', () => {
  it('writes what is held', () => {
    const ends = playMatches(peruvian, often(60, 120), ({ deal, points }) => {
      expect(points.every((each) => each >= 0)).toBe(true);
      expect(deal.events.some((event) => event.barricade)).toBe(deal.end === 'barricade');
    });
    expect(Object.keys(ends).sort()).toEqual(['barricade', 'blocked', 'domino']);
  });
});
