/** The page on Chicken Foot, and the sentences of Mexican Train that hold for it. */
import { describe, expect, it } from 'vitest';
import { seen } from '../../../src/rules/seen.ts';
import { chickenFoot } from '../../../src/rules/tree/chicken-foot.ts';
import { treeOf } from '../../../src/rules/tree/tree-of.ts';
import { handOf, onlyHolds, tableOf } from '../table.ts';

const two = tableOf(chickenFoot, 2);
const three = tableOf(chickenFoot, 3);
const four = tableOf(chickenFoot, 4);
const twelve = tableOf(chickenFoot, 4, { set: 12 });

const HANDS = [
  '9-9 3-9 5-5 3-5',
  '0-9 4-9 5-6',
  '1-9 2-9 0-5',
  // One five, and no other tile that could be laid on a foot of fives.
  '5-9 0-3 3-3 4-4 6-6 7-7 8-8 1-1',
];
/** Six tiles on 9-9, and one on arm 0. Arm 2 ends in 5, and seat 0 is to move. */
const ROOT = '!9-9 0-9@0 1-9@1 5-9@2 3-9@3 4-9@4 2-9@5';
const rooted = () => four.after(four.open(HANDS, { yard: '1-7' }), `${ROOT} 0-3@0`);
const places = (moves: readonly string[]) => [...new Set(moves.map((move) => Number(move.split('@')[1])))].sort();

