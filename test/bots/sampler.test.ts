import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createSampler } from '../../src/bots/knowledge/sampler.ts';
import { type Knowledge, knowledgeOf, type Slot } from '../../src/bots/knowledge/slots.ts';
import { newCore } from '../../src/rules/chain/core.ts';
import { fastChance } from '../../src/rules/chance.ts';
import { games } from '../../src/rules/games.ts';
import { often } from '../long.ts';
import { playedSituations } from './positions.ts';

/** Knowledge of so few tiles that all guesses can be listed. */
function small(hidden: readonly number[], bans: readonly (readonly number[])[]): Knowledge {
  const slots = bans.map(
    (suits, seat): Slot => ({
      seat,
      since: -1,
      bans: suits.reduce((mask, suit) => mask | (1 << suit), 0),
      not: new Set(),
    }),
  );
  const fits = (slot: Slot, tile: number) => (slot.bans & ((1 << (tile >> 4)) | (1 << (tile & 15)))) === 0;
  return { hidden, slots, laid: [], fits };
}

/** All ways to fill the slots, as text. */
function enumerated({ hidden, fits }: Knowledge, slots: readonly Slot[]): Set<string> {
  const found = new Set<string>();
  const fill = (world: readonly number[]) => {
    const slot = slots[world.length];
    if (!slot) return void found.add(world.join(' '));
    for (const [index, tile] of hidden.entries()) {
      if (!world.includes(index) && fits(slot, tile)) fill([...world, index]);
    }
  };
  fill([]);
  return found;
}

/** How many standard deviations chi-square lies above its mean where all guesses are equally likely. */
function deviation(knowledge: Knowledge, guesses: number): number {
  const sampler = createSampler(knowledge);
  const possible = enumerated(knowledge, sampler.slots);
  const counts = new Map([...possible].map((world) => [world, 0]));
  const chance = fastChance(5);
  for (let n = 0; n < guesses; n++) {
    sampler.next(chance);
    const world = sampler.world.subarray(0, sampler.slots.length).join(' ');
    counts.set(world, (counts.get(world) ?? Number.NaN) + 1);
  }
  const mean = guesses / possible.size;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  const freedom = possible.size - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

describe('guesses at hidden tiles', () => {
  const tiles = [0x00, 0x01, 0x02, 0x11, 0x12, 0x22, 0x33];

  it.each<[string, readonly (readonly number[])[]]>([
    ['where nothing is known', [[], [], []]],
    ['where one hand lacks a number', [[0], [0], [], []]],
    ['where hands lack different numbers', [[0], [1], [2], []]],
    ['where little is possible', [[0, 1], [1, 2], [0, 2], [3]]],
    ['where all tiles are in hands', [[0], [0], [1], [2], [], [], []]],
  ])('are all equally likely %s', (_, bans) => {
    expect(deviation(small(tiles, bans), 20_000)).toBeLessThan(4);
  });

  it('are found where there is only one', () => {
    // Each slot can hold one tile only, once those before it are right: chance alone would hardly hit upon it.
    const chain = [0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77];
    const all = [0, 1, 2, 3, 4, 5, 6, 7];
    const bans = all.map((slot) => all.filter((suit) => suit !== slot && suit !== slot + 1));
    const knowledge = small(chain, bans);
    const sampler = createSampler(knowledge);
    for (let seed = 0; seed < 50; seed++) {
      sampler.next(fastChance(seed));
      for (const [nth, slot] of sampler.slots.entries()) {
        expect(knowledge.fits(slot, chain[sampler.world[nth] ?? 0] ?? 0)).toBe(true);
      }
    }
  });
});

/** `toEqual`, but quick while it holds. */
function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

const hiding = games.filter(({ chainRules }) => chainRules);

describe.each(hiding.map((game) => [game.id, game] as const))('at every position of %s', (_, game) => {
  it.each([...game.seats])('with %i seats guesses fit what is known, and lose no tile', (seats) => {
    const chance = fastChance(seats);
    for (const { view } of playedSituations(game, seats, often(2, 3))) {
      const rules = game.chainRules?.(view.options, seats);
      if (!rules) throw new Error('no rules');
      const knowledge = knowledgeOf(game, newCore(rules), view, view.turn?.seat ?? 0);
      const { slots, world, next } = createSampler(knowledge);
      for (let guess = 0; guess < 3; guess++) {
        next(chance);
        same(
          [...world].sort((a, b) => a - b),
          [...knowledge.hidden.keys()],
        );
        const wrong = slots.filter((slot, nth) => !knowledge.fits(slot, knowledge.hidden[world[nth] ?? -1] ?? 0));
        same(wrong, []);
      }
    }
  });
});
