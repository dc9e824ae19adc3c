import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, first, heapOf, hold, playMatches, playOut, scores, told } from './arranged.ts';
import { fiveUp } from './five-up.ts';
import type { Deal } from './reading.ts';
import { allSeats, onTable } from './table.ts';
import { isDouble, sum } from './tiles.ts';

const usual = { alone: false, target: 61 };
const alone = { alone: true, target: 61 };

/** The example of the page: 5-5, its sides, one of its ends, and a double on a side's end. */
const EXAMPLE = ['lead 5-5', 'play 5-6 0', 'play 0-5 1', 'play 4-5 2', 'play 6-6 0'];

const lie = (...moves: string[]): Deal => told(fiveUp, first(fiveUp, usual, 2).deal, ...moves);
const armsOf = (deal: Deal) => fiveUp.look(deal).places.map(({ arm }) => arm);
const endsOf = (deal: Deal) =>
  fiveUp
    .look(deal)
    .places.map(({ arm, takes }) => `${arm}:${takes}`)
    .join(' ');
const sumOf = (...moves: string[]) => fiveUp.look(lie(...moves)).number;

describe('31: five up, as written', () => {
  it('the example: sums, points, and what is left', () => {
    const sums = EXAMPLE.map((_, index) => sumOf(...EXAMPLE.slice(0, index + 1)));
    expect(sums).toEqual([10, 16, 6, 10, 16]);
    expect(scores(lie(...EXAMPLE))).toEqual([2, 0, 0, 2, 0]);
    const { match, deal } = first(fiveUp, usual, 3);
    const line = fiveUp.line(match, ended(deal, 'domino', 0, ['', '3-4', '1-1']));
    expect(line).toMatchObject({ counts: [0, 7, 2], made: [0, 0, 0], points: [2, 0, 0] });
  });

  it('31.1: five tiles each, the rest is the boneyard', () => {
    for (const seats of [2, 3, 4]) {
      const deal = fiveUp.open(fiveUp.begin(usual, seats), heapOf([]), 0);
      expect(deal.hands).toEqual(allSeats(seats).map((seat) => [0, 1, 2, 3, 4].map((nth) => 5 * seat + nth)));
      expect([deal.boneyard.length, deal.dead]).toEqual([28 - 5 * seats, []]);
    }
  });

  it('31.1: four play in two sides, or by option each for itself, as fewer do', () => {
    expect(fiveUp.sides(usual, 4)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect([fiveUp.sides(alone, 4), fiveUp.sides(usual, 3), fiveUp.sides(usual, 2)]).toEqual([[], [], []]);
    expect(fiveUp.options(4).map((options) => options.alone)).toContain(true);
    for (const seats of [2, 3]) expect(fiveUp.options(seats).every((options) => options.alone === false)).toBe(true);
  });

  it('31.2: the lot names who leads, with any tile; then it is the seat that dominoed', () => {
    const match = fiveUp.begin(usual, 4);
    const deal = fiveUp.open(match, heapOf([]), 2);
    expect([deal.turn, fiveUp.moves(deal).length]).toEqual([2, 5]);
    expect(fiveUp.moves(deal).every((move) => move.do === 'lead')).toBe(true);
    const next = fiveUp.next(match, ended(deal, 'domino', 3, ['0-1', '0-2', '0-3', '']));
    expect(next.leader).toBe(3);
    expect(fiveUp.open(next, heapOf([]), 1).turn).toBe(3);
  });

  it('31.2: after a blocked deal the lot names who leads', () => {
    const { match, deal } = first(fiveUp, usual, 4);
    const next = fiveUp.next(match, ended(deal, 'blocked', 3, ['0-1', '0-2', '0-3', '0-4']));
    expect(next.leader).toBeNull();
    expect(fiveUp.open(next, heapOf([]), 1).turn).toBe(1);
  });

  it('31.3: a led tile that is no double has two arms, its low half first', () => {
    expect(endsOf(lie('lead 4-6'))).toBe('0:4 1:6');
  });

  it('31.3: the ends of a led double are arms 2 and 3, shut until both sides are covered', () => {
    expect(endsOf(lie('lead 5-5'))).toBe('0:5 1:5');
    expect(endsOf(lie('lead 5-5', 'play 5-6 1'))).toBe('0:5 1:6');
    expect(endsOf(lie('lead 5-5', 'play 5-6 1', 'play 0-5 0'))).toBe('0:0 1:6 2:5 3:5');
  });

  it('31.3: every other double opens its ends under the next numbers, once the side beyond is covered', () => {
    const laid = ['lead 4-6', 'play 6-6 1'];
    expect(endsOf(lie(...laid))).toBe('0:4 1:6');
    expect(endsOf(lie(...laid, 'play 2-6 1'))).toBe('0:4 1:2 2:6 3:6');
    const second = [...laid, 'play 2-6 1', 'play 1-6 3', 'play 1-1 3', 'play 1-2 3'];
    expect(endsOf(lie(...second))).toBe('0:4 1:2 2:6 3:2 4:1 5:1');
  });

  it('31.3: numbers go by when ends open, not by when the double was laid', () => {
    const both = ['lead 4-6', 'play 6-6 1', 'play 4-4 0', 'play 3-4 0'];
    expect(endsOf(lie(...both))).toBe('0:3 1:6 2:4 3:4');
    expect(endsOf(lie(...both, 'play 1-6 1'))).toBe('0:3 1:1 2:4 3:4 4:6 5:6');
    // The ends of a led double have theirs from the lead on.
    expect(endsOf(lie('lead 5-5', 'play 5-6 0', 'play 6-6 0', 'play 2-6 0'))).toBe('0:2 1:5 4:6 5:6');
  });

  it('31.3: a tile goes on any arm that is open, and on no other', () => {
    const deal = hold(lie('lead 5-5', 'play 5-6 0'), ['0-5', '', '']);
    expect(fiveUp.moves(deal)).toEqual([{ seat: 0, do: 'play', tile: '0-5', arm: 1 }]);
    expect(() => playOut(fiveUp, deal, 'play 0-5 2')).toThrow('not legal');
    const open = hold(lie('lead 5-5', 'play 5-6 0', 'play 1-5 1'), ['', '0-5']);
    expect(fiveUp.moves(open).map(({ arm }) => arm)).toEqual([2, 3]);
  });

  it('31.4: a led tile counts once while it lies alone, a half of it while it is bare', () => {
    expect([sumOf('lead 4-6'), sumOf('lead 5-5'), sumOf('lead 4-6', 'play 3-6 1')]).toEqual([10, 10, 7]);
  });

  it('31.4: a double counts both halves while a side is uncovered, then nothing', () => {
    const laid = ['lead 4-6', 'play 6-6 1'];
    expect([sumOf(...laid), sumOf(...laid, 'play 2-6 1')]).toEqual([16, 6]);
    expect(sumOf('lead 5-5', 'play 1-5 1')).toBe(11);
  });

  it('31.4: the ends of a double count from their first tile on', () => {
    const laid = ['lead 4-6', 'play 6-6 1', 'play 2-6 1'];
    expect([sumOf(...laid, 'play 1-6 2'), sumOf(...laid, 'play 1-6 2', 'play 3-6 3')]).toEqual([7, 10]);
    expect(scores(lie(...laid, 'play 1-6 2', 'play 3-6 3'))).toEqual([2, 0, 0, 0, 2]);
  });

  it('31.4: a sum of 0 scores nothing', () => {
    const laid = lie('lead 0-0', 'play 0-5 0', 'play 0-4 1', 'play 5-5 0');
    expect(fiveUp.look(laid).number).toBe(14);
    expect(fiveUp.look(lie('lead 0-0')).number).toBe(0);
    expect(lie('lead 0-0').events).toEqual([{ seat: 0, do: 'lead', tile: '0-0' }]);
  });

  it('31.4, 6.10: points belong to whoever laid, and stand on the event', () => {
    const deal = lie(...EXAMPLE);
    expect(deal.made).toEqual([2, 2]);
    expect(deal.events.map(({ seat, scores }) => [seat, scores])).toEqual([
      [0, 2],
      [1, undefined],
      [0, undefined],
      [1, 2],
      [0, undefined],
    ]);
  });

  it('31.5: a seat that can lay must; one that cannot draws until it can', () => {
    const led = lie('lead 5-5');
    expect(fiveUp.moves(hold(led, ['', '0-5 1-1'], '2-2'))).toEqual([
      { seat: 1, do: 'play', tile: '0-5', arm: 0 },
      { seat: 1, do: 'play', tile: '0-5', arm: 1 },
    ]);
    const drawing = hold(led, ['0-0', '1-1'], '2-2 3-5');
    expect(fiveUp.moves(drawing)).toEqual([{ seat: 1, do: 'draw' }]);
    const once = playOut(fiveUp, drawing, 'draw');
    expect(fiveUp.moves(once)).toEqual([{ seat: 1, do: 'draw' }]);
    const twice = playOut(fiveUp, once, 'draw');
    expect(fiveUp.moves(twice).map(({ tile, arm }) => [tile, arm])).toEqual([
      ['3-5', 0],
      ['3-5', 1],
    ]);
    expect(twice.boneyard).toEqual([]);
  });

  it('31.5: with an empty boneyard it passes, and a round of passes ends the deal', () => {
    const stuck = hold(lie('lead 5-5'), ['0-0', '1-1'], '2-2');
    const drawn = playOut(fiveUp, stuck, 'draw');
    expect(fiveUp.moves(drawn)).toEqual([{ seat: 1, do: 'pass' }]);
    const passed = playOut(fiveUp, drawn, 'pass');
    expect([passed.end, passed.turn]).toEqual([null, 0]);
    expect(playOut(fiveUp, passed, 'pass').end).toBe('blocked');
  });

  it('31.6: a domino scores a fifth of the other side, and the partner counts for nobody', () => {
    const { match, deal } = first(fiveUp, usual, 4);
    const points = (hands: string[]) => fiveUp.line(match, ended(deal, 'domino', 0, hands)).points;
    // 7 + 6: 13, rounded to 15. The partner’s 12 are left out.
    expect(points(['', '3-4', '6-6', '0-6'])).toEqual([3, 0, 3, 0]);
    expect(points(['', '3-4', '6-6', '0-5'])).toEqual([2, 0, 2, 0]);
  });

  it('31.6: blocked, the lowest side scores what the others exceed its own by', () => {
    const { match, deal } = first(fiveUp, usual, 4);
    const blocked = (hands: string[]) => fiveUp.line(match, ended(deal, 'blocked', 0, hands));
    // 9 against 21: 12.
    expect(blocked(['0-4', '5-6', '0-5', '4-6'])).toMatchObject({ counts: [4, 11, 5, 10], points: [2, 0, 2, 0] });
    expect(blocked(['0-4', '0-5', '0-6', '1-4']).points).toEqual([0, 0, 0, 0]);
    const three = first(fiveUp, usual, 3);
    const each = (hands: string[]) => fiveUp.line(three.match, ended(three.deal, 'blocked', 0, hands)).points;
    // 10 + 12 less 6: 16.
    expect(each(['0-6', '4-6', '6-6'])).toEqual([3, 0, 0]);
    expect(each(['0-6', '1-5', '6-6'])).toEqual([0, 0, 0]);
  });

  it('31.6, 6.7: points made in the deal are added, and are the same for partners', () => {
    const { match, deal } = first(fiveUp, usual, 4);
    const over = { ...ended(deal, 'domino', 0, ['', '3-4', '6-6', '0-6']), made: [2, 1, 4, 0] };
    expect(fiveUp.line(match, over)).toMatchObject({ made: [2, 1, 4, 0], points: [9, 1, 9, 1], totals: [9, 1, 9, 1] });
  });

  it('31.6: the highest at 61 or more after a deal wins, level sides play on', () => {
    const { match, deal } = first(fiveUp, usual, 4);
    const over = ended(deal, 'domino', 0, ['', '3-4', '6-6', '0-6']);
    const winners = (totals: number[]) => fiveUp.next({ ...match, totals }, over).winners;
    expect(winners([57, 0, 57, 0])).toBeNull();
    expect(winners([58, 0, 58, 0])).toEqual([0, 2]);
    expect(winners([58, 61, 58, 61])).toBeNull();
    expect(winners([58, 62, 58, 62])).toEqual([1, 3]);
  });
});

/** The ends that every double on the table has opened: two, once a tile lies on both its sides. */
function armsOpened(deal: Deal): number {
  const arms = deal.tree?.arms ?? [];
  const covered = arms.flatMap(({ tiles }) => tiles.slice(0, -1).filter(({ tile }) => isDouble(tile)));
  const led = deal.tree?.first ?? '';
  const bothSides = isDouble(led) && arms.slice(0, 2).every(({ tiles }) => tiles.length > 0);
  return 2 + 2 * covered.length + (bothSides ? 2 : 0);
}

describe('five up at random', () => {
  it('ends every deal, opens two arms for each covered double, and pays what is written', () => {
    const ends = playMatches(fiveUp, often(120, 240), ({ deal, points, match }) => {
      expect(armsOf(deal).length).toBe(armsOpened(deal));
      expect(sum(scores(deal))).toBe(sum(deal.made));
      expect(points.every((each) => each >= 0)).toBe(true);
      expect(onTable(deal).length).toBe(deal.events.filter(({ tile, from }) => tile && from === undefined).length);
      if (match.leader !== null) expect(deal.events[0]?.seat).toBe(match.leader);
    });
    // Fewer than two deals in a hundred are blocked.
    expect(ends.domino).toBeGreaterThan(0);
    expect(new Set([...Object.keys(ends), 'blocked', 'domino']).size).toBe(2);
  });
});
