import { describe, expect, it } from 'vitest';
import type { Move, Seen, Tile } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { stakeOf } from '../../src/rules/stake.ts';

/** Seat 0 is to move with these tiles. */
const holding = (hand: readonly Tile[], sides: readonly number[]) =>
  ({
    heap: hand,
    hands: [hand.map((_, at) => at), [], [], []],
    sides,
    options: {},
    turn: { seat: 0, drew: [], laid: [] },
  }) as unknown as Seen;
const bar: Move = { do: 'play', tile: '3-3', arm: 1, barricade: true };
const stake = (game: string, hand: readonly Tile[], sides = [0, 1, 2, 3], ways: readonly Move[] = [bar]) =>
  stakeOf(gameById(game) ?? null, holding(hand, sides), ways);

describe('what is at stake for whoever bars', () => {
  it('is twice the own count, without the double (9.3)', () => {
    expect(stake('block', ['3-3', '1-6', '0-2'])).toEqual({ points: 18, withPartner: false, mustScore: false });
  });

  it('is of the side, of which the partner’s tiles are not seen (6.7)', () => {
    expect(stake('team-block', ['3-3', '0-0'], [0, 1, 0, 1])).toEqual({
      points: 0,
      withPartner: true,
      mustScore: false,
    });
  });

  it('counts 0-0 alone as the end of the deal does (8.3)', () => {
    expect(stake('draw', ['3-3', '0-0'])).toEqual({ points: 50, withPartner: false, mustScore: false });
    expect(stake('draw', ['3-3', '0-0', '0-1'])).toEqual({ points: 2, withPartner: false, mustScore: false });
  });

  it('is nothing where nobody can hold less, and where none of the ways bars', () => {
    expect(stake('block', ['3-3', '0-0'])).toBeNull();
    expect(stake('block', ['3-3', '1-6'], undefined, [{ do: 'play', tile: '3-3', arm: 1 }])).toBeNull();
  });
});
