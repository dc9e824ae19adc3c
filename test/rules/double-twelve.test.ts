/** That the core carries the largest set of the pages: a row of the tests, with the hand sizes of 2.1. */
import { expect, it } from 'vitest';
import { fastChance } from '../../src/rules/chance.ts';
import { newCore } from '../../src/rules/core.ts';
import { playout } from '../../src/rules/playout.ts';
import { type Row, rows } from '../../src/rules/star/rows.ts';
import { planOf, starGame } from '../../src/rules/star/star.ts';
import { optionsOf } from './arranged.ts';
import { conformance } from './conformance.ts';

const cyprus = rows.find(({ id }) => id === 'cyprus') as Row;
const large: Row = {
  ...cyprus,
  seats: [4, 7, 10],
  sets: [cyprus.sets[0], { highest: 12, hands: { standard: [15, 12, 8] } }],
};
const game = starGame(large);

it('plays double-twelve by the same rules, from data alone', () => {
  const twelve = starGame({ ...large, sets: [large.sets[1] ?? large.sets[0]] });
  expect(twelve.set(optionsOf(twelve, {}, 4)).length).toBe(91);
  conformance(twelve, 1);
});

it('lays 12-12 first, and eight of the twelves around it', () => {
  const options = optionsOf(game, { set: 12 }, 7);
  const core = newCore(planOf(large, options, 7));
  const chance = fastChance(12);
  for (let i = 0; i < 200; i++) {
    playout(core, chance);
    // 2.3: the opening cannot block.
    expect(core.free).toBe(0);
  }
  const start = game.open(game.begin(options, 7), options, 7, ['12-12', ...game.set(options).slice(0, -1)]);
  expect(game.moves(start)).toEqual([{ do: 'lead', tile: '12-12' }]);
  expect(game.play(start, { do: 'lead', tile: '12-12' }).deal.ends.map(({ pips }) => pips)).toEqual(Array(8).fill(12));
});

it('refuses hand sizes that the set does not have', () => {
  expect(game.options({ set: 12, handSizes: 'bell' }, 4)).toMatchObject({ ok: false, detail: 'handSizes' });
  expect(game.options({ set: 9, handSizes: 'bell' }, 4).ok).toBe(true);
});
