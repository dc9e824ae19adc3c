import { areAllThere, gameById } from './catalogue.ts';
import type { Game } from './game.ts';

/**
 * Returns the game with this identifier, if there is one; loads all games if needed. Rejects if they cannot be loaded.
 */
export async function fetchGame(id: string): Promise<Game | undefined> {
  if (!gameById(id) && !areAllThere()) await import('./games.ts');
  return gameById(id);
}
