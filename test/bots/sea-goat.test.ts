/** What bots make of a match of Sea Goat: accounts, stakes, and what waits (17). */

import { describe, expect, it } from 'vitest';
import type { BotLevel } from '../../src/bots/levels.ts';
import type { Pending } from '../../src/rules/chain/line/sea-goat/outcome.ts';
import type { Carried, Deal } from '../../src/rules/game.ts';
import { seen } from '../../src/rules/seen.ts';
import { inShort } from '../rules/arranged.ts';
import { type ArrangedTable, tableOf } from '../rules/table.ts';
import { advise, think, valueFor } from './asked.ts';

const two = tableOf('sea-goat', 2);
const three = tableOf('sea-goat', 3);
const four = tableOf('sea-goat', 4);

const view = ({ game }: ArrangedTable, deal: Deal) => seen(game, deal, deal.turn?.seat ?? 'table');

/** The points that a core writes of a deal that a side wins with that last tile, against so much; `fish`: it blocked with so much. */
const END = { domino: 1, blank: 2, sixes: 3, fish: 4 } as const;
const written = (side: 0 | 1, end: keyof typeof END, other: number, own = 0, staked = 0) => {
  const points = [other, other];
  points[side] = own | (END[end] << 8) | (staked << 11);
  return points;
};

/** The worth of such a deal to seat 0, in hundredths of a match. */
function worth(
  points: readonly number[],
  totals: readonly number[] = [0, 0],
  memory: Carried = { starts: 0 },
  seat = 0,
): number {
  return valueFor(view(two, two.open([])), seat, two.standing(totals, 3, memory))(points);
}

/** The points that a core writes of a deal of three, with what all of them have left. */
function writtenOfThree(side: 0 | 1 | 2, end: keyof typeof END, counts: readonly [number, number, number], staked = 0) {
  return counts.map((count, each) => (each === side ? count | (END[end] << 8) | (staked << 11) : count));
}

/** The worth of such a deal to each of three seats, in hundredths of a match. */
function worthToThree(
  points: readonly number[],
  totals: readonly number[] = [0, 0, 0],
  memory: Carried = { starts: 0 },
) {
  const now = view(three, three.open([]));
  return [0, 1, 2].map((seat) => valueFor(now, seat, three.standing(totals, 3, memory))(points));
}

