import { describe, expect, it } from 'vitest';
import { tableOf } from './table.ts';

const osel = tableOf('osel', 3);

/** What a deal writes and remembers, after totals and what was remembered before. */
function counted(
  hands: readonly string[],
  how: 'domino' | 'blocked' = 'domino',
  totals: readonly number[] = [0, 0, 0],
  before: readonly number[] = [0, 0, 0],
) {
  const { points, remembered } = osel.settle(osel.standing(totals, 1, { remembered: before }), hands, how);
  return { points, remembered };
}

describe('what Osel writes', () => {
  it('5.7: when a seat dominoes every other seat writes its own hand', () => {
    expect(counted(['', '6-6 0-5', '5-5 4-4'])).toEqual({ points: [0, 17, 18], remembered: [0, 0, 0] });
    expect(osel.game.points).toBe('lost');
  });

  it('5.7: in a blocked deal the lowest count writes nothing, the others their own', () => {
    expect(counted(['0-1', '6-6 0-5', '5-5 4-4'], 'blocked')).toEqual({ points: [0, 17, 18], remembered: [0, 0, 0] });
  });

  it('5.7: those that tie for lowest write nothing', () => {
    expect(counted(['5-6 5-5', '6-6 4-5', '6-6 5-5 4-4'], 'blocked')).toEqual({
      points: [0, 0, 30],
      remembered: [0, 0, 0],
    });
  });

  it('5.7: an account opens with 13 or more; less is remembered', () => {
    expect(counted(['', '6-6', '6-6 0-1'])).toEqual({ points: [0, 0, 13], remembered: [0, 12, 0] });
  });

  it('5.7: what is remembered counts together with the next loss, and then all of it is written', () => {
    const after = counted(['', '0-1', '2-2'], 'domino', [0, 0, 0], [0, 12, 8]);
    expect(after).toEqual({ points: [0, 13, 0], remembered: [0, 0, 12] });
  });

  it('5.7: it is forgotten when the seat loses nothing in the next deal', () => {
    expect(counted(['', '0-1', '2-2'], 'domino', [0, 0, 0], [12, 0, 0]).remembered).toEqual([0, 1, 4]);
    expect(counted(['0-1', '5-5', '2-2'], 'blocked', [0, 0, 0], [12, 0, 0]).remembered).toEqual([0, 10, 4]);
  });

  it('5.7: 0-0 alone is nothing too', () => {
    expect(counted(['', '0-0', '0-0 0-1'], 'domino', [0, 0, 0], [0, 12, 11])).toEqual({
      points: [0, 0, 0],
      remembered: [0, 0, 12],
    });
  });

  it('5.7: once the account is open everything is written', () => {
    expect(counted(['', '0-1', '2-2'], 'domino', [20, 13, 0], [0, 0, 5])).toEqual({
      points: [0, 1, 0],
      remembered: [0, 0, 9],
    });
  });

  it('5.7: the next deal is told what is remembered', () => {
    const first = osel.settle(osel.standing([0, 0, 0]), ['', '3-4', '0-1'], 'domino');
    expect(first.remembered).toEqual([0, 7, 1]);
    const second = osel.settle(first.standing, ['', '2-4', '0-1'], 'domino');
    expect(second).toMatchObject({ points: [0, 13, 0], remembered: [0, 0, 2] });
    expect(second.standing.totals).toEqual([0, 13, 0]);
  });
});

describe('the end of a match of Osel', () => {
  const winners = (totals: readonly number[], hands = ['', '6-6 0-1', '0-1']) =>
    osel.settle(osel.standing(totals, 7), hands, 'domino').standing.winners;

  it('5.8: the first seat to reach 101 is the donkey; all others have won', () => {
    expect(winners([0, 87, 20])).toBeNull();
    expect(winners([0, 88, 20])).toEqual([0, 2]);
    expect(winners([99, 88, 20])).toEqual([0, 2]);
  });

  it('5.8: of several past 101 after the same deal the highest is the donkey', () => {
    expect(winners([0, 90, 100], ['', '6-6 0-1', '0-4'])).toEqual([0, 1]);
    expect(winners([0, 90, 100], ['', '6-6 0-1', '0-2'])).toEqual([0, 2]);
  });

  it('5.8: level totals share it', () => {
    expect(winners([0, 90, 100], ['', '6-6 0-1', '0-3'])).toEqual([0]);
  });

  it('5.8: no other length can be chosen', () => {
    expect(osel.options).toMatchObject({ target: 101 });
    expect(osel.game.options({ target: 100 }, 3)).toMatchObject({ ok: false });
  });
});
