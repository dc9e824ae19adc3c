import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, heapOf, hold, playMatches, playOut, told } from './arranged.ts';
import { block } from './block.ts';
import { wholeSet } from './tiles.ts';

const plain = { barricade: false, target: 100 };
const bars = { barricade: true, target: 100 };

const open = (options = plain, seats = 3) => {
  const match = block.begin(options, seats);
  return { match, deal: block.open(match, wholeSet(6), 0) };
};

describe('block, as written', () => {
  it('the winner scores the counts of the others', () => {
    const { match, deal } = open();
    const over = ended(deal, 'domino', 1, ['2-3 1-1', '', '0-6']);
    expect(block.line(match, over).points).toEqual([0, 13, 0]);
  });

  it('a blocked deal: the lowest takes, gross', () => {
    const { match, deal } = open();
    expect(block.line(match, ended(deal, 'blocked', 1, ['0-5', '4-5', '5-6'])).points).toEqual([20, 0, 0]);
    expect(block.line(match, ended(deal, 'blocked', 1, ['0-5', '1-4', '5-6'])).points).toEqual([0, 0, 0]);
  });

  it('a turn is a play and a draw, or a draw and a pass', () => {
    const heap = heapOf(['6-6 0-0 0-1 0-2 0-3 0-4 0-5', '1-6 2-2 2-3 2-4 2-5 3-3 3-4']);
    const deal = block.open(block.begin(plain, 2), heap, 0);
    expect(block.moves(deal)).toEqual([{ seat: 0, do: 'lead', tile: '6-6' }]);
    const led = playOut(block, deal, 'lead 6-6');
    expect(block.moves(led)).toEqual([{ seat: 0, do: 'draw' }]);
    const second = playOut(block, led, 'draw');
    expect(block.moves(second)).toEqual([
      { seat: 1, do: 'play', tile: '1-6', arm: 0 },
      { seat: 1, do: 'play', tile: '1-6', arm: 1 },
    ]);
    const third = playOut(block, second, 'play 1-6 0', 'draw');
    expect(block.look(third).places.map(({ shows }) => shows)).toEqual([1, 6]);
    // Seat 0 drew 0-6, the first that was left: it may play it now; seat 1 then draws and must pass.
    expect(block.moves(third).map(({ tile }) => tile)).toContain('0-6');
    const stuck = hold(third, ['0-0 2-2', '3-3 2-3'], '1-1 2-6 4-4 4-5');
    const drew = playOut(block, stuck, 'draw');
    expect(block.moves(drew)).toEqual([{ seat: 0, do: 'pass' }]);
    const passed = playOut(block, drew, 'pass', 'draw', 'pass');
    // A row of two passes, and nothing may be drawn: but seat 0 drew 1-1, and seat 1 drew 2-6.
    expect(passed.end).toBeNull();
    expect(block.moves(passed)).toEqual([{ seat: 0, do: 'play', tile: '1-1', arm: 0 }]);
  });

  it('a deal is blocked when nobody holds a fitting tile and nothing may be drawn', () => {
    const { deal } = open();
    const led = hold(told(block, deal, 'lead 6-6'), ['1-2', '1-3', '1-4'], '5-5 4-4');
    const over = playOut(block, led, 'pass', 'pass', 'pass');
    expect(over.end).toBe('blocked');
  });

  it('the last tile dominoes at once, and nothing is drawn after it', () => {
    const { deal } = open();
    const led = playOut(
      block,
      hold({ ...deal, turn: 0, named: null }, ['6-6', '1-3', '1-4'], '5-5 4-4 3-3'),
      'lead 6-6',
    );
    expect(led.end).toBe('domino');
  });
});