describe('a match of Sea Goat with three seats', () => {
  const sum = (worths: readonly number[]) => worths.reduce((all, each) => all + each, 0);

  it('17.3: goes by what both others hold together, and knows the account of either', () => {
    const less = worthToThree(writtenOfThree(0, 'domino', [0, 12, 12]));
    const enough = worthToThree(writtenOfThree(0, 'domino', [0, 12, 13]));
    expect(enough[0]).toBeGreaterThan((less[0] ?? 0) + 5);
    for (const totals of [
      [0, 90, 0],
      [0, 0, 90],
    ]) {
      const [struck = 0] = worthToThree(writtenOfThree(0, 'domino', [0, 12, 13]), totals);
      const [left = 0] = worthToThree(writtenOfThree(0, 'domino', [0, 12, 12]), totals);
      expect(struck).toBeGreaterThan(left + 5);
    }
    const [, next = 0, last = 0] = worthToThree(writtenOfThree(0, 'domino', [0, 1, 1]), [0, 90, 0]);
    expect(next).toBeGreaterThan(last + 20);
  });

  it('17.5, 17.6, 17.8: is won, and lost, at a stroke; a lost stake is won by both others', () => {
    expect(worthToThree(writtenOfThree(1, 'blank', [3, 0, 3]), [0, 0, 100])).toEqual([0, 100, 0]);
    expect(worthToThree(writtenOfThree(2, 'sixes', [12, 13, 0]))).toEqual([0, 0, 100]);
    expect(worthToThree(writtenOfThree(0, 'domino', [0, 3, 3], 1), [30, 0, 0])).toEqual([100, 0, 0]);
    expect(worthToThree(writtenOfThree(1, 'domino', [25, 0, 1], 1), [30, 0, 0])).toEqual([0, 100, 100]);
    const [staker = 0] = worthToThree(writtenOfThree(1, 'domino', [24, 0, 30], 1), [30, 0, 0]);
    expect(staker).toBeGreaterThan(0);
  });

  it('17.10: a fish, eggs and a right are worth what comes of them', () => {
    const right = worthToThree(writtenOfThree(0, 'fish', [10, 12, 13]));
    expect(right[0]).toBeGreaterThan(Math.max(right[1] ?? 0, right[2] ?? 0));
    const [fisher = 0, ...others] = worthToThree(writtenOfThree(0, 'fish', [30, 12, 8]));
    for (const other of others) expect(fisher).toBeLessThan(other);
    const eggs = worthToThree(writtenOfThree(0, 'fish', [30, 12, 12]));
    for (const each of eggs) expect(each).toBeCloseTo(sum(eggs) / 3, 6);
    expect(sum(eggs)).toBeGreaterThan(99);
  });

  it('17.7: a bot stakes the match with a hand that goes out, and not with one that is stuck', () => {
    const opened = (hands: readonly string[], totals: readonly number[]) =>
      three.game.open(three.standing(totals, 3, { starts: 0 }), three.options, 3, three.open(hands).heap, 0);
    const good = opened(['6-6 1-6 2-6 3-6 4-6 5-6 0-6', '1-1 2-2 3-3 4-4 5-5 0-1 0-2'], [30, 0, 0]);
    expect(plays(three, good, 'expert', [30, 0, 0])).toEqual(['!6-6']);
    const bad = opened(['6-6 0-0 1-1 2-2 3-3 4-4 5-5', '1-2 1-3 2-3 0-4 0-5 4-5 1-4'], [110, 0, 0]);
    expect(plays(three, bad, 'expert', [110, 0, 0])).not.toContain('!6-6');
  });
});

describe('a match of Sea Goat', () => {
  it('is worth to one side what it is not to the other', () => {
    for (const points of [written(0, 'domino', 30), written(1, 'domino', 12), written(1, 'fish', 10, 30)]) {
      expect(worth(points) + worth(points, [0, 0], { starts: 0 }, 1)).toBeCloseTo(100, 6);
    }
  });

  it('17.4: a win under 25 may be worth next to nothing, one with 25 opens an account', () => {
    expect(worth(written(0, 'domino', 25))).toBeGreaterThan(worth(written(0, 'domino', 24)) + 5);
    expect(Math.abs(worth(written(0, 'domino', 24)) - worth(written(0, 'domino', 1)))).toBeLessThan(0.01);
    // An account that stands open is at stake from 25 on.
    expect(worth(written(1, 'domino', 24), [90, 0])).toBeGreaterThan(worth(written(1, 'domino', 25), [90, 0]) + 10);
    expect(worth(written(0, 'domino', 10), [90, 0])).toBeGreaterThan(worth(written(0, 'domino', 2), [90, 0]));
  });

  it('17.5, 17.6, 17.8: is won, and lost, at a stroke', () => {
    expect(worth(written(0, 'blank', 3), [0, 100])).toBe(100);
    expect(worth(written(0, 'sixes', 25), [0, 100])).toBe(100);
    expect(worth(written(0, 'sixes', 24))).toBeLessThan(100);
    expect(worth(written(0, 'domino', 3, 0, 1), [30, 0])).toBe(100);
    expect(worth(written(1, 'domino', 25, 0, 1), [30, 0])).toBe(0);
    expect(worth(written(1, 'domino', 24, 0, 1), [30, 0])).toBeGreaterThan(0);
    expect(worth(written(0, 'domino', 25), [100, 0])).toBe(100);
  });

  it('17.6, 17.10: a right to the hundred is worth something, and so is a fish to the others', () => {
    expect(worth(written(0, 'sixes', 10))).toBeGreaterThan(worth(written(0, 'domino', 10)));
    expect(worth(written(0, 'fish', 10, 30))).toBeLessThan(50);
  });

  it('17.11, 17.12: what waits counts: a deal that writes a fish off opens no account', () => {
    const pending: Pending = { fisher: 0, attempts: 2, eggs: false, hundred: null };
    const off = worth(written(0, 'domino', 40), [0, 0], { starts: 0, pending });
    expect(off).toBeLessThan(worth(written(0, 'domino', 40)));
    const eggs: Pending = { fisher: null, attempts: 2, eggs: true, hundred: null };
    expect(worth(written(0, 'domino', 40), [0, 0], { pending: eggs })).toBeGreaterThan(55);
  });
});

