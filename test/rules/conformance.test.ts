import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { often } from '../long.ts';
import { conformance, variants } from './conformance.ts';
import { closedCross } from './toys/closed-cross.ts';
import { sumLine } from './toys/sum-line.ts';

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  it('keeps the contract of all games with every number of seats and every option', () => {
    // A game of few tables shows as much of itself in more deals at each.
    conformance(game, game.seats.length > 3 ? 1 : often(2, 3));
  });
});

describe.each([sumLine, closedCross].map((game) => ({ id: game.id, game })))('$id, a game of the tests', ({ game }) => {
  it('keeps the same contract with nothing changed for it', () => {
    conformance(game, often(6, 12));
  });
});

describe('a game that breaks the contract is found out', () => {
  const faults: readonly (readonly [string, Partial<Game>])[] = [
    ['lists a move twice', { moves: (deal) => closedCross.moves(deal).flatMap((move) => [move, move]) }],
    [
      'looks at the next hand to say what is legal',
      {
        moves: (deal) => {
          const [first, ...others] = closedCross.moves(deal);
          const next = deal.hands[((deal.turn?.seat ?? 0) + 1) % deal.seats] ?? [];
          const peeked = next.some((at) => deal.heap[at] === '0-0') && others.length > 0;
          return first && !peeked ? [first, ...others] : others;
        },
      },
    ],
    [
      'loses a tile',
      {
        play: (deal, move) => {
          const after = closedCross.play(deal, move);
          return { ...after, deal: { ...after.deal, boneyard: after.deal.boneyard.slice(1) } };
        },
      },
    ],
    ['shows the boneyard', { sees: (deal, eye, at) => deal.boneyard.includes(at) || closedCross.sees(deal, eye, at) }],
    [
      'changes what it was given',
      {
        settle: (standing, deal) => {
          (standing.totals as number[])[0] = 7;
          return closedCross.settle(standing, deal);
        },
      },
    ],
  ];
  it.each(faults)('when it %s', (_, fault) => {
    expect(() => conformance({ ...closedCross, seats: [3], ...fault }, 6)).toThrow();
  });
});

it('sees the games of the tests do what they are there for', () => {
  const beats = new Set<string>();
  const words = new Set<string>();
  const watched = (game: Game): Game => ({
    ...game,
    play(deal, move) {
      const after = game.play(deal, move);
      for (const { beat } of after.beats) beats.add(beat);
      for (const [word, value] of Object.entries(move)) words.add(`${word} ${value}`);
      return after;
    },
  });
  conformance(watched(sumLine), 6);
  conformance(watched(closedCross), 6);
  expect([...beats]).toEqual(expect.arrayContaining(['led', 'laid', 'drew', 'passed', 'shut', 'scored', 'ended']));
  expect([...words]).toEqual(expect.arrayContaining(['goesOn true', 'closed true', 'out 5']));
});

it('tries every flag and every choice', () => {
  const cyprus = games.find(({ id }) => id === 'cyprus');
  expect(cyprus && variants(cyprus, 4).map(({ set, handSizes, drawForLead }) => [set, handSizes, drawForLead])).toEqual(
    [
      [9, 'standard', false],
      [12, 'standard', false],
      [9, 'bell', false],
      [9, 'standard', true],
    ],
  );
});
