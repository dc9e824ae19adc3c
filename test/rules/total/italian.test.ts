/** The page on Italian. */
import { describe, expect, it } from 'vitest';
import type { Deal, Tile } from '../../../src/rules/game.ts';
import { italian } from '../../../src/rules/total/italian.ts';
import { numbersIn, pageText, tablesOf } from '../pages/tables.ts';
import { tableOf } from '../table.ts';

const three = tableOf(italian, 3);
const four = tableOf(italian, 4);
const steps = tableOf(italian, 3, { hits: 'steps' });
const nine = tableOf(italian, 3, { set: 9 });
const nineBySteps = tableOf(italian, 3, { set: 9, hits: 'steps' });

const HANDS = ['6-6 5-5 5-6', '3-5 4-4', '4-6 1-1'];
const MOVES = '!6-6 3-5@0 4-6@0 5-5@0 4-4@0 1-1@0 5-6@0';

/** What the total is after each move, and what the move scored. */
function told({ game, open, after }: typeof three, hands: readonly string[], moves: string) {
  const words = moves.split(' ');
  const last: Deal = after(open(hands), moves);
  const totals = words.map(
    (_, n) => game.tableNumber?.(after(open(hands), words.slice(0, n + 1).join(' ')))?.value ?? 0,
  );
  return { totals, scores: last.log.map(({ scores = 0 }) => scores), last };
}

