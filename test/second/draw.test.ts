import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, first, heapOf, hold, playMatches, playOut, told } from './arranged.ts';
import { drawGame } from './draw.ts';

const plain = { leadFrom: '6-6', match: 'equal', twoDoubles: false, barricade: false, target: 100 };

describe('draw, as written', () => {
  it('0-0 alone counts 25', () => {
    const { match, deal } = first(drawGame, plain, 3);
    const over = ended(deal, 'blocked', 0, ['0-0', '1-4', '2-2 0-3']);
    expect(drawGame.line(match, over)).toMatchObject({ counts: [25, 5, 7], points: [0, 27, 0] });
    const won = ended(deal, 'domino', 0, ['', '0-0 2-6', '3-3']);
    expect(drawGame.line(match, won).points).toEqual([14, 0, 0]);
  });

  it('by option the halves that touch sum to six', () => {
    const { deal } = first(drawGame, { ...plain, match: 'sum-six' }, 2);
    const led = hold(told(drawGame, deal, 'lead 6-6'), ['3-5 3-3', '0-3 1-6']);
    expect(drawGame.look(led).places).toEqual([
      { arm: 0, shows: 6, takes: 0 },
      { arm: 1, shows: 6, takes: 0 },
    ]);
    expect(drawGame.moves(led).map(({ tile }) => tile)).toEqual(['0-3', '0-3']);
    const laid = playOut(drawGame, led, 'play 0-3 0');
    expect(drawGame.moves(laid)).toEqual([
      { seat: 0, do: 'play', tile: '3-5', arm: 0 },
      { seat: 0, do: 'play', tile: '3-3', arm: 0 },
    ]);
    expect(drawGame.look(playOut(drawGame, laid, 'play 3-5 0')).places[0]?.shows).toBe(5);
  });

  it('by option two doubles in one turn, each on an end of its own', () => {
    const { deal } = first(drawGame, { ...plain, twoDoubles: true }, 2);
    const line = hold(told(drawGame, deal, 'lead 3-5'), ['1-1 1-2', '3-3 5-5 0-3']);
    expect(drawGame.moves(line)).toEqual([
      { seat: 1, do: 'play', tile: '3-3', arm: 0 },
      { seat: 1, do: 'play', tile: '3-3', arm: 0, goesOn: true },
      { seat: 1, do: 'play', tile: '5-5', arm: 1 },
      { seat: 1, do: 'play', tile: '5-5', arm: 1, goesOn: true },
      { seat: 1, do: 'play', tile: '0-3', arm: 0 },
    ]);
    const goesOn = playOut(drawGame, line, { do: 'play', tile: '5-5', arm: 1, goesOn: true });
    expect(drawGame.moves(goesOn)).toEqual([{ seat: 1, do: 'play', tile: '3-3', arm: 0 }]);
    expect(playOut(drawGame, goesOn, 'play 3-3 0').turn).toBe(0);
  });

  it('leads from 6-6 down, or by option from 0-0 up, else with the heaviest tile', () => {
    const led = (leadFrom: string, ...hands: string[]) =>
      drawGame.open(drawGame.begin({ ...plain, leadFrom }, 2), heapOf(hands), 0).named;
    const [a, b] = ['2-2 0-1 0-2 0-3 0-4 0-5 0-6', '4-4 1-2 1-3 1-4 1-5 1-6 2-3'];
    expect(led('6-6', a, b)).toBe('4-4');
    expect(led('0-0', a, b)).toBe('2-2');
    expect(led('0-0', '3-6 0-1 0-2 0-3 0-4 0-5 0-6', '4-5 1-2 1-3 1-4 1-5 1-6 2-3')).toBe('3-6');
  });

  it('draws to the last tile, then passes', () => {
    const { deal } = first(drawGame, plain, 2);
    const stuck = hold(told(drawGame, deal, 'lead 3-5'), ['1-1 1-2', '0-0 0-1'], '0-2 0-4');
    const drawn = playOut(drawGame, stuck, 'draw', 'draw');
    expect(drawGame.moves(drawn)).toEqual([{ seat: 1, do: 'pass' }]);
    expect(playOut(drawGame, drawn, 'pass', 'pass').end).toBe('blocked');
  });

  it('a barricade is scored net, whatever was drawn', () => {
    const { match, deal } = first(drawGame, { ...plain, barricade: true }, 3);
    const stuck = hold(told(drawGame, deal, 'lead 3-5'), ['5-5 0-5', '0-1 0-2', '6-6'], '0-0');
    const drawn = playOut(drawGame, stuck, 'draw');
    const bar = { do: 'play', tile: '0-0', arm: 1, barricade: true } as const;
    expect(drawGame.moves(drawn)).toEqual([
      { seat: 1, do: 'pass' },
      { seat: 1, ...bar, arm: 0 },
      { seat: 1, ...bar },
    ]);
    const over = playOut(drawGame, drawn, bar);
    expect(drawGame.line(match, over)).toMatchObject({ counts: [15, 3, 12], points: [0, 24, 0] });
  });
});

describe('draw at random', () => {
  it('ends every deal', () => {
    const ends = playMatches(drawGame, often(100, 200));
    expect(Object.keys(ends).sort()).toEqual(['barricade', 'blocked', 'domino']);
  });
});
