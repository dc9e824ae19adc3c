import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, first, hold, playMatches, playOut, told } from './arranged.ts';
import { hungarian } from './hungarian.ts';

const plain = { barricade: false, target: 101 };

describe('hungarian, as written', () => {
  it('lays tile after tile as long as any fits', () => {
    const { deal } = first(hungarian, plain, 4);
    const opened = hold({ ...deal, named: '6-6' }, ['6-6 3-6 3-3 1-3 2-6 0-0', '4-5', '5-5', '4-4']);
    expect(hungarian.moves(opened)).toEqual([{ seat: 0, do: 'lead', tile: '6-6', goesOn: true }]);
    const laid = playOut(
      hungarian,
      opened,
      { do: 'lead', tile: '6-6', goesOn: true },
      { do: 'play', tile: '3-6', arm: 0, goesOn: true },
      { do: 'play', tile: '3-3', arm: 0, goesOn: true },
      { do: 'play', tile: '1-3', arm: 0, goesOn: true },
      'play 2-6 1',
    );
    expect(laid.turn).toBe(1);
    expect(hungarian.look(laid).places.map(({ shows }) => shows)).toEqual([1, 2]);
    // Nobody can lay: four passes.
    expect(playOut(hungarian, laid, 'pass', 'pass', 'pass').end).toBeNull();
    expect(playOut(hungarian, laid, 'pass', 'pass', 'pass', 'pass').end).toBe('blocked');
  });

  it('blocked: the lowest takes, gross', () => {
    const { match, deal } = first(hungarian, plain, 3);
    const over = ended(deal, 'blocked', 0, ['6-6 4-5', '5-5 3-4', '5-6 4-6 2-6 0-1']);
    expect(hungarian.line(match, over)).toMatchObject({ counts: [21, 17, 30], points: [0, 51, 0] });
  });

  it('a last tile dominoes', () => {
    const { deal } = first(hungarian, plain, 2);
    expect(playOut(hungarian, hold(told(hungarian, deal, 'lead 6-6'), ['1-1', '5-6']), 'play 5-6 1').end).toBe(
      'domino',
    );
  });

  it('may be barred by whoever has laid nothing', () => {
    const { deal } = first(hungarian, { ...plain, barricade: true }, 2);
    const stands = hold(told(hungarian, deal, 'lead 6-6'), ['1-1 1-6', '2-2 5-6 4-4']);
    const bars = hungarian.moves(stands).filter((event) => event.barricade);
    expect(bars.map(({ tile, arm }) => `${tile} ${arm}`)).toEqual(['2-2 0', '2-2 1', '4-4 0', '4-4 1']);
    const dead = hold(stands, ['1-1 1-2', '2-2 4-4']);
    expect(hungarian.moves(dead)).toEqual([{ seat: 1, do: 'pass' }]);
  });
});

describe('hungarian at random', () => {
  it('ends every deal', () => {
    const ends = playMatches(hungarian, often(75, 150));
    expect(Object.keys(ends).sort()).toEqual(['barricade', 'blocked', 'domino']);
  });
});
