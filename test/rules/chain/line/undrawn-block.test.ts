/** Block and Team Block without drawing, as most of the world plays them (33.8). */
import { describe, expect, it } from 'vitest';
import { lineGame } from '../../../../src/rules/chain/line/line-game.ts';
import { rows } from '../../../../src/rules/chain/line/line-rows.ts';
import { drawableCount } from '../../../../src/rules/drawing.ts';
import type { Game } from '../../../../src/rules/game.ts';
import { tableOf } from '../../table.ts';

const gameOf = (id: string): Game => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return lineGame(row);
};

const TABLES = [
  ['block', 2, 14],
  ['block', 3, 13],
  ['block', 4, 8],
  ['team-block', 4, 8],
] as const;

describe('Block without drawing (33.8)', () => {
  const block = tableOf(gameOf('block'), 3, { drawing: 'never' });

  it.each(TABLES)('33.8: the rest is dead, and nothing can be drawn: %s with %i seats', (id, seats, rest) => {
    const table = tableOf(gameOf(id), seats, { drawing: 'never' });
    const start = table.open(Array(seats).fill(''));
    expect([start.boneyard, start.dead.length, drawableCount(table.game, start)]).toEqual([[], rest, 0]);
    const end = table.playOut(start);
    expect(end.phase).toBe('ended');
    expect(end.log.filter((event) => event.do === 'draw')).toEqual([]);
    expect(end.dead).toEqual(start.dead);
  });

  it('33.8: a turn is a play, and a seat that cannot lay passes', () => {
    const start = block.open(['6-6 0-6', '1-6 2-2', '3-3 4-4 2-3 2-4 3-4']);
    const led = block.after(start, '!6-6');
    expect(led.turn?.seat).toBe(1);
    const laid = block.after(led, '1-6@0');
    expect(laid.turn?.seat).toBe(2);
    expect(block.offers(laid)).toEqual(['pass']);
  });

  it('33.8: a row of passes is a blocked deal, which the lowest takes', () => {
    const hands = ['6-6 0-0 0-1 0-2 0-3', '1-1 1-2 1-3 1-4 1-5', '2-2 2-3 2-4 2-5 3-3'];
    const over = block.after(block.open(hands), '!6-6 pass pass pass');
    expect(over.outcome).toEqual({ how: 'blocked', by: 0 });
    expect(block.game.settle(block.standing([0, 0, 0]), over).points).toEqual([48, 0, 0]);
  });

  it('33.8: a barricade is refused, and drawing after every turn is the default', () => {
    for (const [id, seats] of TABLES) {
      const game = gameOf(id);
      expect(game.options({ drawing: 'never', barricade: true }, seats)).toMatchObject({
        ok: false,
        detail: 'barricade',
      });
      expect(game.options({ drawing: 'never' }, seats)).toMatchObject({ ok: true, value: { barricade: false } });
      expect(game.options({ barricade: true }, seats)).toMatchObject({ ok: true, value: { drawing: 'turn' } });
    }
  });
});
