import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, grow, heapOf, hold, playMatches, playOut, turnsOf } from './arranged.ts';
import { chickenFoot } from './chicken-foot.ts';
import type { Deal } from './reading.ts';
import { at, isDouble, isWithin, low, mean, sum, wholeSet } from './tiles.ts';

const nine = { set: 9, root: 6, heavyBlank: true, deals: 3 };
const twelve = { set: 12, root: 6, heavyBlank: true, deals: 3 };

const opened = (options: typeof nine, seats: number, deals = 0, lot = 0) =>
  chickenFoot.open({ ...chickenFoot.begin(options, seats), deals }, wholeSet(options.set), lot);
/** Nobody holds 9-9: it is turned up, and seat 0 plays first. */
const begun = (seats: number, root = 6) => {
  const deal = opened({ ...nine, root }, seats);
  return chickenFoot.play(deal, at(chickenFoot.moves(deal), 0));
};

/** Six tiles on 9-9. Arm 2 ends in 5. */
const ROOT = { 0: '0-9', 1: '1-9', 2: '5-9', 3: '3-9', 4: '4-9', 5: '2-9' };
const rooted = (seats: number, more: Readonly<Record<number, string>> = {}) => grow(begun(seats), { ...ROOT, ...more });

const armsOf = (deal: Deal) => chickenFoot.look(deal).places.map(({ arm }) => arm);
const canDo = (deal: Deal) =>
  chickenFoot.moves(deal).map(({ do: what, tile, arm }) => (what === 'play' ? `${tile}@${arm}` : what));

