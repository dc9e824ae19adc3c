/** The game that is there from the start. */
import { starGame } from './chain/star/star-game.ts';
import { cyprus } from './chain/star/star-row.ts';
import type { Game } from './game.ts';

export const first: Game = starGame(cyprus);
