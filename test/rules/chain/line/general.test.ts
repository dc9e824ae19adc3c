/** The page on General. */
import { describe, expect, it } from 'vitest';
import { audit } from '../../../../src/rules/audit.ts';
import type { Tile } from '../../../../src/rules/game.ts';
import { countedNumber } from '../../../../src/rules/match-length.ts';
import { keptOptions } from '../../../../src/rules/options.ts';
import { judge } from '../../../second/judgement.ts';
import { playedRecord } from '../../played-record.ts';
import { at, parse, write } from '../../spoilt-records.ts';
import { type ArrangedTable, onlyHolds, tableOf } from '../../table.ts';

const either = tableOf('general', 4);
const bald = tableOf('general', 4, { ending: 'bald' });
const HANDS = ['1-1 0-2', '0-1 2-2', '1-6 3-3', '0-0 6-6 0-6 0-3 0-4'];

/** The line ends in 0 on arm 0 and in 6 on arm 1; it is the turn of seat 3, which holds these tiles. */
const ready = (table: ArrangedTable, ...kept: readonly Tile[]) =>
  onlyHolds(table.after(table.open(HANDS), '!1-1 0-1@0 1-6@1'), 3, kept);

/** What the moves that end the deal write. */
function written(table: ArrangedTable, kept: readonly Tile[], moves: string) {
  const ended = table.after(ready(table, ...kept), moves);
  expect(ended.outcome).toEqual({ how: 'domino', by: 3 });
  return table.game.settle(table.standing([0, 0, 0, 0]), ended);
}

