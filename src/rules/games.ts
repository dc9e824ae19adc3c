/** The catalogue. */

import { lineGame } from './chain/line/line-game.ts';
import { rows as lineRows } from './chain/line/rows.ts';
import { rows as starRows } from './chain/star/rows.ts';
import { starGame } from './chain/star/star-game.ts';
import type { Game } from './game.ts';

/** All games, in the order of the rules pages. */
export const games: readonly Game[] = [...starRows.map(starGame), ...lineRows.map(lineGame)];

/** The game with this identifier, if there is one. */
export function gameById(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