/** What a level does, whatever the seed. */
function plays(table: ArrangedTable, deal: Deal, level: BotLevel, totals: readonly number[]) {
  const standing = table.standing(totals, 3, { starts: 0 });
  const chosen = [1, 2, 3].map((seed) =>
    think(view(table, deal), table.game.moves(deal), level, seed, { standing, rollouts: 1500 }),
  );
  return [...new Set(chosen.map(inShort))];
}

describe('a bot', () => {
  const opened = (hands: readonly string[], totals: readonly number[]) =>
    two.game.open(two.standing(totals, 3, { starts: 0 }), two.options, 2, two.open(hands).heap, 0);

  it('17.7: stakes the match with a hand that goes out, and not with one that is stuck', () => {
    const good = opened(['6-6 1-6 2-6 3-6 4-6 5-6 0-6', '1-1 2-2 3-3 4-4 5-5 0-1 0-2'], [30, 0]);
    expect(plays(two, good, 'expert', [30, 0])).toEqual(['!6-6']);
    const bad = opened(['6-6 0-0 1-1 2-2 3-3 4-4 5-5', '1-2 1-3 2-3 0-4 0-5 4-5 1-4'], [110, 0]);
    expect(plays(two, bad, 'expert', [110, 0])).not.toContain('!6-6');
  });

  it('17.5: keeps the double blank for last, and tells why', () => {
    const hands = ['2-3 0-0 0-1 1-4 1-5 2-6 4-6', '0-3 2-2 3-3 4-4 5-5 3-5 3-6'];
    const asked = two.after(opened(hands, [0, 0]), '!2-3 0-3@1');
    expect(two.game.moves(asked).map(inShort)).toContain('0-0@1');
    for (const level of ['rules', 'club', 'strong', 'expert'] as const) {
      for (const chosen of plays(two, asked, level, [0, 0])) expect(chosen, level).not.toContain('0-0');
    }
    const standing = two.standing([0, 0], 3, { starts: 0 });
    expect(advise(view(two, asked), standing).why).toContainEqual({ why: 'keeps last', tile: '0-0' });
  });

  it('17.7: says that it stakes the match, or does not', () => {
    const why = (hands: readonly string[], totals: readonly number[]) =>
      advise(view(two, opened(hands, totals)), two.standing(totals, 3, { starts: 0 })).why[0];
    const good = ['6-6 1-6 2-6 3-6 4-6 5-6 0-6', '1-1 2-2 3-3 4-4 5-5 0-1 0-2'];
    expect(why(good, [30, 0])).toEqual({ why: 'stakes' });
    // Without a right nothing can be staked, and nothing is said of it.
    expect(why(good, [0, 0])).not.toEqual({ why: 'stakes' });
    const bad = ['6-6 0-0 1-1 2-2 3-3 4-4 5-5', '1-2 1-3 2-3 0-4 0-5 4-5 1-4'];
    expect(why(bad, [110, 0])).toEqual({ why: 'stakes not' });
    expect(why(bad, [0, 0])).not.toEqual({ why: 'stakes not' });
  });

  it('thinks of partners as of itself', () => {
    const now = view(four, four.open([]));
    const standing = four.standing([40, 0, 40, 0], 3, { starts: 0 });
    const points = [...written(0, 'domino', 10), ...written(0, 'domino', 10)];
    const [own, other, partner] = [0, 1, 2].map((seat) => valueFor(now, seat, standing)(points));
    expect(partner).toBe(own);
    expect((own ?? 0) + (other ?? 0)).toBeCloseTo(100, 6);
  });
});