describe('General (20)', () => {
  it('6.5, 20.1: all tiles are dealt; 1-1 leads every deal, and its holder must lead it', () => {
    for (const deals of [0, 1, 5]) {
      const start = either.open(['', '', '1-1'], { deals });
      expect([start.boneyard, start.turn?.seat, either.offers(start)]).toEqual([[], 2, ['!1-1']]);
    }
    expect(either.open([]).sides).toEqual([0, 1, 0, 1]);
  });

  it('20.2: a blocked deal writes nothing, and is none of the agreed deals; another one is dealt', () => {
    const BLOCKED = ['0-0', '6-6', '0-6', '1-2'];
    const settled = either.settle(either.standing([0, 1, 0, 1], 2), BLOCKED, 'blocked', 1);
    expect([settled.points, settled.lines]).toEqual([[0, 0, 0, 0], []]);
    expect(settled.standing).toMatchObject({ deals: 3, totals: [0, 1, 0, 1], memory: { uncounted: 1 } });
    expect(settled.aftermath).toEqual([{ word: 'notCounted' }]);
    // The eighth deal of eight, and then the tenth with two that do not count.
    const eighth = either.settle(either.standing([0, 1, 0, 1], 7), BLOCKED, 'blocked', 1);
    expect([eighth.standing.winners, eighth.standing.memory]).toEqual([null, { uncounted: 1 }]);
    const settledAfter = (deals: number) =>
      either.settle(either.standing([0, 1, 0, 1], deals, { uncounted: 2 }), ['', '6-6', '0-6', '1-2'], 'domino', 0);
    expect(settledAfter(8).standing.winners).toBeNull();
    expect(settledAfter(9).standing.winners).toEqual([0, 2]);
  });

  it('20.2: the number of a deal among the agreed ones passes over those that do not count', () => {
    const third = either.open(HANDS, { deals: 2 });
    expect(countedNumber(third, either.standing([0, 0, 0, 0], 2))).toBe(3);
    expect(countedNumber(third, either.standing([0, 0, 0, 0], 2, { uncounted: 1 }))).toBe(2);
  });

  it('20.2: in a match from before the option `by` all deals were counted, and it is read so', () => {
    const { by: _, ...old } = either.options;
    const deal = { ...either.ended(either.standing([0, 1, 0, 1], 7), ['0-0', '6-6', '0-6', '1-2'], 'blocked', 1) };
    const settled = either.game.settle(either.standing([0, 1, 0, 1], 7), { ...deal, options: old });
    expect([settled.standing.winners, settled.standing.memory, settled.aftermath]).toEqual([[0, 2], null, undefined]);
    expect(keptOptions(either.game, old, 4)).toEqual({ ok: true, value: old });
    expect(keptOptions(either.game, either.options, 4)).toEqual({ ok: true, value: either.options });
    expect(keptOptions(either.game, { ending: 'none' }, 4)).toMatchObject({ ok: false, detail: 'ending' });
  });

  it('20.3: the last two tiles 0-0 and 6-6 may be laid in one turn, in either order', () => {
    const both = ready(either, '0-0', '6-6');
    expect([...either.offers(both)].sort()).toEqual(['0-0@0', '0-0@0+', '6-6@1', '6-6@1+']);
    expect(either.offers(either.after(both, '0-0@0+'))).toEqual(['6-6@1']);
    expect(either.offers(either.after(both, '6-6@1+'))).toEqual(['0-0@0']);
    expect(either.after(both, '0-0@0').turn?.seat).toBe(0);
  });

  it('20.3: no other tiles are laid two at a time, nor these before the last two or where only one fits', () => {
    expect(either.offers(ready(either, '0-0', '6-6', '0-3')).filter((move) => move.includes('+'))).toEqual([]);
    expect([...either.offers(ready(either, '0-0', '0-6'))].sort()).toEqual(['0-0@0', '0-6@0', '0-6@1']);
    const one = onlyHolds(either.after(either.open(HANDS), '!1-1 0-1@0 1-6@1 0-6@1'), 0, ['0-0', '6-6']);
    expect(one.ends.map(({ shows }) => shows)).toEqual([0, 0]);
    const holds = onlyHolds(one, 3, []);
    expect(either.offers(holds).filter((move) => move.includes('+'))).toEqual([]);
  });

  it('20.4: seat 3 ends the deal with 6-6: seat 0 is General: seats 0 and 2 write 1', () => {
    const settled = written(either, ['6-6'], '6-6@1');
    expect(settled.points).toEqual([1, 0, 1, 0]);
    expect(settled.lines).toEqual([{ side: 0, points: 1, why: 'general' }]);
    expect(written(either, ['0-0'], '0-0@0').points).toEqual([1, 0, 1, 0]);
  });

  it('20.4: ended with 0-0 and 6-6 in one turn: also 1; ended with 0-6: 0', () => {
    expect(written(either, ['0-0', '6-6'], '0-0@0+ 6-6@1').points).toEqual([1, 0, 1, 0]);
    expect(written(either, ['0-0', '6-6'], '6-6@1+ 0-0@0').points).toEqual([1, 0, 1, 0]);
    expect(written(either, ['0-6'], '0-6@1').points).toEqual([0, 0, 0, 0]);
  });

  it('20.6: by option only 0-0, or both together, make a General; that option goes without signals', () => {
    expect(written(bald, ['6-6'], '6-6@1').points).toEqual([0, 0, 0, 0]);
    expect(written(bald, ['0-0'], '0-0@0').points).toEqual([1, 0, 1, 0]);
    for (const both of ['0-0@0+ 6-6@1', '6-6@1+ 0-0@0']) {
      expect(written(bald, ['0-0', '6-6'], both).points).toEqual([1, 0, 1, 0]);
    }
    const { game } = either;
    expect(either.options).toEqual({ ending: 'either', signals: true, by: 'deals', deals: 8 });
    expect(bald.options).toEqual({ ending: 'bald', signals: false, by: 'deals', deals: 8 });
    expect(game.options({ ending: 'bald', signals: true }, 4)).toEqual({
      ok: false,
      reason: 'bald without signals',
      detail: 'signals',
    });
  });

  it('20.6: by option only both together make a General; signals go with it', () => {
    const strict = tableOf('general', 4, { ending: 'both' });
    for (const [tile, move] of [
      ['6-6', '6-6@1'],
      ['0-0', '0-0@0'],
    ] as const) {
      expect(written(strict, [tile], move).points).toEqual([0, 0, 0, 0]);
    }
    for (const both of ['0-0@0+ 6-6@1', '6-6@1+ 0-0@0']) {
      expect(written(strict, ['0-0', '6-6'], both).points).toEqual([1, 0, 1, 0]);
    }
    expect(strict.options).toMatchObject({ ending: 'both', signals: true });
  });

  it('20.7: fewest Generals after the agreed number of deals wins; level sides share', () => {
    const ended = either.after(ready(either, '6-6'), '6-6@1');
    const winners = (deals: number, totals: readonly number[]) =>
      either.game.settle(either.standing(totals, deals), { ...ended, deal: deals + 1 }).standing.winners;
    expect(winners(6, [0, 2, 0, 2])).toBeNull();
    expect(winners(7, [0, 2, 0, 2])).toEqual([0, 2]);
    expect(winners(7, [0, 0, 0, 0])).toEqual([1, 3]);
    expect(winners(7, [0, 1, 0, 1])).toEqual([0, 1, 2, 3]);
    for (const deals of [16, 32]) expect(either.game.options({ deals }, 4)).toMatchObject({ ok: true });
  });
});

