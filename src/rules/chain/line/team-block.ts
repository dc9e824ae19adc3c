/** Team Block: partners are drawn before the first deal (7.4). */
import type { Game } from '../../game.ts';
import { seatTeams } from '../../team-draw.ts';

export const teamBlock = (game: Game): Game => ({ ...game, dealing: { seatTeams } });