describe('block without drawing (33.8)', () => {
  const never = { drawing: 'never', barricade: false, target: 100 };
  const dealt = () => {
    const heap = heapOf(['6-6 0-6 0-0 0-1 0-2', '1-6 2-2 2-3 2-4 2-5', '3-3 4-4 3-4 3-5 4-5']);
    return block.open(block.begin(never, 3), heap, 0);
  };

  it('the rest is dead, and a turn is a play or a pass', () => {
    const deal = dealt();
    expect([deal.boneyard, deal.dead.length]).toEqual([[], 13]);
    const led = hold(playOut(block, deal, 'lead 6-6'), ['0-6', '1-6 2-2', '3-3 4-4']);
    expect(led.turn).toBe(1);
    const laid = playOut(block, led, 'play 1-6 0');
    expect(block.moves(laid)).toEqual([{ seat: 2, do: 'pass' }]);
    const passed = playOut(block, laid, 'pass', 'play 0-6 1');
    expect(passed.end).toBe('domino');
  });

  it('a row of passes is a blocked deal', () => {
    const led = hold(playOut(block, dealt(), 'lead 6-6'), ['0-1', '2-2', '3-3 4-4']);
    const over = playOut(block, led, 'pass', 'pass', 'pass');
    expect(over.end).toBe('blocked');
    expect(block.line(block.begin(never, 3), over).points).toEqual([18, 0, 0]);
  });
});

describe('the barricade', () => {
  const standing = (hands: readonly string[], boneyard: string) => {
    const { deal } = open(bars);
    const led = told(block, { ...deal, turn: 2 }, 'lead 6-6');
    return hold(led, hands, boneyard);
  };

  it('may be laid by whoever has laid nothing, at either end', () => {
    const deal = standing(['4-4 4-5', '1-5 1-6', '1-1 2-2'], '0-1 0-2 0-3');
    expect(block.moves(deal)).toEqual([
      { seat: 0, do: 'draw' },
      { seat: 0, do: 'play', tile: '4-4', arm: 0, barricade: true },
      { seat: 0, do: 'play', tile: '4-4', arm: 1, barricade: true },
    ]);
  });

  it('is no double drawn in this turn, and no last tile', () => {
    const drew = playOut(block, standing(['3-4 4-5', '1-5 1-6', '1-1 2-2'], '0-0 0-2 0-3'), 'draw');
    expect(block.moves(drew)).toEqual([{ seat: 0, do: 'pass' }]);
    expect(block.moves(standing(['4-4', '1-5 1-6', '1-1 2-2'], ''))).toEqual([{ seat: 0, do: 'pass' }]);
  });

  it('is not laid where nobody can lay or draw', () => {
    const deal = standing(['4-4 4-5', '1-5 1-1', '2-2'], '0-1 0-2');
    expect(block.moves(deal)).toEqual([{ seat: 0, do: 'pass' }]);
    expect(playOut(block, deal, 'pass', 'pass', 'pass').end).toBe('blocked');
  });

  it('scores as in the examples', () => {
    const points = (...others: string[]) => {
      const deal = playOut(block, standing(['4-4 4-5', ...others], '0-1 0-2 0-3'), {
        do: 'play',
        tile: '4-4',
        arm: 0,
        barricade: true,
      });
      expect(deal.end).toBe('barricade');
      return block.line(block.begin(bars, 3), deal).points;
    };
    expect(points('1-5 0-6', '5-5 0-5')).toEqual([27, 0, 0]);
    expect(points('2-5', '5-5 0-5')).toEqual([-18, 24, 0]);
    expect(points('3-6', '5-5 0-5')).toEqual([0, 0, 0]);
    expect(points('2-5', '3-4')).toEqual([-18, 0, 0]);
  });
});

describe('block at random', () => {
  it('ends every deal, and pays the right one', () => {
    const ends = playMatches(block, often(100, 200), ({ deal, points }) => {
      expect(points.filter((each) => each > 0).length).toBeLessThan(2);
      if (deal.end !== 'barricade') expect(points.every((each) => each >= 0)).toBe(true);
    });
    expect(ends.domino).toBeGreaterThan(20);
    expect(ends.blocked).toBeGreaterThan(20);
    expect(ends.barricade).toBeGreaterThan(20);
  });
});
