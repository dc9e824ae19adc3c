/** What the bots make of the games whose line never crosses. */

import { describe, expect, it } from 'vitest';
import { ALL_LEVELS } from '../../src/bots/levels.ts';
import { candidatesOf } from '../../src/bots/search/candidates.ts';
import { thinkingSeed } from '../../src/bots/seed.ts';
import { loadDeal } from '../../src/rules/chain/codec.ts';
import { newCore } from '../../src/rules/chain/core.ts';
import { rows } from '../../src/rules/chain/line/line-rows.ts';
import { seedOfText } from '../../src/rules/chance.ts';
import type { Deal } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { sealedDeal } from '../../src/rules/sealed.ts';
import { seen } from '../../src/rules/seen.ts';
import { inShort, optionsOf } from '../rules/arranged.ts';
import { shortest } from '../rules/length-spec.ts';
import { type ArrangedTable, tableOf } from '../rules/table.ts';
import { advise, think, whysOf } from './asked.ts';

/** What the seat whose turn it is sees. */
const view = ({ game }: ArrangedTable, deal: Deal) => seen(game, deal, deal.turn?.seat ?? 'table');

/** What an expert plays, whatever the seed. */
function expertPlays(table: ArrangedTable, deal: Deal): readonly string[] {
  const standing = table.standing(deal.hands.map(() => 0));
  const chosen = [1, 2, 3].map((seed) =>
    think(view(table, deal), table.game.moves(deal), 'expert', seed, { standing, rollouts: 1000 }),
  );
  return [...new Set(chosen.map(inShort))];
}

describe('an expert', () => {
  it('14.1: takes twenty points rather than nothing, and says so', () => {
    const fives = tableOf('all-fives', 2);
    const start = fives.open(['6-6 4-4 2-6 3-6 4-5 0-1 1-2', '4-6 0-0 1-1 2-2 3-3 0-2 1-3']);
    const deal = fives.after(start, '!6-6 4-6@1');
    expect(fives.offers(deal)).toHaveLength(4);
    expect(expertPlays(fives, deal)).toEqual(['4-4@1']);
    const { why } = advise(view(fives, deal), fives.standing([0, 0]), 1000);
    expect(why[0]).toEqual({ why: 'scores', points: 20 });
  });

  it('7.1: is rid of a heavy double where that costs it nothing', () => {
    const block = tableOf('block', 2);
    const start = block.open(['6-6 5-5 0-5 1-5 0-1 2-3 0-2', '5-6 1-1 2-2 3-3 4-4 0-3 1-3'], {
      yard: '0-0 1-2 2-4 3-4',
    });
    const deal = block.after(start, '!6-6 draw 5-6@1 draw');
    expect(block.offers(deal)).toEqual(['5-5@1', '0-5@1', '1-5@1']);
    expect(expertPlays(block, deal)).toEqual(['5-5@1']);
  });

  it('13.4: passes second with a light hand, which ends the deal, rather than draw two', () => {
    const french = tableOf('french', 2);
    const start = french.open(['3-3 0-0 0-1 0-2 1-2 1-1 2-2 0-6', '0-4 1-4 2-4 6-6 1-6 2-6 4-6 5-6']);
    const deal = french.after(start, '!3-3 pass');
    expect([...french.offers(deal)].sort()).toEqual(['draw', 'pass']);
    expect(expertPlays(french, deal)).toEqual(['pass']);
  });
});

describe('two ends of one number', () => {
  const alike = (table: ArrangedTable, deal: Deal) => {
    const rules = table.game.chainRules?.(deal.options, deal.seats);
    if (!rules) throw new Error('no rules');
    const core = newCore(rules);
    loadDeal(core, view(table, deal));
    return candidatesOf(core, table.game.moves(deal)).map(({ moves }) => moves.map(inShort));
  };
  const hands = ['6-6 4-6 5-5 0-1', '5-6 4-5 3-5 0-0'];

  it('6.9: are not alike where the sum counts and one of them is a double', () => {
    const fives = tableOf('all-fives', 2);
    const deal = fives.after(fives.open(hands), '!6-6 5-6@0 4-6@1 4-5@1 5-5@0');
    expect(alike(fives, deal)).toEqual(expect.arrayContaining([['3-5@0'], ['3-5@1']]));
    // A led double counts twice at either side.
    expect(alike(fives, fives.after(fives.open(hands), '!6-6'))).toContainEqual(['5-6@0', '5-6@1']);
  });

  it('are alike where it does not', () => {
    const french = tableOf('french', 2);
    const deal = french.after(french.open(hands, { lot: 0 }), '!6-6 5-6@0 4-6@1 4-5@1 5-5@0');
    expect(alike(french, deal)).toContainEqual(['3-5@0', '3-5@1']);
  });
});

describe.each(rows.map(({ id }) => id))('whole matches of %s', (id) => {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);

  it.each([...game.seats])('are played to their ends by bots of all levels, with %i seats', (seats) => {
    const options = optionsOf(game, shortest(game), seats);
    const asked = new Set<string>();
    let standing = game.begin(options, seats);
    for (let number = 0; !standing.winners; number++) {
      let { deal } = sealedDeal(game, standing, options, seats, seedOfText(`levels ${number}`), 0);
      while (deal.turn) {
        const level = ALL_LEVELS[(deal.turn.seat + number) % ALL_LEVELS.length] ?? 'rules';
        const now = seen(game, deal, deal.turn.seat);
        const moves = game.moves(now);
        const move = think(now, moves, level, thinkingSeed(now), { standing, rollouts: 32 });
        expect(moves).toContain(move);
        if (moves.length > 1) asked.add(level);
        deal = game.play(deal, move).deal;
      }
      ({ standing } = game.settle(standing, deal));
    }
    expect(standing.winners?.length).toBeGreaterThan(0);
    expect(asked.size).toBeGreaterThan(1);
  });
});

describe('13.3, 13.4: why to pass or to draw', () => {
  const french = tableOf('french', 2);
  const start = french.open(['3-3 0-0 0-1 0-2 1-2 1-1 2-2 0-6', '0-4 1-4 2-4 6-6 1-6 2-6 4-6 5-6']);
  const opinionsOf = (...moves: readonly ('pass' | 'draw')[]) =>
    moves.map((what, n) => ({ moves: [{ do: what } as const], value: 10 - 4 * n }));
  const said = (text: string, ...moves: readonly ('pass' | 'draw')[]) => {
    const deal = french.after(start, text);
    return whysOf(seen(french.game, deal, deal.turn?.seat ?? 0), opinionsOf(...moves), [])[0];
  };

  it('says that a second pass ends the deal, and with how many points in hand', () => {
    expect(said('!3-3 pass', 'pass', 'draw')).toEqual({ why: 'pass ends', pips: 18 });
    expect(said('!3-3 pass', 'draw', 'pass')).toEqual({ why: 'keeps alive', pips: 18 });
  });

  it('says what two tiles cost, or bring, where nobody has passed', () => {
    expect(said('!3-3', 'pass', 'draw')).toEqual({ why: 'spares two' });
    expect(said('!3-3', 'draw', 'pass')).toEqual({ why: 'two more' });
  });
});
