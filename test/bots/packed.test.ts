import { describe, expect, it } from 'vitest';
import { pack, unpack } from '../../src/bots/packed.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { situations } from './positions.ts';

/** Deals of each table. */
const DEALS = 3;

type Table = readonly [name: string, seats: number, game: Game, given: object];
const tables = games.flatMap((game) => game.seats.map((seats): Table => [game.id, seats, game, {}]));
const [cyprus] = games;
if (cyprus) tables.push(['double-twelve cyprus', 10, cyprus, { set: 12 }]);

describe.each(tables)('what a seat sees in %s with %i seats', (_, seats, game, given) => {
  it('comes out of its packing as it was, through a door that takes nothing but JSON', () => {
    let positions = 0;
    for (const { view } of situations(game, seats, DEALS, given)) {
      expect(unpack(JSON.parse(JSON.stringify(pack(view))))).toEqual(view);
      positions++;
    }
    expect(positions).toBeGreaterThan(DEALS * 10);
  });
});

describe('packing', () => {
  it('refuses a log that tells of a tile that does not lie on the table', () => {
    const [game] = games;
    if (!game) throw new Error('no game');
    for (const { view } of situations(game, 4, 1)) {
      if (view.laid.length !== 1) continue;
      expect(() => pack({ ...view, laid: [] })).toThrow('not on the table');
      return;
    }
    throw new Error('nobody led');
  });
});
