import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, first, hold, playMatches, playOut, tiles, told } from './arranged.ts';
import { teamBlock } from './block.ts';
import { partners } from './lead.ts';

const plain = { barricade: false, target: 100 };

describe('team block, as written', () => {
  it('the two with the highest sums are one side', () => {
    const drawn = ['0-3 4-4 1-6 2-2', '5-6 3-6 2-5 0-0', '1-2 3-3 0-4 1-5', '6-6 2-3 4-6 0-1'].map(tiles);
    expect(partners(drawn)).toEqual([3, 0, 1, 2]);
  });

  it('equal sums: the heavier heaviest tile ranks higher', () => {
    // 12 each: 6-6 is the heaviest; then 4-5 before 3-6 of 9; 3-6 before 1-5.
    const drawn = ['3-6 0-1 0-2 0-0', '4-5 1-1 0-1 0-0', '5-6 0-1 0-0 0-0', '1-5 2-2 0-2 0-0'].map(tiles);
    expect(partners(drawn)).toEqual([2, 1, 0, 3]);
  });

  it('blocked: the lower side scores the count of the other', () => {
    const { match, deal } = first(teamBlock, plain, 4);
    const over = ended(deal, 'blocked', 1, ['3-3', '1-2', '2-2', '3-6']);
    expect(teamBlock.line(match, over)).toMatchObject({ counts: [6, 3, 4, 9], points: [12, 0, 12, 0] });
  });

  it("domino: the partner's hand counts for nobody", () => {
    const { match, deal } = first(teamBlock, plain, 4);
    const over = ended(deal, 'domino', 2, ['3-3', '1-2', '', '3-6']);
    expect(teamBlock.line(match, over).points).toEqual([12, 0, 12, 0]);
  });

  it('a barricade stakes the count of the side', () => {
    const { match, deal } = first(teamBlock, { ...plain, barricade: true }, 4);
    const led = told(teamBlock, deal, 'lead 6-6');
    const bar = { do: 'play', tile: '4-4', arm: 0, barricade: true } as const;
    const over = playOut(teamBlock, hold(led, ['1-2', '4-4 0-5', '0-3', '0-4'], '5-5 2-2 0-0'), bar);
    expect(teamBlock.line(match, over)).toMatchObject({ counts: [3, 5, 3, 4], points: [9, -18, 9, -18] });
  });
});

describe('team block at random', () => {
  it('ends every deal', () => {
    const ends = playMatches(teamBlock, often(60, 120));
    expect(Object.keys(ends).sort()).toEqual(['barricade', 'blocked', 'domino']);
  });
});
