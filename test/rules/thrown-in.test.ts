import { describe, expect, it } from 'vitest';
import type { Deal, Tile } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { threwIn } from '../../src/rules/thrown-in.ts';
import { isDouble } from '../../src/rules/tiles.ts';

/** The first deal of a match in which the last tiles of the set stay in the boneyard. */
function dealt(id: string, seats: number, last: (tile: Tile) => boolean, given = {}): Deal {
  const game = gameById(id);
  const options = game?.options(given, seats);
  if (!game || !options?.ok) throw new Error(`no such table: ${id}`);
  const set = game.set(options.value);
  const heap = [...set.filter((tile) => !last(tile)), ...set.filter(last)];
  return game.open(game.begin(options.value, seats), options.value, seats, heap, 0);
}

describe('what a deal that is thrown in was missing (1.2)', () => {
  it.each([
    ['cyprus', 4, '9-9', {}],
    ['cyprus', 4, '12-12', { set: 12 }],
    ['cyprus-leaflet', 4, '9-9', {}],
  ] as const)('is the highest double of the set: %s with %i seats, %s', (id, seats, highest, given) => {
    const deal = dealt(id, seats, (tile) => tile === highest, given);
    expect(deal.phase).toBe('thrownIn');
    expect(threwIn(deal).missing).toBe(highest);
  });

  it.each(['sebastopol-draw', 'ural-draw'])('is any double where the next lower one takes its place: %s', (id) => {
    const deal = dealt(id, 3, isDouble);
    expect(deal.phase).toBe('thrownIn');
    expect(threwIn(deal).missing).toBeNull();
  });
});
