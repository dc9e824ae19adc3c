import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, grow, heapOf, hold, playMatches, playOut, turnsOf } from './arranged.ts';
import { mexicanTrain } from './mexican-train.ts';
import type { Deal } from './reading.ts';
import { at, isDouble, isWithin, last, low, mean, wholeSet } from './tiles.ts';

const nine = { set: 9, heavyBlank: false, deals: 3 };
const twelve = { set: 12, heavyBlank: false, deals: 3 };

const opened = (options: typeof nine, seats: number, deals = 0, lot = 0) =>
  mexicanTrain.open({ ...mexicanTrain.begin(options, seats), deals }, wholeSet(options.set), lot);
const turnUp = (deal: Deal) => mexicanTrain.play(deal, at(mexicanTrain.moves(deal), 0));
/** The first deal: 9-9 lies in the middle, and seat 0 plays first. */
const begun = (seats: number) => turnUp(opened(nine, seats));

const trainsOf = (deal: Deal) => mexicanTrain.look(deal).places.map(({ arm }) => arm);
const canDo = (deal: Deal) =>
  mexicanTrain.moves(deal).map(({ do: what, tile, arm, goesOn }) => {
    if (what !== 'play') return what;
    return goesOn ? `${tile}@${arm} goes on` : `${tile}@${arm}`;
  });
const marked = (deal: Deal) => [...(deal.tree?.marked ?? [])].sort();
const goingOn = (tile: string, arm: number) => ({ do: 'play', tile, arm, goesOn: true }) as const;

