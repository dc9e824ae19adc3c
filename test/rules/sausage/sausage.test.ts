import { describe, expect, it } from 'vitest';
import type { Deal, Seat } from '../../../src/rules/game.ts';
import { sausage } from '../../../src/rules/sausage/sausage.ts';
import { cutsIn, jointsOf } from '../../../src/rules/sausage/sausage-lines.ts';
import { seen } from '../../../src/rules/seen.ts';
import { pipCount } from '../../../src/rules/tiles.ts';
import { optionsOf } from '../arranged.ts';
import { begun, example, heapEnding, listed, opened, played, rowOf } from './rows.ts';

const joints = ({ laid }: Deal) => [jointsOf(laid, 0), jointsOf(laid, 1)];
/** The faces that an eye knows of a row; a dot for one that it does not. */
const known = (deal: Deal, eye: Seat | 'table', seat: Seat) =>
  (deal.hands[seat] ?? []).map((at) => seen(sausage, deal, eye).heap[at] ?? '.');

describe('the rows', () => {
  it('21.1: are positions 0 to 13 and 14 to 27 from left to right, seen by nobody, and nobody picks', () => {
    const deal = opened(['2-5', '2-3']);
    expect(deal.hands).toEqual([0, 14].map((from) => Array.from({ length: 14 }, (_, n) => from + n)));
    expect(sausage.dealing?.isInOrder).toBe(true);
    for (const eye of [0, 1, 'table'] as const) {
      expect(known(deal, eye, 0)).toEqual([...Array<string>(13).fill('.'), '2-5']);
      expect(known(deal, eye, 1)).toEqual(Array<string>(14).fill('.'));
    }
  });

  it('21.2: the tile at the right end is turned up for all when a turn begins', () => {
    const { deal, beats } = played(opened(['2-5', '2-3']), '!2-5');
    expect(beats.at(-1)).toEqual({ beat: 'turnedUp', seat: 1, at: 27, tile: '2-3' });
    expect(seen(sausage, deal, 0).heap[27]).toBe('2-3');
    expect(listed(deal)).toEqual(['2-3@0']);
  });

  it('21.2, 21.3: a tile that does not go is passed to the left end, face down, and stays known to all', () => {
    const { deal, beats } = played(opened(['4-4 2-5', '2-3 1-1']), '!2-5', 'pass');
    expect(beats[0]).toEqual({ beat: 'putBack', seat: 1, at: 27, tile: '1-1' });
    expect(rowOf(deal, 1)[0]).toBe('1-1');
    for (const eye of [0, 1, 'table'] as const)
      expect(known(deal, eye, 1)).toEqual(['1-1', ...Array<string>(13).fill('.')]);
    expect(deal.turn?.seat).toBe(0);
  });

  it('21.2: who can lay must, and has the choice of all ways', () => {
    expect(listed(played(opened(['2-5', '2-3']), '!2-5').deal)).not.toContain('pass');
    expect(listed(example('0-5'))).toEqual(['0-5@0', '0-5@1', '0-5@across 2']);
  });
});

describe('the lead', () => {
  it('21.4: is the first tile that the beginner turns up', () => {
    expect(listed(opened(['2-5', '2-3']))).toEqual(['!2-5']);
    expect(listed(opened(['2-5', '2-3'], {}, 1))).toEqual(['!2-3']);
  });

  it('6.5, 21.4: the first deal is led by the seat of the lot, and each later one by the next seat', () => {
    const ended = { ...opened(['2-5', '2-3']), outcome: { how: 'domino', by: 0 }, log: [] } as const;
    const log = [{ seat: 0, do: 'lead', tile: '2-5' }] as const;
    const { standing } = sausage.settle(begun(), { ...ended, phase: 'ended', hands: [[], [1]], turn: null, log });
    expect(standing.memory).toEqual({ starts: 1 });
    const next = sausage.open(standing, optionsOf(sausage, {}, 2), 2, heapEnding(['2-5', '2-3']), 0);
    expect(next.turn?.seat).toBe(1);
  });

  it('21.4: with startsWith double tiles go to the left end until a double leads, all in one turn', () => {
    const deal = opened(['3-3 2-6 2-5', '2-3'], { startsWith: 'double' });
    const after = played(deal, 'pass', 'pass');
    expect(after.deal.turn?.seat).toBe(0);
    expect(after.beats.map(({ beat }) => beat)).toEqual(['putBack', 'turnedUp']);
    expect(listed(after.deal)).toEqual(['!3-3']);
    expect(rowOf(after.deal, 0).slice(0, 2)).toEqual(['2-6', '2-5']);
  });

  it('21.4: if none of the fourteen is a double, the tile that was turned up first leads', () => {
    const doubles = '0-0 1-1 2-2 3-3 4-4 5-5 6-6';
    const deal = opened(['2-5', doubles], { startsWith: 'double' });
    const round = played(deal, ...Array<string>(14).fill('pass')).deal;
    expect(round.hands[0]).toEqual(deal.hands[0]);
    expect(listed(round)).toEqual(['!2-5']);
  });
});

