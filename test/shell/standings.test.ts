import { describe, expect, it } from 'vitest';
import { gameById } from '../../src/rules/games.ts';
import { dealMarks, losersOf, ranksOf } from '../../src/shell/result/standings.ts';

const game = (id: string) => {
  const found = gameById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const standing = (totals: number[], winners: number[] | null = null) => ({ deals: 3, totals, memory: null, winners });

describe('the end of a deal', () => {
  const sides = [0, 1, 0, 1];
  const out = (by: number) => ({ how: 'domino', by }) as const;
  const blocked = { how: 'blocked', by: 0 } as const;
  const marks = (
    kind: 'won' | 'lost',
    points: number[],
    outcome: typeof blocked | ReturnType<typeof out>,
    of = sides,
  ) => dealMarks({ points }, outcome, kind, of);

  it('goes well for those who score most, and badly for those from whom points are taken', () => {
    expect(marks('won', [12, 0, 12, 0], out(2))).toEqual(['better', null]);
    expect(marks('won', [5, 25, 0], out(1), [0, 1, 2])).toEqual([null, 'better', null]);
    expect(marks('won', [0, -15, 0, -15], out(0))).toEqual([null, 'worse']);
  });

  it('goes badly for those who write losses, and well for whoever went out, alone or with a partner', () => {
    expect(marks('lost', [24, 0, 24, 0], out(1))).toEqual(['worse', 'better']);
    expect(marks('lost', [0, 17, 9], out(0), [0, 1, 2])).toEqual(['better', 'worse', 'worse']);
    // 16.5: losses under thirteen are forgotten, but somebody went out.
    expect(marks('lost', [0, 0, 14], out(0), [0, 1, 2])).toEqual(['better', null, 'worse']);
    expect(marks('lost', [0, 0, 0, 0], out(3))).toEqual([null, 'better']);
  });

  it('goes well for the lowest of a blocked deal, and for nobody where all are level', () => {
    expect(marks('lost', [0, 20, 0, 20], blocked)).toEqual(['better', 'worse']);
    expect(marks('lost', [0, 0, 0, 0], blocked)).toEqual([null, null]);
  });
});

describe('the end of a match', () => {
  it('ranks by the highest total, and those who are level share a place', () => {
    expect(ranksOf(standing([20, 60, 20]), 'won')).toEqual([
      { side: 1, total: 60, rank: 1 },
      { side: 0, total: 20, rank: 2 },
      { side: 2, total: 20, rank: 2 },
    ]);
  });

  it('ranks losses the other way round (5.8)', () => {
    expect(ranksOf(standing([20, 104, 0]), 'lost').map(({ side }) => side)).toEqual([2, 0, 1]);
  });

  it('ranks the accounts of sides (6.7)', () => {
    expect(ranksOf(standing([12, 30, 12, 30]), 'won', [0, 1, 0, 1])).toEqual([
      { side: 1, total: 30, rank: 1 },
      { side: 0, total: 12, rank: 2 },
    ]);
  });

  it('has no loser where the fewest of so many deals win (7.5, 20.7)', () => {
    for (const id of ['peruvian', 'general']) expect(losersOf(standing([3, 0, 3, 0], [1, 3]), game(id))).toEqual([]);
    expect(losersOf(standing([3, 101, 3, 101], [0, 2]), game('goat'))).toEqual([1, 3]);
  });

  it('has a donkey where points are losses, several where they are level, and none before the end', () => {
    expect(losersOf(standing([20, 104, 0], [0, 2]), game('osel'))).toEqual([1]);
    expect(losersOf(standing([104, 104], []), game('osel'))).toEqual([0, 1]);
    expect(losersOf(standing([20, 90, 0]), game('osel'))).toEqual([]);
    expect(losersOf(standing([20, 104, 0], [1]), game('cyprus'))).toEqual([]);
  });
});