describe('29: mexican train, as written', () => {
  it('the example, turn by turn', () => {
    const start = hold(begun(4), ['4-9 4-4 0-0', '4-7 1-1', '3-3 6-6', '0-9 0-1'], '2-9 3-5 1-8');
    expect(canDo(start)).toEqual(['4-9@0', '4-9@4']);
    const one = playOut(mexicanTrain, start, 'play 4-9 0');
    expect(canDo(one)).toEqual(['draw']);
    const drawn = playOut(mexicanTrain, one, 'draw');
    expect(canDo(drawn)).toEqual(['2-9@1', '2-9@4']);
    const two = playOut(mexicanTrain, drawn, 'play 2-9 1', 'draw');
    expect(canDo(two)).toEqual(['pass']);
    const three = playOut(mexicanTrain, two, 'pass');
    expect([marked(three), canDo(three)]).toEqual([[2], ['0-9@2', '0-9@3', '0-9@4']]);
    const four = playOut(mexicanTrain, three, 'play 0-9 2');
    expect(canDo(four)).toEqual(['4-4@0 goes on', '0-0@2 goes on']);
    const five = playOut(mexicanTrain, four, goingOn('4-4', 0));
    expect([five.turn, canDo(five)]).toEqual([0, ['draw']]);
    const six = playOut(mexicanTrain, five, 'draw', 'pass');
    expect([marked(six), six.turn, trainsOf(six)]).toEqual([[0, 2], 1, [0]]);
    expect(canDo(six)).toEqual(['4-7@0']);
    expect(six.events.slice(-3)).toEqual([
      { seat: 0, do: 'play', tile: '4-4', arm: 0, goesOn: true },
      { seat: 0, do: 'draw', from: six.heap.indexOf('1-8'), tile: '1-8' },
      { seat: 0, do: 'pass' },
    ]);
  });

  it('29.1: the engine is the highest double of the set, then the one below, down to 0-0, then the highest', () => {
    const engines = (options: typeof nine, ...deals: number[]) => deals.map((deal) => opened(options, 4, deal).named);
    expect(engines(nine, 0, 1, 8, 9, 10)).toEqual(['9-9', '8-8', '1-1', '0-0', '9-9']);
    expect(engines(twelve, 0, 1, 12, 13)).toEqual(['12-12', '11-11', '0-0', '12-12']);
  });

  it('29.2: tiles each', () => {
    const each = (options: typeof nine, seats: number[]) =>
      seats.map((count) => new Set(opened(options, count).hands.map((hand) => hand.length))).map((sizes) => [...sizes]);
    expect(each(nine, [2, 3, 4, 5, 6])).toEqual([[12], [11], [10], [8], [7]]);
    expect(each(twelve, [2, 3, 4, 5, 6, 7, 8])).toEqual([[16], [16], [15], [14], [12], [10], [9]]);
    expect(mexicanTrain.options(7).every(({ set }) => set === 12)).toBe(true);
  });

  it('29.2: hands are dealt in heap order, without the position of the engine', () => {
    const deal = mexicanTrain.open(mexicanTrain.begin(nine, 2), heapOf(['0-1 9-9 0-2'], 9), 1);
    expect(deal.hands).toEqual([
      [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
    ]);
    const lead = { seat: 1, do: 'lead', tile: '9-9', turnedUp: true, from: 1 };
    expect(mexicanTrain.moves(deal)).toEqual([lead]);
    const led = turnUp(deal);
    expect([led.turn, led.events, led.boneyard.includes(1)]).toEqual([1, [lead], false]);
  });

  it('29.2: players may have taken their tiles from the heap, but nobody the engine', () => {
    const match = mexicanTrain.begin(nine, 2);
    const picked = (first: number) => [[first, ...Array(11).keys()], [...Array(12).keys()].map((nth) => 20 + nth)];
    const deal = mexicanTrain.open(match, wholeSet(9), 0, picked(15));
    expect([deal.hands, mexicanTrain.moves(deal).length]).toEqual([picked(15), 1]);
    expect(mexicanTrain.moves(mexicanTrain.open(match, wholeSet(9), 0, picked(54)))).toEqual([]);
  });

  it('29.2: the lot names who plays first, then it is the seat after', () => {
    expect(opened(nine, 4, 0, 3).turn).toBe(3);
    const match = mexicanTrain.begin(nine, 4);
    const led = turnUp(opened(nine, 4, 0, 3));
    const over = { ...hold(led, ['0-1', '0-2', '', '0-3']), turn: null, end: 'domino' as const };
    const next = mexicanTrain.next(match, over);
    expect(next.leader).toBe(0);
    expect(mexicanTrain.open(next, wholeSet(9), 2).turn).toBe(0);
  });

  it('29.3: every train begins at the engine, is one line, and has a number', () => {
    const deal = hold(begun(3), ['0-9 1-9', '', '']);
    expect(deal.tree?.arms.map(({ from, begins }) => [from, begins])).toEqual(Array(4).fill(['9-9', 9]));
    // 4-4 lies across and does not branch: there is still one end.
    const grown = hold(grow(deal, { 0: '4-9 4-4 4-5' }), ['4-6 5-8', '', '']);
    expect(canDo(grown)).toEqual(['5-8@0']);
    expect(grown.tree?.arms.length).toBe(4);
  });

  it('29.4: a tile goes on the own train, the Mexican one, or one that is open', () => {
    const deal = hold(grow(begun(4), { 1: '5-9', 2: '6-9' }, [2]), ['5-9 6-8 0-9', '', '', '']);
    expect(trainsOf(deal)).toEqual([0, 2, 4]);
    const free = hold(deal, ['5-8 6-8 0-9', '', '', '']);
    expect(canDo(free)).toEqual(['6-8@2', '0-9@0', '0-9@4']);
  });

  it('29.4: a turn is one tile, and whoever can lay must', () => {
    const deal = hold(begun(3), ['0-9 0-0', '1-9', '2-9'], '3-9');
    expect(canDo(deal)).not.toContain('draw');
    expect(playOut(mexicanTrain, deal, 'play 0-9 0').turn).toBe(1);
  });

  it('29.5: whoever cannot lay draws one tile, lays it at once if it fits, or passes', () => {
    const deal = hold(begun(2), ['0-0', '1-1'], '3-9 3-4 2-9');
    expect(canDo(deal)).toEqual(['draw']);
    expect(canDo(playOut(mexicanTrain, deal, 'draw'))).toEqual(['3-9@0', '3-9@2']);
    const second = playOut(mexicanTrain, deal, 'draw', 'play 3-9 0', 'draw');
    expect(canDo(second)).toEqual(['pass']);
    // All of the boneyard may be drawn; then a seat passes without a draw.
    const third = playOut(mexicanTrain, second, 'pass', 'draw', 'play 2-9 2');
    expect([third.boneyard, canDo(third)]).toEqual([[], ['pass']]);
  });

  it('29.5: a pass opens the own train, a tile on it shuts it', () => {
    const deal = hold(begun(3), ['0-0 0-5', '0-9 1-9', '2-9 2-3'], '4-5 7-9 6-9');
    const passed = playOut(mexicanTrain, deal, 'draw', 'pass');
    expect([marked(passed), trainsOf(passed)]).toEqual([[0], [0, 1, 3]]);
    const others = playOut(mexicanTrain, passed, 'play 0-9 0', 'play 2-9 2');
    // A tile on another train leaves it open.
    const mexican = playOut(mexicanTrain, hold(others, ['0-5 5-9 1-1', '1-9', '2-3']), 'play 5-9 3');
    expect(marked(mexican)).toEqual([0]);
    const own = playOut(mexicanTrain, others, goingOn('0-0', 0), 'play 0-5 0');
    expect([marked(own), own.turn, trainsOf(own)]).toEqual([[], 1, [1, 3]]);
  });

  it('29.6: after a double the seat lays another tile on it', () => {
    const deal = hold(grow(begun(2), { 0: '4-9' }), ['4-4 4-5 0-9', '1-9'], '1-1');
    expect(canDo(deal)).toEqual(['4-4@0 goes on', '4-5@0', '0-9@2']);
    const on = playOut(mexicanTrain, deal, goingOn('4-4', 0));
    expect([on.turn, canDo(on)]).toEqual([0, ['4-5@0']]);
    const covered = playOut(mexicanTrain, on, 'play 4-5 0');
    expect([covered.turn, marked(covered), canDo(covered)]).toEqual([1, [], ['1-9@1', '1-9@2']]);
  });

  it('29.6: if it cannot, it draws one, also if the double itself was drawn', () => {
    const deal = hold(grow(begun(2), { 0: '4-9' }), ['1-1 2-2', '1-9'], '4-4 4-6 0-0');
    const drawn = playOut(mexicanTrain, deal, 'draw');
    expect(canDo(drawn)).toEqual(['4-4@0 goes on']);
    const on = playOut(mexicanTrain, drawn, goingOn('4-4', 0));
    expect(canDo(on)).toEqual(['draw']);
    const again = playOut(mexicanTrain, on, 'draw');
    expect(canDo(again)).toEqual(['4-6@0']);
    expect(marked(playOut(mexicanTrain, again, 'play 4-6 0'))).toEqual([]);
  });

  it('29.6: with nothing to draw it passes at once, and its own train is open', () => {
    const deal = hold(grow(begun(2), { 2: '4-9' }), ['4-4 1-1', '4-5 1-9']);
    const on = playOut(mexicanTrain, deal, goingOn('4-4', 2));
    expect(canDo(on)).toEqual(['pass']);
    const passed = playOut(mexicanTrain, on, 'pass');
    expect([marked(passed), canDo(passed)]).toEqual([[0], ['4-5@2']]);
  });

  it('29.6: while a double is not covered every seat lays on it, or draws one, or passes', () => {
    const deal = hold(grow(begun(3), { 0: '4-9 4-4' }, [0]), ['1-1', '1-9 2-9', '2-8 3-9'], '4-5 0-0 4-6');
    const second = { ...deal, turn: 1 };
    expect([trainsOf(second), canDo(second)]).toEqual([[0], ['draw']]);
    const drawn = playOut(mexicanTrain, second, 'draw');
    expect(canDo(drawn)).toEqual(['4-5@0']);
    // It lies on the train of seat 0, which stays open.
    const covered = playOut(mexicanTrain, drawn, 'play 4-5 0');
    expect([marked(covered), canDo(covered)]).toEqual([[0], ['3-9@2', '3-9@3']]);
    const none = playOut(mexicanTrain, hold(second, ['1-1', '1-9', '2-8'], '0-0 4-6'), 'draw', 'pass');
    expect([marked(none), none.turn, trainsOf(none)]).toEqual([[0, 1], 2, [0]]);
  });

  it('29.7: a double whose number lies wholly in sight needs no cover', () => {
    const fours = { 0: '1-9 1-4', 1: '2-9 2-4 4-5', 2: '3-9 3-4 4-6', 3: '7-9 4-7 4-8' };
    const all = grow(begun(3), { ...fours, 0: '0-9 0-4 4-9 1-9 1-4' });
    const deal = hold(all, ['4-4 0-0', '1-1', '2-2']);
    expect(canDo(deal)).toEqual(['4-4@0']);
    const dead = playOut(mexicanTrain, deal, 'play 4-4 0');
    expect([dead.turn, trainsOf(dead)]).toEqual([1, [1, 3]]);
    // One more four is somewhere else.
    const open = hold(grow(begun(3), { ...fours, 0: '1-9 1-4' }), ['4-4 0-0', '1-1', '2-2']);
    expect(canDo(open)).toEqual(['4-4@0 goes on']);
  });

  it('29.8: the deal ends when a seat has no tiles, also with a double as its last', () => {
    const deal = hold(grow(begun(2), { 0: '4-9' }), ['4-4', '4-5 1-9']);
    expect(canDo(deal)).toEqual(['4-4@0']);
    const over = playOut(mexicanTrain, deal, 'play 4-4 0');
    expect([over.end, over.turn, over.events.at(-1)]).toEqual([
      'domino',
      null,
      { seat: 0, do: 'play', tile: '4-4', arm: 0 },
    ]);
    const covers = hold(grow(begun(2), { 0: '4-9' }), ['4-4 4-5', '1-9']);
    expect(playOut(mexicanTrain, covers, goingOn('4-4', 0), 'play 4-5 0').end).toBe('domino');
  });

  it('29.8: blocked after a round of passes, when no tile fits any train, marked or not', () => {
    const trains = { 0: '1-9', 1: '2-9', 2: '3-9' };
    const stuck = hold(grow(begun(2), trains), ['4-5', '4-6'], '7-7');
    const once = playOut(mexicanTrain, stuck, 'draw', 'pass');
    expect(once.end).toBeNull();
    expect(playOut(mexicanTrain, once, 'pass').end).toBe('blocked');
    // 2-4 fits the train of seat 1, once a pass has opened it.
    const moves = hold(grow(begun(2), trains), ['2-4 4-5', '4-6']);
    const round = playOut(mexicanTrain, moves, 'pass', 'pass');
    expect([round.end, canDo(round)]).toEqual([null, ['2-4@1']]);
  });

  it('29.9: every seat writes its own count, 0-0 counts 50 by option', () => {
    const line = (options: typeof nine, hands: string[]) => {
      const match = mexicanTrain.begin(options, 3);
      return mexicanTrain.line({ ...match, totals: [1, 2, 3] }, ended(opened(options, 3), 'domino', 1, hands));
    };
    const hands = ['0-0 3-4', '', '9-9'];
    expect(line(nine, hands)).toMatchObject({ counts: [7, 0, 18], points: [7, 0, 18], totals: [8, 2, 21] });
    const heavy = { ...nine, heavyBlank: true };
    expect(line(heavy, hands)).toMatchObject({ counts: [57, 0, 18], points: [57, 0, 18] });
    expect(line({ ...heavy, set: 12 }, ['0-0', '10-12', '']).counts).toEqual([50, 22, 0]);
  });

  it('29.9: after the agreed number of deals the lowest total wins, level totals share', () => {
    const match = { ...mexicanTrain.begin(nine, 3), totals: [10, 20, 20] };
    const winners = (deals: number, hands: string[]) =>
      mexicanTrain.next({ ...match, deals }, ended(opened(nine, 3), 'domino', 1, hands)).winners;
    expect(winners(1, ['3-4', '', '9-9'])).toBeNull();
    expect(winners(2, ['3-4', '', '9-9'])).toEqual([0]);
    expect(winners(2, ['4-6', '', '9-9'])).toEqual([0, 1]);
  });
});

/** The doubles that were laid and left for the others to cover. */
function coverLater(deal: Deal): number {
  return deal.events.filter(({ goesOn }, nth) => {
    const after = deal.events.slice(nth + 1).find(({ do: what }) => what !== 'draw');
    return goesOn === true && after?.do === 'pass';
  }).length;
}

describe('mexican train at random', () => {
  it('ends every deal, and a blocked one leaves no double to be covered', () => {
    let left = 0;
    const turns: Record<string, number[]> = { 9: [], 12: [] };
    const blocked = Array(9).fill(0);
    const ends = playMatches(mexicanTrain, often(72, 1000), ({ deal, match }) => {
      left += coverLater(deal);
      turns[String(match.options.set)]?.push(turnsOf(deal));
      if (deal.end === 'blocked') blocked[match.seats]++;
      expect(deal.events[0]).toMatchObject({ do: 'lead', turnedUp: true });
      if (match.leader !== null) expect(deal.events[0]?.seat).toBe(match.leader);
      const arms = deal.tree?.arms ?? [];
      expect(arms.length).toBe(match.seats + 1);
      const doubles = arms.flatMap(({ tiles }) =>
        tiles.length > 0 && isDouble(last(tiles).tile) ? [last(tiles)] : [],
      );
      const held = deal.hands.flat().map((position) => at(deal.heap, position));
      const bare = doubles.filter(({ tile }) => held.some((other) => other.split('-').includes(`${low(tile)}`)));
      if (deal.end === 'blocked') expect(bare).toEqual([]);
      if (deal.end === 'blocked') expect(deal.boneyard).toEqual([]);
      if (deal.end === 'domino') expect(deal.hands.filter((hand) => hand.length === 0).length).toBe(1);
    });
    expect(Object.keys(ends).sort()).toEqual(['blocked', 'domino']);
    expect(left).toBeGreaterThan(0);
    // 29: with fewer seats more deals are blocked. The turns of a deal hardly depend on the seats.
    expect(blocked[2]).toBeGreaterThan(blocked[6]);
    expect(isWithin(mean(turns[9]), 40, 54)).toBe(true);
    expect(isWithin(mean(turns[12]), 70, 104)).toBe(true);
  });
});