describe('the lines', () => {
  it('21.5: line 0 goes on from the low half of the start, line 1 from its high half, by equal numbers', () => {
    const { deal } = played(opened(['3-5 2-5', '1-5 2-3']), '!2-5');
    expect(deal.ends.map(({ place, shows, to }) => [place, shows, to])).toEqual([
      [0, 2, 0],
      [1, 5, 0],
    ]);
    const both = played(deal, '2-3@0').deal;
    expect(listed(both)).toEqual(['3-5@0', '3-5@1']);
  });

  it('21.5: stand in the layout from the start outward, line 0 before line 1', () => {
    const { laid } = example('0-5');
    expect(laid.map(({ tile, arm, to, inner, outer }) => [tile, arm, to, inner, outer])).toEqual([
      ['2-5', null, null, 2, 5],
      ['2-3', 0, 0, 2, 3],
      ['3-5', 0, 1, 3, 5],
      ['1-5', 1, 0, 5, 1],
      ['0-1', 1, 3, 1, 0],
    ]);
  });

  it('21.6: joints of line 0 are 2 3 5, of line 1 5 1 0', () => {
    expect(joints(example('0-5'))).toEqual([
      [2, 3, 5],
      [5, 1, 0],
    ]);
    expect(cutsIn(example('0-5').laid)).toEqual([
      [3, 1],
      [5, 0],
    ]);
  });
});

describe('cutting', () => {
  it('21.7: 0-5 cuts at joint 2: five tiles, 27 pips, go over one by one, and the new ends are 5 and 0', () => {
    const before = example('0-5');
    const { deal, beats } = played(before, '0-5@across 2');
    expect(beats.slice(0, 2)).toEqual([
      { beat: 'laid', seat: 1, at: 25, tile: '0-5', arm: 'across', closed: false, index: 0, joint: 2 },
      {
        beat: 'cut',
        seat: 0,
        tiles: [
          { at: 13, tile: '2-5' },
          { at: 27, tile: '2-3' },
          { at: 26, tile: '1-5' },
          { at: 12, tile: '3-5' },
          { at: 11, tile: '0-1' },
        ],
      },
    ]);
    expect(rowOf(deal, 0)).toEqual(['0-1', '3-5', '1-5', '2-3', '2-5', ...rowOf(before, 0)]);
    expect(
      rowOf(deal, 0)
        .slice(0, 5)
        .reduce((sum, tile) => sum + pipCount(tile), 0),
    ).toBe(27);
    expect(deal.ends.map(({ shows }) => shows)).toEqual([5, 0]);
  });

  it('21.7: 1-3 cuts at joint 1: 2-5, 2-3, 1-5, 18 pips; line 0 keeps 3-5, line 1 keeps 0-1', () => {
    const { deal } = played(example('1-3'), '1-3@across 1');
    expect(rowOf(deal, 0).slice(0, 3)).toEqual(['1-5', '2-3', '2-5']);
    expect(
      rowOf(deal, 0)
        .slice(0, 3)
        .reduce((sum, tile) => sum + pipCount(tile), 0),
    ).toBe(18);
    // Whichever half faces them the lines keep their numbers.
    expect(deal.laid.map(({ tile, arm, to, inner, outer }) => [tile, arm, to, inner, outer])).toEqual([
      ['1-3', null, null, 3, 1],
      ['3-5', 0, 0, 3, 5],
      ['0-1', 1, 0, 1, 0],
    ]);
    expect(joints(deal)).toEqual([
      [3, 5],
      [1, 0],
    ]);
  });

  it('21.3, 21.7: what goes over lies face down, and is known to all', () => {
    const { deal } = played(example('0-5'), '0-5@across 2');
    expect(known(deal, 0, 0).slice(0, 6)).toEqual(['0-1', '3-5', '1-5', '2-3', '2-5', '.']);
    expect(known(deal, 1, 0)).toEqual(known(deal, 'table', 0));
  });

  it('21.7: nobody cuts at joint 0, nor beyond the end of the shorter line', () => {
    const { deal } = played(opened(['2-5 1-2', '2-3']), '!1-2', '2-3@1');
    // Line 0 has no tile.
    expect(cutsIn(deal.laid)).toEqual([]);
    expect(listed(deal)).toEqual(['pass']);
  });
});

