/** What the rules page says happens how often, by simulation. */
import { expect, it } from 'vitest';
import { THROWN_IN } from '../../src/rules/chain/core.ts';
import { dealCore } from '../../src/rules/chain/deal-out.ts';
import { playout, shuffle } from '../../src/rules/chain/playout.ts';
import { winnersAt } from '../../src/rules/chain/scores.ts';
import { fastChance } from '../../src/rules/chance.ts';
import { coreOf } from './random-deal.ts';

/** 2.6, in per cent. */
const THROWN = [
  [4, 34.5],
  [5, 27],
  [6, 24],
  [7, 11],
  [8, 13],
  [9, 2],
  [10, 9],
] as const;

it.each(THROWN)('throws Cyprus in with %i seats in about %d per cent of the deals (2.6)', (seats, percent) => {
  const { core } = coreOf('cyprus', seats);
  const chance = fastChance(seats);
  const deals = 20_000;
  let thrown = 0;
  for (let i = 0; i < deals; i++) {
    shuffle(core, chance);
    dealCore(core);
    if (core.phase === THROWN_IN) thrown++;
  }
  const share = (100 * thrown) / deals;
  // The page rounds to whole per cents; the rest is four standard deviations.
  const spread = 4 * Math.sqrt((percent * (100 - percent)) / deals);
  expect(Math.abs(share - percent)).toBeLessThan(0.5 + spread);
});

/** 1.12: the mean number of deals of a match between random players, from some thousand deals. */
function dealsOfMatch(id: string, target: number): number {
  const { core } = coreOf(id, 4);
  const chance = fastChance(target);
  let matches = 0;
  let deals = 0;
  for (let totals = [0, 0, 0, 0]; deals < 20_000; deals++) {
    playout(core, chance);
    totals = totals.map((total, seat) => total + (core.points[seat] ?? 0));
    if (winnersAt(target, totals) === null) continue;
    totals = [0, 0, 0, 0];
    matches++;
  }
  return deals / matches;
}

/** The fewest and the most deals that the page names. */
const LENGTHS = [
  ['cyprus', 60, 1, 2],
  ['cyprus', 200, 4, 6],
  ['cyprus-family', 200, 5, 10],
  ['fortress', 200, 26, 26],
  ['sebastopol', 60, 6, 6],
] as const;

it.each(LENGTHS)('plays %s to %i with four seats at random in %i to %i deals (1.12)', (id, target, fewest, most) => {
  const deals = Math.round(dealsOfMatch(id, target));
  expect(deals).toBeGreaterThanOrEqual(fewest);
  expect(deals).toBeLessThanOrEqual(most);
});

it('plays a deal of Cyprus with four seats in some 50 turns (1.12)', () => {
  const { core } = coreOf('cyprus', 4);
  const chance = fastChance(50);
  let turns = 0;
  for (let i = 0; i < 5000; i++) turns += playout(core, chance);
  expect(turns / 5000).toBeGreaterThan(40);
  expect(turns / 5000).toBeLessThan(55);
});
