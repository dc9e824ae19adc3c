import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, first, hold, playMatches, playOut, told } from './arranged.ts';
import { french } from './french.ts';

const plain = { barricade: false, target: 100 };
const bars = { barricade: true, target: 100 };

const numbers = (deal: Parameters<typeof french.look>[0]) => french.look(deal).places.map(({ shows }) => shows);

describe('french, as written', () => {
  it('a tile is laid on either end', () => {
    const { deal } = first(french, plain, 2);
    expect(numbers(told(french, deal, 'lead 3-5', 'play 2-5 1', 'play 2-2 1'))).toEqual([3, 2]);
  });

  it('the winner scores the count of the other', () => {
    const { match, deal } = first(french, plain, 2);
    expect(french.line(match, ended(deal, 'domino', 0, ['', '4-4 0-6'])).points).toEqual([14, 0]);
  });

  it('a seat that cannot lay passes, or draws two tiles and passes', () => {
    const { deal } = first(french, plain, 2);
    const stuck = hold(told(french, deal, 'lead 3-5'), ['0-0 0-1', '1-1 2-2'], '0-5 1-2 1-4 2-4');
    expect(french.moves(stuck)).toEqual([
      { seat: 1, do: 'draw' },
      { seat: 1, do: 'pass' },
    ]);
    const one = playOut(french, stuck, 'draw');
    expect(french.moves(one)).toEqual([{ seat: 1, do: 'draw' }]);
    expect(french.moves(playOut(french, one, 'draw'))).toEqual([{ seat: 1, do: 'pass' }]);
  });

  it('two passes in a row end the deal; a draw between them keeps it alive', () => {
    const { deal } = first(french, plain, 2);
    const stuck = hold(told(french, deal, 'lead 3-5'), ['0-0 0-1', '1-1 2-2'], '0-2 1-2 1-4 2-4 4-4 4-6');
    expect(playOut(french, stuck, 'pass', 'pass').end).toBe('blocked');
    expect(playOut(french, stuck, 'draw', 'draw', 'pass', 'pass').end).toBe('blocked');
    const alive = playOut(french, stuck, 'pass', 'draw', 'draw', 'pass');
    expect(alive.end).toBeNull();
    // And where nothing may be drawn any more (1.9).
    expect(playOut(french, alive, 'draw', 'draw', 'pass').end).toBe('blocked');
  });

  it('the seats take turns to lead', () => {
    const { match, deal } = first(french, plain, 2, 1);
    expect(deal.turn).toBe(1);
    expect(french.moves(deal).length).toBe(8);
    const over = ended(deal, 'blocked', 1, ['0-0', '0-6']);
    expect(french.next(match, over).leader).toBe(0);
  });
});

describe('the barricade in french', () => {
  it('comes before drawing or after, with no double drawn now', () => {
    const { deal } = first(french, bars, 2);
    const stuck = hold(told(french, deal, 'lead 3-5'), ['0-0 0-5', '1-1 1-2'], '2-2 1-6 1-4 2-4');
    const bar = (arm: number) => ({ seat: 1, do: 'play', tile: '1-1', arm, barricade: true });
    expect(french.moves(stuck)).toEqual([{ seat: 1, do: 'draw' }, { seat: 1, do: 'pass' }, bar(0), bar(1)]);
    const drew = playOut(french, stuck, 'draw', 'draw');
    expect(french.moves(drew)).toEqual([{ seat: 1, do: 'pass' }, bar(0), bar(1)]);
    const over = playOut(french, drew, { do: 'play', tile: '1-1', arm: 0, barricade: true });
    expect(french.line(first(french, bars, 2).match, over)).toMatchObject({
      end: 'barricade',
      counts: [5, 14],
      points: [14, -28],
    });
  });
});

describe('french at random', () => {
  it('ends every deal', () => {
    const ends = playMatches(french, often(100, 200));
    expect(Object.keys(ends).sort()).toEqual(['barricade', 'blocked', 'domino']);
  });
});
