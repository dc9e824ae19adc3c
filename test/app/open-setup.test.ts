import { expect, it } from 'vitest';
import { openSetup, withOwnTiles } from '../../src/app/open-setup.ts';
import { gameById } from '../../src/rules/games.ts';
import { bots } from '../match/play.ts';

async function setUp(id: string, seats: number, deal?: number) {
  const game = gameById(id);
  const options = game?.options({}, seats);
  if (!game || !options?.ok) throw new Error(`no ${id}`);
  return withOwnTiles(await openSetup(game, options.value, bots(seats), deal), game);
}

it('lets the seats take their own tiles (1.13), but not in a numbered deal, nor where a tile’s place in the heap counts', async () => {
  expect((await setUp('cyprus', 4)).taken).toEqual([]);
  expect(await setUp('cyprus', 4, 28)).not.toHaveProperty('taken');
  expect(await setUp('solo-2', 1)).not.toHaveProperty('taken');
  expect(await setUp('sausage', 2)).not.toHaveProperty('taken');
});
