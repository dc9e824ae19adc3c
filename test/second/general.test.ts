import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { first, hold, playMatches, playOut, told } from './arranged.ts';
import { general } from './general.ts';

const either = { ending: 'either', signals: true, deals: 8 };
const bald = { ending: 'bald', signals: false, deals: 8 };
const others = ['1-1', '2-2', '3-3'];

/** The line ends in 6 and 0; seat 3 is to move and holds this. */
const standing = (options: typeof either, hand: string) => {
  const { match, deal } = first(general, options, 4, 2);
  return { match, deal: hold(told(general, deal, 'lead 0-6'), [...others, hand]) };
};

describe('general, as written', () => {
  it('a last tile 6-6 makes the next seat a General', () => {
    const { match, deal } = standing(either, '6-6');
    const over = playOut(general, deal, 'play 6-6 1');
    expect(general.line(match, over)).toMatchObject({ end: 'domino', points: [1, 0, 1, 0] });
    const other = standing(bald, '6-6');
    expect(general.line(other.match, playOut(general, other.deal, 'play 6-6 1')).points).toEqual([0, 0, 0, 0]);
    const blank = standing(bald, '0-0');
    expect(general.line(blank.match, playOut(general, blank.deal, 'play 0-0 0')).points).toEqual([1, 0, 1, 0]);
  });

  it('0-0 and 6-6 in one turn: also 1', () => {
    for (const options of [either, bald]) {
      const { match, deal } = standing(options, '0-0 6-6');
      expect(general.moves(deal)).toEqual([
        { seat: 3, do: 'play', tile: '0-0', arm: 0 },
        { seat: 3, do: 'play', tile: '0-0', arm: 0, goesOn: true },
        { seat: 3, do: 'play', tile: '6-6', arm: 1 },
        { seat: 3, do: 'play', tile: '6-6', arm: 1, goesOn: true },
      ]);
      const over = playOut(general, deal, { do: 'play', tile: '0-0', arm: 0, goesOn: true }, 'play 6-6 1');
      expect(general.line(match, over)).toMatchObject({ end: 'domino', points: [1, 0, 1, 0] });
    }
  });

  it('ended with 0-6: nothing', () => {
    const { match, deal } = first(general, either, 4, 2);
    const over = playOut(general, hold(told(general, deal, 'lead 6-6'), [...others, '0-6']), 'play 0-6 0');
    expect(general.line(match, over)).toMatchObject({ end: 'domino', points: [0, 0, 0, 0] });
  });

  it('fewest Generals win; level sides share', () => {
    const { match, deal } = standing(either, '6-6');
    const over = playOut(general, deal, 'play 6-6 1');
    const winners = (totals: number[]) => general.next({ ...match, deals: 7, totals }, over).winners;
    expect(winners([0, 2, 0, 2])).toEqual([0, 2]);
    expect(winners([0, 0, 0, 0])).toEqual([1, 3]);
    expect(winners([0, 1, 0, 1])).toEqual([0, 1, 2, 3]);
  });
});

describe('general at random', () => {
  it('1-1 leads every deal', () => {
    playMatches(general, often(75, 150), ({ deal, points }) => {
      expect(deal.events[0]?.tile).toBe('1-1');
      expect(points.reduce((a, b) => a + b)).toBeLessThan(3);
    });
  });
});
