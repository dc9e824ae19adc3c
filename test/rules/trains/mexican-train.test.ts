/** The page on Mexican Train. */
import { describe, expect, it } from 'vitest';
import { seen } from '../../../src/rules/seen.ts';
import { markedIn } from '../../../src/rules/trains/marked.ts';
import { mexicanTrain } from '../../../src/rules/trains/mexican-train.ts';
import { handOf, onlyHolds, tableOf } from '../table.ts';

const two = tableOf(mexicanTrain, 2);
const three = tableOf(mexicanTrain, 3);
const four = tableOf(mexicanTrain, 4);
const twelve = tableOf(mexicanTrain, 4, { set: 12 });

/** The hands of the example: seat 1 has no nine, seat 2 nothing that fits, seat 0 one four beside its double. */
const HANDS = [
  '4-9 4-4 0-0 1-1 2-2 3-3 5-5 6-6 0-1 0-2',
  '4-7 0-4 1-2 5-6 6-7 7-7 8-8 5-8 6-8 7-8',
  '1-3 0-3 0-5 1-5 5-7 3-7 0-6 0-7 0-8 1-6',
  '0-9 3-9 1-4 2-3 2-4 2-5 2-6 2-7 2-8 3-6',
];
const begun = () => four.open(HANDS, { yard: '9-9 2-9 3-5 1-8' });
const engine = () => four.after(begun(), '!9-9');
/** Seat 0 has laid 4-4 on its own train, and must cover it. */
const bare = () => four.after(engine(), '4-9@0 draw 2-9@1 draw pass 0-9@2 4-4@0+');
const states = ({ ends }: { readonly ends: readonly { readonly state: string }[] }) => ends.map(({ state }) => state);

