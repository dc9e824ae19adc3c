import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, first, heapOf, hold, playMatches, playOut, told } from './arranged.ts';
import { goat } from './goat.ts';

const sides = { alone: false, redealDoubles: true, target: 101 };
const alone = { ...sides, alone: true };

describe('goat, as written', () => {
  it('an account opens with a loss of 13 or more in one deal', () => {
    const begun = first(goat, sides, 4);
    const loses = (match: typeof begun.match, one: string, three: string) =>
      goat.next(match, ended(begun.deal, 'domino', 0, ['', one, '5-5', three]));
    const first12 = loses(begun.match, '2-3', '1-6');
    expect(first12.totals).toEqual([0, 0, 0, 0]);
    const then13 = loses(first12, '2-3', '2-6');
    expect(then13.totals).toEqual([0, 13, 0, 13]);
    expect(loses(then13, '0-3', '0-1').totals).toEqual([0, 17, 0, 17]);
  });

  it('blocked: the higher side writes its count; level sides nothing', () => {
    const { match, deal } = first(goat, sides, 4);
    expect(goat.line(match, ended(deal, 'blocked', 0, ['1-2', '4-6', '2-6', '0-1'])).points).toEqual([0, 0, 0, 0]);
    expect(goat.line(match, ended(deal, 'blocked', 0, ['1-2', '4-6', '2-6', '1-3'])).points).toEqual([0, 14, 0, 14]);
  });

  it('alone: the lowest write nothing, the others their own', () => {
    const { match, deal } = first(goat, alone, 4);
    const over = ended(deal, 'blocked', 0, ['1-2', '4-6', '0-3', '5-5 4-6']);
    expect(goat.line(match, over)).toMatchObject({ counts: [3, 10, 3, 20], points: [0, 0, 0, 20] });
  });

  it('the first at 101 is the goat, and all others have won', () => {
    const { match, deal } = first(goat, alone, 4);
    const over = ended(deal, 'blocked', 0, ['1-2', '4-6', '0-3', '5-5 4-6']);
    expect(goat.next({ ...match, totals: [90, 91, 0, 80] }, over).winners).toEqual([0, 2, 3]);
    expect(goat.next({ ...match, totals: [90, 91, 0, 82] }, over).winners).toEqual([0, 1, 2]);
    expect(goat.next({ ...match, totals: [90, 92, 0, 82] }, over).winners).toEqual([0, 2]);
  });

  it('1-1 leads first, 0-0 last; later the winner leads any tile', () => {
    const heap = heapOf(['0-0 0-1 0-2 0-3 0-4 0-5 0-6', '1-2 1-3 1-4 1-5 1-6 2-2 2-3']);
    const match = goat.begin(sides, 2);
    expect(goat.moves(goat.open(match, heap, 0))).toEqual([{ seat: 1, do: 'lead', tile: '2-2' }]);
    expect(goat.moves(goat.open({ ...match, deals: 1, leader: 0 }, heap, 1)).length).toBe(7);
  });

  it('a hand with five doubles is thrown in', () => {
    const heap = heapOf(['0-0 1-1 2-2 3-3 4-4 0-1 0-2']);
    expect(goat.open(goat.begin(sides, 2), heap, 0).thrownIn).toBe('doubles');
    expect(goat.open(goat.begin({ ...sides, redealDoubles: false }, 2), heap, 0).thrownIn).toBeNull();
    expect(goat.open(goat.begin(sides, 2), heapOf(['0-0 1-1 2-2 3-3 1-4 0-1 0-2']), 0).thrownIn).toBeNull();
  });

  it('the last tile is not drawn', () => {
    const { deal } = first(goat, sides, 2);
    const stuck = hold(told(goat, deal, 'lead 3-5'), ['1-1 1-2', '0-0 0-1'], '0-2 0-5');
    const drawn = playOut(goat, stuck, 'draw');
    expect(goat.moves(drawn)).toEqual([{ seat: 1, do: 'pass' }]);
    expect(playOut(goat, drawn, 'pass', 'pass').end).toBe('blocked');
  });
});

describe('goat at random', () => {
  it('ends every deal', () => {
    const ends = playMatches(goat, often(75, 150), ({ match, next, points }) => {
      expect(points.every((each, seat) => each >= 0 && (each === 0 || each >= 13 || match.totals[seat] !== 0))).toBe(
        true,
      );
      expect(next.leader).not.toBeNull();
    });
    expect(ends.domino).toBeGreaterThan(20);
    expect(ends.blocked).toBeGreaterThan(20);
  });
});