describe('Italian (15)', () => {
  it('15.2, 15.3: 6-6: 12. 3-5: 20. 4-6: 30: 30. 5-5: 40. 4-4: 48. 1-1: 50: 50. 5-6: 61: nothing', () => {
    const { totals, scores, last } = told(three, HANDS, MOVES);
    expect(totals).toEqual([12, 20, 30, 40, 48, 50, 61]);
    expect(scores).toEqual([0, 0, 30, 0, 0, 50, 0]);
    expect(last.scored).toEqual([0, 0, 80]);
  });

  it('15.3: by steps the same is worth 1 and 2', () => {
    expect(told(steps, HANDS, MOVES).scores).toEqual([0, 0, 1, 0, 0, 2, 0]);
  });

  it('15.2: set 9 has goals at 120 and 150 too, by steps 5 and 6', () => {
    const hands = ['9-9 8-8 6-9 2-6', '8-9 6-8 1-8 4-4', '7-9 7-8 7-7'];
    const moves = '!9-9 8-9@0 7-9@0 8-8@0 6-8@0 7-8@0 6-9@0 1-8@0 7-7@0 2-6@0 4-4@0';
    const { totals, scores, last } = told(nine, hands, moves);
    expect(totals).toEqual([18, 35, 51, 67, 81, 96, 111, 120, 134, 142, 150]);
    expect(scores).toEqual([0, 0, 0, 0, 0, 0, 0, 120, 0, 0, 150]);
    expect(last.outcome).toEqual({ how: 'past', by: 1 });
    expect(told(nineBySteps, hands, moves).scores).toEqual([0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 6]);
  });

  it('15.2: passing a goal scores nothing, nor does a tile without pips that is laid at one', () => {
    const passes = told(three, ['6-6 0-6', '5-6', '5-5'], '!6-6 5-6@0 5-5@0');
    expect([passes.totals, passes.scores]).toEqual([
      [12, 23, 33],
      [0, 0, 0],
    ]);
    const blank = told(three, ['6-6 0-0', '3-5', '4-6'], '!6-6 3-5@0 4-6@0 0-0@0');
    expect([blank.totals, blank.scores]).toEqual([
      [12, 20, 30, 30],
      [0, 0, 30, 0],
    ]);
  });

  it('15.1: tiles need not match, and a turn is any one tile of the hand', () => {
    const led = three.after(three.open(HANDS), '!6-6');
    const hand = (led.hands[1] ?? []).map((at) => led.heap[at]);
    expect(three.offers(led)).toEqual(hand.map((tile) => `${tile}@0`));
    expect(led.ends).toEqual([{ place: 0, shows: 6, accepts: [0, 1, 2, 3, 4, 5, 6], to: 0, state: 'open' }]);
    expect(led.turn).toEqual({ seat: 1, drew: [], laid: [] });
  });

  it('15.2, 15.3: it tells all goals, and what each is worth', () => {
    const goals = ({ open, game, after }: typeof three) => game.tableNumber?.(after(open(HANDS), '!6-6'))?.goals;
    expect(goals(three)?.map(({ at, scores }) => [at, scores])).toEqual([30, 50, 70, 100].map((at) => [at, at]));
    expect(goals(steps)?.map(({ at, scores }) => [at, scores])).toEqual([
      [30, 1],
      [50, 2],
      [70, 3],
      [100, 4],
    ]);
  });

  it('15.1: the total is told before a tile is laid, and what the tile would score', () => {
    const led = three.after(three.open(HANDS), '!6-6 3-5@0');
    expect(italian.tableNumber?.(led)).toMatchObject({ name: 'total', value: 20, parts: [] });
    const move = { do: 'play', tile: '4-6', arm: 0 } as const;
    expect(italian.tableNumber?.(led, move)).toEqual({ name: 'total', value: 30, parts: [], scores: 30 });
    expect(three.beats(led, '4-6@0').slice(1)).toEqual([{ beat: 'scored', seat: 2, points: 30, sum: 30 }]);
  });

  it('6.5: the highest double that was dealt leads, in every deal; else the heaviest tile', () => {
    for (const deals of [0, 1, 5]) {
      const led = three.open(['0-0 1-1', '4-4', '5-5 0-1'], { deals, yard: '6-6' });
      expect([led.turn?.seat, three.offers(led)]).toEqual([2, ['!5-5']]);
    }
    // 28 tiles have seven doubles: four seats of six leave four, three seats of seven all of them.
    const none = three.open(
      ['0-1 0-2 0-3 0-4 0-5 0-6 1-2', '3-6 4-5 1-3 1-4 1-5 1-6 2-3', '2-4 2-5 2-6 3-4 3-5 4-6 5-6'],
      {
        yard: '0-0 1-1 2-2 3-3 4-4 5-5 6-6',
      },
    );
    expect([none.turn?.seat, three.offers(none)]).toEqual([2, ['!5-6']]);
  });

  /** The lightest twenty-one tiles but for one. */
  const light = (heaviest: Tile) => [
    '3-3 0-0 0-1 0-2 0-4 0-5 1-5',
    `2-2 1-2 1-3 0-3 1-4 2-3 ${heaviest}`,
    '1-1 0-6 1-6 2-4 2-5 2-6 3-4',
  ];

  /** The end of a deal in which every hand is laid from left to right; how many hands were empty before each move. */
  function laidOut(hands: readonly string[]) {
    let deal = three.open(hands);
    const empty: number[] = [];
    for (let [move] = italian.moves(deal); move; [move] = italian.moves(deal)) {
      empty.push(deal.hands.filter((hand) => hand.length === 0).length);
      deal = italian.play(deal, move).deal;
    }
    return { deal, empty, total: italian.tableNumber?.(deal)?.value };
  }

  it('15.4: a deal ends at the last goal or past it, with tiles left or with the last tile of all', () => {
    const heavy = laidOut(['6-6 5-5 4-4 3-5', '5-6 4-5 2-6', '4-6 3-6 2-5']);
    expect([heavy.total, heavy.deal.outcome]).toEqual([101, { how: 'past', by: 1 }]);
    expect(heavy.deal.log.at(-1)?.scores).toBeUndefined();
    expect(heavy.deal.hands.every((hand) => hand.length > 0)).toBe(true);
    const last = laidOut(light('3-6'));
    expect([last.total, last.deal.outcome, last.deal.log.at(-1)?.scores]).toEqual([100, { how: 'past', by: 2 }, 100]);
    expect(last.deal.hands).toEqual([[], [], []]);
  });

  it('15.4: below it all hands are laid; a seat without tiles does not end the deal while others hold some', () => {
    const { deal, empty, total } = laidOut(light('3-5'));
    expect([total, deal.outcome]).toEqual([99, { how: 'domino', by: 2 }]);
    expect(empty.slice(-3)).toEqual([0, 1, 2]);
  });

  it('15.4: what is left in hands counts for nobody, though counts list it', () => {
    const deal = { ...three.ended(three.standing([0, 0, 0]), ['1-2', '', '5-5'], 'past', 1), scored: [30, 0, 50] };
    const settled = italian.settle(three.standing([10, 0, 0]), deal);
    expect(settled).toMatchObject({ counts: [3, 0, 10], made: [30, 0, 50], points: [30, 0, 50] });
    expect(settled.lines).toEqual([
      { side: 0, points: 30, why: 'made' },
      { side: 2, points: 50, why: 'made' },
    ]);
    expect(settled.standing.totals).toEqual([40, 0, 50]);
  });

  it('15.5: dead are 7 or 4 tiles, with set 9 34 or 31', () => {
    const dead = (seats: number, given: object) => tableOf(italian, seats, { ...given }).open([]).dead.length;
    expect([dead(3, {}), dead(4, {}), dead(3, { set: 9 }), dead(4, { set: 9 })]).toEqual([7, 4, 34, 31]);
    expect(four.open([]).hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6]);
    expect(four.open([]).boneyard).toEqual([]);
  });

  it('15.6: the target is 51, with set 9 81, with steps 10 or 15; others than those offered are refused', () => {
    const target = (given: object) => {
      const options = italian.options({ ...given }, 3);
      return options.ok ? options.value.target : options.reason;
    };
    expect([{}, { set: 9 }, { hits: 'steps' }, { set: 9, hits: 'steps' }].map(target)).toEqual([51, 81, 10, 15]);
    for (const each of [31, 51, 81, 101, 151]) expect(target({ target: each })).toBe(each);
    for (const each of [10, 15, 21, 31, 51, 81]) expect(target({ hits: 'steps', target: each })).toBe(each);
    for (const each of [10, 15, 21]) expect(target({ target: each })).toBe('not offered');
    for (const each of [101, 151]) expect(target({ hits: 'steps', target: each })).toBe('not offered');
    expect(target({ target: 50 })).toBe('illegal value');
    expect(italian.options({}, 2)).toEqual({ ok: false, reason: 'seats', detail: '2' });
  });

  it('15.6, 6.13: by a number of deals there is no target, with steps or without', () => {
    for (const given of [{}, { hits: 'steps' }, { set: 9 }]) {
      const options = italian.options({ ...given, by: 'deals', deals: 6 }, 3);
      expect(options.ok && [options.value.deals, options.value.target]).toEqual([6, undefined]);
    }
    const byDeals = tableOf(italian, 3, { by: 'deals', deals: 3 });
    const winners = (deals: number, totals: readonly number[]) => {
      const before = byDeals.standing(totals, deals);
      return italian.settle(before, { ...byDeals.ended(before, ['', '', ''], 'past'), scored: [50, 0, 0] }).standing
        .winners;
    };
    expect(winners(1, [100, 0, 0])).toBeNull();
    expect(winners(2, [0, 80, 0])).toEqual([1]);
    expect(winners(2, [0, 50, 0])).toEqual([0, 1]);
  });

  it('6.10: the match ends between two deals: the highest at or past the target wins, level ones play on', () => {
    const winners = (totals: readonly number[], made: readonly number[]) => {
      const before = three.standing(totals);
      return italian.settle(before, { ...three.ended(before, ['', '', ''], 'past'), scored: made }).standing.winners;
    };
    expect(winners([0, 0, 0], [50, 0, 0])).toBeNull();
    expect(winners([1, 0, 0], [50, 0, 0])).toEqual([0]);
    expect(winners([1, 1, 0], [50, 70, 0])).toEqual([1]);
    expect(winners([1, 1, 0], [50, 50, 0])).toBeNull();
    // In mid-deal nobody has won yet: the deal goes on.
    expect(told(three, HANDS, MOVES).last.turn?.seat).toBe(1);
  });

  it('is dealt, played and scored as the tables of the page say', () => {
    const rows = tablesOf(pageText('line-games.md')).map((table) => table.get('italian'));
    const cell = (column: string) => rows.flatMap((row) => row?.get(column) ?? []).at(0);
    expect(italian.seats).toEqual(numbersIn(cell('seats') ?? ''));
    expect(italian.seats.map((seats) => italian.handSize({}, seats))).toEqual([7, 6]);
    expect([cell('tiles each'), cell('set'), cell('sides')]).toEqual(['7 6, rest dead', '6 or 9', 'none']);
    expect([cell('ends match by'), cell('cannot play'), cell('tiles in a turn')]).toEqual([
      'anything',
      'never happens',
      '1',
    ]);
    expect([cell('layout'), cell('points during the deal')]).toEqual(['row of a running total', 'running total']);
    expect([cell('domino'), cell('blocked'), cell('points are')]).toEqual(['0', 'cannot happen', italian.points]);
    expect(italian.optionSpecs.map(({ id }) => id)).toEqual(['set', 'hits', 'by', 'target', 'deals']);
  });
});