describe('Chicken Foot (30)', () => {
  it('30.4, 30.6: the example: only fives on arms 2, 6 and 7; no five: a draw and a pass; then free on all arms', () => {
    const foot = four.after(rooted(), '5-5@2');
    expect(foot.phase).toBe('foot');
    expect(four.offers(foot)).toContain('5-6@2');
    expect(places(four.offers(foot))).toEqual([2, 6, 7]);
    expect(four.offers(foot).every((move) => move.includes('5'))).toBe(true);
    const lacking = four.after(foot, '5-6@6 0-5@2');
    expect(lacking.turn?.seat).toBe(3);
    expect(four.offers(lacking)).toEqual(['draw']);
    const drawn = four.after(lacking, 'draw');
    expect(handOf(drawn, 3)).toContain('1-7');
    expect(four.offers(drawn)).toEqual(['pass']);
    const free = four.after(drawn, 'pass 3-5@7');
    expect(free.phase).toBe('freePlay');
    expect(free.ends.map(({ place, shows, state }) => [place, shows, state])).toEqual([
      [0, 3, 'open'],
      [1, 1, 'open'],
      [2, 0, 'open'],
      [3, 3, 'open'],
      [4, 4, 'open'],
      [5, 2, 'open'],
      [6, 6, 'open'],
      [7, 3, 'open'],
    ]);
  });

  it('30.1, 29.1: the double of the deal is the highest of the set, then the next one down, and after 0-0 the highest', () => {
    const lead = (deals: number, table = four) =>
      table.game.moves(table.open([], { deals })).map((move) => (move.do === 'lead' ? move.tile : move.do));
    expect([0, 1, 9, 10].map((deals) => lead(deals))).toEqual([['9-9'], ['8-8'], ['0-0'], ['9-9']]);
    expect([0, 12, 13].map((deals) => lead(deals, twelve))).toEqual([['12-12'], ['0-0'], ['12-12']]);
  });

  it('30.1: its holder leads it, and that is its turn', () => {
    const deal = four.open(['', '', '9-9'], { lot: 1 });
    expect(deal.turn?.seat).toBe(2);
    expect(four.offers(deal)).toEqual(['!9-9']);
    const led = four.after(deal, '!9-9');
    expect(led.turn?.seat).toBe(3);
    expect(led.hands.map(({ length }) => length)).toEqual([10, 10, 9, 10]);
    expect(four.beats(deal, '!9-9')).toMatchObject([{ beat: 'led', seat: 2, tile: '9-9' }]);
  });

  it('30.1, 29.2: nobody holds it: it is turned up, and the lot names the seat that plays first', () => {
    const deal = four.open([], { yard: '0-1 9-9', lot: 3 });
    const lead = { do: 'lead', tile: '9-9', turnedUp: true, from: 41 };
    expect(chickenFoot.moves(deal)).toEqual([lead]);
    expect(four.beats(deal, '!9-9')).toEqual([{ beat: 'led', seat: null, at: 41, tile: '9-9' }]);
    const led = four.after(deal, '!9-9');
    expect(led.log).toEqual([{ seat: 3, ...lead }]);
    expect(led).toMatchObject({ phase: 'opening', turn: { seat: 3 } });
    expect(led.boneyard).not.toContain(41);
    expect(led.hands.map(({ length }) => length)).toEqual([10, 10, 10, 10]);
  });

  it('30.1: everybody sees the double that is turned up, and nothing else of the boneyard', () => {
    const deal = four.open([], { yard: '0-1 9-9', lot: 3 });
    for (const eye of [0, 3, 'table'] as const) {
      const { heap } = seen(chickenFoot, deal, eye);
      expect(deal.boneyard.flatMap((at) => heap[at] ?? [])).toEqual(['9-9']);
    }
    expect(chickenFoot.moves(seen(chickenFoot, deal, 3))).toHaveLength(1);
    const held = seen(chickenFoot, four.open(['9-9'], {}), 1);
    expect(held.boneyard.flatMap((at) => held.heap[at] ?? [])).toEqual([]);
  });

  it('30.1: in later deals the seat after the one that led or played first in the deal before plays first', () => {
    const memoryOf = (hands: readonly string[], lot: number) =>
      four.game.settle(four.standing([0, 0, 0, 0]), four.playOut(four.open(hands, { yard: '9-9', lot }))).standing
        .memory;
    expect(memoryOf([], 3)).toEqual({ starts: 0 });
    const held = four.playOut(four.open(['', '9-9'], { lot: 3 }));
    expect(four.game.settle(four.standing([0, 0, 0, 0]), held).standing.memory).toEqual({ starts: 2 });
    const next = { deals: 1, memory: { starts: 2 }, lot: 0 };
    expect(four.open([], { ...next, yard: '8-8' }).turn?.seat).toBe(2);
    expect(four.open(['', '', '', '8-8'], next).turn?.seat).toBe(3);
  });

  it('30.2: tiles each', () => {
    const sizes = (set: number) => chickenFoot.seats.map((seats) => chickenFoot.handSize({ set }, seats));
    expect(sizes(9)).toEqual([12, 11, 10, 8, 7, 6, 5]);
    expect(sizes(12)).toEqual([16, 16, 14, 12, 11, 10, 9]);
    expect(four.open([]).boneyard).toHaveLength(55 - 4 * 10);
    expect(twelve.open([]).boneyard).toHaveLength(91 - 4 * 14);
    expect(chickenFoot.options({}, 9)).toMatchObject({ ok: false, reason: 'seats' });
  });

  it.each([4, 6, 8])('30.3: until %i tiles lie on the first double only its suit is laid, on its free arms', (root) => {
    const table = tableOf(chickenFoot, 2, { root });
    const nines = ['9-9 1-9 3-9 5-9 7-9 0-1 0-0 1-1', '0-9 2-9 4-9 6-9 0-2 2-2'];
    const order = ['0-9', '1-9', '2-9', '3-9', '4-9', '5-9', '6-9', '7-9'].slice(0, root);
    let deal = table.after(table.open(nines), '!9-9');
    for (const [arm, tile] of order.entries()) {
      expect(deal.phase).toBe('opening');
      const free = Array.from({ length: root - arm }, (_, nth) => arm + nth);
      expect(places(table.offers(deal))).toEqual(free);
      expect(table.offers(deal).every((move) => move.includes('9'))).toBe(true);
      deal = table.after(deal, `${tile}@${arm}`);
    }
    expect(deal.phase).toBe('freePlay');
    expect(treeOf(deal.laid).exits.slice(1)).toEqual(order.map(() => 'around'));
    expect(deal.ends.map(({ place }) => place)).toEqual(order.map((_, arm) => arm));
  });

  it('30.3: the arms of the root are free in any order, and the last of them is a moment', () => {
    const start = four.after(four.open(HANDS), '!9-9');
    const deal = four.after(start, '0-9@5 1-9@0');
    expect(deal.ends.map(({ state }) => state)).toEqual(['open', 'free', 'free', 'free', 'free', 'open']);
    const beats = four.beats(four.open(HANDS), ROOT).filter(({ beat }) => beat === 'starred');
    expect(beats).toHaveLength(1);
  });

  it('30.3: a turn is one tile, a double too', () => {
    expect(four.after(rooted(), '5-5@2').turn?.seat).toBe(1);
  });

  it('30.4: the arm goes on as the middle toe; left and right toes are the next numbers at once', () => {
    const foot = four.after(rooted(), '5-5@2');
    const { shoots } = treeOf(foot.laid);
    const at = foot.laid.length - 1;
    expect(shoots.filter(({ to }) => to === at).map(({ arm, exit, shows }) => [arm, exit, shows])).toEqual([
      [2, 'beyond', 5],
      [6, 'left', 5],
      [7, 'right', 5],
    ]);
    expect(foot.ends.flatMap(({ place, state }) => (state === 'free' ? [place] : []))).toEqual([2, 6, 7]);
    const filled = four.after(foot, '5-6@7 0-5@6');
    expect(treeOf(filled.laid).exits.slice(-2)).toEqual(['right', 'left']);
    expect(four.offers(four.after(filled, 'draw pass'))).toContain('3-5@2');
  });

  it('30.4: a second foot has the next two numbers', () => {
    // 3-3 becomes a foot on arm 0, after that of the fives.
    const free = four.after(four.after(rooted(), '5-5@2 5-6@6 0-5@2 draw pass'), '3-5@7');
    const other = four.after(onlyHolds({ ...free, turn: { seat: 3, drew: [], laid: [] } }, 3, ['3-3', '4-4']), '3-3@0');
    expect(other.phase).toBe('foot');
    expect(other.ends.flatMap(({ place, state }) => (state === 'free' ? [place] : []))).toEqual([0, 8, 9]);
  });

  it('30.5: a foot whose number is on no other tile is complete, and its empty toes are dead', () => {
    const table = tableOf(chickenFoot, 2, { root: 4 });
    const hands = ['9-9 4-9 2-9 3-5 5-8 5-6 0-5', '5-9 3-9 4-5 2-5 5-7 5-5 1-5'];
    const begun = '!9-9 5-9@0 4-9@1 3-9@2 2-9@3 4-5@1 3-5@2 2-5@3 5-8@1 5-7@2 5-6@3 5-5@0';
    const foot = table.after(table.open(hands), begun);
    expect([foot.phase, table.offers(foot)]).toEqual(['foot', ['0-5@0', '0-5@4', '0-5@5']]);
    // The last five: nothing can lie on the middle toe any more.
    const last = table.after(foot, '0-5@4 1-5@5');
    expect(last.phase).toBe('freePlay');
    expect(last.ends.flatMap(({ place, state }) => (state === 'dead' ? [place] : []))).toEqual([0]);
    expect(table.beats(foot, '0-5@4 1-5@5')).toContainEqual({ beat: 'shut', arm: 0, why: 'dead' });
  });

  it('30.6, 1.7: a drawn tile that fits must be laid at once; all of the boneyard may be drawn', () => {
    const start = two.after(two.open(['9-9', '0-0'], { yard: '2-9 3-4' }), '!9-9');
    const lacking = onlyHolds(start, 1, ['0-0']);
    expect(two.offers(lacking)).toEqual(['draw']);
    const drawn = two.after(lacking, 'draw');
    expect(two.offers(drawn)).toEqual([0, 1, 2, 3, 4, 5].map((arm) => `2-9@${arm}`));
    const last = { ...lacking, boneyard: lacking.boneyard.slice(1, 2) };
    const empty = two.after(last, 'draw');
    expect(empty.boneyard).toEqual([]);
    expect(two.offers(empty)).toEqual(['pass']);
    expect(two.offers(onlyHolds({ ...lacking, boneyard: [] }, 1, ['0-0']))).toEqual(['pass']);
  });

  it('30.6: whoever draws or passes has shown that it lacks what is due', () => {
    const lacking = four.after(rooted(), '5-5@2 5-6@6 0-5@2 draw pass');
    const lacks = chickenFoot.lacks?.(lacking) ?? [];
    expect(lacks).toHaveLength(lacking.log.length);
    expect(lacks.slice(-2)).toEqual([
      { seats: [3], except: [], numbers: [5], tiles: [] },
      { seats: [3], except: [], numbers: [5], tiles: [] },
    ]);
    expect(four.beats(four.after(rooted(), '5-5@2 5-6@6 0-5@2'), 'draw')).toMatchObject([{ beat: 'drew', suits: [5] }]);
  });

  it('30.7, 29.8: the deal ends when a seat has no tiles, also with a double as its last', () => {
    const last = onlyHolds(rooted(), 0, ['5-5']);
    const over = four.after(last, '5-5@2');
    expect(over).toMatchObject({ phase: 'ended', turn: null, outcome: { how: 'domino', by: 0 } });
  });

  it('30.7, 1.9: blocked when all have passed in a row and nothing is left to draw', () => {
    const stuck = { ...four.after(rooted(), '5-5@2'), boneyard: [] };
    const nobody = { ...stuck, hands: stuck.hands.map((hand) => hand.filter((at) => !stuck.heap[at]?.includes('5'))) };
    const three = four.after(nobody, 'pass pass pass');
    expect(three.outcome).toBeNull();
    expect(four.after(three, 'pass').outcome).toMatchObject({ how: 'blocked' });
  });

  it('30.7, 29.9: every seat writes its own count; 0-0 counts 50, unless it is agreed not to', () => {
    const light = tableOf(chickenFoot, 3, { heavyBlank: false });
    const end = [['0-0 3-4', '', '9-9'], 'domino', 1] as const;
    expect(three.settle(three.standing([1, 2, 3]), ...end)).toMatchObject({
      counts: [57, 0, 18],
      points: [57, 0, 18],
      lines: [
        { side: 0, points: 57, why: 'own' },
        { side: 2, points: 18, why: 'own' },
      ],
      standing: { totals: [58, 2, 21], winners: null },
    });
    expect(light.settle(light.standing([0, 0, 0]), ...end).points).toEqual([7, 0, 18]);
    expect(three.settle(three.standing([0, 0, 0]), ['0-0', '1-1', '2-2'], 'blocked').points).toEqual([50, 2, 4]);
  });

  it('30.7, 29.9: after the agreed deals the lowest total wins, and level totals share', () => {
    const won = (totals: readonly number[], deals: number) =>
      three.settle(three.standing(totals, deals), ['1-1', '', '2-2'], 'domino', 1).standing.winners;
    expect(won([0, 2, 9], 1)).toBeNull();
    expect(won([0, 2, 9], 2)).toEqual([0, 1]);
    expect(won([9, 20, 0], 2)).toEqual([2]);
  });

  it('29.9: three, five or ten deals with set 9, three, five or thirteen with set 12', () => {
    const allowed = (set: number) => [3, 5, 10, 13].filter((deals) => chickenFoot.options({ set, deals }, 4).ok);
    expect([allowed(9), allowed(12)]).toEqual([
      [3, 5, 10],
      [3, 5, 13],
    ]);
    expect(four.options).toEqual({ set: 9, root: 6, heavyBlank: true, deals: 3 });
  });
});
