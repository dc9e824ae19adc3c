import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { allFives } from './all-fives.ts';
import { ended, first, hold, playMatches, playOut, scores, told } from './arranged.ts';
import { sum } from './tiles.ts';

const six = { set: 6, target: 100 };

describe('all fives, as written', () => {
  it('a multiple of five scores', () => {
    const { deal } = first(allFives, six, 2);
    const moves = ['lead 6-6', 'play 3-6 1', 'play 4-6 0', 'play 1-3 1', 'play 4-4 0', 'play 1-2 1'];
    const sums = moves.map((_, index) => allFives.look(told(allFives, deal, ...moves.slice(0, index + 1))).number);
    expect(sums).toEqual([12, 15, 7, 5, 9, 10]);
    const all = told(allFives, deal, ...moves);
    expect(scores(all)).toEqual([0, 15, 0, 5, 0, 10]);
    expect(all.made).toEqual([0, 30]);
  });

  it('a domino: each other hand is rounded by itself', () => {
    const { match, deal } = first(allFives, six, 3);
    const over = ended(deal, 'domino', 0, ['', '6-6 0-5', '5-6 0-6 0-1']);
    expect(allFives.line(match, over)).toMatchObject({ counts: [0, 17, 18], points: [35, 0, 0] });
  });

  it('blocked: the lowest exact count scores the rounded counts of the others', () => {
    const { match, deal } = first(allFives, six, 3);
    const over = ended(deal, 'blocked', 0, ['3-3', '0-5 1-1', '5-6 0-6 0-1']);
    expect(allFives.line(match, over)).toMatchObject({ counts: [6, 7, 18], points: [25, 0, 0] });
  });

  it('draws until it can lay, but leaves two tiles; a drawn tile that fits is played', () => {
    const { deal } = first(allFives, six, 2);
    const led = hold(told(allFives, deal, 'lead 6-6'), ['1-1', '2-2'], '3-3 3-6 4-4 5-5');
    expect(allFives.moves(led)).toEqual([{ seat: 1, do: 'draw' }]);
    const drew = playOut(allFives, led, 'draw', 'draw');
    expect(allFives.moves(drew).map(({ tile }) => tile)).toEqual(['3-6', '3-6']);
    const none = hold(told(allFives, deal, 'lead 6-6'), ['1-1', '2-2'], '3-6 4-4');
    expect(playOut(allFives, none, 'pass', 'pass').end).toBe('blocked');
  });
});

describe('all fives at random', () => {
  it('what was made is a multiple of five', () => {
    const ends = playMatches(allFives, often(75, 150), ({ deal, points }) => {
      expect([...deal.made, ...points].every((each) => each >= 0 && each % 5 === 0)).toBe(true);
      expect(sum(scores(deal))).toBe(sum(deal.made));
      expect(points.filter((each, seat) => each !== deal.made[seat]).length).toBeLessThan(2);
    });
    expect(Object.keys(ends).sort()).toEqual(['blocked', 'domino']);
  });
});
