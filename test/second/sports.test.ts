import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, first, playMatches } from './arranged.ts';
import { sports } from './sports.ts';

describe('sports, as written', () => {
  const { match, deal } = first(sports, { deals: 8 }, 4);

  it('the side that dominoes scores the count of the other', () => {
    const over = ended(deal, 'domino', 2, ['6-6 5-5 2-6', '1-6', '', '5-6']);
    expect(sports.line(match, over)).toMatchObject({ counts: [30, 7, 0, 11], points: [18, 0, 18, 0] });
  });

  it('blocked: the lower side scores the count of the higher', () => {
    const over = ended(deal, 'blocked', 2, ['1-4', '3-6', '3-3', '0-1']);
    expect(sports.line(match, over)).toMatchObject({ counts: [5, 9, 6, 1], points: [0, 11, 0, 11] });
  });

  it('the higher total wins after the agreed number of deals', () => {
    const over = ended(deal, 'domino', 2, ['', '1-6', '', '5-6']);
    const winners = (deals: number, totals: number[]) => sports.next({ ...match, deals, totals }, over).winners;
    expect(winners(6, [0, 0, 0, 0])).toBeNull();
    expect(winners(7, [0, 0, 0, 0])).toEqual([0, 2]);
    expect(winners(7, [0, 18, 0, 18])).toEqual([0, 1, 2, 3]);
  });
});

describe('sports at random', () => {
  it('ends every deal, and the lead goes round', () => {
    playMatches(sports, often(75, 150), ({ match, deal, next }) => {
      if (match.leader !== null) expect(deal.events[0]?.seat).toBe(match.leader);
      expect(next.leader).toBe(((deal.events[0]?.seat ?? 0) + 1) % 4);
    });
  });
});
