/** The catalogue. */

import { rows } from './chain/star/rows.ts';
import { starGame } from './chain/star/star-game.ts';
import type { Game } from './game.ts';

/** All games, in the order of the rules page. */
export const games: readonly Game[] = rows.map(starGame);

/** The game with this identifier, if there is one. */
export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
