import { describe, expect, it } from 'vitest';
import type { BotLevel } from '../../../src/bots/levels.ts';
import { games } from '../../../src/rules/games.ts';
import { playSlice } from '../../../tools/ladder/slice.ts';
import { figureOf } from '../../../tools/ladder/statistics.ts';
import { often } from '../../long.ts';

const forSeveral = games.filter(({ seats }) => !seats.includes(1));

/** Where it takes more deals than usual to tell: few of them are won (20.4), or two sides play each deal but twice. */
const TIMES: Readonly<Record<string, number>> = {
  general: 20,
  draw: 8,
  'sea-goat': 8,
  'team-block': 4,
  maltese: 4,
  'chicken-foot': 4,
  sports: 2,
  partners: 8,
  goat: 2,
  bergen: 2,
  block: 2,
  cyprus: 2,
  fortress: 2,
  peruvian: 2,
  sebastopol: 2,
  ural: 2,
};

describe.each(forSeveral.map((game) => [game.id, game] as const))('over paired deals of %s', (id, game) => {
  const seats = game.seats.includes(4) ? 4 : (game.seats[0] ?? 0);
  const options = game.options({}, seats);
  if (!options.ok) throw new Error(options.reason);
  const play = (bot: BotLevel, last: number) => {
    const slice = { game: id, seats, options: options.value, bot, against: 'random', seed: 'strength' } as const;
    return playSlice({ ...slice, what: 'deals', first: 1, last }, () => 0).deals;
  };

  it('the rule of thumb beats random players, in deals and in points, beyond chance', () => {
    const deals = play('rules', (TIMES[id] ?? 1) * often(20, 100));
    expect(figureOf(deals.map(({ share }) => share)).interval[0]).toBeGreaterThan(
      1 / new Set(game.sides(options.value, seats)).size,
    );
    expect(figureOf(deals.map(({ points }) => points)).interval[0]).toBeGreaterThan(0);
  });

  it('a random player among random players has its fair share', () => {
    const [low, high] = figureOf(play('random', often(12, 60)).map(({ points }) => points)).interval;
    expect(Math.abs(low + high)).toBeLessThanOrEqual(2 * (high - low));
  });
});
