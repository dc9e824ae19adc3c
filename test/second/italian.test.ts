import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { first, hold, playMatches, playOut, scores, told } from './arranged.ts';
import { italian } from './italian.ts';

const total = { set: 6, hits: 'total', target: 51 };
const steps = { set: 6, hits: 'steps', target: 10 };
const moves = ['lead 6-6', 'play 3-5 0', 'play 4-6 0', 'play 5-5 0', 'play 4-4 0', 'play 1-1 0', 'play 5-6 0'];

describe('italian, as written', () => {
  it('whoever brings the total exactly to a goal scores', () => {
    const { deal } = first(italian, total, 3);
    const sums = moves.map((_, index) => italian.look(told(italian, deal, ...moves.slice(0, index + 1))).number);
    expect(sums).toEqual([12, 20, 30, 40, 48, 50, 61]);
    expect(scores(told(italian, deal, ...moves))).toEqual([0, 0, 30, 0, 0, 50, 0]);
    expect(scores(told(italian, first(italian, steps, 3).deal, ...moves))).toEqual([0, 0, 1, 0, 0, 2, 0]);
  });

  it('0-0 brings the total nowhere', () => {
    const { deal } = first(italian, total, 3);
    expect(scores(told(italian, deal, ...moves.slice(0, 3), 'play 0-0 0'))).toEqual([0, 0, 30, 0]);
  });

  it('ends at the last goal or past it, or with empty hands', () => {
    const { match, deal } = first(italian, total, 3);
    const many = ['play 6-6 0', 'play 5-6 0', 'play 4-6 0', 'play 3-6 0', 'play 2-6 0', 'play 5-5 0', 'play 4-5 0'];
    const far = ['lead 0-6', ...many, 'play 3-5 0', 'play 4-4 0', 'play 3-4 0'];
    const at98 = told(italian, deal, ...far);
    expect(italian.look(at98).number).toBe(98);
    const past = playOut(italian, hold(at98, ['', '', '0-2 0-0']), 'play 0-2 0');
    expect(past.end).toBe('past');
    expect(scores(past).at(-1)).toBe(100);
    expect(italian.line(match, past)).toMatchObject({ end: 'past', counts: [0, 0, 0], made: past.made });
    const all = playOut(italian, hold(at98, ['', '', '0-1']), 'play 0-1 0');
    expect(all.end).toBe('domino');
  });

  it('deals seven or six, and the rest is dead', () => {
    expect(first(italian, total, 3).deal.dead.length).toBe(7);
    expect(first(italian, total, 4).deal.dead.length).toBe(4);
    const nine = { set: 9, hits: 'total', target: 81 };
    expect(first(italian, nine, 3).deal.dead.length).toBe(34);
    expect(first(italian, nine, 4).deal.dead.length).toBe(31);
  });
});

describe('italian at random', () => {
  it('scores each goal at most once', () => {
    const ends = playMatches(italian, often(60, 120), ({ deal, points }) => {
      expect(points).toEqual(deal.made);
      const hits = scores(deal).filter((each) => each > 0);
      expect(new Set(hits).size).toBe(hits.length);
    });
    expect(ends.past).toBeGreaterThan(50);
  });
});
