/** Bots at a tree (31): points now, the sums left to the next seat, and what draws and passes have shown. */
import { describe, expect, it } from 'vitest';
import { knownAt } from '../../src/bots/tree/tree-position.ts';
import { worthInTree } from '../../src/bots/tree/tree-prospects.ts';
import { isTileMove, type TileMove } from '../../src/rules/moves.ts';
import { seen } from '../../src/rules/seen.ts';
import { fiveUp } from '../../src/rules/tree/five-up.ts';
import { tableOf } from '../rules/table.ts';
import { think } from './asked.ts';

const two = tableOf(fiveUp, 2);

describe('a bot of five-up', () => {
  it('31.4: takes points that are there, by rule of thumb', () => {
    const deal = two.after(two.open(['0-5 3-4 1-2 0-1 2-2', '4-6 5-6']), '!0-5');
    const view = seen(fiveUp, deal, 1);
    const moves = fiveUp.moves(deal);
    const best = Math.max(...moves.map((move) => (isTileMove(move) ? (fiveUp.worth?.scoresOf?.(view, move) ?? 0) : 0)));
    const move = think(view, moves, 'rules', 1) as TileMove;
    expect([best > 0, fiveUp.worth?.scoresOf?.(view, move)]).toEqual([true, best]);
  });

  it('31.4: leaves less to the next seat, if no play scores', () => {
    const deal = two.after(two.open(['6-6 2-6', '3-6 2-3 0-0 1-1 0-1']), '!6-6 3-6@0 2-6@1');
    const worth = worthInTree(seen(fiveUp, deal, 1), fiveUp);
    const [ofTwos = 0, ofThrees = 0] = [0, 1].map((arm) => worth({ do: 'play', tile: '2-3', arm }));
    // Two twos leave one point, for 1-6; two threes leave two, for 4-6.
    expect(ofTwos).toBeGreaterThan(ofThrees);
  });

  it('31.5: knows the numbers that a seat could not match, and not of tiles drawn later', () => {
    const hands = ['6-6 5-6 0-6 1-6 2-6', '0-0 0-1 0-2 0-3 0-4'];
    const deal = two.after(two.open(hands, { yard: '1-1 3-6 4-4' }), '!6-6 draw draw 3-6@0 5-6@1');
    const { slots } = knownAt(fiveUp, seen(fiveUp, deal, 0), 0);
    expect(slots).toHaveLength(6);
    expect(slots.every(({ bans }) => (bans >> 6) & 1)).toBe(true);
  });
});