describe('inserting', () => {
  it('21.8: 3-3 inserted at joint 1 of line 0 makes its joints 2 3 3 5: now 0-3 can cut at joint 2', () => {
    const before = example('3-3', '0-3');
    expect(listed(before)).toEqual(['3-3@0 1']);
    const { deal, beats } = played(before, '3-3@0 1');
    expect(beats[0]).toMatchObject({ beat: 'laid', arm: 0, joint: 1, index: 2 });
    expect(jointsOf(deal.laid, 0)).toEqual([2, 3, 3, 5]);
    expect(deal.laid.map(({ to }) => to)).toEqual([null, 0, 1, 2, 0, 4]);
    expect(listed(deal)).toContain('0-3@across 2');
  });

  it('21.8: also at joint 0, and at the open end it is laid as any tile', () => {
    expect(listed(example('2-2'))).toEqual(['2-2@0 0']);
    expect(listed(example('5-5'))).toEqual(['5-5@0', '5-5@1 0']);
  });
});

/** The example with rows cut short, in which seat 1 has the next turn. */
function short(tile: string, rows: readonly [string, string]): Deal {
  const deal = example(tile);
  const hands = rows.map((row) => row.split(' ').map((each) => deal.heap.indexOf(each as '0-0')));
  const turned = (deal.memory as { turned: number[] }).turned;
  return { ...deal, hands, memory: { turned: [...turned.slice(0, -1), hands[1]?.at(-1) ?? 0] } };
}

const wholeTurns = (deal: Deal, turns: number): Deal => ({
  ...deal,
  log: [...deal.log, ...Array.from({ length: turns - deal.log.length }, () => ({ seat: 0, do: 'pass' }) as const)],
});

describe('the end', () => {
  it('21.9: a seat whose row is empty dominoes, and a cut with the last tile is carried out first', () => {
    const { deal, beats } = played(short('0-5', ['6-6', '0-5']), '0-5@across 2');
    expect(beats.map(({ beat }) => beat)).toEqual(['laid', 'cut', 'ended']);
    expect(deal.outcome).toEqual({ how: 'domino', by: 1 });
    expect(rowOf(deal, 0)).toEqual(['0-1', '3-5', '1-5', '2-3', '2-5', '6-6']);
  });

  it('21.9: blocked when no tile of either row can be laid, known or not, at once and without passes', () => {
    const { deal, beats } = played(short('0-5', ['4-4 6-6', '4-6 1-6 0-5']), '0-5@1');
    expect(deal.outcome).toEqual({ how: 'blocked', by: 1 });
    expect(beats.map(({ beat }) => beat)).toEqual(['laid', 'ended']);
    // 5-6 would go on the end of line 0.
    expect(played(short('0-5', ['4-4 5-6', '4-6 1-6 0-5']), '0-5@1').deal.outcome).toBeNull();
  });

  it('21.9: or after 200 turns, the passes before the lead counted as its turn', () => {
    const { outcome } = played(wholeTurns(short('4-4', ['0-2', '6-6 4-4']), 199), 'pass').deal;
    expect(outcome).toEqual({ how: 'blocked', by: 0 });
    expect(played(wholeTurns(short('4-4', ['0-2', '6-6 4-4']), 198), 'pass').deal.outcome).toBeNull();
  });

  it('21.9: a last tile in the 200th turn dominoes', () => {
    expect(played(wholeTurns(short('0-5', ['6-6', '0-5']), 199), '0-5@0').deal.outcome?.how).toBe('domino');
  });

  it('21.10: by a domino the other seat writes the count of its row, listed from left to right', () => {
    const { deal, beats } = played(short('0-5', ['6-6', '0-5']), '0-5@across 2');
    expect(beats.at(-1)).toMatchObject({ left: [['0-1', '3-5', '1-5', '2-3', '2-5', '6-6'], []] });
    expect(sausage.settle(begun(), deal)).toMatchObject({
      counts: [39, 0],
      points: [39, 0],
      lines: [{ side: 0, points: 39, why: 'own' }],
    });
  });

  it('21.10: blocked the higher count writes its own, and level nobody', () => {
    const higher = played(short('0-5', ['4-4 6-6', '4-6 1-6 0-5']), '0-5@1').deal;
    expect(sausage.settle(begun(), higher)).toMatchObject({ counts: [20, 17], points: [20, 0] });
    const level = played(short('0-5', ['4-4 3-6', '4-6 1-6 0-5']), '0-5@1').deal;
    expect(sausage.settle(begun(), level)).toMatchObject({ counts: [17, 17], points: [0, 0], lines: [] });
  });

  it.each([
    [61, 100, null],
    [62, 0, [1]],
  ])('6.10, 21.10: the first at 101 or more loses: with %i before 39 are lost', (before, other, winners) => {
    const { deal } = played(short('0-5', ['6-6', '0-5']), '0-5@across 2');
    const standing = { ...begun(), totals: [before, other] };
    expect(sausage.settle(standing, deal).standing).toMatchObject({ totals: [before + 39, other], winners });
  });
});
