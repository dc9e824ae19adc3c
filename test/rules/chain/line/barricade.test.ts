/** The page on the barricade. */
import { describe, expect, it } from 'vitest';
import { games } from '../../../../src/rules/games.ts';
import { seen } from '../../../../src/rules/seen.ts';
import { onlyHolds, tableOf } from '../../table.ts';

const bars = { barricade: true };
const block = tableOf('block', 3, bars);
const barring = (offers: readonly string[]) => offers.filter((move) => move.endsWith('#')).sort();

describe('the barricade (9)', () => {
  const HANDS = ['6-6 0-1 0-2 1-2 0-4', '4-4 2-6 3-3 0-3 1-3', '1-4 1-5 2-3 2-4 2-5'];
  const start = block.open(HANDS, { yard: '5-5 1-1' });
  const led = block.after(start, '!6-6 draw');

  it('9.1: is an option of all games of a line that the source names, and off unless asked for', () => {
    const having = games.filter(({ optionSpecs }) => optionSpecs.some(({ id }) => id === 'barricade'));
    const ids = ['all-sevens', 'bergen', 'block', 'draw', 'french', 'hungarian', 'matador', 'peruvian', 'team-block'];
    expect(having.map(({ id }) => id).sort()).toEqual(ids);
    for (const game of having) {
      expect(game.endings).toContain('barricade');
      const seats = Math.max(...game.seats);
      expect(game.options({}, seats)).toMatchObject({ ok: true, value: { barricade: false } });
    }
    const plain = tableOf('block', 3);
    const without = plain.after(plain.open(HANDS, { yard: '5-5 1-1' }), '!6-6 draw');
    expect(barring(plain.offers(without))).toEqual([]);
  });

  it('9.2: any double goes across either end, matching or not, though the seat could lay, and ends the deal', () => {
    expect([...block.offers(led)].sort()).toEqual(['2-6@0', '2-6@1', '3-3@0#', '3-3@1#', '4-4@0#', '4-4@1#']);
    const barred = block.after(led, '4-4@1#');
    expect(barred).toMatchObject({ phase: 'ended', turn: null, outcome: { how: 'barricade', by: 1 } });
    expect(barred.log.at(-1)).toEqual({ seat: 1, do: 'play', tile: '4-4', arm: 1, barricade: true });
    expect(block.beats(led, '4-4@1#').map(({ beat }) => beat)).toEqual(['laid', 'ended']);
    expect(block.game.settle(block.standing([0, 0, 0]), barred).counts[1]).toBe(8 + 6 + 3 + 4);
  });

  it('9.2: a double that fits may be laid as it is, or as a barricade', () => {
    const hands = ['6-6 0-1 0-2 1-2 0-4', '3-6 4-4 0-3 1-3 2-3', '3-3 1-4 1-5 2-4 2-5'];
    const fits = block.after(block.open(hands), '!6-6 draw 3-6@1 draw');
    expect([...block.offers(fits)].sort()).toEqual(['3-3@0#', '3-3@1', '3-3@1#']);
    expect(block.after(fits, '3-3@1').outcome).toBeNull();
    expect(block.after(fits, '3-3@1#').outcome).toEqual({ how: 'barricade', by: 2 });
  });

  it('9.2: is not the lead, nor laid after another tile of the turn, nor the seat’s last tile', () => {
    expect(block.offers(start)).toEqual(['!6-6']);
    expect(block.offers(block.after(led, '2-6@0'))).toEqual(['draw']);
    expect(block.offers(onlyHolds(led, 1, ['4-4']))).toEqual(['draw']);
    expect(barring(block.offers(onlyHolds(led, 1, ['4-4', '0-3'])))).toEqual(['4-4@0#', '4-4@1#']);
  });

  it('9.2: obliges to nothing: who cannot lay may still draw, and then pass', () => {
    const stuck = onlyHolds(led, 1, ['4-4', '3-3']);
    expect(block.offers(stuck)).toEqual(expect.arrayContaining(['draw', '4-4@0#']));
    const drawn = block.after(stuck, 'draw');
    expect(block.offers(drawn)).toEqual(expect.arrayContaining(['pass', '4-4@0#']));
  });

  it.each([
    ['block', 3],
    ['team-block', 4],
    ['peruvian', 4],
  ] as const)('9.2: a double that was drawn in this turn does not bar, in a later one it does: %s', (id, seats) => {
    const table = tableOf(id, seats, bars);
    const hands = ['6-6 0-1 0-2 1-2 0-4', '4-4 0-3 1-3 1-5 2-3'];
    const stuck = table.after(table.open(hands, { yard: '5-6 3-3' }), '!6-6 draw');
    const drawn = table.after(stuck, 'draw');
    expect([...table.offers(drawn)].sort()).toEqual(['4-4@0#', '4-4@1#', 'pass']);
    let later = table.after(drawn, 'pass');
    while (later.turn && later.turn.seat !== 1) {
      const [first = ''] = table.offers(later).filter((move) => !move.endsWith('#'));
      later = table.after(later, first);
    }
    expect(table.offers(later)).toEqual(expect.arrayContaining(['3-3@0#', '4-4@0#']));
  });

  it('9.2: in French nothing is done between the two draws, and what they brought does not bar', () => {
    const french = tableOf('french', 2, bars);
    const hands = ['3-5', '0-0 1-1 0-1 0-2 1-2 2-4 1-4 0-4'];
    const stuck = french.after(french.open(hands, { yard: '2-2 4-4' }), '!3-5');
    const own = ['0-0@0#', '0-0@1#', '1-1@0#', '1-1@1#'];
    expect([...french.offers(stuck)].sort()).toEqual([...own, 'draw', 'pass']);
    expect(french.offers(french.after(stuck, 'draw'))).toEqual(['draw']);
    expect([...french.offers(french.after(stuck, 'draw draw'))].sort()).toEqual([...own, 'pass']);
  });

  it('9.2: in Draw a double that was drawn bars, and it ends no drawing', () => {
    const draw = tableOf('draw', 2, bars);
    const stuck = draw.after(draw.open(['6-6', '0-1 0-2 0-3 0-4 1-2 1-3 1-4'], { yard: '2-2 2-6' }), '!6-6');
    expect(draw.offers(stuck)).toEqual(['draw']);
    expect([...draw.offers(draw.after(stuck, 'draw'))].sort()).toEqual(['2-2@0#', '2-2@1#', 'draw']);
    const able = draw.after(stuck, 'draw draw');
    expect([...draw.offers(able)].sort()).toEqual(['2-2@0#', '2-2@1#', '2-6@0', '2-6@1']);
    const pairs = tableOf('draw', 2, { ...bars, twoDoubles: true });
    const hands = ['6-6 3-6 0-2 0-4 1-2 1-4 2-4', '5-6 3-3 5-5 0-3 0-0 0-1 1-1'];
    const first = pairs.after(pairs.open(hands), '!6-6 5-6@0 3-6@1 5-5@0+');
    expect(pairs.offers(first)).toEqual(['3-3@1']);
  });

  it('9.2: where nobody can lay or draw the deal is over before anybody can bar', () => {
    const hungarian = tableOf('hungarian', 4, bars);
    const hands = [
      '6-6 0-6 1-6 2-6 3-6 4-6',
      '1-1 0-0 2-2 0-2 0-1 2-4',
      '3-3 4-4 3-5 1-5 4-5 1-4',
      '2-3 1-2 0-3 2-5 0-5 0-4',
    ];
    const open = hungarian.after(hungarian.open(hands), '!6-6+ 0-6@0+ 1-6@1');
    expect(barring(hungarian.offers(open))).toHaveLength(6);
    // 5-6 is dead, and seat 0 has laid all other tiles that show a 6.
    const stuck = onlyHolds(hungarian.after(hungarian.open(hands), '!6-6+ 0-6@0+ 1-6@1'), 1, ['2-2', '2-4']);
    expect(hungarian.offers(stuck)).toContain('2-2@0#');
    const shut = {
      ...stuck,
      hands: stuck.hands.map((hand) => hand.filter((at) => !/[01]/.test(stuck.heap[at] ?? ''))),
    };
    expect(hungarian.offers(shut)).toEqual(['pass']);
    expect(hungarian.after(shut, 'pass pass pass pass').outcome?.how).toBe('blocked');
  });

  it('9.2: nobody can lay, but somebody may draw in the next turn: who has drawn may still bar', () => {
    const french = tableOf('french', 2, bars);
    const hands = ['3-5 0-0 1-1 2-2 0-1 0-2 1-2 6-6', '4-4 0-4 1-4 2-4 4-6 0-6 1-6 2-6'];
    const stuck = french.after(french.open(hands), '!3-5 draw draw');
    const drawn = {
      ...stuck,
      hands: stuck.hands.map((hand) => hand.filter((at) => !/[35]/.test(stuck.heap[at] ?? ''))),
    };
    expect(drawn.boneyard.length).toBeGreaterThan(2);
    expect([...french.offers(drawn)].sort()).toEqual(['4-4@0#', '4-4@1#', 'pass']);
  });

  it('9.2: is offered to a seat by what it sees, which is not whether another can lay', () => {
    const hungarian = tableOf('hungarian', 4, bars);
    const hands = ['6-6 0-1 0-2 0-3 0-4 0-5', '1-1 2-2 1-2 1-3 1-4 1-5', '5-6 2-3 2-4 2-5 3-3 4-4'];
    const led = hungarian.after(hungarian.open(hands), '!6-6');
    const known = seen(hungarian.game, led, 1);
    expect(hungarian.offers(led)).toEqual(expect.arrayContaining(['pass', '1-1@0#']));
    expect(hungarian.game.moves(known)).toEqual(hungarian.game.moves(led));
  });

  it('9.3: seat 0 is left with 9, others 12 and 15: it scores 27; others 7 and 15: seat 1 scores 24, seat 0 loses 18', () => {
    const none = block.standing([0, 0, 0]);
    expect(block.settle(none, ['4-5', '6-6', '5-5 0-5'], 'barricade', 0).points).toEqual([27, 0, 0]);
    const lower = block.settle(none, ['4-5', '3-4', '5-5 0-5'], 'barricade', 0);
    expect(lower.points).toEqual([-18, 24, 0]);
    expect(lower.lines).toEqual([
      { side: 0, points: -18, why: 'barricade' },
      { side: 1, from: 0, points: 9, why: 'hand' },
      { side: 1, from: 2, points: 15, why: 'hand' },
    ]);
    expect(lower.standing.totals).toEqual([-18, 24, 0]);
  });

  it('9.3: others 9 and 15: nobody; others 7 and 7: nobody scores, seat 0 loses 18', () => {
    const none = block.standing([0, 0, 0]);
    expect(block.settle(none, ['4-5', '3-6', '5-5 0-5'], 'barricade', 0).points).toEqual([0, 0, 0]);
    expect(block.settle(none, ['4-5', '3-4', '2-5'], 'barricade', 0).points).toEqual([-18, 0, 0]);
  });

  it('9.3: with sides both counts are the side’s; in Draw the lowest’s own count is taken off', () => {
    const team = tableOf('team-block', 4, bars);
    const none = team.standing([0, 0, 0, 0]);
    expect(team.settle(none, ['0-5', '0-6', '0-4', '3-6'], 'barricade', 0).points).toEqual([15, 0, 15, 0]);
    expect(team.settle(none, ['0-5', '0-3', '0-4', '1-3'], 'barricade', 0).points).toEqual([-18, 9, -18, 9]);
    const draw = tableOf('draw', 3, bars);
    expect(draw.settle(draw.standing([0, 0, 0]), ['4-5', '3-4', '5-5 0-5'], 'barricade', 0).points).toEqual([
      -18, 17, 0,
    ]);
  });

  describe('in Peruvian (9.4)', () => {
    const peruvian = tableOf('peruvian', 4, bars);
    const none = peruvian.standing([0, 0, 0, 0]);
    /** Counts 14, 9, 11, 20. */
    const LEFT = ['6-6 1-1', '4-5', '5-6', '4-6 0-2 3-5'];

    it('9.4: nothing is staked: whoever bars counts as the last to lay, fourfold unless nobody is lower', () => {
      const fourfold = peruvian.settle(none, LEFT, 'barricade', 2);
      expect(fourfold.points).toEqual([14, 9, 44, 20]);
      expect(fourfold.lines.map(({ side, why }) => `${side} ${why}`)).toEqual([
        '0 own',
        '1 own',
        '2 fourfold',
        '3 own',
      ]);
      expect(peruvian.settle(none, LEFT, 'barricade', 1).points).toEqual([14, 9, 11, 20]);
      expect(peruvian.game.reasons).not.toContain('barricade');
    });

    it('9.4: its double no longer counts, and is told beforehand to cost four times what is left', () => {
      const hands = ['6-6 0-1 0-2 1-2 0-4', '4-4 2-6 3-3 0-3 1-3'];
      const led = peruvian.after(peruvian.open(hands, { yard: '5-5 1-1' }), '!6-6 draw');
      const barred = peruvian.after(led, '4-4@1#');
      expect(barred.outcome).toEqual({ how: 'barricade', by: 1 });
      expect(peruvian.game.settle(none, barred).counts[1]).toBe(8 + 6 + 3 + 4);
      expect(peruvian.game.worth?.barLoses?.(led, '4-4')).toBe(4 * 21);
    });
  });

  describe('in Bergen (9.5)', () => {
    const bergen = tableOf('bergen', 3, bars);
    const none = bergen.standing([0, 0, 0]);
    const barred = (...hands: string[]) => bergen.settle(none, hands, 'barricade', 0);

    it('9.5: the deal is scored as blocked; whoever bars and does not score loses 2, be it only level', () => {
      expect(barred('5-6', '1-1', '2-2 0-3').points).toEqual([2, 0, 0]);
      expect(barred('5-6', '0-1', '2-2').points).toEqual([-2, 2, 0]);
      expect(barred('2-4', '1-5', '0-0').points).toEqual([-2, 0, 0]);
      const lost = barred('0-0', '5-6', '4-6');
      expect(lost.lines).toEqual([
        { side: 0, points: -2, why: 'barred' },
        { side: 2, points: 2, why: 'flat' },
      ]);
      expect(lost.standing.totals).toEqual([-2, 0, 2]);
    });

    it('9.5: the double is no longer held, and scores nothing by itself (11.2, 11.3)', () => {
      const two = tableOf('bergen', 2, bars);
      const hands = ['0-0 0-1 1-2 2-3 3-4 4-5', '6-6 1-3 1-4 1-5 2-4 2-5'];
      const led = two.after(two.open(hands), '!0-0 draw');
      expect(two.offers(led)).toEqual(expect.arrayContaining(['6-6@0#', '6-6@1#']));
      const ended = two.after(led, '6-6@0#');
      expect([ended.outcome, ended.scored, ended.log.at(-1)?.scores]).toEqual([
        { how: 'barricade', by: 1 },
        [2, 0],
        undefined,
      ]);
      // Without it seat 1 holds no double, but more than seat 0.
      expect(two.game.settle(two.standing([0, 0]), ended).points).toEqual([4, -2]);
    });
  });
});
