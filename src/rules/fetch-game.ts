import { first } from './catalogue.ts';
import type { Game } from './game.ts';

/**
 * Returns the game with this identifier, if there is one; loads all games if it is not the first. Rejects if they
 * cannot be loaded.
 */
export async function fetchGame(id: string): Promise<Game | undefined> {
  if (id === first.id) return first;
  const { games } = await import('./games.ts');
  return games.find((game) => game.id === id);
}
