/** The whole catalogue. */

import { stars, takeIn } from './catalogue.ts';
import { lineGame } from './chain/line/line-game.ts';
import { rows as lineRows } from './chain/line/rows.ts';
import type { Game } from './game.ts';
import { solo1 } from './solo/solo-1.ts';

export { gameById } from './catalogue.ts';

/** All games, in the order of the rules pages. */
export const games: readonly Game[] = [...stars, ...lineRows.map(lineGame), solo1];

takeIn(games);