describe('Mexican Train (29)', () => {
  it('29.4 to 29.6: the example: trains begun, opened by a pass, and a double that the next seat must cover', () => {
    const first = four.after(engine(), '4-9@0');
    expect(four.offers(first)).toEqual(['draw']);
    const drawn = four.after(first, 'draw');
    expect(four.offers(drawn)).toEqual(['2-9@1', '2-9@4']);
    const third = four.after(drawn, '2-9@1');
    expect(four.offers(third)).toEqual(['draw']);
    const passed = four.after(third, 'draw pass');
    expect(handOf(passed, 2)).toContain('3-5');
    expect(markedIn(passed)).toEqual([2]);
    expect(four.offers(passed)).toContain('0-9@2');
    const opened = four.after(passed, '0-9@2 4-4@0+');
    expect(opened).toMatchObject({ phase: 'cover', turn: { seat: 0 } });
    expect(four.offers(opened)).toEqual(['draw']);
    expect(four.offers(four.after(opened, 'draw'))).toEqual(['pass']);
    const after = four.after(opened, 'draw pass');
    expect(four.offers(after)).toEqual(['4-7@0', '0-4@0']);
    expect(markedIn(after)).toEqual([0, 2]);
    expect(four.after(after, '4-7@0')).toMatchObject({ phase: 'freePlay', memory: { marked: [0, 2] } });
  });

  it('29.1: the double of the deal is the highest of the set, then the next one down, and after 0-0 the highest', () => {
    const lead = (deals: number, table = four) =>
      table.game.moves(table.open([], { deals })).map((move) => (move.do === 'lead' ? move.tile : move.do));
    expect([0, 1, 9, 10].map((deals) => lead(deals))).toEqual([['9-9'], ['8-8'], ['0-0'], ['9-9']]);
    expect([0, 12, 13].map((deals) => lead(deals, twelve))).toEqual([['12-12'], ['0-0'], ['12-12']]);
  });

  it('29.2: tiles each, and seven and eight seats only with the larger set', () => {
    const sizes = (set: number) => mexicanTrain.seats.map((seats) => mexicanTrain.handSize({ set }, seats));
    expect(sizes(9)).toEqual([12, 11, 10, 8, 7, 0, 0]);
    expect(sizes(12)).toEqual([16, 16, 15, 14, 12, 10, 9]);
    expect([6, 7, 8].map((seats) => mexicanTrain.options({}, seats))).toMatchObject([
      { value: { set: 9 } },
      { value: { set: 12 } },
      { value: { set: 12 } },
    ]);
    for (const seats of [7, 8])
      expect(mexicanTrain.options({ set: 9 }, seats)).toMatchObject({
        ok: false,
        reason: 'not offered',
        detail: 'set',
      });
    for (const seats of [1, 9]) expect(mexicanTrain.options({}, seats)).toMatchObject({ ok: false, reason: 'seats' });
  });

  it('29.2, 1.1: hands are dealt in heap order, the engine being left out, wherever it lies', () => {
    const set = mexicanTrain.set(four.options);
    const rest = set.filter((tile) => tile !== '9-9');
    const hands = rest.slice(0, 40);
    for (const at of [0, 7, 39, 40, 54]) {
      const heap = [...rest.slice(0, at), '9-9' as const, ...rest.slice(at)];
      const deal = mexicanTrain.open(four.standing([0, 0, 0, 0]), four.options, 4, heap, 1);
      expect([0, 1, 2, 3].flatMap((seat) => handOf(deal, seat))).toEqual(hands);
      expect(deal.boneyard).toContain(at);
      expect(four.game.moves(deal)).toEqual([{ do: 'lead', tile: '9-9', turnedUp: true, from: at }]);
    }
  });

  it('29.2: the engine is turned up for all to see, and is no turn of the seat that plays first', () => {
    const deal = four.open([], { yard: '9-9 0-1', lot: 3 });
    for (const eye of [0, 3, 'table'] as const) {
      const { heap } = seen(mexicanTrain, deal, eye);
      expect(deal.boneyard.flatMap((at) => heap[at] ?? [])).toEqual(['9-9']);
    }
    expect(four.beats(deal, '!9-9')).toEqual([{ beat: 'led', seat: null, at: 40, tile: '9-9' }]);
    const led = four.after(deal, '!9-9');
    expect(led.log).toEqual([{ seat: 3, do: 'lead', tile: '9-9', turnedUp: true, from: 40 }]);
    expect(led).toMatchObject({ phase: 'freePlay', turn: { seat: 3, laid: [] } });
    expect(led.boneyard).not.toContain(40);
  });

  it('29.2: in later deals the seat after the one of the deal before plays first', () => {
    const over = four.playOut(four.open([], { yard: '9-9', lot: 3 }));
    expect(four.game.settle(four.standing([0, 0, 0, 0]), over).standing.memory).toEqual({ starts: 0 });
    expect(four.open([], { yard: '8-8', deals: 1, memory: { starts: 2 }, lot: 0 }).turn?.seat).toBe(2);
  });

  it('29.3: arm k is the train of seat k, the next one everybody’s; each is one line from the engine', () => {
    expect(engine().ends.map(({ place, shows, to }) => [place, shows, to])).toEqual(
      [0, 1, 2, 3, 4].map((k) => [k, 9, 0]),
    );
    expect(engine().laid[0]).toMatchObject({ tile: '9-9', root: 5, arm: null, seat: null });
    const { ends, laid } = bare();
    expect(ends).toHaveLength(5);
    expect(laid.slice(1).map(({ tile, to, arm, inner, outer }) => [tile, to, arm, inner, outer])).toEqual([
      ['4-9', 0, 0, 9, 4],
      ['2-9', 0, 1, 9, 2],
      ['0-9', 0, 2, 9, 0],
      ['4-4', 1, 0, 4, 4],
    ]);
  });

  it('29.4: a seat lays on its own train, on the Mexican one, and on trains that are open; there it must lay', () => {
    expect(four.offers(engine())).toEqual(['4-9@0', '4-9@4']);
    expect(states(engine())).toEqual(['open', 'shut', 'shut', 'shut', 'open']);
    const passed = four.after(engine(), '4-9@0 draw 2-9@4 draw pass');
    expect(states(passed)).toEqual(['shut', 'shut', 'open', 'open', 'open']);
    expect([...four.offers(passed)].sort()).toEqual([
      ...['0-9@2', '0-9@3', '2-3@4', '2-4@4', '2-5@4', '2-6@4', '2-7@4', '2-8@4', '3-9@2', '3-9@3'],
    ]);
    expect(four.offers(passed)).not.toContain('draw');
  });

  it('29.4: a turn is one tile, and the Mexican train may be begun before the own one', () => {
    const deal = four.after(engine(), '4-9@4');
    expect(deal.turn).toEqual({ seat: 1, drew: [], laid: [] });
    expect(deal.ends.map(({ to }) => to)).toEqual([0, 0, 0, 0, 1]);
  });

  it('29.5, 1.7: one tile is drawn; if it fits it must be laid at once; all of the boneyard may be drawn', () => {
    const first = four.after(engine(), '4-9@0');
    const last = { ...first, boneyard: first.boneyard.slice(0, 1) };
    const empty = four.after(last, 'draw');
    expect(empty.boneyard).toEqual([]);
    expect(four.offers(empty)).toEqual(['2-9@1', '2-9@4']);
    expect(four.offers({ ...first, boneyard: [] })).toEqual(['pass']);
    expect(four.offers(four.after(first, 'draw 2-9@1 draw'))).toEqual(['pass']);
  });

  it('29.5: a pass puts a marker on the own train, which a tile of its seat takes off, and nobody else’s', () => {
    const before = four.after(engine(), '4-9@0 draw 2-9@1 draw');
    expect(four.beats(before, 'pass')).toEqual([
      { beat: 'passed', seat: 2, suits: [9] },
      { beat: 'marked', seat: 2 },
    ]);
    const open = four.after(before, 'pass');
    expect(four.beats(open, '0-9@2').map(({ beat }) => beat)).toEqual(['laid']);
    const again = four.after(open, '0-9@2');
    expect(markedIn(again)).toEqual([2]);
    const its = onlyHolds({ ...again, turn: { seat: 2, drew: [], laid: [] } }, 2, ['0-3', '1-5']);
    expect(four.beats(its, '0-3@2')).toMatchObject([{ beat: 'laid' }, { beat: 'unmarked', seat: 2 }]);
    expect(markedIn(four.after(its, '0-3@2'))).toEqual([]);
  });

  it('29.5: whoever passes again has its marker already', () => {
    const passed = four.after(engine(), '4-9@0 draw 2-9@1 draw pass');
    const again = onlyHolds({ ...passed, turn: { seat: 2, drew: [], laid: [] }, boneyard: [] }, 2, ['3-5']);
    expect(four.beats(again, 'pass')).toEqual([{ beat: 'passed', seat: 2, suits: [9] }]);
    expect(markedIn(four.after(again, 'pass'))).toEqual([2]);
  });

  it('29.6: a double makes the turn go on, and the seat covers it with another tile', () => {
    const start = bare();
    // Seat 0 has 0-4 of seat 1, too.
    const more = start.hands[1]?.slice(1, 2) ?? [];
    const able = { ...start, hands: start.hands.map((hand, seat) => (seat === 0 ? [...hand, ...more] : hand)) };
    expect(able.turn?.seat).toBe(0);
    expect(four.offers(able)).toEqual(['0-4@0']);
    const covered = four.after(able, '0-4@0');
    expect(covered).toMatchObject({ phase: 'freePlay', turn: { seat: 1 } });
    expect(covered.ends[0]).toMatchObject({ shows: 0, state: 'shut' });
  });

  it('29.6: a seat that drew the double itself may draw once more to cover it', () => {
    const lacking = four.open(['4-9 0-0 1-1 2-2 3-3 5-5 6-6 0-1 0-2 0-3', '4-8 7-7 8-8 5-8 6-8 7-8 5-7 6-7 5-6 0-8'], {
      yard: '9-9 4-4 3-4',
    });
    const mine = onlyHolds(four.after(lacking, '!9-9 4-9@4'), 1, ['7-7', '8-8']);
    const drawn = four.after(mine, 'draw');
    expect(four.offers(drawn)).toEqual(['4-4@4+']);
    const laid = four.after(drawn, '4-4@4+');
    expect(laid.turn).toMatchObject({ seat: 1, drew: [expect.any(Number)], laid: [2] });
    expect(four.offers(laid)).toEqual(['draw']);
    const second = four.after(laid, 'draw');
    expect(four.offers(second)).toEqual(['3-4@4']);
    expect(four.after(second, '3-4@4').turn?.seat).toBe(2);
  });

  it('29.6: one double a turn: what covers it ends the turn', () => {
    const deal = onlyHolds(four.after(engine(), '4-9@0 draw 2-9@1 draw pass 0-9@2'), 0, ['4-4', '0-0', '0-1']);
    expect(four.offers(deal)).toContain('4-4@0+');
    expect(four.offers(deal)).toContain('0-0@2+');
    expect(four.offers(four.after(deal, '0-0@2+'))).toEqual(['0-1@2']);
    expect(four.after(deal, '0-0@2+ 0-1@2').turn?.seat).toBe(1);
  });

  it('29.6: while a double is not covered every seat must cover it, else draws one tile and opens its train', () => {
    const passed = four.after(bare(), 'draw pass');
    expect(states(passed)).toEqual(['free', 'open', 'open', 'shut', 'open']);
    const lacking = onlyHolds(passed, 1, ['1-2', '7-7']);
    expect(four.offers(lacking)).toEqual(['draw']);
    const next = four.after(lacking, 'draw pass');
    expect(next).toMatchObject({ phase: 'cover', turn: { seat: 2 } });
    expect(markedIn(next)).toEqual([0, 1, 2]);
    expect(four.offers(onlyHolds(next, 2, ['0-0', '3-9']))).toEqual(['draw']);
  });

  it('29.7, 6.12: a double whose number lies wholly on the table needs no cover, and that train is dead', () => {
    const hands = [
      '0-9 4-5 4-4 1-1 2-2 3-3 5-5 6-6 7-7 8-8',
      '0-4 1-2 1-3 1-5 1-6 1-7 1-8 2-3 2-5 2-6',
      '1-4 1-9 2-7 2-8 3-5 3-6 3-7 3-8 5-6 5-7',
      '2-4 2-9 3-9 0-1 0-2 0-3 0-5 0-6 0-7 0-8',
    ];
    const deal = four.after(four.open(hands, { yard: '9-9 3-4 4-6 4-7 4-8 4-9' }), '!9-9');
    // Eight of the ten fours lie on the trains of others; 4-4 comes on the fifth, after 4-5.
    const lie = ['0-4', '1-4', '2-4', '3-4', '4-6', '4-7', '4-8', '4-9', '4-5'] as const;
    const laid = [
      ...deal.laid,
      ...lie.map((tile, nth) => {
        const other = Number(tile.replace('4', '').replace('-', ''));
        const [inner, outer] = tile === '4-5' ? [5, 4] : [4, other];
        const at = deal.heap.indexOf(tile);
        return { at, tile, to: 0, arm: tile === '4-5' ? 0 : 1, inner, outer, closed: false, seat: nth % 4 };
      }),
    ];
    const taken = new Set(laid.map(({ at }) => at));
    const last = {
      ...deal,
      laid,
      hands: deal.hands.map((hand) => hand.filter((at) => !taken.has(at))),
      boneyard: deal.boneyard.filter((at) => !taken.has(at)),
      ends: deal.ends.map((end) => (end.place === 0 ? { ...end, shows: 4, accepts: [4], to: laid.length - 1 } : end)),
    };
    expect(four.offers(last)).toContain('4-4@0');
    expect(four.offers(last)).not.toContain('4-4@0+');
    const after = four.after(last, '4-4@0');
    expect(after).toMatchObject({ phase: 'freePlay', turn: { seat: 1 } });
    expect(after.ends[0]).toMatchObject({ shows: 4, state: 'dead' });
    expect(four.beats(last, '4-4@0')).toContainEqual({ beat: 'shut', arm: 0, why: 'dead' });
  });

  it('29.8: the deal ends when a seat has no tiles, also with a double as its last', () => {
    const last = onlyHolds(four.after(engine(), '4-9@0 draw 2-9@1 draw pass 0-9@2'), 0, ['4-4']);
    expect(four.offers(last)).toEqual(['4-4@0']);
    expect(four.after(last, '4-4@0')).toMatchObject({ phase: 'ended', turn: null, outcome: { how: 'domino', by: 0 } });
  });

  it('29.8, 1.9: blocked when all have passed in a row, nothing is left to draw, and no hand fits any train', () => {
    const first = four.after(engine(), '4-9@0 draw 2-9@1');
    const stuck = {
      ...first,
      boneyard: [],
      hands: first.hands.map((hand) => hand.filter((at) => !/[249]/.test(first.heap[at] ?? ''))),
    };
    expect(four.after(stuck, 'pass pass pass').outcome).toBeNull();
    expect(four.after(stuck, 'pass pass pass pass').outcome).toMatchObject({ how: 'blocked' });
    // Seat 1 has a four for the train of seat 0, which is not open yet when seat 1 passes for the first time.
    const late = {
      ...stuck,
      turn: { seat: 1, drew: [], laid: [] },
      hands: stuck.hands.map((hand, seat) => (seat === 1 ? (first.hands[1]?.slice(0, 1) ?? []) : hand)),
    };
    const all = four.after(late, 'pass pass pass pass');
    expect(all.outcome).toBeNull();
    expect(four.offers(all)).toEqual(['4-7@0']);
  });

  it('29.8: while a double waits, the deal is blocked if no hand has its number, whatever else fits', () => {
    const waits = four.after(bare(), 'draw pass');
    const stuck = {
      ...waits,
      boneyard: [],
      hands: waits.hands.map((hand) => hand.filter((at) => !waits.heap[at]?.includes('4'))),
    };
    const over = four.after(stuck, 'pass pass pass');
    expect(over.outcome).toMatchObject({ how: 'blocked', by: 0 });
    expect(handOf(over, 3)).toContain('3-9');
  });

  it('29.9: every seat writes its own count; 0-0 counts 50 if it is agreed', () => {
    const heavy = tableOf(mexicanTrain, 3, { heavyBlank: true });
    const end = [['0-0 3-4', '', '9-9'], 'domino', 1] as const;
    expect(three.settle(three.standing([1, 2, 3]), ...end)).toMatchObject({
      counts: [7, 0, 18],
      points: [7, 0, 18],
      lines: [
        { side: 0, points: 7, why: 'own' },
        { side: 2, points: 18, why: 'own' },
      ],
      standing: { totals: [8, 2, 21], winners: null },
    });
    expect(heavy.settle(heavy.standing([0, 0, 0]), ...end).points).toEqual([57, 0, 18]);
    expect(three.settle(three.standing([0, 0, 0]), ['0-0', '1-1', '2-2'], 'blocked').points).toEqual([0, 2, 4]);
  });

  it('29.9: after the agreed deals the lowest total wins, and level totals share', () => {
    const won = (totals: readonly number[], deals: number) =>
      three.settle(three.standing(totals, deals), ['1-1', '', '2-2'], 'domino', 1).standing.winners;
    expect(won([0, 2, 9], 1)).toBeNull();
    expect(won([0, 2, 9], 2)).toEqual([0, 1]);
    expect(won([9, 20, 0], 2)).toEqual([2]);
  });

  it('29.9: three, five or ten deals with set 9, three, five or thirteen with set 12', () => {
    const allowed = (set: number) => [3, 5, 10, 13].filter((deals) => mexicanTrain.options({ set, deals }, 4).ok);
    expect([allowed(9), allowed(12)]).toEqual([
      [3, 5, 10],
      [3, 5, 13],
    ]);
    expect(four.options).toEqual({ set: 9, heavyBlank: false, deals: 3 });
  });

  it('29.5, 29.6: whoever draws or passes has shown that it lacks the numbers open to it, or that of the double', () => {
    const lacks = mexicanTrain.lacks?.(four.after(bare(), 'draw pass')) ?? [];
    expect(lacks.map((lack) => lack && [lack.seats[0], lack.numbers])).toEqual([
      null,
      null,
      [1, [9]],
      null,
      [2, [9]],
      [2, [9]],
      null,
      null,
      [0, [4]],
      [0, [4]],
    ]);
    const next = four.after(engine(), '4-9@0 draw 2-9@4');
    expect(four.beats(next, 'draw')).toMatchObject([{ beat: 'drew', seat: 2, suits: [2, 9] }]);
  });

  it('plays two seats, each with its own train, and one for both', () => {
    expect(two.after(two.open([], { yard: '9-9' }), '!9-9').ends.map(({ place }) => place)).toEqual([0, 1, 2]);
  });
});
