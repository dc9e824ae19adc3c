/** The page on Telephone, and Telephone to 72. */
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../table.ts';

const two = tableOf('telephone', 2);
const four = tableOf('telephone', 4);
const to72 = tableOf('telephone-72', 3);
const sumOf = (deal: ReturnType<typeof two.open>) => two.game.tableNumber?.(deal)?.value;

describe('Telephone (19)', () => {
  it('6.5, 19.3: the first deal is led with 2-3, or where it was not dealt with 1-1 and so on; then the winner leads any', () => {
    const start = two.open(['1-1 2-2', '2-3 6-6']);
    expect([start.turn?.seat, two.offers(start)]).toEqual([1, ['!2-3']]);
    expect(two.after(start, '!2-3').scored).toEqual([0, 5]);
    const none = two.open(['6-6 2-2 0-1 0-2 0-3 0-4 0-5', '3-3 4-4 1-2 1-3 1-4 1-5 1-6'], { yard: '2-3 1-1' });
    expect(two.offers(none)).toEqual(['!2-2']);
    const later = two.open(['4-6', '2-3'], { deals: 1, memory: { starts: 0 } });
    expect([later.turn?.seat, two.offers(later).length]).toEqual([0, 7]);
    expect(two.after(later, '!4-6').scored).toEqual([10, 0]);
  });

  it('6.3, 19.1, 19.2: the first double with tiles on both its sides becomes the house, with two sides open; it counts nothing', () => {
    const hands = ['2-3 4-6 4-4 0-1 0-2 0-5 0-6', '3-4 6-6 4-5 1-1 1-2 1-3 1-5'];
    const open = two.after(two.open(hands), '!2-3 3-4@1 4-4@1');
    expect(open.ends.map(({ place }) => place)).toEqual([0, 1]);
    expect(sumOf(open)).toBe(2 + 8);
    expect(open.log.at(-1)?.scores).toBe(10);
    const covered = two.after(open, '4-5@1');
    expect(covered.ends.map(({ place, shows, state }) => `${place}:${shows} ${state}`)).toEqual([
      '0:2 open',
      '1:5 open',
      '2:4 free',
      '3:4 free',
    ]);
    expect(sumOf(covered)).toBe(2 + 5);
    const side = two.after(covered, '4-6@2');
    expect(sumOf(side)).toBe(2 + 5 + 6);
    expect(two.after(side, '6-6@2').ends).toHaveLength(4);
  });

  it('19.2: a led double has two arms until both are laid on; then it is the house', () => {
    const start = two.open(['4-4 4-6 0-1 0-2 0-3 1-1 1-2', '3-4 2-6 4-5 1-3 1-5 1-6 2-2'], {
      deals: 1,
      memory: { starts: 0 },
    });
    const led = two.after(start, '!4-4');
    expect([led.ends.map(({ place }) => place), sumOf(led)]).toEqual([[0, 1], 8]);
    const one = two.after(led, '3-4@1');
    expect([one.ends.length, sumOf(one)]).toEqual([2, 3 + 8]);
    const both = two.after(one, '4-6@0');
    expect([both.ends.length, sumOf(both)]).toEqual([4, 3 + 6]);
  });

  it('19.1, 19.2: the example of the page: a house, ends 6 and 3, then 6-6 makes 15 and 4-5 on a side 20', () => {
    const start = two.open(['4-4 4-6 4-5 0-1 0-2 0-3 1-1', '3-4 6-6 1-2 1-3 1-5 1-6 2-2'], {
      deals: 1,
      memory: { starts: 0 },
    });
    const made = two.after(start, '!4-4 3-4@1 4-6@0 6-6@0 4-5@2');
    expect(made.log.map((event) => ('scores' in event ? event.scores : 0))).toEqual([0, 0, 0, 15, 20]);
    const other = tableOf('telephone-72', 2);
    const same = other.after(
      other.open(['4-4 4-6 4-5 0-1 0-2 0-3 1-1', '3-4 6-6 1-2 1-3 1-5 1-6 2-2'], {
        deals: 1,
        memory: { starts: 0 },
      }),
      '!4-4 3-4@1 4-6@0 6-6@0 4-5@2',
    );
    expect(same.log.slice(-2).map(({ scores }) => scores)).toEqual([3, 4]);
  });

  it('19.4: all of the boneyard may be drawn, then it passes', () => {
    const led = two.after(two.open(['2-3', '0-0 0-1 0-4 0-5 0-6 1-1 1-4']), '!2-3');
    expect(two.offers({ ...led, boneyard: led.boneyard.slice(0, 1) })).toEqual(['draw']);
    expect(two.offers({ ...led, boneyard: [] })).toEqual(['pass']);
  });

  it('19.5: by option several doubles make a turn, each on an end of its own, and the sum is counted after the last', () => {
    const several = tableOf('telephone', 2, { severalDoubles: true });
    const start = several.open(['2-3 0-1', '2-2 3-3 0-0']);
    const led = several.after(start, '!2-3');
    expect(several.offers(led)).toEqual(expect.arrayContaining(['2-2@0', '2-2@0+', '3-3@1', '3-3@1+']));
    const first = several.after(led, '2-2@0+');
    expect([first.scored, several.offers(first)]).toEqual([[5, 0], ['3-3@1']]);
    const second = several.after(first, '3-3@1');
    expect([sumOf(second), second.scored]).toEqual([10, [5, 10]]);
    const counted = several.game.tableNumber?.(led, { do: 'play', tile: '2-2', arm: 0, goesOn: true });
    expect([counted?.value, counted?.scores]).toEqual([7, 0]);
  });

  it('6.7, 19.6: who is left with tiles writes them off, rounded down, but never more than there is', () => {
    const settled = two.settle(two.standing([0, 20]), ['', '4-6 3-5'], 'domino', 0);
    expect([settled.counts, settled.writtenOff, settled.points, settled.standing.totals]).toEqual([
      [0, 18],
      [0, 15],
      [0, -15],
      [0, 5],
    ]);
    const poor = two.settle(two.standing([0, 10]), ['', '4-6 3-5'], 'domino', 0);
    expect([poor.writtenOff, poor.standing.totals]).toEqual([
      [0, 10],
      [0, 0],
    ]);
    const made = two.game.settle(two.standing([0, 0]), {
      ...two.ended(two.standing([0, 0]), ['', '4-6 3-5'], 'domino', 0),
      scored: [5, 10],
    });
    expect([made.made, made.writtenOff, made.points]).toEqual([
      [5, 10],
      [0, 10],
      [5, 0],
    ]);
    const sides = four.settle(four.standing([50, 50, 50, 50]), ['', '4-6', '6-6', '3-5'], 'domino', 0);
    expect([sides.writtenOff, sides.points]).toEqual([
      [0, 15, 0, 15],
      [0, -15, 0, -15],
    ]);
  });

  it('19.6: blocked, every side writes off its own', () => {
    const settled = two.settle(two.standing([30, 30]), ['5-6', '4-6 3-5'], 'blocked', 0);
    expect(settled.writtenOff).toEqual([10, 15]);
    expect(settled.lines.map(({ why, points }) => `${why} ${points}`)).toEqual(['writtenOff -10', 'writtenOff -15']);
  });

  it('6.7, 6.10: what partners make belongs to both', () => {
    const deal = {
      ...four.ended(four.standing([0, 0, 0, 0]), ['', '0-1', '', '0-2'], 'domino', 0),
      scored: [5, 10, 15, 0],
    };
    const settled = four.game.settle(four.standing([0, 0, 0, 0]), deal);
    expect([settled.made, settled.points]).toEqual([
      [5, 10, 15, 0],
      [20, 10, 20, 10],
    ]);
  });

  it('19.7: who is at 225 has won, both if both are', () => {
    expect(two.settle(two.standing([225, 100]), ['', '0-1'], 'domino', 0).standing.winners).toEqual([0]);
    expect(two.settle(two.standing([230, 225]), ['', '0-1'], 'domino', 0).standing.winners).toEqual([0, 1]);
    expect(two.settle(two.standing([220, 0]), ['', '0-1'], 'domino', 0).standing.winners).toBeNull();
  });

  it('6.11, 19.8: to 72 each plays alone, a fifth of the sum scores, and a fifth of the others’ tiles, rounded up', () => {
    expect(to72.game.sides(to72.options, 3)).toEqual([0, 1, 2]);
    const won = to72.settle(to72.standing([0, 0, 0]), ['', '4-6', '3-5'], 'domino', 0);
    expect([won.points, won.lines]).toEqual([[4, 0, 0], [{ side: 0, points: 4, why: 'fifth' }]]);
    expect(to72.settle(to72.standing([0, 0, 0]), ['0-1', '4-6', '3-5'], 'blocked').points).toEqual([4, 0, 0]);
    expect(to72.settle(to72.standing([0, 0, 0]), ['0-1', '0-1', '3-5'], 'blocked').points).toEqual([0, 0, 0]);
    expect(to72.settle(to72.standing([70, 0, 0]), ['', '4-6', '3-5'], 'domino', 0).standing.winners).toEqual([0]);
    expect(to72.game.options({ target: 155 }, 3).ok).toBe(false);
    const led = to72.after(to72.open(['2-3 0-1', '3-3', '2-2']), '!2-3 3-3@1');
    expect(led.ends.map(({ state }) => state)).toEqual(['open', 'open', 'free', 'free']);
    expect(led.scored).toEqual([1, 0, 0]);
  });
});
