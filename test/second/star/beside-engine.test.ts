import { describe, expect, it } from 'vitest';
import { games } from '../../../src/rules/games.ts';
import { often } from '../../long.ts';
import { variants } from '../../rules/conformance.ts';
import { compareDeals } from './beside-engine.ts';
import { GAMES } from './page-rows.ts';

describe('engine and judge', () => {
  it.each(games.filter(({ id }) => GAMES.has(id)).map((game) => [game.id, game] as const))(
    'take the same moves, and end and score alike: %s',
    (_, game) => {
      for (const seats of new Set([Math.min(...game.seats), Math.max(...game.seats)])) {
        for (const options of variants(game, seats)) {
          const compared = compareDeals(game, options, seats, often(1, 8), 16);
          expect(compared.legal).toBeGreaterThan(0);
        }
      }
    },
  );
});