describe('General with pairs that wait (20.8)', () => {
  const six = tableOf('general', 6);
  const eight = tableOf('general', 8);

  /** The deal of four hands at a larger table, whose last player is about to end it. */
  const readyAt = (table: ArrangedTable, waits: readonly number[], ...kept: readonly Tile[]) => {
    const opened = table.after(table.open(HANDS, { memory: { waits } }), '!1-1 0-1@0 1-6@1');
    const { seat = 0 } = opened.turn ?? {};
    const players = opened.hands.flatMap((hand, each) => (hand.length > 0 ? [each] : []));
    const given = (opened.hands[seat] ?? []).filter((at) => !kept.some((tile) => tile === opened.heap[at]));
    const hands = opened.hands.map((hand, each) => {
      if (each === seat) return hand.filter((at) => !given.includes(at));
      return each === players[0] ? [...hand, ...given] : hand;
    });
    return { ...opened, hands };
  };

  const settledAt = (table: ArrangedTable, waits: readonly number[], kept: Tile, move: string, totals: number[]) => {
    const ended = table.after(readyAt(table, waits, kept), move);
    expect(ended.outcome?.how).toBe('domino');
    return table.game.settle(table.standing(totals, 2, { waits }), ended);
  };

  it('of 2P seats, seats k and k + P are side k', () => {
    expect(six.game.sides(six.options, 6)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(eight.game.sides(eight.options, 8)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
    expect(either.game.sides(either.options, 4)).toEqual([0, 1, 0, 1]);
  });

  it('sides 0 and 1 begin; seats that wait hold no tiles', () => {
    for (const [table, seats, waits] of [
      [six, 6, [2, 5]],
      [eight, 8, [2, 6, 3, 7]],
    ] as const) {
      const begun = table.game.begin(table.options, seats);
      const deal = table.game.open(begun, table.options, seats, table.game.set(table.options), 0);
      expect(deal.waits).toEqual(waits);
      expect(deal.hands.map(({ length }) => length)).toEqual(
        Array.from({ length: seats }, (_, seat) => (waits.some((each) => each === seat) ? 0 : 7)),
      );
    }
  });

  it('turns go clockwise among those that play, and four passes in a row end the deal', () => {
    const start = six.open(HANDS);
    const seats = six.playOut(start).log.map(({ seat }) => seat);
    const order = [0, 1, 3, 4];
    const led = order.indexOf(seats[0] ?? 0);
    expect(seats).toEqual(seats.map((_, nth) => order[(led + nth) % 4]));
    const swapped = six.open(HANDS, { memory: { waits: [0] } });
    expect(swapped.hands.map(({ length }) => length)).toEqual([0, 7, 7, 0, 7, 7]);
    expect(swapped.turn?.seat).toBe(1);
    const stuck = ['0-0', '1-1', '', '0-1', '2-2', ''];
    const blocked = six.settle(six.standing([0, 0, 0, 0, 0, 0]), stuck, 'blocked', 1);
    expect([blocked.points, blocked.standing.memory]).toEqual([[0, 0, 0, 0, 0, 0], { uncounted: 1, waits: [2] }]);
  });

  it('the General is the next seat that plays; its side gives way to the one that has waited longest', () => {
    // Seats 0, 1, 3 and 4 play; seat 4 ends the deal, so seat 0 is the General.
    const settled = settledAt(six, [2], '6-6', '6-6@1', [0, 0, 0, 0, 0, 0]);
    expect(settled.points).toEqual([1, 0, 0, 1, 0, 0]);
    expect(settled.lines).toEqual([{ side: 0, points: 1, why: 'general' }]);
    expect(settled.standing.memory).toEqual({ waits: [0] });
    expect(settled.aftermath).toEqual([
      { word: 'givesWay', of: { side: 0 } },
      { word: 'sitsDown', of: { side: 2 } },
    ]);
    // Sides 1 and 3 play; it is side 1 that has the General, and side 0 has waited longest.
    const four = settledAt(eight, [0, 2], '0-0', '0-0@0', [0, 0, 0, 0, 0, 0, 0, 0]);
    expect([four.points, four.standing.memory]).toEqual([[0, 1, 0, 0, 0, 1, 0, 0], { waits: [2, 1] }]);
  });

  it('after any other deal both stay', () => {
    const settled = settledAt(eight, [2, 3], '0-6', '0-6@1', [0, 0, 0, 0, 0, 0, 0, 0]);
    expect([settled.points.some((each) => each !== 0), settled.standing.memory]).toEqual([false, { waits: [2, 3] }]);
    expect(settled.aftermath).toBeUndefined();
  });

  it('fewest Generals wins over all sides, however many deals each has played', () => {
    const ended = six.after(readyAt(six, [2], '6-6'), '6-6@1');
    const winners = (totals: readonly number[]) =>
      six.game.settle(six.standing(totals, 7, { waits: [2] }), { ...ended, deal: 8 }).standing.winners;
    expect(winners([1, 2, 1, 1, 2, 1])).toEqual([2, 5]);
    expect(winners([0, 1, 1, 0, 1, 1])).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('20.5: partners that play signal to each other, those that wait see nothing', () => {
    const deal = six.open(HANDS);
    expect(six.game.facts?.(deal, 1, null)).toEqual([
      { kind: 'signal', seat: 4, tiles: ['0-0', '6-6'], signs: ['wink', 'cheeks'] },
    ]);
    expect(six.game.facts?.(deal, 2, null)).toEqual([]);
    expect(deal.heap.some((_, at) => six.game.sees(deal, 2, at))).toBe(false);
  });

  it.each([
    [
      6,
      [
        [0, 3],
        [1, 4],
        [2, 5],
      ],
    ],
    [
      8,
      [
        [0, 4],
        [1, 5],
        [2, 6],
        [3, 7],
      ],
    ],
  ])('25.2: the header names all sides, those that wait too: %i seats', (seats, sides) => {
    const record = parse(playedRecord(either.game, seats));
    expect(record.header.sides).toEqual(sides);
    for (const wrong of [undefined, sides.slice(0, 2), [...sides].reverse()]) {
      const { sides: _, ...header } = record.header;
      const spoilt = write({ ...record, header: { ...record.header, ...header, sides: wrong } });
      expect(audit(spoilt)).toMatchObject({ ok: false, line: 1, reason: 'sides' });
      expect(judge(spoilt).ok).toBe(false);
    }
  });

  it('20.8: `hands`, `left` and `counts` have [], [] and 0 for those that wait, and a record that says otherwise is refused', () => {
    const record = parse(playedRecord(six.game, 6));
    const waiting = record.deals.map(({ waits, hands, left, counts }) =>
      (waits as number[]).map((seat) => ({ hand: hands[seat], left: left[seat], count: counts[seat] })),
    );
    const none = { hand: [], left: [], count: 0 };
    expect(waiting).toEqual(record.deals.map(() => [none, none]));
    const first = at(record.deals, 0);
    const [seat = 0] = first.waits as number[];
    const spoilt = {
      left: first.left.map((hand, each) => (each === seat ? ['0-0'] : hand)),
      counts: first.counts.map((count, each) => (each === seat ? 1 : count)),
      hands: first.hands.map((hand, each) => (each === seat ? [27] : hand)),
    };
    for (const [key, value] of Object.entries(spoilt)) {
      const text = write({ ...record, deals: [{ ...first, [key]: value }, ...record.deals.slice(1)] });
      expect(audit(text), key).toMatchObject({ ok: false, line: 2 });
      expect(judge(text).ok, key).toBe(false);
    }
  });

  it('a record says in each deal who waits, and is refused if it says otherwise', () => {
    const text = playedRecord(eight.game, 8);
    const record = parse(text);
    expect(record.deals[0]).toMatchObject({ waits: [2, 3, 6, 7] });
    expect(record.deals[0]?.hands.map(({ length }) => length)).toEqual([7, 7, 0, 0, 7, 7, 0, 0]);
    expect(record.deals[0]?.counts?.[2]).toBe(0);
    expect(audit(text)).toMatchObject({ ok: true, deals: record.deals.length });
    for (const waits of [undefined, [2, 6], [6, 2, 7, 3]]) {
      const deals = record.deals.map((deal, nth) => (nth === 0 ? { ...deal, waits } : deal));
      expect(audit(write({ ...record, deals }))).toMatchObject({ ok: false, line: 2, reason: 'waits' });
    }
    expect(parse(playedRecord(either.game, 4)).deals.some((deal) => 'waits' in deal)).toBe(false);
  });
});
