import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { muggins } from './all-fives.ts';
import { ended, first, heapOf, hold, playMatches, scores, told } from './arranged.ts';
import { sum } from './tiles.ts';

const across = { lengthwise: false, target: 200 };

describe('muggins, as written', () => {
  const moves = ['lead 4-6', 'play 6-6 1', 'play 1-6 2', 'play 4-4 0', 'play 2-6 1', 'play 5-6 3', 'play 0-1 2'];

  it('the first double crosses, and counts while fewer than two sides are covered', () => {
    const { deal } = first(muggins, across, 2);
    const sums = moves.map((_, index) => muggins.look(told(muggins, deal, ...moves.slice(0, index + 1))).number);
    expect(sums).toEqual([10, 16, 5, 9, 11, 16, 15]);
    expect(scores(told(muggins, deal, ...moves))).toEqual([10, 0, 5, 0, 0, 0, 15]);
  });

  it('by option a double lies lengthwise and counts one half', () => {
    const { deal } = first(muggins, { ...across, lengthwise: true }, 2);
    const way = { do: 'play', tile: '4-4', arm: 0, lengthwise: true } as const;
    const lies = told(muggins, deal, ...moves.slice(0, 3), way);
    expect(muggins.look(lies).number).toBe(5);
    expect(scores(lies)).toEqual([10, 0, 5, 5]);
    const before = hold(told(muggins, deal, ...moves.slice(0, 3)), ['', '4-4'], '');
    expect(muggins.moves(before)).toEqual([
      { seat: 1, do: 'play', tile: '4-4', arm: 0 },
      { seat: 1, ...way },
    ]);
    // The double that crosses lies across.
    expect(muggins.moves(hold(told(muggins, deal, 'lead 4-6'), ['', '4-4'])).length).toBe(1);
  });

  it('a led double has four open sides, and counts both halves until two are covered', () => {
    const { deal } = first(muggins, across, 2);
    const led = told(muggins, deal, 'lead 5-5');
    expect(muggins.look(led)).toMatchObject({ number: 10 });
    expect(muggins.look(led).places.map(({ arm }) => arm)).toEqual([0, 1, 2, 3]);
    expect(muggins.look(told(muggins, deal, 'lead 5-5', 'play 3-5 2')).number).toBe(13);
    expect(muggins.look(told(muggins, deal, 'lead 5-5', 'play 3-5 2', 'play 2-5 0')).number).toBe(5);
  });

  it('pays ten for a domino, and a blocked deal to the lowest, less its own', () => {
    const { match, deal } = first(muggins, across, 3);
    const paid = (end: 'domino' | 'blocked', hands: string[]) => muggins.line(match, ended(deal, end, 0, hands)).points;
    expect(paid('domino', ['', '6-6', '5-5'])).toEqual([10, 0, 0]);
    expect(paid('blocked', ['3-3', '6-6', '4-5'])).toEqual([15, 0, 0]);
    expect(paid('blocked', ['3-3', '6-6 0-1', '4-6'])).toEqual([15, 0, 0]);
  });

  it('the lot leads the first deal, then the lead goes round', () => {
    const match = muggins.begin(across, 3);
    const heap = heapOf(['0-1']);
    expect(muggins.open(match, heap, 2).turn).toBe(2);
    expect(muggins.open({ ...match, leader: 0, deals: 1 }, heap, 2).turn).toBe(0);
  });
});

describe('muggins at random', () => {
  it('what was made is a multiple of five', () => {
    const ends = playMatches(muggins, often(75, 150), ({ deal, points, match }) => {
      expect([...deal.made, ...points].every((each) => each >= 0 && each % 5 === 0)).toBe(true);
      expect(sum(scores(deal))).toBe(sum(deal.made));
      if (match.leader !== null) expect(deal.events[0]?.seat).toBe(match.leader);
    });
    expect(Object.keys(ends).sort()).toEqual(['blocked', 'domino']);
  });
});
