/** The options by which Osel is played as Goat in more than its score. */
import { describe, expect, it } from 'vitest';
import { seedOfText } from '../../src/rules/chance.ts';
import { replay } from '../../src/rules/record.ts';
import { playMatch } from '../../tools/cli/bot-match.ts';
import { tableOf } from './table.ts';

const plain = tableOf('osel', 4);
const pairs = tableOf('osel', 4, { pairs: true });

/** What a deal writes and remembers, in pairs. */
function counted(
  hands: readonly string[],
  how: 'domino' | 'blocked' = 'domino',
  totals: readonly number[] = [0, 0, 0, 0],
  remembered: readonly number[] = [0, 0, 0, 0],
) {
  const settled = pairs.settle(pairs.standing(totals, 1, { remembered }), hands, how);
  return { points: settled.points, remembered: settled.remembered, lines: settled.lines };
}

describe('Osel as Goat (5.9)', () => {
  it('5.9: all three are off by default, and pairs are for four', () => {
    expect(plain.options).toEqual({ pairs: false, leaveLast: false, redealDoubles: false, target: 101 });
    expect(plain.game.sides(plain.options, 4)).toEqual([0, 1, 2, 3]);
    expect(pairs.game.sides(pairs.options, 4)).toEqual([0, 1, 0, 1]);
    for (const seats of [2, 3]) {
      expect(plain.game.options({ pairs: true }, seats)).toMatchObject({ ok: false, detail: 'pairs' });
    }
  });

  it('5.9: a side writes the sum of its hands; the partner of the seat that dominoes writes nothing', () => {
    const { points, remembered, lines } = counted(['', '6-6', '5-5', '0-1']);
    expect([points, remembered]).toEqual([
      [0, 13, 0, 13],
      [0, 0, 0, 0],
    ]);
    expect(lines).toEqual([{ side: 1, points: 13, why: 'own' }]);
  });

  it('5.9: blocked the higher side writes, and level sides write nothing', () => {
    expect(counted(['6-6', '0-1', '5-5', '1-1'], 'blocked').points).toEqual([22, 0, 22, 0]);
    expect(counted(['6-6', '5-5', '0-1', '0-3'], 'blocked')).toMatchObject({
      points: [0, 0, 0, 0],
      remembered: [0, 0, 0, 0],
    });
  });

  it('5.9: an account is the side’s, and so is what is remembered, the same for both partners', () => {
    const first = counted(['', '2-2', '', '0-6']);
    expect([first.points, first.remembered]).toEqual([
      [0, 0, 0, 0],
      [0, 10, 0, 10],
    ]);
    const second = counted(['', '1-1', '', '0-1'], 'domino', [0, 0, 0, 0], [0, 10, 0, 10]);
    expect(second.points).toEqual([0, 13, 0, 13]);
    expect(second.lines).toEqual([
      { side: 1, points: 3, why: 'own' },
      { side: 1, points: 10, why: 'remembered' },
    ]);
  });

  it('5.8, 5.9: the side that reaches 101 is the donkey, and the other has won', () => {
    const { standing } = pairs.settle(pairs.standing([50, 90, 50, 90], 5), ['', '5-5', '', '0-1'], 'domino');
    expect([standing.totals, standing.winners]).toEqual([
      [50, 101, 50, 101],
      [0, 2],
    ]);
  });

  it('5.9: by option the last tile of the boneyard is not drawn', () => {
    const hands = ['1-1 0-1 1-2 1-3 1-4 1-5 1-6'];
    const dry = (given: Readonly<Record<string, boolean>>) => {
      const table = tableOf('osel', 2, given);
      let deal = table.after(table.open(hands), '!1-1');
      while (table.offers(deal).includes('draw')) deal = table.after(deal, 'draw');
      return deal.boneyard.length;
    };
    expect([dry({}), dry({ leaveLast: true })]).toEqual([0, 1]);
  });

  it('5.9: by option a hand with five doubles is thrown in', () => {
    const doubles = ['1-1 2-2 3-3 4-4 5-5'];
    expect(plain.open(doubles).phase).toBe('leading');
    const again = tableOf('osel', 4, { redealDoubles: true });
    expect(again.open(doubles)).toMatchObject({ phase: 'thrownIn', turn: null });
    expect(again.open(['1-1 2-2 3-3 4-4 4-5 0-1 0-2']).phase).toBe('leading');
  });

  it('5.9: a record names the sides, and says why a deal was thrown in', () => {
    const table = tableOf('osel', 4, { pairs: true, redealDoubles: true });
    const records = Array.from({ length: 12 }, (_, n) =>
      playMatch({ ...table, seats: 4 }, ['random'], seedOfText(`osel in pairs ${n}`), 60),
    );
    const thrown = records.flatMap(({ deals }) => deals.flatMap(({ thrownIn }) => thrownIn));
    expect(thrown.length).toBeGreaterThan(0);
    expect(thrown.every(({ why }) => why === 'doubles')).toBe(true);
    for (const record of records) {
      expect(record.header.sides).toEqual([
        [0, 2],
        [1, 3],
      ]);
      expect(replay(record, table.game)).toMatchObject({ ok: true });
    }
  });
});
