import { describe, expect, it } from 'vitest';
import { seen } from '../../src/rules/seen.ts';
import { tableOf } from './table.ts';

describe('what a game refuses', () => {
  const cyprus = tableOf('cyprus', 4);
  const { game, options } = cyprus;
  const nines = '0-9 1-9 2-9 3-9 4-9 5-9 6-9 7-9';
  const drawing = cyprus.after(cyprus.open([`9-9 ${nines}`]), '!9-9');

  it('1.8: is a move that is not legal, told in full', () => {
    expect(() => game.play(drawing, { do: 'pass' })).toThrow('not a legal move: {"do":"pass"}');
    expect(() => game.play(cyprus.open(['9-9']), { do: 'play', tile: '0-9', arm: 0 })).toThrow('not a legal move');
  });

  it('1.7: is a draw from a place where no tile of the boneyard lies', () => {
    const held = drawing.hands[0]?.[0] ?? -1;
    for (const from of [held, 55]) {
      expect(() => game.play(drawing, { do: 'draw', from })).toThrow(`no boneyard tile at ${from}`);
    }
    const last = drawing.boneyard.at(-1) ?? -1;
    expect(game.play(drawing, { do: 'draw', from: last }).deal.hands[1]).toContain(last);
  });

  it('1.7: takes the first tile of the boneyard for a draw that names no place', () => {
    const first = drawing.boneyard[0] ?? -1;
    const { deal } = game.play(drawing, { do: 'draw' });
    expect(deal.hands[1]).toContain(first);
    expect(deal.log.at(-1)).toEqual({ seat: 1, do: 'draw', from: first });
  });

  it('is to tell the moves of a hand that is not seen, whole or in part', () => {
    const hidden = 'the moves of a hand that is not seen were asked for';
    expect(() => game.moves(seen(game, drawing, 0))).toThrow(hidden);
    const own = seen(game, drawing, 1);
    expect(game.moves(own)).toEqual([{ do: 'draw' }]);
    const blind = drawing.hands[1]?.[3];
    const partly = { ...own, heap: own.heap.map((tile, at) => (at === blind ? null : tile)) };
    expect(() => game.moves(partly)).toThrow(hidden);
  });

  it('is a number of seats that the page does not have', () => {
    expect(() => game.handSize(options, 11)).toThrow('cyprus is not played with 11 seats');
    expect(() => game.open(game.begin(options, 4), options, 4, ['9-9'], 0)).toThrow('the heap is not the set');
  });
});
