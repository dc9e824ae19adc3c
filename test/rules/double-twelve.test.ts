/** 2.1: cyprus with the largest set of the pages. */
import { expect, it } from 'vitest';
import { playout } from '../../src/rules/chain/playout.ts';
import { fastChance } from '../../src/rules/chance.ts';
import { optionsOf } from './arranged.ts';
import { coreOf } from './random-deal.ts';

it('2.1: is dealt 15 13 12 12 10 10 8, of 91 tiles', () => {
  const { game } = coreOf('cyprus', 4);
  const sizes = game.seats.map((seats) => game.handSize(optionsOf(game, { set: 12 }, seats), seats));
  expect(sizes).toEqual([15, 13, 12, 12, 10, 10, 8]);
  expect(game.set(optionsOf(game, { set: 12 }, 4)).length).toBe(91);
});

it('2.1: lays 12-12 first, and eight of the twelves around it', () => {
  const { game, core } = coreOf('cyprus', 7, { set: 12 });
  const options = optionsOf(game, { set: 12 }, 7);
  const chance = fastChance(12);
  for (let i = 0; i < 200; i++) {
    playout(core, chance);
    // 2.3: the opening cannot block.
    expect(core.free).toBe(0);
  }
  const start = game.open(game.begin(options, 7), options, 7, ['12-12', ...game.set(options).slice(0, -1)], 0);
  expect(game.moves(start)).toEqual([{ do: 'lead', tile: '12-12' }]);
  expect(game.play(start, { do: 'lead', tile: '12-12' }).deal.ends.map(({ shows }) => shows)).toEqual(
    Array(8).fill(12),
  );
});

it('2.1: refuses hand sizes that the set does not have', () => {
  const { game } = coreOf('cyprus', 4);
  expect(game.options({ set: 12, handSizes: 'bell' }, 4)).toMatchObject({ ok: false, detail: 'handSizes' });
  expect(game.options({ set: 9, handSizes: 'bell' }, 4).ok).toBe(true);
});
