import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, first, hold, playMatches, playOut, scores, told } from './arranged.ts';
import { telephone } from './telephone.ts';
import { sum } from './tiles.ts';

const plain = { severalDoubles: false, target: 225 };
const several = { severalDoubles: true, target: 225 };

/** House 4-4, covered; the ends are 6 and 3. */
const house = ['lead 4-4', 'play 4-6 0', 'play 3-4 1'];

describe('telephone, as written', () => {
  it('a covered double becomes the house, and its sides are open', () => {
    const { deal } = first(telephone, plain, 2);
    const arms = (...moves: string[]) => telephone.look(told(telephone, deal, ...moves)).places.map(({ arm }) => arm);
    expect(arms('lead 4-4', 'play 4-6 0')).toEqual([0, 1]);
    expect(arms(...house)).toEqual([0, 1, 2, 3]);
    expect(arms('lead 2-3', 'play 3-3 1')).toEqual([0, 1]);
    expect(arms('lead 2-3', 'play 3-3 1', 'play 3-4 1')).toEqual([0, 1, 2, 3]);
    expect(telephone.look(told(telephone, deal, ...house)).number).toBe(9);
  });

  it('scores a sum that is a multiple of five', () => {
    const { deal } = first(telephone, plain, 2);
    const all = told(telephone, deal, ...house, 'play 6-6 0', 'play 4-5 2');
    expect(scores(all)).toEqual([0, 0, 0, 15, 20]);
    expect(scores(told(telephone, deal, 'lead 2-3'))).toEqual([5]);
    expect(scores(told(telephone, deal, 'lead 4-6'))).toEqual([10]);
  });

  it('writes off what is left, but never more than there is', () => {
    const { match, deal } = first(telephone, plain, 2);
    const falls = (total: number) =>
      telephone.line({ ...match, totals: [0, total] }, ended(deal, 'domino', 0, ['', '4-6 3-5']));
    expect(falls(20)).toMatchObject({ counts: [0, 18], writtenOff: [0, 15], points: [0, -15], totals: [0, 5] });
    expect(falls(10)).toMatchObject({ writtenOff: [0, 10], totals: [0, 0] });
    // 25.7: what was made in the deal is there to be written off.
    const made = { ...ended(deal, 'domino', 0, ['', '4-6 3-5']), made: [35, 15] };
    expect(telephone.line({ ...match, totals: [40, 20] }, made)).toEqual({
      end: 'domino',
      left: [[], ['4-6', '3-5']],
      counts: [0, 18],
      made: [35, 15],
      writtenOff: [0, 15],
      points: [35, 0],
      totals: [75, 20],
    });
  });

  it('blocked: every side writes off its own', () => {
    const { match, deal } = first(telephone, plain, 4);
    const over = ended({ ...deal, made: [5, 0, 0, 10] }, 'blocked', 0, ['4-6', '1-1', '0-3', '1-2']);
    expect(telephone.line({ ...match, totals: [20, 10, 20, 10] }, over)).toMatchObject({
      counts: [10, 2, 3, 3],
      made: [5, 0, 0, 10],
      writtenOff: [10, 5, 10, 5],
      points: [-5, 5, -5, 5],
    });
  });

  it('both sides past the target: both win', () => {
    const { match, deal } = first(telephone, plain, 2);
    const over = ended(deal, 'domino', 0, ['', '0-0']);
    expect(telephone.next({ ...match, totals: [225, 300] }, over).winners).toEqual([0, 1]);
    expect(telephone.next({ ...match, totals: [220, 300] }, over).winners).toEqual([1]);
    expect(telephone.next({ ...match, totals: [220, 220] }, over).winners).toBeNull();
  });

  it('by option several doubles in one turn, counted once', () => {
    const { deal } = first(telephone, several, 2);
    const line = told(telephone, deal, ...house, 'play 4-5 2');
    const stands = hold(line, ['3-3 5-5 6-6 0-3']);
    expect(telephone.moves(stands).length).toBe(7);
    const all = playOut(
      telephone,
      stands,
      { do: 'play', tile: '3-3', arm: 1, goesOn: true },
      { do: 'play', tile: '6-6', arm: 0, goesOn: true },
      { do: 'play', tile: '5-5', arm: 2 },
    );
    // 12 + 6 + 10
    expect(telephone.look(all).number).toBe(28);
    expect(scores(all).slice(-3)).toEqual([0, 0, 0]);
    const less = playOut(telephone, stands, { do: 'play', tile: '3-3', arm: 1, goesOn: true }, 'play 6-6 0');
    // 12 + 6 + 5
    expect(telephone.look(less).number).toBe(23);
  });

  it('2-3 leads first, else as 1-1 first', () => {
    const match = telephone.begin(plain, 2);
    const { deal } = first(telephone, plain, 2);
    const heap = [...deal.heap].reverse().filter((tile) => tile !== '2-3' && tile !== '2-2');
    heap.push('2-2', '2-3');
    // 1-1 and 2-2 were not dealt either.
    expect(telephone.open(match, heap, 0).named).toBe('3-3');
    expect(telephone.open(match, ['2-3', ...heap.filter((tile) => tile !== '2-3')], 0).named).toBe('2-3');
  });
});

describe('telephone at random', () => {
  it('everything goes by five, and no total falls below 0', () => {
    playMatches(telephone, often(60, 120), ({ deal, points, next }) => {
      expect([...deal.made, ...points].every((each) => each % 5 === 0)).toBe(true);
      expect(sum(scores(deal))).toBe(sum(deal.made));
      expect(next.totals.every((total) => total >= 0)).toBe(true);
    });
  });
});
