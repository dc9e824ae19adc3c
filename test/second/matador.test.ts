import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { matador } from './all-sevens.ts';
import { first, hold, playMatches, playOut, told } from './arranged.ts';
import { wholeSet } from './tiles.ts';

const plain = { barricade: false, target: 200 };

describe('matador, as written', () => {
  it('an end of 3 takes sevens and jokers', () => {
    const { deal } = first(matador, plain, 3);
    const line = told(matador, deal, 'lead 3-3');
    const stands = hold(line, [
      '1-1',
      wholeSet(9)
        .slice(1)
        .filter((tile) => !['3-3', '1-1'].includes(tile))
        .join(' '),
      '0-0',
    ]);
    const fitting = new Set(matador.moves(stands).map(({ tile }) => tile));
    expect([...fitting].sort()).toEqual(
      ['0-7', '1-7', '1-9', '2-7', '2-8', '3-7', '4-6', '4-7', '5-5', '5-7', '6-7', '7-7', '7-8', '7-9'].sort(),
    );
  });

  it('5-5 on an end of 0 makes it 5', () => {
    const { deal } = first(matador, plain, 3);
    const stands = hold(told(matador, deal, 'lead 0-3'), ['1-1', '5-5 6-6', '2-2']);
    expect(matador.moves(stands)).toEqual([
      { seat: 1, do: 'play', tile: '5-5', arm: 0 },
      { seat: 1, do: 'play', tile: '5-5', arm: 1 },
    ]);
    expect(matador.look(playOut(matador, stands, 'play 5-5 0')).places[0]?.shows).toBe(5);
  });
});

describe('matador at random', () => {
  it('ends every deal', () => {
    const ends = playMatches(matador, often(30, 60));
    expect(ends.blocked).toBeGreaterThan(5);
  });
});
