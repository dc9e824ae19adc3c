/** What bots must know of a running total (15, 26): who can hit the next goal; nobody passes, so nothing is banned. */

import { describe, expect, it } from 'vitest';
import { ALL_LEVELS } from '../../src/bots/levels.ts';
import { guessesAt, hiddenTiles, missedBy } from '../../src/bots/total/guesses.ts';
import { fastChance } from '../../src/rules/chance.ts';
import type { Tile } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { seen } from '../../src/rules/seen.ts';
import { goalsOf } from '../../src/rules/total/running-total.ts';
import { HAND, newTotalDeal } from '../../src/rules/total/total-playout.ts';
import { tableOf } from '../rules/table.ts';
import { advise, think } from './asked.ts';

const italian = games.find(({ id }) => id === 'italian');
if (!italian) throw new Error('no italian');
const three = tableOf(italian, 3, { target: 151 });
const steps = tableOf(italian, 3, { hits: 'steps', target: 31 });

/** The deal of the lesson: at 24 the two-four hits, at 58 the double blank leaves twelve, which nobody has. */
const HANDS = ['6-6 2-4 2-3 0-0 0-2 0-3 0-4', '3-5 5-5 1-5 2-5 4-5 2-2 3-4', '1-3 1-4 1-1 1-2 3-6 0-1 2-6'];
const TO_24 = '!6-6 3-5@0 1-3@0';
const TO_58 = `${TO_24} 2-4@0 5-5@0 1-4@0 2-3@0 1-5@0 1-1@0`;

/** What is seen of such a deal, and may be done, by the seat whose turn it is. */
function position(table: typeof three, moves: string) {
  const deal = table.after(table.open(HANDS), moves);
  const view = seen(table.game, deal, deal.turn?.seat ?? 0);
  return { view, legal: table.game.moves(view) };
}
const tileOf = (move: { readonly do: string; readonly tile?: Tile }) => move.tile;

describe('a bot at a running total (15)', () => {
  it.each(ALL_LEVELS.filter((level) => !['random', 'novice', 'casual'].includes(level)))(
    '15.2: hits a goal where it can: %s',
    (level) => {
      for (const table of [three, steps]) {
        const { view, legal } = position(table, TO_24);
        for (const temperament of ['even', 'hoarder', 'spender']) {
          const moves = [1, 2, 3].map((seed) => think(view, legal, level, seed, { rollouts: 200, temperament }));
          expect(new Set(moves.map(tileOf))).toEqual(new Set(['2-4']));
        }
      }
    },
  );

  it('26: leaves what no hidden tile makes, and says so', () => {
    const { view, legal } = position(three, TO_58);
    for (const level of ['rules', 'expert'] as const) expect(tileOf(think(view, legal, level, 1))).toBe('0-0');
    const { opinions, why } = advise(view, three.standing([0, 0, 0]));
    expect(opinions.map(({ moves }) => moves.length)).toEqual([1, 1, 1, 1]);
    expect(why).toEqual([{ why: 'leaves', goal: 70, missing: 12, tiles: 0 }]);
  });

  it('6.10: gives as a reason what a hit makes', () => {
    const { view } = position(three, TO_24);
    expect(advise(view, three.standing([0, 0, 0])).why).toEqual([{ why: 'scores', points: 30 }]);
  });

  it('notes with which pips a seat would have hit, and deals it hardly any tile of these', () => {
    // Seat 1 did not make 30 of 12, which nobody can; seat 2 did not make it of 20: it holds no ten.
    const { view } = position(three, TO_24);
    const goals = goalsOf(view.options);
    expect(missedBy(view, goals, () => true)).toEqual([0, 1 << 18, 1 << 10]);
    expect(missedBy(view, goals, () => false)).toEqual([0, 0, 0]);
    const hidden = hiddenTiles(three.game, view);
    expect(hidden).toHaveLength(view.heap.filter((tile) => tile === null).length);
    const count = (missed: readonly number[]) => {
      const guesses = guessesAt(hidden, view, 0, missed);
      const deal = newTotalDeal(goals, 3);
      const chance = fastChance(1);
      let tens = 0;
      for (let nth = 0; nth < 400; nth++) {
        guesses.put(deal, chance);
        expect([...deal.sizes].slice(1)).toEqual(view.hands.slice(1).map(({ length }) => length));
        const hand = deal.hands.subarray(2 * HAND, 2 * HAND + (deal.sizes[2] ?? 0));
        if (hand.includes(10)) tens++;
      }
      return tens;
    };
    const known = missedBy(view, goals, () => true);
    expect(count(known) * 4).toBeLessThan(count([0, 0, 0]));
  });
});
