import { describe, expect, it } from 'vitest';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal } from '../../src/rules/game.ts';
import { once } from './arranged.ts';
import { tableOf } from './table.ts';

describe.each([
  ['ural', 4],
  ['ural-draw', 3],
] as const)('counting %s', (id, seats) => {
  const table = tableOf(id, seats);
  const none = table.standing(Array(seats).fill(0));
  const rest = Array(seats - 3).fill('');
  const settle = (hands: string[], how: 'domino' | 'blocked', by = 0) =>
    table.settle(none, [...hands, ...rest], how, by);

  it('4.3: 6-6 alone counts 66, 0-0 alone 100', () => {
    expect(settle(['', '6-6', '0-0'], 'domino').counts.slice(0, 3)).toEqual([0, 66, 100]);
  });

  it('4.3: with other tiles they count 12 and 0', () => {
    expect(settle(['', '6-6 0-1', '0-0 0-2'], 'domino').counts.slice(0, 3)).toEqual([0, 13, 2]);
    expect(settle(['', '6-6 0-0', '5-5'], 'domino').counts.slice(0, 3)).toEqual([0, 12, 10]);
  });

  it('4.4: the seat that dominoes scores these counts', () => {
    expect(settle(['', '6-6', '0-0'], 'domino').points[0]).toBe(166);
  });

  it('4.4: the first to 101 or more wins', () => {
    const winners = (total: number) =>
      table.settle(table.standing([total, ...Array(seats - 1).fill(0)]), ['', '1-1', '4-4', ...rest], 'domino', 0)
        .standing.winners;
    expect([winners(90), winners(91), winners(150)]).toEqual([null, [0], [0]]);
  });
});

it('4.4: a blocked deal gives the lowest hand the others’ counts less its own, 0-0 alone being the highest', () => {
  const ural = tableOf('ural', 4);
  const settled = ural.settle(ural.standing([0, 0, 0, 0]), ['0-0', '6-6', '0-1 1-1', '4-5'], 'blocked');
  expect(settled.points).toEqual([0, 0, 100 + 66 + 9 - 3, 0]);
});

describe('Ural played at random', () => {
  const table = tableOf('ural', 4);
  const ended = (number: number): Deal => {
    const chance = fastChance(number);
    const heap = shuffledHeap(seedOfText('ural'), dealLabel(number, 0), table.game.set(table.options));
    let deal = table.game.open(table.standing([0, 0, 0, 0], number % 7), table.options, 4, heap, 0);
    for (let legal = table.game.moves(deal); legal.length > 0; legal = table.game.moves(deal)) {
      const move = legal[chance.below(legal.length)];
      if (move) deal = table.game.play(deal, move).deal;
    }
    return deal;
  };
  const deals = once(() => Array.from({ length: 300 }, (_, number) => ended(number)));

  it('1.9: a last tile dominoes, whatever it shuts', () => {
    const dominoes = deals().filter(({ outcome }) => outcome?.how === 'domino');
    expect(dominoes.some(({ laid }) => laid.at(-1)?.closed)).toBe(true);
    for (const { hands, outcome } of dominoes) expect(hands[outcome?.by ?? -1]).toEqual([]);
  });

  it('1.9: a deal that is blocked by passes lists one for each seat', () => {
    const blocked = deals().filter(({ outcome, log }) => outcome?.how === 'blocked' && log.at(-1)?.do === 'pass');
    expect(blocked.length).toBeGreaterThan(20);
    for (const { log } of blocked) {
      expect(log.slice(-4).every((event) => event.do === 'pass')).toBe(true);
      expect(log.at(-5)?.do).toBe('play');
    }
  });
});
