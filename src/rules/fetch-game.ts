import { first } from './first-game.ts';
import type { Game } from './game.ts';

/** Returns all games. Rejects if they cannot be loaded. */
export const fetchGames = async (): Promise<readonly Game[]> => (await import('./games.ts')).games;

/**
 * Returns the game with this identifier; loads all games if it is not the first. Rejects if there is no such game, or
 * if they cannot be loaded.
 */
export async function fetchGame(id: string): Promise<Game> {
  const game = id === first.id ? first : (await fetchGames()).find((each) => each.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}