describe('30: chicken foot, as written', () => {
  it('the example, turn by turn', () => {
    const start = hold(rooted(4), ['5-5 0-0', '5-6 1-1', '0-5 2-2', '3-3 4-4'], '1-7');
    const foot = playOut(chickenFoot, start, 'play 5-5 2');
    expect([armsOf(foot), canDo(foot)]).toEqual([
      [2, 6, 7],
      ['5-6@2', '5-6@6', '5-6@7'],
    ]);
    const two = playOut(chickenFoot, foot, 'play 5-6 6', 'play 0-5 2');
    expect([two.turn, armsOf(two), canDo(two)]).toEqual([3, [7], ['draw']]);
    const passed = playOut(chickenFoot, two, 'draw');
    expect(canDo(passed)).toEqual(['pass']);
    const last = playOut(chickenFoot, passed, 'pass');
    const three = playOut(chickenFoot, hold(last, ['3-5 0-0', '1-1', '2-2', '3-3']), 'play 3-5 7');
    expect(armsOf(three)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(chickenFoot.look(three).places.map(({ shows }) => shows)).toEqual([0, 1, 0, 3, 4, 2, 6, 3]);
  });

  it('30.1: the double of the deal is led by its holder, and that is its turn', () => {
    const deal = chickenFoot.open(chickenFoot.begin(nine, 3), heapOf(['', '9-9'], 9), 2);
    expect(chickenFoot.moves(deal)).toEqual([{ seat: 0, do: 'lead', tile: '9-9' }]);
    const led = chickenFoot.play(deal, at(chickenFoot.moves(deal), 0));
    expect([led.turn, led.hands.map((hand) => hand.length)]).toEqual([1, [10, 11, 11]]);
    const doubles = [0, 1, 9, 10].map((deals) => opened(nine, 3, deals).named);
    expect(doubles).toEqual(['9-9', '8-8', '0-0', '9-9']);
  });

  it('30.1: nobody holds it: it is turned up, and the lot names who plays first', () => {
    const deal = opened(nine, 3, 0, 2);
    const lead = { seat: 2, do: 'lead', tile: '9-9', turnedUp: true, from: 54 };
    expect(chickenFoot.moves(deal)).toEqual([lead]);
    const led = chickenFoot.play(deal, at(chickenFoot.moves(deal), 0));
    expect([led.turn, led.boneyard.includes(54), led.events]).toEqual([2, false, [lead]]);
  });

  it('30.1: later it is the seat after the one that led or played first before', () => {
    const match = chickenFoot.begin(nine, 3);
    const turnedUp = chickenFoot.play(opened(nine, 3, 0, 1), at(chickenFoot.moves(opened(nine, 3, 0, 1)), 0));
    const held = chickenFoot.open(match, heapOf(['9-9'], 9), 1);
    const led = chickenFoot.play(held, at(chickenFoot.moves(held), 0));
    const nextOf = (deal: Deal) => chickenFoot.next(match, { ...deal, turn: null, end: 'domino' });
    expect([nextOf(turnedUp).leader, nextOf(led).leader]).toEqual([2, 1]);
    // 8-8 is not dealt: seat 2 plays first. It is dealt: its holder leads.
    const next = nextOf(turnedUp);
    expect(chickenFoot.open(next, wholeSet(9), 0).turn).toBe(2);
    expect(chickenFoot.open(next, heapOf(['8-8'], 9), 1).turn).toBe(0);
  });

  it('30.2: tiles each', () => {
    const each = (options: typeof nine) =>
      chickenFoot.seats.map((count) => [...new Set(opened(options, count).hands.map((hand) => hand.length))]);
    expect(each(nine)).toEqual([[12], [11], [10], [8], [7], [6], [5]]);
    expect(each(twelve)).toEqual([[16], [16], [14], [12], [11], [10], [9]]);
  });

  it('30.3: until the root is full only its suit is laid, on any free arm of it', () => {
    for (const root of [4, 6, 8]) {
      const deal = hold(grow(begun(2, root), { 0: '0-9', 2: '2-9' }), ['3-9 0-5 2-5', '']);
      const free = [...Array(root).keys()].filter((arm) => arm !== 0 && arm !== 2);
      expect(armsOf(deal)).toEqual(free);
      expect(canDo(deal)).toEqual(free.map((arm) => `3-9@${arm}`));
    }
    const full = hold(grow(begun(2, 4), { 0: '0-9', 1: '1-9', 2: '2-9', 3: '3-9' }), ['4-9 0-5 1-1', '']);
    expect([armsOf(full), canDo(full)]).toEqual([
      [0, 1, 2, 3],
      ['0-5@0', '1-1@1'],
    ]);
  });

  it('30.3: a turn is one tile, a double too', () => {
    const deal = hold(rooted(3), ['5-5 5-6', '0-0', '1-1']);
    expect(playOut(chickenFoot, deal, 'play 5-5 2').turn).toBe(1);
    expect(playOut(chickenFoot, hold(deal, ['5-6 7-7', '', '']), 'play 5-6 2').turn).toBe(1);
  });

  it('30.4: a double opens a left and a right toe under the next numbers, in this order', () => {
    const deal = playOut(chickenFoot, hold(rooted(2), ['5-5 7-7', '1-1 8-8']), 'play 5-5 2');
    expect(deal.tree?.arms.slice(6)).toEqual([
      { from: '5-5', begins: 5, tiles: [] },
      { from: '5-5', begins: 5, tiles: [] },
    ]);
    const second = hold({ ...deal, turn: 0 }, ['5-6 7-7', '5-7']);
    const filled = playOut(chickenFoot, second, { do: 'play', tile: '5-6', arm: 7 });
    expect(canDo(filled)).toEqual(['5-7@2', '5-7@6']);
  });

  it('30.4: every seat fills toes, in any order, and nothing else', () => {
    const deal = playOut(chickenFoot, hold(rooted(2), ['5-5 5-7', '0-5 1-1 1-2']), 'play 5-5 2');
    expect(canDo(deal)).toEqual(['0-5@2', '0-5@6', '0-5@7']);
    const one = playOut(chickenFoot, deal, 'play 0-5 7');
    expect(canDo(one)).toEqual(['5-7@2', '5-7@6']);
  });

  it('30.4: while no foot waits a tile goes on any open end', () => {
    const deal = rooted(2, { 2: '5-9 5-5 5-6' });
    // The toes of 5-5 lie: left 1-5, right 2-5.
    const tree = structuredClone(deal.tree);
    tree?.arms.push(
      { from: '5-5', begins: 5, tiles: [{ tile: '1-5', outward: 1 }] },
      { from: '5-5', begins: 5, tiles: [{ tile: '2-5', outward: 2 }] },
    );
    const free = hold({ ...deal, tree }, ['1-2 6-7 7-8', '']);
    expect(armsOf(free)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(canDo(free)).toEqual(['1-2@1', '1-2@5', '1-2@6', '1-2@7', '6-7@2']);
    // A second foot has arms 8 and 9.
    const foot = playOut(chickenFoot, hold(free, ['1-1 7-8', '1-3 7-7']), 'play 1-1 6');
    expect([armsOf(foot), canDo(foot)]).toEqual([
      [6, 8, 9],
      ['1-3@6', '1-3@8', '1-3@9'],
    ]);
  });

  /** Seven fives lie on the table, 5-9 at the end of arm 2. */
  const FIVES = { 0: '0-9 0-5 5-8', 1: '1-9 1-5 5-7', 2: '5-9', 3: '3-9 3-5 5-6', 4: '4-9 4-6', 5: '2-9 2-4' };

  it('30.5: a foot is complete when no tile of its number is left', () => {
    const deal = hold(grow(begun(2), FIVES), ['5-5 0-0', '2-5 0-1']);
    const one = playOut(chickenFoot, deal, 'play 5-5 2', 'play 2-5 6');
    expect(armsOf(one)).toEqual([2, 7]);
    const two = playOut(chickenFoot, hold(one, ['4-5 0-0', '2-3 0-1']), 'play 4-5 7');
    // The middle toe stays empty, and play is free.
    expect(canDo(two)).toEqual(['2-3@6']);
  });

  it('30.5: a foot whose tiles all lie is complete at once', () => {
    const all = grow(begun(2), { ...FIVES, 4: '4-9 4-5 2-5' });
    const foot = playOut(chickenFoot, hold(all, ['5-5 0-0', '2-3 0-1']), 'play 5-5 2');
    expect([foot.turn, canDo(foot)]).toEqual([1, ['2-3@4']]);
  });

  it('30.6: whoever cannot lay draws one tile, lays it at once if it fits, or passes', () => {
    const deal = hold(begun(2), ['0-0', '1-1'], '2-9 3-4');
    expect(canDo(deal)).toEqual(['draw']);
    expect(canDo(playOut(chickenFoot, deal, 'draw'))).toEqual([0, 1, 2, 3, 4, 5].map((arm) => `2-9@${arm}`));
    const second = playOut(chickenFoot, deal, 'draw', 'play 2-9 3', 'draw');
    expect([second.boneyard, canDo(second)]).toEqual([[], ['pass']]);
    expect(canDo(playOut(chickenFoot, second, 'pass'))).toEqual(['pass']);
  });

  it('30.7, 29.8: a last tile ends the deal, also a double', () => {
    const over = playOut(chickenFoot, hold(rooted(2), ['5-5', '0-0']), 'play 5-5 2');
    expect([over.end, over.turn]).toEqual(['domino', null]);
  });

  it('30.7, 1.9: blocked after a round of passes with an empty boneyard', () => {
    const stuck = hold(rooted(2), ['6-7', '6-8'], '7-7');
    const once = playOut(chickenFoot, stuck, 'draw', 'pass');
    expect([once.end, canDo(once)]).toEqual([null, ['pass']]);
    expect(playOut(chickenFoot, once, 'pass').end).toBe('blocked');
  });

  it('30.7, 29.9: every seat writes its own count, with 0-0 as 50 unless switched off', () => {
    const line = (heavyBlank: boolean) => {
      const options = { ...nine, heavyBlank };
      const over = ended(opened(options, 3), 'domino', 1, ['0-0 3-4', '', '9-9']);
      return chickenFoot.line(chickenFoot.begin(options, 3), over);
    };
    expect(line(true)).toMatchObject({ counts: [57, 0, 18], points: [57, 0, 18], totals: [57, 0, 18] });
    expect(line(false).points).toEqual([7, 0, 18]);
    const match = { ...chickenFoot.begin(nine, 3), deals: 2, totals: [0, 60, 3] };
    const over = ended(opened(nine, 3), 'domino', 1, ['0-0 4-6', '', '9-9']);
    expect(chickenFoot.next(match, over)).toMatchObject({ totals: [60, 60, 21], winners: [2] });
  });
});

/** The doubles of feet that still wait. */
function waiting(deal: Deal): number {
  const arms = deal.tree?.arms ?? [];
  const off = [...deal.hands.flat(), ...deal.boneyard].map((position) => at(deal.heap, position));
  return sum(
    arms.flatMap(({ tiles }, arm) =>
      tiles.map(({ tile }, nth) => {
        const isOff = off.some((other) => other.split('-').includes(`${low(tile)}`));
        const toes = arms.filter(({ from, tiles: toe }) => from === tile && toe.length > 0).length;
        const middle = nth < (arms[arm]?.tiles.length ?? 0) - 1 ? 1 : 0;
        return isDouble(tile) && isOff && toes + middle < 3 ? 1 : 0;
      }),
    ),
  );
}

describe('chicken foot at random', () => {
  it('ends every deal, with two new arms for each double, and no foot that waits in a blocked one', () => {
    let blocked = 0;
    const turns: Record<string, number[]> = { 9: [], 12: [] };
    const ends = playMatches(chickenFoot, often(126, 1000), ({ deal, match }) => {
      const arms = deal.tree?.arms ?? [];
      const doubles = sum(arms.map(({ tiles }) => tiles.filter(({ tile }) => isDouble(tile)).length));
      expect(arms.length).toBe(Number(match.options.root) + 2 * doubles);
      expect(waiting(deal)).toBeLessThan(deal.end === 'blocked' ? 1 : 2);
      if (deal.end === 'blocked') blocked++;
      turns[String(match.options.set)]?.push(turnsOf(deal));
      const lead = deal.events[0];
      if (match.leader !== null && lead?.turnedUp) expect(lead.seat).toBe(match.leader);
    });
    expect(ends.domino).toBeGreaterThan(blocked);
    expect(isWithin(mean(turns[9]), 43, 64)).toBe(true);
    expect(isWithin(mean(turns[12]), 80, 112)).toBe(true);
  });
});
