/** The catalogue. */
import type { Game } from './game.ts';
import { rows } from './star/rows.ts';
import { starGame } from './star/star.ts';

/** All games, in the order of the rules page. */
export const games: readonly Game[] = rows.map(starGame);

/** The game with this identifier, if there is one. */
export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
