import { describe, expect, it } from 'vitest';
import type { Situation } from '../../src/match/ports.ts';
import { openSolvedDeals } from '../../src/shell/store/solved-deals.ts';
import { bareSituation } from '../match/bare.ts';
import { inMemory } from './fake-storage.ts';

const ended = (winners: readonly number[], seats = 1): Situation => ({
  ...bareSituation,
  seen: { ...bareSituation.seen, game: 'solo-1', seats },
  standing: { deals: 1, totals: [winners.length], memory: null, winners },
});

describe('how many deals were solved', () => {
  it('is counted game by game, and outlasts the page', () => {
    const store = inMemory();
    const solved = openSolvedDeals(store);
    expect(solved.of('solo-1')).toEqual({ played: 0, solved: 0 });
    solved.count('a', ended([0]));
    solved.count('b', ended([]));
    expect(openSolvedDeals(store).of('solo-1')).toEqual({ played: 2, solved: 1 });
    expect(solved.of('solo-2')).toEqual({ played: 0, solved: 0 });
  });

  it('counts no match twice whose result is looked at again, and none of several seats', () => {
    const solved = openSolvedDeals(inMemory());
    solved.count('a', ended([0]));
    solved.count('a', ended([0]));
    solved.count('b', ended([0], 2));
    expect(solved.of('solo-1')).toEqual({ played: 1, solved: 1 });
  });

  it('begins anew where what was kept makes no sense', () => {
    const store = inMemory();
    for (const text of ['', '[', '3', '{"solo-1":{"played":-1}}', '{"solo-1":null}']) {
      store.set('cyprus/solved', text);
      expect(openSolvedDeals(store).of('solo-1')).toEqual({ played: 0, solved: 0 });
    }
  });
});
