import { areAllThere, gameById } from './catalogue.ts';
import type { Game } from './game.ts';

/** The game with this identifier, if there is one; fetches what is not there yet. Rejects where that cannot be had. */
export async function fetchGame(id: string): Promise<Game | undefined> {
  if (!gameById(id) && !areAllThere()) await import('./games.ts');
  return gameById(id);
}
