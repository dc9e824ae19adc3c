import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { allSevens } from './all-sevens.ts';
import { ended, first, hold, playMatches, playOut, told } from './arranged.ts';

const plain = { barricade: false, target: 100 };

const fits = (deal: Parameters<typeof allSevens.moves>[0]) =>
  allSevens
    .moves(deal)
    .map(({ tile, arm, out }) => [tile, arm, ...(out === undefined ? [] : [`out ${out}`])].join(' '));

describe('all sevens, as written', () => {
  it('an end of 5 takes a 2, a blank end takes jokers only', () => {
    const { deal } = first(allSevens, plain, 2);
    const stands = hold(told(allSevens, deal, 'lead 0-5'), ['1-1', '2-4 0-3 2-5 0-0']);
    expect(allSevens.look(stands).places).toEqual([
      { arm: 0, shows: 0, takes: null },
      { arm: 1, shows: 5, takes: 2 },
    ]);
    expect(fits(stands)).toEqual([
      '2-4 1',
      '2-5 0 out 2',
      '2-5 0 out 5',
      '2-5 1 out 2',
      '2-5 1 out 5',
      '0-0 0',
      '0-0 1',
    ]);
    expect(allSevens.look(playOut(allSevens, stands, 'play 2-4 1')).places[1]?.shows).toBe(4);
    const joker = playOut(allSevens, stands, { do: 'play', tile: '2-5', arm: 0, out: 2 });
    expect(allSevens.look(joker).places[0]).toEqual({ arm: 0, shows: 2, takes: 5 });
  });

  it('blocked: the lowest scores the others less its own', () => {
    const { match, deal } = first(allSevens, plain, 3);
    const over = ended(deal, 'blocked', 0, ['1-3', '4-6', '4-6 1-2']);
    expect(allSevens.line(match, over)).toMatchObject({ counts: [4, 10, 13], points: [19, 0, 0] });
  });

  it('a seat that can lay may first draw one tile, then must lay', () => {
    const { deal } = first(allSevens, plain, 2);
    const stands = hold(told(allSevens, deal, 'lead 5-5'), ['1-1', '2-4'], '0-1 0-2 0-3 0-4');
    expect(allSevens.moves(stands).at(-1)).toEqual({ seat: 1, do: 'draw' });
    const drawn = playOut(allSevens, stands, 'draw');
    expect(fits(drawn)).toEqual(['2-4 0', '2-4 1']);
    const two = hold(stands, ['1-1', '2-4'], '0-1 0-2');
    expect(fits(two)).toEqual(['2-4 0', '2-4 1']);
  });

  it('a seat that cannot lay draws until it can, and leaves two', () => {
    const { deal } = first(allSevens, plain, 2);
    const stands = hold(told(allSevens, deal, 'lead 5-5'), ['1-1', '4-4'], '0-1 0-2 0-3 0-4');
    const drawn = playOut(allSevens, stands, 'draw', 'draw');
    expect(fits(drawn)).toEqual(['0-2 0', '0-2 1']);
    expect(allSevens.moves(hold(stands, ['1-1', '4-4'], '0-1 0-2'))).toEqual([{ seat: 1, do: 'pass' }]);
  });

  it('a drawn double may bar', () => {
    const { match, deal } = first(allSevens, { ...plain, barricade: true }, 2);
    const stands = hold(told(allSevens, deal, 'lead 5-5'), ['1-1', '4-4'], '3-3 0-2 0-3 0-4');
    const drawn = playOut(allSevens, stands, 'draw');
    expect(allSevens.moves(drawn).map((event) => event.tile ?? event.do)).toEqual(['draw', '4-4', '4-4', '3-3', '3-3']);
    const over = playOut(allSevens, drawn, { do: 'play', tile: '4-4', arm: 0, barricade: true });
    expect(allSevens.line(match, over)).toMatchObject({ counts: [2, 6], points: [4, -12] });
  });
});

describe('all sevens at random', () => {
  it('ends every deal', () => {
    const ends = playMatches(allSevens, often(75, 150));
    expect(Object.keys(ends).sort()).toEqual(['barricade', 'blocked', 'domino']);
  });
});
