import { describe, expect, it } from 'vitest';
import { MOST, TEMPERAMENTS } from '../../src/bots/temperaments.ts';
import type { Move, Tile } from '../../src/rules/game.ts';
import { seen } from '../../src/rules/seen.ts';
import { tableOf } from '../rules/table.ts';
import { biasOf } from './asked.ts';

const ural = tableOf('ural', 4);
// Seat 0 leads; the others lay their sixes, and seat 0 is to play on 0, 1, 2 or the free blade.
const deal = ural.after(ural.open(['6-6 0-1 2-5 1-1 4-6', '0-6 5-5', '1-6 4-4', '2-6 3-3']), '!6-6 0-6@0 1-6@1 2-6@2');
const view = seen(ural.game, deal, 0);
const feels = (id: string, tile: Tile, arm: number) => biasOf(id, view)({ do: 'play', tile, arm });

describe('a temperament', () => {
  it('weighs less than a tile does', () => {
    for (const id of Object.keys(TEMPERAMENTS)) {
      const bias = biasOf(id, view);
      const plays = ural.game.moves(view).filter((move): move is Extract<Move, { do: 'play' }> => move.do === 'play');
      expect(plays.length).toBeGreaterThan(3);
      for (const play of plays) expect(Math.abs(bias(play))).toBeLessThanOrEqual(MOST);
    }
  });

  it('likes nothing where it is even or not known', () => {
    expect([feels('even', '0-1', 0), feels('nobody', '0-1', 0)].map(Math.abs)).toEqual([0, 0]);
  });

  it('of a spender is for heavy tiles, of a gambler for light ones', () => {
    expect(feels('spender', '4-6', 3)).toBeGreaterThan(feels('spender', '0-1', 0));
    expect(feels('gambler', '4-6', 3)).toBeLessThan(feels('gambler', '0-1', 0));
  });

  it('of a hoarder keeps its doubles', () => {
    expect(feels('hoarder', '1-1', 1)).toBeLessThan(feels('hoarder', '0-1', 1));
  });

  it('of a blocker shuts an arm rather than leave it to others, of a gambler the other way round', () => {
    const open = { do: 'play', tile: '1-1', arm: 1 } as const;
    const difference = (id: string) => biasOf(id, view)({ ...open, closed: true }) - biasOf(id, view)(open);
    expect(difference('blocker')).toBeGreaterThan(0);
    expect(difference('gambler')).toBeLessThan(0);
  });

  it('of a loyal one spares a partner, and lays on whoever plays next', () => {
    const partners = { ...view, sides: [0, 1, 0, 1] };
    const bias = biasOf('loyal', partners);
    // Arm 1 is the partner’s, arm 0 of the seat that plays next.
    const onPartner = bias({ do: 'play', tile: '0-1', arm: 1 });
    const onNext = bias({ do: 'play', tile: '0-1', arm: 0 });
    expect(onNext).toBeGreaterThan(onPartner);
  });
});
