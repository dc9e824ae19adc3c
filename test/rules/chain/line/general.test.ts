/** The page on General. */
import { describe, expect, it } from 'vitest';
import type { Tile } from '../../../../src/rules/game.ts';
import { countedNumber } from '../../../../src/rules/match-length.ts';
import { keptOptions } from '../../../../src/rules/options.ts';
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
